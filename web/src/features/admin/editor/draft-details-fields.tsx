import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { changeDetails, type DraftDetails, type DraftReview } from './draft-review.ts';

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
  const { title, description, yearGroup, weekNumber, weekDate } = review.details;
  const [isOpen] = useState(description !== '' || weekNumber !== null || weekDate !== null);
  const change = (details: Partial<DraftDetails>) => onChange(changeDetails(review, details));
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <TextField
        id={titleId}
        label="Title"
        error={titleError}
        value={title}
        maxLength={300}
        onText={(text) => change({ title: text })}
      />
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
        <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <div className="sm:col-span-2">
            <TextField
              label="Description"
              value={description}
              maxLength={5000}
              onText={(text) => change({ description: text })}
            />
          </div>
          <TextField
            label="Week"
            hint="As students read it, such as Week Beginning September 8th, 2025"
            value={weekDate ?? ''}
            maxLength={200}
            onText={(text) => change({ weekDate: text === '' ? null : text })}
          />
          <TextField
            label="Week number"
            hint="Empty for none"
            inputMode="numeric"
            value={weekNumber ?? ''}
            onText={(text) => change({ weekNumber: wholeNumber(text, 60) })}
          />
        </div>
      </details>
    </div>
  );
}

/** A number from 1 to `most`; null for anything else, which shows as an empty field. */
function wholeNumber(text: string, most: number): number | null {
  const digits = text.replace(/\D/g, '').slice(-2);
  const number = Number(digits);
  return number >= 1 && number <= most ? number : null;
}
