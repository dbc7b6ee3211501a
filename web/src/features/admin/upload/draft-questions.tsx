import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import {
  changeQuestion,
  type DraftReview,
  doubtfulFields,
  dropQuestion,
  openMessages,
  questionOf,
} from './draft-review.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionSummary } from './question-summary.tsx';

interface DraftQuestionsProps {
  readonly review: DraftReview;
  readonly place: number;
  readonly onChange: (review: DraftReview) => void;
}

/** Questions that are shown at first, and added with each press: a file can hold two thousand. */
const step = 50;

/** The questions of a draft, one of which can be open for editing. */
export function DraftQuestions({ review, place, onChange }: DraftQuestionsProps) {
  const [count, setCount] = useState(step);
  const [edited, setEdited] = useState<number>();
  const focusSoon = useFocusSoon();
  const { questions } = review.assignment;
  const messages = openMessages(review);
  const close = (index: number) => {
    setEdited(undefined);
    // The button that opened it is there again then.
    focusSoon(`edit-${place}-${index}`);
  };
  const showMore = () => {
    setCount(count + step);
    // With the last of them the button goes: one goes on at the first that was not there.
    focusSoon(`edit-${place}-${count}`);
  };
  return (
    <div>
      <ol className="divide-y divide-rule border-t border-rule">
        {questions.slice(0, count).map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions keep their places, and ids can be edited
          <li key={index} className="py-5">
            {edited === index ? (
              <QuestionEditor
                question={question}
                number={index + 1}
                pictures={review.draft.pictures}
                onChange={(changed) => onChange(changeQuestion(review, index, changed))}
                onClose={() => close(index)}
              />
            ) : (
              <QuestionSummary
                question={question}
                number={index + 1}
                editId={`edit-${place}-${index}`}
                isDropped={review.dropped.includes(index)}
                place={review.draft.fields.find(({ path }) => questionOf(path) === index)?.place ?? null}
                doubtful={doubtfulFields(review, index)}
                messages={messages.filter(({ path }) => questionOf(path) === index)}
                onEdit={() => setEdited(index)}
                onDrop={(isDropped) => onChange(dropQuestion(review, index, isDropped))}
              />
            )}
          </li>
        ))}
      </ol>
      {questions.length > count && (
        <Button look="secondary" className="mt-4" onClick={showMore}>
          Show {Math.min(step, questions.length - count)} more of {questions.length} questions
        </Button>
      )}
    </div>
  );
}
