import { vocationalCards } from '@markwell/marking-core';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { AssignmentCard } from './assignment-card.tsx';

const links = [
  { href: '/', label: 'Home' },
  { href: '/teacher-login-new', label: 'Teacher Dashboard' },
] as const;

/** Of the whole exam (spec part 1, section 2). */
const guidelines = [
  { term: 'Time allowance', value: '1 hour 45 minutes' },
  { term: 'Total', value: '90 marks' },
  { term: 'Distinction', value: '68+' },
  { term: 'Merit', value: '54-67' },
  { term: 'Pass', value: '41-53' },
] as const;

const courses = ['Childcare', 'Health & Social Care', 'ICT Digital Media', 'Psychology'] as const;

/** The vocational department (spec part 1, section 2): how BTEC work is assessed, and the four assignments. */
export default function VocationalDepartment() {
  return (
    <Page title="Vocational department" links={links} colour="vocational" width="wide">
      <PageHeading>Vocational department</PageHeading>
      <p className="mt-3 max-w-[60ch] text-lead text-soft">
        BTEC Level 3: {courses.slice(0, -1).join(', ')} and {courses.at(-1)}.
      </p>

      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="guidelines" className="sheet lined-page self-start">
          <h2 id="guidelines" className="text-title leading-[inherit]">
            BTEC assessment guidelines
          </h2>
          <dl>
            {guidelines.map(({ term, value }) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-2">
                <dt>{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="assignments" className="grid gap-6 sm:grid-cols-2 lg:row-span-2">
          <h2 id="assignments" className="sr-only">
            Assignments
          </h2>
          {vocationalCards.map((card) => (
            <AssignmentCard key={card.assignment} card={card} />
          ))}
        </section>
        <section aria-labelledby="department">
          <h2 id="department" className="text-title">
            About the department
          </h2>
          <div className="mt-3 grid max-w-prose gap-3">
            <p>
              Our courses prepare you for work with children, for care, for digital media and for further study. The
              assessments use case studies in the style of the exam: read about a person, then apply what you have
              learned.
            </p>
            <p>
              Every assignment here leads to the same online assessment of six case studies for 32 marks. It is marked
              the moment you hand it in, and its grade boundaries are scaled from those of the exam.
            </p>
          </div>
        </section>
      </div>
    </Page>
  );
}
