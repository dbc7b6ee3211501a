import { t } from '../lib/texts.ts';
import { ExternalIcon } from './icons.tsx';
import { Notice } from './notice.tsx';

/** A place to read on, outside the site. */
interface ReadingLink {
  readonly name: string;
  readonly url: string;
  readonly about: string;
}

interface FurtherReadingProps {
  readonly title: string;
  readonly intro: string;
  readonly links: readonly ReadingLink[];
}

/** Where a student who did not do well can read on; each link opens beside the results, which stay. */
export function FurtherReading({ title, intro, links }: FurtherReadingProps) {
  return (
    <Notice tone="info" title={title}>
      <p>{intro}</p>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 sm:grid-cols-2">
        {links.map(({ name, url, about }) => (
          <li key={url} className="py-1.5">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="touch inline-flex items-center gap-1.5 font-semibold"
            >
              {name}
              <ExternalIcon className="no-print size-4" />
              <span className="sr-only">{t('page.new-tab')}</span>
            </a>
            <span className="hidden text-small text-soft sm:block print:block">{about}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
