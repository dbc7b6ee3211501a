import { uploadAssignmentSchema } from '@markwell/server/contract';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { changeDetails, type DraftDetails, type DraftReview } from './draft-review.ts';
import { FieldsEditor } from './fields/fields-editor.tsx';

interface DraftDetailsFieldsProps {
  readonly review: DraftReview;
  /** Id of the title's field, and what is wrong in it. */
  readonly titleId?: string | undefined;
  readonly titleError?: string | undefined;
  /** The same of the year, where one has to be chosen; without it the form of an upload says which. */
  readonly yearId?: string | undefined;
  readonly yearError?: string | undefined;
  readonly onChange: (review: DraftReview) => void;
}

const years = Array.from({ length: 14 }, (_value, index) => ({ value: `${index + 1}`, label: `Year ${index + 1}` }));

/** Title, year, description and week of a homework. */
export function DraftDetailsFields({
  review,
  titleId,
  titleError,
  yearId,
  yearError,
  onChange,
}: DraftDetailsFieldsProps) {
  const { description, yearGroup, weekNumber, weekDate } = review.details;
  const [isOpen] = useState(description !== '' || weekNumber !== null || weekDate !== null);
  const change = (details: Partial<DraftDetails>) => onChange(changeDetails(review, details));
  const texts = { schema: uploadAssignmentSchema, of: 'homework', fields: review.details, onFields: change };
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <FieldsEditor {...texts} only={['title']} wiring={{ title: { id: titleId, error: titleError } }} />
      <Select
        id={yearId}
        label="Year group"
        error={yearError}
        placeholder={yearId === undefined ? 'As in the form' : 'Choose a year'}
        options={years}
        value={yearGroup ?? ''}
        onPick={(value) => change({ yearGroup: value === '' ? null : Number(value) })}
      />
      <details open={isOpen} className="sm:col-span-2">
        <summary className="cursor-pointer font-semibold">Description and week</summary>
        <div className="mt-4">
          <FieldsEditor {...texts} only={['description', 'weekDate', 'weekNumber']} />
        </div>
      </details>
    </div>
  );
}
