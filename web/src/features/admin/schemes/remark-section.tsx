import {
  applyRemark,
  listAdminClasses,
  previewRemark,
  type RemarkInput,
  type RemarkSummary,
  type remarkPreviewSchema,
  type SchemeVersion,
} from '@markwell/server/contract';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog, DialogProblem } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { Select } from '../../../components/select.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CheckBox } from '../check-box.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { type Figure, FigureTiles } from '../figures/figure-tiles.tsx';
import { ChangedAttempts } from './changed-attempts.tsx';
import { useQuestionName } from './question-names.ts';
import { changesText, countChanges, dryRunText, marksSome } from './remark-words.ts';
import { Section } from './section.tsx';

type Preview = z.output<typeof remarkPreviewSchema>;

interface RemarkSectionProps {
  readonly homeworkId: string;
  readonly versions: readonly SchemeVersion[];
  readonly onApplied: () => void;
}

/** Compared with the guarded policy, which homework uses now. */
const policies = [{ value: 'published', label: 'Published: the arithmetic of earlier results' }] as const;

/**
 * Marks attempts again: first a dry run that shows whose marks change and why, then, on a second press, for
 * good.
 */
export function RemarkSection({ homeworkId, versions, onApplied }: RemarkSectionProps) {
  const classes = useStaffQuery('admin', listAdminClasses, undefined);
  const [input, setInput] = useState<RemarkInput>({});
  const [preview, setPreview] = useState<Preview>();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const change = (part: RemarkInput) => {
    setInput({ ...input, ...part });
    setPreview(undefined);
    setDone(undefined);
  };
  const params = { id: homeworkId };
  const dryRun = useAction(async () => {
    setDone(undefined);
    setPreview(await staffCall('admin', previewRemark, input, { params }));
  });
  const apply = async ({ schemeVersion, policy, classCode, allowLower }: Preview) => {
    // What the dry run showed, whatever was published since.
    const shown = { version: schemeVersion, policy, classCode, allowLower };
    const { summary } = await staffCall('admin', applyRemark, shown, { params });
    setAsking(false);
    setPreview(undefined);
    setDone(`Marked again: ${changesText(summary)}.`);
    onApplied();
  };
  const codes = [...new Set((classes.data ?? []).map(({ code }) => code))];
  return (
    <Section
      title="Mark again"
      about="Marks the attempts that are there by a version of the scheme. The dry run changes nothing. Nobody loses marks unless you allow it."
    >
      {done !== undefined && <DoneNotice>{done}</DoneNotice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
          <Select
            label="Class"
            placeholder="All classes"
            options={codes.map((code) => ({ value: code, label: code }))}
            value={input.classCode ?? ''}
            onPick={(code) => change({ classCode: code === '' ? null : code })}
          />
          <Select
            label="Version"
            placeholder="The current one"
            options={versions.map(({ version }) => ({ value: String(version), label: `Version ${version}` }))}
            value={String(input.version ?? '')}
            onPick={(version) => change({ version: version === '' ? null : Number(version) })}
          />
          <div className="sm:col-span-2 lg:col-span-1">
            <Select
              label="Rules"
              placeholder="Guarded: how homework is marked now"
              options={policies}
              value={input.policy ?? ''}
              onPick={(value) => change({ policy: policies.find((one) => one.value === value)?.value })}
            />
          </div>
        </div>
        <CheckBox
          label="Take marks away too, where the scheme gives fewer"
          isChecked={input.allowLower === true}
          onCheck={(allowLower) => change({ allowLower })}
        />
        <div>
          <Button look={preview === undefined ? 'primary' : 'secondary'} onClick={() => void dryRun.run()}>
            {dryRun.isBusy ? 'Marking…' : 'Dry run'}
          </Button>
          <DialogProblem problem={dryRun.problem} />
          <div role="status">
            {preview !== undefined && <p className="mt-5 font-semibold">{dryRunText(preview)}</p>}
          </div>
        </div>
        {preview !== undefined && marksSome(preview.summary) && (
          <RemarkPreview
            preview={preview}
            actions={
              countChanges(preview.summary) > 0 && (
                <div>
                  <Button onClick={() => setAsking(true)}>Give these marks</Button>
                </div>
              )
            }
          />
        )}
      </div>
      {isAsking && preview !== undefined && (
        <ConfirmDialog
          title="Give these marks?"
          confirm="Mark again"
          onConfirm={() => apply(preview)}
          onClose={() => setAsking(false)}
        >
          <p>{changesText(preview.summary)}.</p>
          <p>Teachers and students see the new marks at once. You can undo it below.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface RemarkPreviewProps {
  readonly preview: z.output<typeof remarkPreviewSchema>;
  /** What can be done now, below the totals. */
  readonly actions: ReactNode;
}

/** The dry run's totals, also by question, then each attempt whose mark or grade would change. */
function RemarkPreview({ preview, actions }: RemarkPreviewProps) {
  const { summary, changes, omitted } = preview;
  const { questions } = summary;
  const nameOf = useQuestionName();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FigureTiles figures={figuresOf(summary)} />
      {questions.length > 0 && (
        <ul className="grid gap-1">
          {questions.map(({ questionId, gain, lose }) => (
            <li key={questionId}>
              <strong className="font-semibold">{nameOf(questionId)}</strong>: {answersText(gain, lose)}
            </li>
          ))}
        </ul>
      )}
      {actions}
      {changes.length > 0 && <ChangedAttempts changes={changes} omitted={omitted} />}
    </div>
  );
}

function answersText(gain: number, lose: number): string {
  const text = (count: number, verb: string) => (count === 1 ? `1 answer ${verb}s` : `${count} answers ${verb}`);
  const parts = [...(gain > 0 ? [text(gain, 'gain')] : []), ...(lose > 0 ? [text(lose, 'lose')] : [])];
  return parts.join(', ');
}

function figuresOf({ gain, lose, kept, same, gradeChanges, students }: RemarkSummary): Figure[] {
  return [
    { label: 'Gain marks', value: gain },
    { label: 'Lose marks', value: lose, ...(kept > 0 && { note: `${kept} more keep theirs` }) },
    { label: 'Stay the same', value: same },
    { label: 'Other grade', value: gradeChanges, note: countText(students, 'student') },
  ];
}
