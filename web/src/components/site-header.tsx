import { Link } from 'wouter';

export interface HeaderLink {
  readonly href: string;
  readonly label: string;
}

/** The site's name, which leads home, and the links of the page. */
export function SiteHeader({ links = [] }: { readonly links?: readonly HeaderLink[] | undefined }) {
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
        {links.length > 0 && (
          <nav aria-label="Site" className="-mx-2">
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
      </div>
    </header>
  );
}
