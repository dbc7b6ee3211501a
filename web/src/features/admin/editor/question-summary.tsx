import type { DraftMessage, DraftQuestion } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { Diagram } from '../../../components/diagram.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { typeNames } from '../../../lib/type-names.ts';
import { addQuestion, dropQuestion, joinWithAbove, moveQuestion, putBack, questionAbove } from './change-list.ts';
import { cleanLines } from './clean-lines.ts';
import { DraftMessages } from './draft-messages.tsx';
import { changeQuestion, type DraftReview, type ReviewQuestion } from './draft-review.ts';
import { pointsTotal } from './edit-points.ts';
import { findWords } from './fields/field-words.ts';
import { KeyLines } from './key-reading.tsx';
import { writePath } from './question-path.ts';
import { fieldProblems } from './question-problems.ts';
import { doubtfulFields, keyReadingOf, questionOf } from './review-messages.ts';
import { RightAnswers } from './right-answers.tsx';
import type { QuestionList } from './use-question-list.ts';

interface QuestionSummaryProps {
  readonly review: DraftReview;
  readonly list: QuestionList;
  readonly entry: ReviewQuestion;
  /** From 1. */
  readonly number: number;
  /** What the reader says of it. */
  readonly messages: readonly DraftMessage[];
  readonly onChange: (review: DraftReview) => void;
}

/** One question of a draft, with its key, and what needs a look. */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { review, list, entry, number, messages, onChange } = props;
  const { key, question, isDropped, joined } = entry;
  const headingId = list.headingId(key);
  const read = review.draft.assignment.questions.length;
  const joinedTo = joined && review.questions.findIndex((one) => one.key === joined.to) + 1;
  const beside = (question.material ?? []).flatMap(
    (id) => review.questions.findIndex((one) => one.question.id === id) + 1 || [],
  );
  const place = review.draft.fields.find(({ path }) => questionOf(path) === key)?.place ?? null;
  const doubtful = doubtfulFields(review, key);
  const reading = keyReadingOf(review, key);
  return (
    <section aria-label={`Question ${number}${list.ofHomework}`} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 id={headingId} tabIndex={-1} className="text-lead font-bold">
          Question {number}
        </h4>
        <Badge>{typeNames[question.type]}</Badge>
        <Badge>{marksText(question.marks)}</Badge>
        {question.label && <Badge>on paper {writePath(question.label)}</Badge>}
        {isDropped && <Badge tone="caution">{joinedTo ? `joined with question ${joinedTo}` : 'dropped'}</Badge>}
        {read > 0 && key >= read && <Badge tone="pen">added</Badge>}
        {beside.length > 0 && (
          <span className="text-small text-soft">beside what question {beside.join(' and ')} shows</span>
        )}
        {place !== null && (
          <span className="text-small text-soft">
            from {place.unit} {place.number}
          </span>
        )}
      </div>
      {!isDropped && (
        <>
          <DraftMessages messages={messages} label={`About question ${number}`} />
          {doubtful.length > 0 && (
            <p className="font-semibold text-caution">
              Not sure of: {doubtful.map((name) => (findWords('draft', name)?.label ?? name).toLowerCase()).join(', ')}
            </p>
          )}
          {fieldProblems(question).map(({ text, blocks }) => (
            <p key={text} className={`font-semibold ${blocks === 'storing' ? 'text-cross' : 'text-caution'}`}>
              {text}
            </p>
          ))}
          <Content
            question={question}
            onChange={
              // What more its mark scheme says is lost with a change: that takes the editor, which warns of it.
              review.ownMarking.includes(question.id) ? undefined : (one) => onChange(changeQuestion(review, key, one))
            }
            isShortSaid={messages.some(({ path }) => path?.[2] === 'markingPoints')}
          />
          {reading !== undefined && (
            <div className="text-small text-soft">
              <KeyLines reading={reading} />
            </div>
          )}
        </>
      )}
      <Actions {...props} />
    </section>
  );
}

/** What can be done with a question. */
function Actions({ review, list, entry: { key, isDropped }, number, onChange }: QuestionSummaryProps) {
  const above = questionAbove(review, key);
  const isLast = review.questions.findLast((one) => !one.isDropped)?.key === key;
  const change = (changed: DraftReview) => {
    // What was pressed is not there any more; where the question is gone, one goes on at the one above.
    list.focusButton(changed.questions.some((one) => one.key === key) ? key : (above?.key ?? key));
    onChange(changed);
  };
  const addBelow = () => {
    const added = addQuestion(review, { after: key });
    onChange(added.review);
    list.edit(added.review, added.key);
  };
  const kept: readonly (readonly [name: string, act: () => void, isPossible?: boolean])[] = [
    ['Edit', () => list.edit(review, key)],
    ['Drop', () => change(dropQuestion(review, key))],
    ['Move up', () => change(moveQuestion(review, key, -1)), above !== undefined],
    ['Move down', () => change(moveQuestion(review, key, 1)), !isLast],
    ['Join with the one above', () => change(joinWithAbove(review, key)), above !== undefined],
    ['Add a question below', addBelow],
  ];
  const all: typeof kept = isDropped ? [['Put back', () => change(putBack(review, key))]] : kept;
  return (
    <div className="-ml-3 flex flex-wrap">
      {all.map(
        ([name, act, isPossible = true], index) =>
          isPossible && (
            <Button key={name} id={index === 0 ? list.buttonId(key) : undefined} look="quiet" onClick={act}>
              {name} <span className="sr-only">question {number}</span>
            </Button>
          ),
      )}
    </div>
  );
}

interface ContentProps {
  readonly question: DraftQuestion;
  /** Says which answers are right; undefined where that takes the editor. */
  readonly onChange?: ((question: DraftQuestion) => void) | undefined;
  /** Whether a message says already that the points cannot earn all marks. */
  readonly isShortSaid: boolean;
}

function Content({ question, onChange, isShortSaid }: ContentProps) {
  const {
    type,
    description,
    diagramPath,
    diagramAlt,
    table,
    correctAnswers,
    studyTip,
    markingPoints,
    tolerance,
    passage,
  } = question;
  const answers = cleanLines(correctAnswers);
  return (
    <>
      {description !== null && <p className="max-w-prose whitespace-pre-line text-soft">{description}</p>}
      {diagramPath !== null && <Diagram path={diagramPath} alt={diagramAlt ?? ''} />}
      {table !== null && <DataTable {...table} cell={withBlanks} />}
      <p className="max-w-prose font-semibold whitespace-pre-line">{question.question}</p>
      {passage && <p className="max-w-prose whitespace-pre-line">{withBlanks(passage)}</p>}
      {ticked.includes(type) && <RightAnswers question={question} onChange={onChange} />}
      {markingPoints ? (
        <Points question={question} isShortSaid={isShortSaid} />
      ) : (
        !ticked.includes(type) &&
        answers.length > 0 && (
          <p>
            <strong>Accepted:</strong> {answers.join(' · ')}
            {tolerance ? `, up to ${tolerance} away` : ''}
          </p>
        )
      )}
      {studyTip !== null && (
        <p className="text-next">
          <strong>Study tip:</strong> {studyTip}
        </p>
      )}
    </>
  );
}

/** What students fill in is open. */
const withBlanks = (text: string) => text.replace(/\[\[[^[\]]*\]\]/gu, '______');

const ticked: readonly DraftQuestion['type'][] = ['multiple-choice', 'multiple-response', 'true-false'];

/** Each point with its marks; its answers are ways of making it. */
function Points({ question, isShortSaid }: ContentProps) {
  const { markingPoints, marks } = question;
  const total = pointsTotal(question);
  return (
    <div className="grid gap-1.5">
      <p>
        <strong>Points,</strong> {marksText(marks)} at most:
      </p>
      <ol className="grid gap-1.5">
        {markingPoints?.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points keep their places, and can be the same
          <li key={index} className="flex items-start gap-3">
            <span className="w-16 flex-none font-semibold text-soft">{marksText(point.marks)}</span>
            <span className="min-w-0 break-words">{cleanLines(point.answers).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {total.isShort && !isShortSaid && <p className="font-semibold text-caution">{total.text}</p>}
    </div>
  );
}
