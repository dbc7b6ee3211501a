import type { KeyReading } from '@markwell/marking-core';
import type { DraftMessage, DraftQuestion, Place } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { Diagram } from '../../../components/diagram.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { cleanLines } from './clean-lines.ts';
import { DraftMessages } from './draft-messages.tsx';
import { pointsTotal } from './edit-points.ts';
import { typeNames } from './edit-question.ts';
import { KeyLines } from './key-reading.tsx';
import { fieldProblems } from './question-problems.ts';
import { RightAnswers } from './right-answers.tsx';

interface QuestionSummaryProps {
  readonly question: DraftQuestion;
  /** From 1. */
  readonly number: number;
  /** Ids of its heading, and of the first of its buttons. */
  readonly headingId: string;
  readonly buttonId: string;
  readonly isDropped: boolean;
  /** The number of the question that it was made part of. */
  readonly joinedTo: number | undefined;
  readonly isAdded: boolean;
  /** Its place in the file. */
  readonly place: Place | null;
  /** Fields that the reader is not sure of. */
  readonly doubtful: readonly string[];
  readonly messages: readonly DraftMessage[];
  /** How its key is read, as far as that is known. */
  readonly reading: KeyReading | undefined;
  /** Says which answers are right; undefined where that takes the editor. */
  readonly onChange: ((question: DraftQuestion) => void) | undefined;
  readonly onEdit: () => void;
  readonly onDrop: () => void;
  readonly onPutBack: () => void;
  readonly onAddBelow: () => void;
  /** Makes it part of the one above; undefined for the first. */
  readonly onJoin: (() => void) | undefined;
  /** Moves it by one place; undefined at that end of the list. */
  readonly onMoveUp: (() => void) | undefined;
  readonly onMoveDown: (() => void) | undefined;
}

/** One question as read, with its key, and what needs a look. */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { question, number, headingId, isDropped, joinedTo, isAdded, place, doubtful, messages, reading } = props;
  const problems = fieldProblems(question);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 id={headingId} tabIndex={-1} className="text-lead font-bold">
          Question {number}
        </h4>
        <Badge>{typeNames[question.type]}</Badge>
        <Badge>{marksText(question.marks)}</Badge>
        {isDropped && (
          <Badge tone="caution">{joinedTo === undefined ? 'dropped' : `joined with question ${joinedTo}`}</Badge>
        )}
        {isAdded && <Badge tone="pen">added</Badge>}
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
              Not sure of: {doubtful.map((name) => fieldNames[name] ?? name).join(', ')}
            </p>
          )}
          {problems.map(({ text, blocks }) => (
            <p key={text} className={`font-semibold ${blocks === 'storing' ? 'text-cross' : 'text-caution'}`}>
              {text}
            </p>
          ))}
          <Content
            question={question}
            onChange={props.onChange}
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

function Actions(props: QuestionSummaryProps) {
  const { number, buttonId, isDropped, onEdit, onDrop, onPutBack, onAddBelow, onJoin, onMoveUp, onMoveDown } = props;
  const name = <span className="sr-only">question {number}</span>;
  if (isDropped) {
    return (
      <Button id={buttonId} look="quiet" className="-ml-3 justify-self-start" onClick={onPutBack}>
        Put back {name}
      </Button>
    );
  }
  return (
    <div className="-ml-3 flex flex-wrap">
      <Button id={buttonId} look="quiet" onClick={onEdit}>
        Edit {name}
      </Button>
      <Button look="quiet" onClick={onDrop}>
        Drop {name}
      </Button>
      {onMoveUp !== undefined && (
        <Button look="quiet" onClick={onMoveUp}>
          Move up {name}
        </Button>
      )}
      {onMoveDown !== undefined && (
        <Button look="quiet" onClick={onMoveDown}>
          Move down {name}
        </Button>
      )}
      {onJoin !== undefined && (
        <Button look="quiet" onClick={onJoin}>
          Join with the one above {name}
        </Button>
      )}
      <Button look="quiet" onClick={onAddBelow}>
        Add a question below {name}
      </Button>
    </div>
  );
}

interface ContentProps {
  readonly question: DraftQuestion;
  readonly onChange?: QuestionSummaryProps['onChange'];
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
      {table !== null && <DataTable {...table} />}
      <p className="max-w-prose font-semibold whitespace-pre-line">{question.question}</p>
      {passage && <p className="max-w-prose whitespace-pre-line">{passage.replace(/\[\[[^[\]]*\]\]/gu, '______')}</p>}
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

/** What the fields of a question are called on the screen. */
const fieldNames: Readonly<Record<string, string>> = {
  id: 'label',
  type: 'type',
  question: 'question',
  description: 'text before it',
  options: 'options',
  marks: 'marks',
  correctAnswers: 'right answer',
  markingPoints: 'points',
  tolerance: 'how far a number may be off',
  studyTip: 'study tip',
  diagramPath: 'picture',
  diagramAlt: 'description of the picture',
  table: 'table',
};
