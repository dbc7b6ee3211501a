import { previewQueueDraft } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { OthersDialog } from '../../components/decide/decide-dialog.tsx';
import { PupilName } from '../../components/pupil-name.tsx';
import { touchedText } from '../../components/touched-text.ts';
import { failureText } from '../../lib/failure.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';
import { DraftList } from './draft-list.tsx';
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
  const { effects, problem } = useEffects(isSaved ? query.data?.token : undefined, tries);
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
  if (decisions.size === 0) return saving.problem === undefined ? null : <Refused problem={saving.problem} />;
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

function Refused({ problem }: { readonly problem: string }) {
  return (
    <p role="alert" className="mt-4 font-semibold text-cross">
      {problem}
    </p>
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
  const { gain, lose } = effects;
  const touched = touchedText(effects);
  if (touched === undefined) return 'No marks change now; it holds for answers to come.';
  const ways = [gain > 0 && `${countText(gain, 'attempt')} up`, lose > 0 && `${countText(lose, 'attempt')} down`];
  return `${touched} ${ways.filter(Boolean).join(', ')}.`;
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

/**
 * Asks the server what a draft would change, by its token; drops requests for earlier drafts. Undefined asks
 * nothing. Raise `asked` to ask again.
 */
function useEffects(
  token: string | undefined,
  asked: number,
): { effects: Effects | undefined; problem: string | undefined } {
  const [effects, setEffects] = useState<Effects>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    setEffects(undefined);
    setProblem(undefined);
    if (token === undefined) return;
    const control = new AbortController();
    const ask = async () => {
      try {
        setEffects(await staffCall('teacher', previewQueueDraft, undefined, { signal: control.signal }));
      } catch (error) {
        if (!control.signal.aborted) setProblem(failureText(error));
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [token, asked]);
  return { effects, problem };
}
