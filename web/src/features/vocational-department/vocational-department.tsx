import { vocationalCards } from '@markwell/marking-core';
import { departmentLinks } from '../../components/department-links.ts';
import { marksText } from '../../components/marks-text.ts';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { msg, said, t } from '../../lib/texts.ts';
import { AssignmentCard } from './assignment-card.tsx';

/** Of the whole exam (spec part 1, section 2). */
const guidelines = () => [
  { term: t('vocational.time'), value: t('vocational.time-value') },
  { term: t('vocational.total'), value: marksText(90) },
  { term: said('Distinction'), value: '68+' },
  { term: said('Merit'), value: '54-67' },
  { term: said('Pass'), value: '41-53' },
];

const courses = [msg('vocational.childcare'), msg('vocational.health'), msg('vocational.media')];

/** The vocational department (spec part 1, section 2): how BTEC work is assessed, and the four assignments. */
export default function VocationalDepartment() {
  return (
    <Page title={t('page.vocational')} links={departmentLinks()} colour="vocational" width="wide">
      <PageHeading>{t('page.vocational')}</PageHeading>
      <p className="mt-3 max-w-[60ch] text-lead text-soft">
        {t('vocational.intro', {
          courses: courses.map((course) => t(course)).join(', '),
          last: t('vocational.psychology'),
        })}
      </p>

      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="guidelines" className="sheet lined-page self-start">
          <h2 id="guidelines" className="text-title leading-[inherit]">
            {t('vocational.guidelines')}
          </h2>
          <dl>
            {guidelines().map(({ term, value }) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-2">
                <dt>{term}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="assignments" className="grid gap-6 sm:grid-cols-2 lg:row-span-2">
          <h2 id="assignments" className="sr-only">
            {t('vocational.assignments')}
          </h2>
          {vocationalCards.map((card) => (
            <AssignmentCard key={card.assignment} card={card} />
          ))}
        </section>
        <section aria-labelledby="department">
          <h2 id="department" className="text-title">
            {t('vocational.about')}
          </h2>
          <div className="mt-3 grid max-w-prose gap-3">
            <p>{t('vocational.about-1')}</p>
            <p>{t('vocational.about-2')}</p>
          </div>
        </section>
      </div>
    </Page>
  );
}
