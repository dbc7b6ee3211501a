import { uploadAssignmentSchema } from '@markwell/server/contract';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { changeDetails, type DraftDetails, type DraftReview } from './draft-review.ts';
import { FieldsEditor } from './fields/fields-editor.tsx';
import type { QuestionList } from './use-question-list.ts';

interface DraftDetailsFieldsProps {
  readonly review: DraftReview;
  readonly list: QuestionList;
  /** Whether what is missing is said. */
  readonly isTold: boolean;
  /** Whether a year has to be chosen; else the form of an upload says which. */
  readonly needsYear?: boolean;
  readonly onChange: (review: DraftReview) => void;
}

const years = Array.from({ length: 14 }, (_value, index) => ({ value: `${index + 1}`, label: `Year ${index + 1}` }));

/** Title, year, description and week of a homework. */
export function DraftDetailsFields({ review, list, isTold, needsYear, onChange }: DraftDetailsFieldsProps) {
  const { title, description, language, yearGroup, weekNumber, weekDate } = review.details;
  const [isOpen] = useState(description !== '' || Boolean(language) || weekNumber !== null || weekDate !== null);
  const change = (details: Partial<DraftDetails>) => onChange(changeDetails(review, details));
  const texts = { schema: uploadAssignmentSchema, of: 'homework', fields: review.details, onFields: change };
  const untitled = isTold && title.trim() === '' ? 'Give the homework a title.' : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <FieldsEditor {...texts} only={['title']} wiring={{ title: { id: list.fieldId('title'), error: untitled } }} />
      <Select
        id={list.fieldId('year')}
        label="Year group"
        error={isTold && needsYear && yearGroup === null ? 'Choose the year that it is for.' : undefined}
        placeholder={needsYear ? 'Choose a year' : 'As in the form'}
        options={years}
        value={yearGroup ?? ''}
        onPick={(value) => change({ yearGroup: value === '' ? null : Number(value) })}
      />
      <details open={isOpen} className="sm:col-span-2">
        <summary className="cursor-pointer font-semibold">Description, language and week</summary>
        <div className="mt-4">
          <FieldsEditor {...texts} only={['description', 'language', 'weekDate', 'weekNumber']} />
        </div>
      </details>
    </div>
  );
}
