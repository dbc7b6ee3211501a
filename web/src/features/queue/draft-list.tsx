import { nameSlot } from '@markwell/marking-core';
import { Button } from '../../components/button.tsx';
import { type Decision, type Decisions, type Press, verdictText } from './decisions.ts';

interface DraftListProps {
  readonly decisions: Decisions;
  readonly press: (press: Press) => void;
}

/** What is decided, those first that somebody has to look at again; each can be undone. */
export function DraftList({ decisions, press }: DraftListProps) {
  const all = [...decisions.values()];
  const inOrder = [...all.filter(({ trouble }) => trouble !== null), ...all.filter(({ trouble }) => trouble === null)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="What you have judged" tabIndex={0} className="mt-2 max-h-56 overflow-y-auto">
      <ul className="border-t border-rule">
        {inOrder.map((decision) => (
          <DraftRow key={decision.group.key} decision={decision} press={press} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ decision, press }: { readonly decision: Decision } & Pick<DraftListProps, 'press'>) {
  const { group, marks, trouble } = decision;
  const { homework, questionId, label = questionId, slotNames = [], answer, choice, maxMarks } = group;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1">
      <p className="min-w-0 grow basis-60 text-small wrap-anywhere">
        <span className="font-semibold">{label}</span> “{choice !== null && `${nameSlot(slotNames, choice)}: `}
        {answer}”: <b>{verdictText(marks, maxMarks)}</b> <span className="text-soft">{homework.title}</span>
        {trouble !== null && <span className="block font-semibold text-caution">{troubleText(decision)}</span>}
      </p>
      <div className="flex">
        {trouble !== null && trouble.kind !== 'gone' && (
          <Button look="quiet" onClick={() => press({ group, marks })}>
            Keep mine
          </Button>
        )}
        <Button look="quiet" aria-label={`Undo: ${answer.slice(0, 40)}`} onClick={() => press({ group, marks: null })}>
          Undo
        </Button>
      </div>
    </li>
  );
}

function troubleText({ trouble, group: { maxMarks } }: Decision): string {
  switch (trouble?.kind) {
    case 'judged':
      return `${trouble.by ?? 'Somebody else'} has judged it since: ${trouble.marks} of ${maxMarks}.`;
    case 'changed':
      return `The question or its mark scheme has changed since: it has ${trouble.marks} of ${maxMarks} now.`;
    case 'gone':
      return 'This question is no longer asked so. Undo it.';
    default:
      return '';
  }
}
