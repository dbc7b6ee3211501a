import { BookCover } from '../../components/book-cover.tsx';
import { ArrowIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { t } from '../../lib/texts.ts';

const claims = () => [
  { figure: '6', words: t('landing.categories') },
  { figure: '1500+', words: t('landing.students') },
  { figure: t('landing.real-time'), words: t('landing.monitoring') },
];

/** The front page (spec part 1, section 2): the two departments, and the way in for staff. */
export default function Landing() {
  return (
    <Page title={t('landing.title')} width="wide" colour="science">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <PageHeading className="max-w-[14ch] text-[clamp(2.25rem,0.8rem+3.8vw,3.75rem)] leading-[1.08]">
            {t('landing.heading')}
          </PageHeading>
          <p className="mt-5 max-w-[44ch] text-lead text-soft">{t('landing.intro')}</p>
        </div>
        <div className="hidden md:block">
          <MarkedPage />
        </div>
      </div>

      <h2 className="mt-10 mb-4 text-title md:mt-6">{t('landing.choose')}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <Department
          colour="science"
          name={t('page.science')}
          who={t('landing.years')}
          about={t('landing.science')}
          href="/science-department"
          enter={t('landing.enter-science')}
        />
        <Department
          colour="vocational"
          name={t('page.vocational')}
          who="BTEC Level 3"
          about={t('landing.vocational')}
          href="/btec-department"
          enter={t('landing.enter-vocational')}
        />
      </div>

      <ul className="mt-10 grid gap-x-8 gap-y-5 border-y-2 border-rule py-6 sm:grid-cols-3">
        {claims().map(({ figure, words }) => (
          <li key={words} className="flex flex-col">
            <span className="text-[2rem] leading-tight font-bold tracking-tight">{figure}</span>{' '}
            <span className="text-soft">{words}</span>
          </li>
        ))}
      </ul>

      <section
        aria-labelledby="staff"
        className="sheet mt-10 flex flex-wrap items-center justify-between gap-4 p-5 sm:p-7"
      >
        <div className="max-w-prose">
          <h2 id="staff" className="text-title">
            {t('landing.admin')}
          </h2>
          <p className="mt-1 text-soft">{t('landing.for-staff')}</p>
        </div>
        <LinkButton href="/teacher-login" look="secondary">
          {t('landing.admin-dashboard')}
        </LinkButton>
      </section>
    </Page>
  );
}

interface DepartmentProps {
  readonly colour: 'science' | 'vocational';
  readonly name: string;
  readonly who: string;
  readonly about: string;
  readonly href: string;
  readonly enter: string;
}

function Department({ colour, name, who, about, href, enter }: DepartmentProps) {
  return (
    <BookCover colour={colour} roomy top={<p className="pt-1 text-lead font-semibold">{who}</p>}>
      <div className="grow">
        <h3 className="text-[1.5rem]">{name}</h3>
        <p className="mt-2 mb-6 text-soft">{about}</p>
      </div>
      <LinkButton href={href} large className="self-start">
        {enter}
        <ArrowIcon className="hidden size-5 rtl:rotate-180 sm:block md:hidden lg:block" />
      </LinkButton>
    </BookCover>
  );
}

/** A page of homework with its ticks: decoration only. */
function MarkedPage() {
  return (
    <svg viewBox="0 0 360 300" className="h-auto w-full" aria-hidden="true" focusable="false">
      <g transform="rotate(-4 180 150)">
        <rect x="46" y="26" width="270" height="250" rx="10" className="fill-cover" />
      </g>
      <g transform="rotate(2.5 180 150)">
        <rect x="44" y="20" width="272" height="256" rx="10" className="fill-sheet stroke-rule" strokeWidth="1.5" />
        <path
          className="stroke-(--ruled-line)"
          strokeWidth="1.5"
          d="M44 72h272M44 102h272M44 132h272M44 162h272M44 192h272M44 222h272M44 252h272"
        />
        <path className="stroke-(--margin-line)" strokeWidth="2" d="M96 20v256" />
        <g className="stroke-pen" fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M112 92c10-14 14 8 24-3s15 9 25-2 12 8 22-2 16 8 28-2" />
          <path d="M112 122c12-14 15 8 27-3s10 9 22-1" />
          <path d="M112 152c10-14 14 8 24-3s15 9 25-2 12 8 22-2 16 8 28-2 14 7 26-3" />
          <path d="M112 182c12-14 12 8 24-3s15 9 27-2 12 8 22-2" />
          <path d="M112 242c10-14 14 8 24-3s15 9 25-2 12 8 22-2" />
        </g>
        <g className="stroke-tick" fill="none" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="m60 86 9 10 20-27M60 146l9 10 20-27M60 176l9 10 20-27M60 236l9 10 20-27" />
          <path d="M262 34c-29-4-57 6-58 21s23 23 50 21 45-12 43-25-30-21-58-17" strokeWidth="3.5" />
        </g>
        <text x="251" y="64" textAnchor="middle" className="fill-tick text-[24px] font-bold">
          4/5
        </text>
        <path
          className="stroke-next"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
          d="M112 212c12-14 12 8 24-3s15 9 27-2 12 8 22-2 18 8 30-2"
        />
        <path
          className="stroke-next"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
          d="M70 214a6.5 6.5 0 1 1 9-8c0 5-5 5-5 9M74 222v.1"
        />
      </g>
    </svg>
  );
}
