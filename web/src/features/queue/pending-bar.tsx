import { nameSlot } from '@markwell/marking-core';
import { previewQueueDraft } from '@markwell/server/contract';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { OthersDialog } from '../../components/decide/decide-dialog.tsx';
import { PupilName } from '../../components/pupil-name.tsx';
import { effectText } from '../../components/touched-text.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';
import { usePreview } from '../../lib/use-preview.ts';
import { type Decision, type Decisions, type Press, verdictText } from './decisions.ts';
import type { SavingState } from './draft-saver.ts';
import type { Draft } from './use-draft.ts';

/** What is confirmed: exactly what the page has told. */
export interface Confirmed {
  readonly effects: Effects;
  readonly reason?: string;
}

interface PendingBarProps {
  readonly draft: Draft;
  readonly onConfirm: (confirmed: Confirmed) => Promise<void>;
}

/** Unconfirmed decisions: whose marks change, and the button that confirms. It stays in sight. */
export function PendingBar({ draft, onConfirm }: PendingBarProps) {
  const { query, decisions, saving, press } = draft;
  const [shown, setShown] = useState<'nothing' | 'decisions' | 'who'>('nothing');
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const isSaved = saving.pending.length === 0 && decisions.size > 0;
  const token = isSaved ? query.data?.token : undefined;
  const { answer: effects, problem } = usePreview(token === undefined ? undefined : [token, tries], askEffects);
  const confirm = useAction(async (reason?: string) => {
    if (effects === undefined) return;
    try {
      await onConfirm({ effects, ...(reason !== undefined && { reason }) });
      setAsking(false);
    } catch (error) {
      // What the page showed is out of date, so it is shown again.
      await query.askAgain();
      setTries((before) => before + 1);
      throw error;
    }
  });
  const discard = useAction(draft.discard);
  if (decisions.size === 0 && saving.problem === undefined) return null;
  if (decisions.size === 0)
    return (
      <p role="alert" className="mt-4 font-semibold text-cross">
        {saving.problem}
      </p>
    );
  const inTrouble = [...decisions.values()].filter(({ trouble }) => trouble !== null).length;
  const failure = confirm.problem ?? discard.problem ?? problem ?? saving.problem;
  const showsDecisions = shown === 'decisions' || inTrouble > 0;
  const toggle = (what: 'decisions' | 'who') => setShown(shown === what ? 'nothing' : what);
  const start = () => (effects !== undefined && effects.others.length > 0 ? setAsking(true) : void confirm.run());
  return (
    <section
      aria-label="Judged and not confirmed"
      className="no-print sticky bottom-0 z-10 -mx-4 mt-4 border-t-2 border-pen bg-sheet px-4 py-3 shadow-lg sm:mx-0 sm:rounded-t-sheet sm:border-x-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="min-w-0 grow basis-64 max-sm:text-small">
          <span className="font-semibold">{countText(decisions.size, 'answer')} judged.</span>{' '}
          {savingText(saving) ?? effectsText(effects)}
        </p>
        <div className="flex flex-wrap items-start gap-2">
          {inTrouble === 0 && (
            <Button
              look="quiet"
              className="max-sm:px-2"
              aria-expanded={showsDecisions}
              onClick={() => toggle('decisions')}
            >
              {showsDecisions ? 'Hide list' : 'List'}
            </Button>
          )}
          {effects !== undefined && effects.changes.length > 0 && (
            <Button look="quiet" className="max-sm:px-2" aria-expanded={shown === 'who'} onClick={() => toggle('who')}>
              {shown === 'who' ? 'Hide who' : 'Who?'}
            </Button>
          )}
          <Button look="secondary" className="max-sm:px-3" onClick={() => void discard.run()}>
            Discard
          </Button>
          <Button
            className="max-sm:px-3"
            disabledReason={whyNot(effects, inTrouble)}
            isReasonBeside={inTrouble === 0}
            onClick={start}
          >
            {confirm.isBusy ? 'Marking again…' : 'Confirm'}
          </Button>
        </div>
      </div>
      {showsDecisions && <DraftList decisions={decisions} press={press} />}
      {shown === 'who' && effects !== undefined && <Who effects={effects} />}
      <div role="alert">{failure !== undefined && <p className="mt-2 font-semibold text-cross">{failure}</p>}</div>
      {isAsking && effects !== undefined && (
        <OthersDialog touched={effects} confirm={confirm} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function savingText({ pending, isOffline }: SavingState): string | undefined {
  if (pending.length === 0) return undefined;
  if (isOffline) return `The server cannot be reached: ${pending.length} not saved yet. Trying again…`;
  return 'Saving…';
}

function whyNot(effects: Effects | undefined, inTrouble: number): string | undefined {
  if (inTrouble > 0) return `${inTrouble} to look at again first.`;
  return effects === undefined ? 'Once it is known whose marks change.' : undefined;
}

function effectsText(effects: Effects | undefined): string {
  if (effects === undefined) return 'Looking whose marks change…';
  return effectText(effects) ?? 'No marks change now; it holds for answers to come.';
}

function Who({ effects: { changes, omitted } }: { readonly effects: Effects }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Whose marks change" tabIndex={0} className="mt-2 max-h-48 overflow-y-auto">
      <ul className="columns-1 gap-8 text-small tabular-nums sm:columns-2 lg:columns-3">
        {changes.map(({ attemptId, studentId, studentName, studentClass, before, after }) => (
          <li key={attemptId} className="py-0.5">
            <PupilName id={studentId}>{studentName}</PupilName> <span className="text-soft">{studentClass}</span>{' '}
            {before.totalMarks} → {after.totalMarks}/{after.maxMarks}
          </li>
        ))}
        {omitted > 0 && <li className="py-0.5 text-soft">and {omitted} more</li>}
      </ul>
    </section>
  );
}

/** Whose marks the decisions change. */
type Effects = z.output<typeof previewQueueDraft.output>;

/** How long after a decision it is asked for, in milliseconds: many come in a row. */
const pause = 350;

/** Asks the server what a draft would change, by its token, once nothing has been pressed for a moment. */
async function askEffects(signal: AbortSignal): Promise<Effects> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  return staffCall('teacher', previewQueueDraft, undefined, { signal });
}

interface DraftListProps {
  readonly decisions: Decisions;
  readonly press: (press: Press) => void;
}

/** What is decided, those first that somebody has to look at again; each can be undone. */
function DraftList({ decisions, press }: DraftListProps) {
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
