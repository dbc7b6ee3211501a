import { type PublishedScheme, publishScheme, readScheme, type SchemeVersion } from '@markwell/server/contract';
import { useState } from 'react';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { DoneNotice } from '../done-notice.tsx';
import { QueryView } from '../query-view.tsx';
import { useQuestionName } from './question-names.ts';
import { SchemeEditor } from './scheme-editor.tsx';
import { editableSchemeText, readSchemeText } from './scheme-file.ts';
import { Section } from './section.tsx';
import { ChangeList } from './versions-section.tsx';

interface PublishSectionProps {
  readonly homeworkId: string;
  readonly versions: readonly SchemeVersion[];
  /** A version was published, or somebody else published one. */
  readonly onPublished: () => void;
}

/** A correction: the scheme as text, why, a look at what it would change, then the next version. */
export function PublishSection({ homeworkId, versions, onPublished }: PublishSectionProps) {
  const current = versions.find(({ isCurrent }) => isCurrent)?.version;
  const read = useStaffQuery('admin', readScheme, undefined, {
    params: { id: homeworkId, version: current ?? 'current' },
  });
  // While the next version is fetched the one before stays, and with it the field that somebody is in.
  const [latest, setLatest] = useState(read.data);
  if (read.data !== undefined && read.data !== latest) setLatest(read.data);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [override, setOverride] = useState('');
  const [checked, setChecked] = useState<PublishedScheme>();
  const [published, setPublished] = useState<number>();
  /** The version that the text was begun from. */
  const [begunFrom, setBegunFrom] = useState<number>();
  const change = (next: string) => {
    const isBegun = text === '' || (latest !== undefined && next === editableSchemeText(latest));
    if (isBegun) setBegunFrom(current);
    setText(next);
    setChecked(undefined);
    setPublished(undefined);
  };
  const send = (dryRun: boolean, basedOn?: number) =>
    staffCall(
      'admin',
      publishScheme,
      {
        text,
        note: note.trim() === '' && dryRun ? 'A look at what it would change' : note,
        dryRun,
        ...(basedOn !== undefined && { basedOn }),
        ...((override.trim() !== '' || dryRun) && { override: override.trim() || 'A look at what it would change' }),
      },
      { params: { id: homeworkId } },
    );
  const check = useAction(async () => {
    const found = await send(true);
    setChecked(found);
    if (found.version - 1 !== current) onPublished();
  });
  const publish = useAction(async (seen: PublishedScheme) => {
    // What was seen is what it changes of the version before it: of another nobody has looked at it.
    const { version } = await send(false, seen.version - 1).catch((error: unknown) => {
      onPublished();
      throw error;
    });
    change('');
    setPublished(version);
    setNote('');
    setOverride('');
    onPublished();
  });
  const needsOverride = checked !== undefined && checked.broken.length > 0;
  return (
    <Section
      title="Publish a correction"
      about="Say what is right, or wrong, from now on, and look at what that would do. Attempts that are there keep their marks until you mark them again below."
    >
      {published !== undefined && <DoneNotice>Version {published} marks new attempts from now on.</DoneNotice>}
      <QueryView query={{ ...read, data: latest }} what="the current version">
        {(version) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <SchemeEditor homeworkId={homeworkId} current={editableSchemeText(version)} text={text} onText={change} />
            <div>
              <Button
                look="secondary"
                onClick={() => void check.run()}
                disabledReason={text.trim() === '' ? 'Change something first.' : undefined}
              >
                {check.isBusy ? 'Checking…' : 'Check it'}
              </Button>
              <DialogProblem problem={check.problem} />
              <div role="status">
                {checked !== undefined && (
                  <div className="mt-5">
                    <PublishOutcome checked={checked} begunFrom={begunFrom} text={text} />
                  </div>
                )}
              </div>
            </div>
            {checked !== undefined && (
              <>
                <TextField label="Why is it changed?" hint="For those who look back" value={note} onText={setNote} />
                {needsOverride && (
                  <TextField
                    label="Why publish it although it breaks examples?"
                    hint="Written to the audit log"
                    value={override}
                    onText={setOverride}
                  />
                )}
                <div>
                  <Button
                    onClick={() => void publish.run(checked)}
                    disabledReason={whyNot(note, needsOverride, override)}
                  >
                    {publish.isBusy ? 'Publishing…' : `Publish version ${checked.version}`}
                  </Button>
                  <DialogProblem problem={publish.problem} />
                </div>
              </>
            )}
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function whyNot(note: string, needsOverride: boolean, override: string): string | undefined {
  if (note.trim().length < 3) return 'Say in a few words why it is changed.';
  return needsOverride && override.trim().length < 3 ? 'Say why the examples are wrong.' : undefined;
}

interface PublishOutcomeProps {
  readonly checked: PublishedScheme;
  /** The version that the correction was begun from. */
  readonly begunFrom: number | undefined;
  /** The file that was checked. */
  readonly text: string;
}

/** What publishing would do: the changes in words, what looks wrong, and the examples that would be marked otherwise. */
function PublishOutcome({ checked, begunFrom, text }: PublishOutcomeProps) {
  const { changes, messages, report, broken, version } = checked;
  const nameOf = useQuestionName();
  const file = readSchemeText(text);
  const whereOf = (path: string) => {
    const id = file?.questions[Number(/^questions\.(\d+)/.exec(path)?.[1])]?.id;
    return id === undefined ? path || 'the whole' : `${nameOf(id)} (${path})`;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h4 className="mb-1 font-semibold">What would change</h4>
        <ChangeList changes={changes} />
      </div>
      {begunFrom !== undefined && begunFrom < version - 1 && (
        <Notice tone="caution">
          Version {version - 1} was published while you worked on this, which you began from version {begunFrom}. What
          it changed and yours has not is listed as taken back: put it into yours too, unless that is what you mean.
        </Notice>
      )}
      {messages.length > 0 && (
        <Notice tone="caution" title="Worth a look" headingLevel={4}>
          <BulletList lines={messages.map(({ path, line, message }) => `Line ${line}, ${whereOf(path)}: ${message}`)} />
        </Notice>
      )}
      {report.all.examples > 0 && (
        <p>
          {report.all.agreed} of {report.all.examples} answers marked by people get the marks that people gave.
        </p>
      )}
      {broken.length > 0 && (
        <Notice tone="problem" title="It breaks examples" headingLevel={4}>
          <BulletList
            lines={broken.map(({ example: { questionId, value, reason, marks }, kind, result }) => {
              const then = kind === 'false-accept' ? 'now get' : 'only get';
              const now = `would ${then} ${result.marksAwarded}`;
              return `${nameOf(questionId)}: ‘${reason ?? value}’ got ${marks} from a person and ${now}.`;
            })}
          />
        </Notice>
      )}
    </div>
  );
}
