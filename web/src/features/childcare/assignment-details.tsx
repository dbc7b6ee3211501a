import type { ChildcareAssignment } from '@markwell/marking-core';
import { DetailsList } from '../../components/details-list.tsx';
import { marksText } from '../../components/marks-text.ts';
import { t } from '../../lib/texts.ts';
import { paperMarks, partCount } from './texts.ts';

/** What the chosen assignment is, and what of it is online. */
export function AssignmentDetails({ assignment }: { readonly assignment: ChildcareAssignment }) {
  return (
    <section aria-labelledby="assignment-details" className="grid gap-3 rounded-small bg-sunk p-4">
      <h2 id="assignment-details" className="text-lead">
        {t('care.details')}
      </h2>
      <p>{assignment.description}</p>
      <DetailsList
        items={[
          { term: t('care.whole'), value: marksText(assignment.marks) },
          { term: t('care.time'), value: assignment.time },
        ]}
      />
      <p className="text-small text-soft">{t('care.same', { parts: partCount, marks: paperMarks })}</p>
    </section>
  );
}
