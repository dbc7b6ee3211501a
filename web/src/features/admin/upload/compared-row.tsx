import type { FileLine } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { WarningIcon } from '../../../components/icons.tsx';
import { Select } from '../../../components/select.tsx';
import type { DraftReview } from '../editor/draft-review.ts';
import { type ComparedLine, likelyQuestion } from './compare-lines.ts';
import { addLine, type LineRole, lineRoles, makeQuestion, roleNames } from './use-line.ts';

interface ComparedRowProps {
  readonly review: DraftReview;
  readonly compared: ComparedLine;
  /** Of the button that opens what can be done with the line. */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Moves to a question, by its key. */
  readonly onShow: (key: number) => void;
  /** A question was made of it. */
  readonly onMade: (made: { review: DraftReview; key: number }) => void;
  /** It was added to a question; says to which, as what. */
  readonly onAdded: (review: DraftReview, said: string) => void;
}

/** A line of the file, what it became, and what else can be made of it. */
export function ComparedRow(props: ComparedRowProps) {
  const { compared, buttonId, isOpen, onOpen, onShow } = props;
  const { line, isNothing } = compared;
  const name = placeName(line);
  return (
    <li
      className={classNames(
        'grid gap-x-4 gap-y-1 py-2.5 pr-2 pl-3 sm:grid-cols-[minmax(0,1fr)_auto]',
        isNothing && 'border-l-4 border-l-caution bg-caution-wash',
      )}
    >
      <div className="min-w-0">
        <p className="text-small text-soft">{name}</p>
        <p className={classNames('whitespace-pre-line break-words', line.became === 'left-out' && 'text-soft')}>
          {line.text}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 sm:ml-0 sm:max-w-80 sm:justify-end">
        <Fate compared={compared} onShow={onShow} />
        <Button id={buttonId} look="quiet" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Use it'} <span className="sr-only">{name}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="sm:col-span-2">
          <UseLine {...props} />
        </div>
      )}
    </li>
  );
}

/** 'Paragraph 12', 'Paragraph 3 of the answers' */
function placeName({ place, isOfKey }: FileLine): string {
  if (place === null) return 'Somewhere in the file';
  return `${place.unit === 'line' ? 'Line' : 'Paragraph'} ${place.number}${isOfKey ? ' of the answers' : ''}`;
}

const fates = {
  question: '',
  title: 'Title and details',
  description: 'Description',
  'left-out': 'Left out',
  nothing: '',
} as const satisfies Record<FileLine['became'], string>;

function Fate({ compared, onShow }: Pick<ComparedRowProps, 'compared' | 'onShow'>) {
  const { line, questions, isDropped, isNothing } = compared;
  if (isNothing) {
    return (
      <strong className="flex items-center gap-1.5 px-3 text-caution">
        <WarningIcon className="size-4" />
        Part of nothing
      </strong>
    );
  }
  if (questions.length === 0) {
    return <span className="px-3 text-soft">{isDropped ? 'Dropped with its question' : fates[line.became]}</span>;
  }
  return questions.map(({ key, number }) => (
    <Button key={key} look="quiet" onClick={() => onShow(key)}>
      Question {number}
    </Button>
  ));
}

interface UseLineProps {
  readonly review: DraftReview;
  readonly compared: ComparedLine;
  readonly onMade: (made: { review: DraftReview; key: number }) => void;
  readonly onAdded: (review: DraftReview, said: string) => void;
}

/** Makes a question of a line of the file, or adds it to one. */
function UseLine({ review, compared, onMade, onAdded }: UseLineProps) {
  const [chosen, setChosen] = useState(() => likelyQuestion(review, compared));
  const [role, setRole] = useState<LineRole>('answer');
  const kept = review.questions.flatMap(({ key, question, isDropped }, index) =>
    isDropped ? [] : [{ value: String(key), label: `${index + 1}: ${shorten(question.question)}`, number: index + 1 }],
  );
  const target = kept.find(({ value }) => value === String(chosen));
  const add = () => {
    if (chosen === undefined || target === undefined) return;
    onAdded(addLine(review, compared.index, chosen, role), `Added to question ${target.number} as ${roleNames[role]}.`);
  };
  return (
    <div className="mt-2 mb-1 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 sm:p-4">
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => onMade(makeQuestion(review, compared.index))}
      >
        Make a question of it
      </Button>
      {kept.length > 0 && (
        <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]">
          <Select
            label="Or add it to question"
            placeholder="Choose a question"
            options={kept}
            value={target?.value ?? ''}
            onPick={(value) => setChosen(value === '' ? undefined : Number(value))}
          />
          <Select
            label="As"
            placeholder="Choose what it is"
            options={lineRoles.map((value) => ({ value, label: roleNames[value] }))}
            value={role}
            onPick={(value) => setRole(lineRoles.find((one) => one === value) ?? role)}
          />
          <Button
            look="secondary"
            disabledReason={target === undefined ? 'Choose a question.' : undefined}
            onClick={add}
          >
            Add it
          </Button>
        </div>
      )}
    </div>
  );
}

const shorten = (text: string) => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') return 'no text yet';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
