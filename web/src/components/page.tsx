import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../lib/texts.ts';
import type { CoverColour } from './book-cover.tsx';

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
        className="no-print absolute -top-20 start-4 z-10 rounded-small bg-sheet px-4 py-3 font-semibold focus:top-4"
      >
        {t('page.skip')}
      </a>
      <SiteHeader links={links} />
      <main id="main" tabIndex={-1} className={`mx-auto w-full grow px-4 pt-7 pb-16 sm:px-6 sm:pt-10 ${widths[width]}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The foot of every page: who sees what is written here. */
function SiteFooter() {
  return (
    <footer className="no-print border-t border-rule">
      <p className="mx-auto max-w-6xl px-4 py-6 text-small text-soft sm:px-6">
        {t('page.foot')}{' '}
        <a href="/result" className="touch text-inherit">
          {t('page.open-result')}
        </a>
      </p>
    </footer>
  );
}

interface HeaderLink {
  readonly href: string;
  readonly label: string;
}

/** The site's name, which leads home, and the links of the page. */
function SiteHeader({ links = [] }: { readonly links?: readonly HeaderLink[] | undefined }) {
  return (
    <header className="no-print border-b-4 border-cover bg-sheet">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5 sm:px-6">
        <Link href="/" className="flex min-h-11 items-center gap-2.5 text-ink no-underline hover:underline">
          <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
            <path className="fill-cover" d="M6 2h17a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" />
            <path className="stroke-on-cover" strokeWidth="1.5" strokeOpacity=".45" d="M9 2v28" />
            <path
              className="stroke-on-cover"
              strokeWidth="3.2"
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
              d="m13 17.5 3.6 3.8L24 11"
            />
          </svg>
          <span className="text-[1.375rem] font-bold tracking-tight">Markwell</span>
        </Link>
        <div className="flex flex-wrap items-center">
          {links.length > 0 && (
            <nav aria-label={t('page.site')} className="-mx-2">
              <ul className="flex flex-wrap">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className="flex min-h-11 items-center px-2 font-semibold">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <LookButton />
        </div>
      </div>
    </header>
  );
}

const LookPanel = lazy(() => import('./look/look-panel.tsx').catch(() => ({ default: () => null })));

/** Aa: opens what somebody who reads differently can set. */
function LookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-label={t('look.open')}
        onClick={() => setOpen(true)}
      >
        Aa
      </button>
      {isOpen && (
        <Suspense>
          <LookPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
