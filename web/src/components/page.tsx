import { type ReactNode, useEffect } from 'react';
import type { CoverColour } from './book-cover.tsx';
import { SiteFooter } from './site-footer.tsx';
import { type HeaderLink, SiteHeader } from './site-header.tsx';

const widths = { reading: 'max-w-4xl', wide: 'max-w-6xl' } as const;

interface PageProps {
  /** The document's title, before the name of the site; for a page that is still loading, what is coming. */
  readonly title: string;
  readonly links?: readonly HeaderLink[];
  /** The year or department whose colour the page has. */
  readonly colour?: CoverColour;
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, header, main part, footer, and the document's title. */
export function Page({ title, links, colour, width = 'reading', children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Markwell`;
  }, [title]);
  return (
    <div data-cover={colour} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="no-print absolute -top-20 left-4 z-10 rounded-small bg-sheet px-4 py-3 font-semibold focus:top-4"
      >
        Skip to main content
      </a>
      <SiteHeader links={links} />
      <main id="main" tabIndex={-1} className={`mx-auto w-full grow px-4 pt-7 pb-16 sm:px-6 sm:pt-10 ${widths[width]}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
