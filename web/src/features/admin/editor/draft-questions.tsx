import { Button } from '../../../components/button.tsx';
import { addQuestion } from './change-list.ts';
import { changeQuestion, type DraftReview } from './draft-review.ts';
import type { NumberedQuestion } from './place-fields.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { openMessages, questionOf } from './review-messages.ts';
import { ChangeSeveral } from './several-fields.tsx';
import type { QuestionList } from './use-question-list.ts';

interface DraftQuestionsProps {
  readonly review: DraftReview;
  readonly list: QuestionList;
  readonly onChange: (review: DraftReview) => void;
}

/** The questions of a draft, one of which can be open for editing. */
export function DraftQuestions(props: DraftQuestionsProps) {
  const { review, list, onChange } = props;
  const messages = openMessages(review);
  const add = () => {
    const added = addQuestion(review, {});
    onChange(added.review);
    list.edit(added.review, added.key);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {review.questions.length > 1 && <ChangeSeveral review={review} onChange={onChange} />}
      <ol className="divide-y divide-rule border-y border-rule wrap-anywhere">
        {review.questions.slice(0, list.count).map((entry, index) => (
          <li key={entry.key} className="py-5">
            {list.edited === entry.key && !entry.isDropped ? (
              <QuestionEditor
                question={entry.question}
                number={index + 1}
                headingId={list.headingId(entry.key)}
                pictures={review.draft.pictures}
                others={questionsAbove(review, index)}
                caution={review.ownMarking.includes(entry.question.id) ? ownMarkingText : undefined}
                onChange={(changed) => onChange(changeQuestion(review, entry.key, changed))}
                onClose={list.close}
              />
            ) : (
              <QuestionSummary
                {...props}
                entry={entry}
                number={index + 1}
                messages={messages.filter(({ path }) => questionOf(path) === entry.key)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {list.next > 0 && (
          <Button look="secondary" onClick={list.showMore}>
            Show {list.next} more of {review.questions.length} questions
          </Button>
        )}
        <Button look="secondary" onClick={add}>
          Add a question{list.next > 0 && ' at the end'}
        </Button>
      </div>
    </div>
  );
}

/** The kept questions above a place of the list, with their numbers. */
function questionsAbove({ questions }: DraftReview, place: number): NumberedQuestion[] {
  return questions
    .slice(0, place)
    .flatMap(({ question, isDropped }, index) => (isDropped ? [] : [{ number: index + 1, question }]));
}

const ownMarkingText =
  'Its mark scheme says more than the answers here, because it was corrected or copied. If you change its type, options, marks or answers, a new one is made from them.';
