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
      <PageHeading>Science department</PageHeading>
      <p className="mt-3">
        <Badge>{weekLabel}</Badge>
      </p>

      <div className="mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="homework">
          <h2 id="homework" className="mb-4 text-title">
            Choose your year
          </h2>
          {list.isError && (
            <Notice tone="caution" role="status" className="mb-5">
              <p>The latest list could not be fetched, so these are the standard homeworks. They work all the same.</p>
              <Button look="quiet" className="-ml-3" onClick={() => list.refetch()}>
                Try again
              </Button>
            </Notice>
          )}
          <ul className="grid gap-6 sm:grid-cols-2">
            {scienceCards(list.data).map((card) => (
              <li key={card.id}>
                <HomeworkCard card={card} />
              </li>
            ))}
          </ul>
        </section>

        <aside aria-label="About the homework" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:pt-12">
          <section aria-labelledby="steps" className="sheet p-5 sm:p-6">
            <h2 id="steps" className="text-lead">
              What to do
            </h2>
            <ol className="mt-3 grid gap-3">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="flex size-7 flex-none items-center justify-center rounded-full border-2 border-pen text-small font-bold text-pen"
                  >
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="features" className="sheet p-5 sm:p-6">
            <h2 id="features" className="text-lead">
              What you get
            </h2>
            <ul className="mt-3 grid gap-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <TickIcon className="mt-0.5 size-6 text-tick" />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </Page>
  );
}
