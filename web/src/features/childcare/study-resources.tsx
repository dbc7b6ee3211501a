import { ExternalIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';

/** Where to read on, outside the site. */
const resources = [
  {
    name: 'BBC Tiny Happy People',
    url: 'https://www.bbc.co.uk/tiny-happy-people',
    about: 'how babies and young children learn to communicate',
  },
  {
    name: 'NHS Best Start in Life',
    url: 'https://www.nhs.uk/best-start-in-life/',
    about: 'health, growth and milestones from birth to five',
  },
  {
    name: 'Foundation Years',
    url: 'https://foundationyears.org.uk',
    about: 'the early years framework, and what to expect when',
  },
  {
    name: 'NSPCC Learning',
    url: 'https://learning.nspcc.org.uk',
    about: 'child development, attachment and keeping children safe',
  },
] as const;

/** Shown under 70% (spec part 2, section 2). */
export function StudyResources() {
  return (
    <Notice tone="info" title="Study resources">
      <p>These free sites explain child development in other words:</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {resources.map(({ name, url, about }) => (
          <li key={url} className="py-2">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1.5 font-semibold"
            >
              {name}
              <ExternalIcon className="no-print size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <span className="block text-small text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
