import { TextField } from '../../../components/text-field.tsx';
import { changeDetails, type DraftDetails, type DraftReview } from './draft-review.ts';

interface DraftDetailsFieldsProps {
  readonly review: DraftReview;
  /** Id of the title's field, and what is wrong in it. */
  readonly titleId?: string | undefined;
  readonly titleError?: string | undefined;
  readonly onChange: (review: DraftReview) => void;
}

/** Title, description, year and week of a homework. */
export function DraftDetailsFields({ review, titleId, titleError, onChange }: DraftDetailsFieldsProps) {
  const { title, description, yearGroup, weekNumber, weekDate } = review.details;
  const change = (details: Partial<DraftDetails>) => onChange(changeDetails(review, details));
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          id={titleId}
          label="Title"
          error={titleError}
          value={title}
          maxLength={300}
          onText={(text) => change({ title: text })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Description"
          value={description}
          maxLength={5000}
          onText={(text) => change({ description: text })}
        />
      </div>
      <TextField
        label="Year group"
        hint="Empty: Year 7"
        inputMode="numeric"
        value={yearGroup ?? ''}
        onText={(text) => change({ yearGroup: wholeNumber(text, 14) })}
      />
      <TextField
        label="Week number"
        hint="Empty for none"
        inputMode="numeric"
        value={weekNumber ?? ''}
        onText={(text) => change({ weekNumber: wholeNumber(text, 60) })}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Week"
          hint="As students read it, such as Week Beginning September 8th, 2025"
          value={weekDate ?? ''}
          maxLength={200}
          onText={(text) => change({ weekDate: text === '' ? null : text })}
        />
      </div>
    </div>
  );
}

/** A number from 1 to `most`; null for anything else, which shows as an empty field. */
function wholeNumber(text: string, most: number): number | null {
  const digits = text.replace(/\D/g, '').slice(-2);
  const number = Number(digits);
  return number >= 1 && number <= most ? number : null;
}
