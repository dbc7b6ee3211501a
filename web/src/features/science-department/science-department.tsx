import { listAssignments } from '@markwell/server/contract';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { HomeworkCard } from './homework-card.tsx';
import { scienceCards, weekLabel } from './science-cards.ts';

const links = [
  { href: '/', label: 'Home' },
  { href: '/teacher-login-new', label: 'Teacher Dashboard' },
] as const;

const steps = [
  'Select your year group homework.',
  'Open another tab to research and check your answers.',
  'Answer all questions carefully.',
  'Review your answers before submitting.',
] as const;

const features = [
  'Immediate feedback and marking',
  'Detailed explanations',
  'Progress tracking and analytics',
  'Mobile-friendly',
] as const;

/** The science department (spec part 1, section 2): this week's homework, and how to do it. */
export default function ScienceDepartment() {
  const list = useCallQuery(listAssignments);
  return (
    <Page title="Science department" links={links} colour="science" width="wide">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading>Science department</PageHeading>
        <Badge className="mb-1">{weekLabel}</Badge>
      </div>
      {list.isError && list.data === undefined && <ListFailed onTryAgain={() => list.refetch()} />}

      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <section aria-labelledby="steps" className="sheet lined-page">
          <h2 id="steps" className="text-title leading-[inherit]">
            What to do
          </h2>
          <ol>
            {steps.map((step, index) => (
              <li key={step} className="relative">
                <span aria-hidden="true" className="lined-margin font-bold text-pen">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="homework" className="contents">
          <h2 id="homework" className="sr-only">
            Homework by year
          </h2>
          {scienceCards(list.data).map((card) => (
            <HomeworkCard key={card.id} card={card} />
          ))}
        </section>
      </div>

      <section aria-labelledby="features" className="mt-10 border-t-2 border-rule pt-6">
        <h2 id="features" className="text-title">
          What you get
        </h2>
        <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-4">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <TickIcon className="mt-0.5 size-6 text-tick" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function ListFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <Notice tone="caution" role="status" className="mt-6">
      <p>The latest list could not be fetched, so these are the standard homeworks. They work all the same.</p>
      <Button look="quiet" className="-ml-3" onClick={onTryAgain}>
        Try again
      </Button>
    </Notice>
  );
}
