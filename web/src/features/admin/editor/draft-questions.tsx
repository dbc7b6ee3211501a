import type { DraftMessage } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { addQuestion, dropQuestion, joinWithAbove, moveQuestion, putBack, questionAbove } from './change-list.ts';
import { changeQuestion, type DraftReview, type ReviewQuestion } from './draft-review.ts';
import type { NumberedQuestion } from './place-fields.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionSummary } from './question-summary.tsx';
import { doubtfulFields, keyReadingOf, openMessages, questionOf } from './review-messages.ts';
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
              <Entry {...props} entry={entry} number={index + 1} messages={messages} />
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

interface EntryProps extends DraftQuestionsProps {
  readonly entry: ReviewQuestion;
  readonly number: number;
  /** Of all questions. */
  readonly messages: readonly DraftMessage[];
}

function Entry({ review, list, onChange, entry, number, messages }: EntryProps) {
  const { key, question, isDropped, joined } = entry;
  const read = review.draft.assignment.questions.length;
  const isAdded = read > 0 && key >= read;
  const above = questionAbove(review, key);
  const isLast = review.questions.findLast((one) => !one.isDropped)?.key === key;
  const at = joined === undefined ? -1 : review.questions.findIndex((one) => one.key === joined.to);
  const change = (changed: DraftReview) => {
    // What was pressed is not there any more; where the question is gone, one goes on at the one above.
    list.focusButton(changed.questions.some((one) => one.key === key) ? key : (above?.key ?? key));
    onChange(changed);
  };
  return (
    <QuestionSummary
      question={question}
      number={number}
      headingId={list.headingId(key)}
      buttonId={list.buttonId(key)}
      isDropped={isDropped}
      isAdded={isAdded}
      joinedTo={at === -1 ? undefined : at + 1}
      place={review.draft.fields.find(({ path }) => questionOf(path) === key)?.place ?? null}
      doubtful={doubtfulFields(review, key)}
      messages={messages.filter(({ path }) => questionOf(path) === key)}
      reading={keyReadingOf(review, key)}
      onChange={
        // What more its mark scheme says is lost with a change: that takes the editor, which warns of it.
        review.ownMarking.includes(question.id) ? undefined : (one) => onChange(changeQuestion(review, key, one))
      }
      onEdit={() => list.edit(review, key)}
      onDrop={() => change(dropQuestion(review, key))}
      onPutBack={() => change(putBack(review, key))}
      onAddBelow={() => {
        const added = addQuestion(review, { after: key });
        onChange(added.review);
        list.edit(added.review, added.key);
      }}
      onMoveUp={above === undefined ? undefined : () => change(moveQuestion(review, key, -1))}
      onMoveDown={isLast ? undefined : () => change(moveQuestion(review, key, 1))}
      onJoin={above === undefined ? undefined : () => change(joinWithAbove(review, key))}
    />
  );
}
