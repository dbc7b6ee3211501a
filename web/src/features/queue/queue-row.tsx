import { nameSlot } from '@markwell/marking-core';
import type { QueueGroup } from '@markwell/server/contract';
import { Badge, MarkBadge } from '../../components/badge.tsx';
import { BesideAnswer } from '../../components/beside-question.tsx';
import { classNames } from '../../components/class-names.ts';
import { countText } from '../../components/count-text.ts';
import { verdictText } from './decisions.ts';

interface QueueRowProps {
  readonly group: QueueGroup;
  /** Whether the homework and the question are to be named: they are those of the group before it else. */
  readonly isFirstOfQuestion: boolean;
  /** Whether what is expected is another thing than for the group before it. */
  readonly showsExpected: boolean;
  readonly showsHomework: boolean;
  readonly hasClasses: boolean;
  /** The marks that were decided, and not confirmed yet. */
  readonly decided: number | undefined;
  readonly isCurrent: boolean;
  readonly rowRef: (row: HTMLLIElement | null) => void;
  readonly onFocus: () => void;
  readonly onDecide: (marks: number | undefined) => void;
}

const mostClasses = 4;
const certaintyWords = { look: 'worth a look', likely: 'marking likely right', sure: 'marking sure' } as const;

/** A group of answers: what they say, who gave them, how they are marked and why, and a button for each verdict. */
export function QueueRow(props: QueueRowProps) {
  const { group, decided, isCurrent, onDecide } = props;
  const { answer, choice, slotNames = [], writings, classes, asked, maxMarks, isNear } = group;
  const named = classes.slice(0, mostClasses).map((one) => `${one.class} ${one.students}`);
  const more = classes.length - named.length;
  const verdicts = maxMarks > 9 ? [0, maxMarks] : Array.from({ length: maxMarks + 1 }, (_, value) => value);
  return (
    <li
      ref={props.rowRef}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={props.onFocus}
      aria-current={isCurrent || undefined}
      className={classNames(
        'scroll-mt-24 scroll-mb-48 focus-visible:-outline-offset-3 border-b border-rule px-4 py-3 sm:px-6',
        isCurrent && 'bg-pen-wash',
        isNear && 'pl-8 sm:pl-12',
      )}
    >
      {props.isFirstOfQuestion && (
        <div className="mb-2">
          {props.showsHomework && <p className="text-small text-soft">{group.homework.title}</p>}
          <h2 className="text-base font-semibold tracking-normal whitespace-pre-line">
            {group.label ?? group.questionId} {group.question}
          </h2>
          <BesideAnswer beside={group.beside} />
        </div>
      )}
      {props.showsExpected && group.expected.length > 0 && (
        <p className="mb-2 text-small text-soft wrap-anywhere">Expected: {group.expected.slice(0, 6).join('; ')}</p>
      )}
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="border-l-4 border-pen pl-3 wrap-anywhere text-pen">
              {choice !== null && `${nameSlot(slotNames, choice)}: `}
              {answer}
            </span>
            <MarkBadge marks={maxMarks} awarded={group.marks} />
            {asked > 0 && <Badge tone="caution">asked by {countText(asked, 'student')}</Badge>}
          </p>
          <p className="mt-1 text-small text-soft wrap-anywhere">
            {countText(group.students, 'student')} ({named.join(', ')}
            {more > 0 && `, ${more} more`}) · {certaintyWords[group.certainty]} · {group.reason}
            {isNear && ' · near the one above'}
          </p>
          {writings.length > 0 && (
            <p className="text-small text-soft wrap-anywhere">
              Also written: {writings.map((text) => `“${text}”`).join(', ')}
            </p>
          )}
        </div>
        {group.may.includes('judge') ? (
          <fieldset className="flex min-w-0 flex-wrap gap-1.5">
            <legend className="sr-only">Judge “{answer}”</legend>
            {verdicts.toReversed().map((value) => (
              <button
                key={value}
                type="button"
                tabIndex={isCurrent ? 0 : -1}
                aria-pressed={decided === value}
                className="button button-secondary min-h-10 px-3 text-small aria-pressed:bg-pen aria-pressed:text-on-pen"
                onClick={() => onDecide(decided === value ? undefined : value)}
              >
                {verdictText(value, maxMarks)}
              </button>
            ))}
          </fieldset>
        ) : (
          <p className="max-w-xs text-small text-soft">
            {props.hasClasses
              ? 'None of your classes has this homework, so its teachers judge it.'
              : 'You have no classes yet. Only teachers of a class with this homework judge it.'}
          </p>
        )}
      </div>
    </li>
  );
}
