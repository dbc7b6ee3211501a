import { type ListChangeKind, listAllowances, type MadeChange } from '@markwell/server/contract';
import { useSearch } from 'wouter/use-browser-location';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import NotFound from '../../../components/not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { Section } from '../../../components/section.tsx';
import { SignedInOnly } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useForm } from '../../../lib/use-form.ts';
import { dashboardLinks, linksAddress } from '../addresses.ts';
import { AllowanceList } from '../allowances/allowance-list.tsx';
import { StudentTable } from './student-table.tsx';
import { DoneLine, UnlistedBox } from './unlisted-box.tsx';
import { type RosterActions, useRoster } from './use-roster.ts';

/** The class list of one class: who is on it, who handed in without being on it, and what was changed. */
export default function ClassRosterPage() {
  const studentClass = new URLSearchParams(useSearch()).get('class') ?? '';
  if (studentClass === '') return <NotFound />;
  return (
    <SignedInOnly role="teacher" title="Class list">
      {() => <ClassRosterView key={studentClass} studentClass={studentClass} />}
    </SignedInOnly>
  );
}

function ClassRosterView({ studentClass }: { readonly studentClass: string }) {
  const actions = useRoster(studentClass);
  const allowances = useStaffQuery('teacher', listAllowances, { class: studentClass });
  const title = `${studentClass}: class list`;
  return (
    <Page title={title} links={dashboardLinks} width="wide">
      <StaffHeading title={title} note={actions.roster.data?.teachers.join(', ')}>
        <div className="no-print flex flex-wrap gap-3">
          <LinkButton href={linksAddress({ studentClass })} look="secondary">
            Links and QR codes
          </LinkButton>
          <Button look="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </StaffHeading>
      <Answered query={actions.roster} loading="Loading the class list…" what="The class list">
        {(roster) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            {roster.unlisted.length > 0 || actions.setAsideNames.length > 0 ? (
              <UnlistedBox roster={roster} actions={actions} />
            ) : (
              <div className="-mb-8 empty:hidden">
                <DoneLine actions={actions} />
              </div>
            )}
            <section aria-labelledby="listed" className="sheet grid gap-5 p-4 sm:p-6">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <h2 id="listed" className="text-title">
                  {roster.students.length === 0 ? 'No class list yet' : countText(roster.students.length, 'student')}
                </h2>
                {roster.students.length > 0 && (
                  <div className="no-print">
                    <CopyButton
                      text={roster.students.map(({ name }) => name).join('\n')}
                      label="Copy names"
                      done={`${countText(roster.students.length, 'name')} copied`}
                      showsText={false}
                    />
                  </div>
                )}
              </div>
              {roster.students.length === 0 ? (
                <p className="max-w-prose text-soft">
                  So it is not known who is missing, and whoever hands in counts as one of the class.{' '}
                  {roster.may.includes('change') ? 'Add the first student here, or ask' : 'Ask'} an administrator to
                  import the lists of the school.
                </p>
              ) : (
                <StudentTable roster={roster} make={actions.make} onAllowed={() => void allowances.askAgain()} />
              )}
              {roster.may.includes('change') && <AddStudent make={actions.make} />}
            </section>
            <AllowanceList
              allowances={allowances.data ?? []}
              mayEnd={roster.may.includes('change')}
              saysHomework
              onChanged={() => void allowances.askAgain()}
            />
            <MadeChanges changes={roster.changes} mayUndo={roster.may.includes('change')} onUndo={actions.undo} />
          </div>
        )}
      </Answered>
    </Page>
  );
}

/** A new name for the list. The field stays, for the next. */
function AddStudent({ make }: { readonly make: RosterActions['make'] }) {
  const { field, action, onSubmit, clear } = useForm(
    { name: '' },
    ({ name }) => ({ name: name.trim() === '' ? 'Type the name of the student.' : undefined }),
    async ({ name }) => {
      await make({ kind: 'add', name }, `${name.trim()} is on the class list.`);
      clear();
      document.getElementById(field('name').id)?.focus();
    },
  );
  return (
    <form
      noValidate
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField {...field('name')} label="Add a student" maxLength={100} autoComplete="off" spellCheck="false" />
        </div>
        <Button type="submit" look="secondary">
          {action.isBusy ? 'One moment…' : 'Add'}
        </Button>
      </div>
      <DialogProblem problem={action.problem} />
    </form>
  );
}

interface MadeChangesProps {
  /** The latest first. */
  readonly changes: readonly MadeChange[];
  readonly mayUndo: boolean;
  readonly onUndo: (id: number) => Promise<void>;
}

/** What was changed in the last weeks, each with its way back. */
function MadeChanges({ changes, mayUndo, onUndo }: MadeChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Section id="changes" title="Changes" className="no-print">
      <p className="mt-1 text-soft">Each can be undone for 30 days, the latest first.</p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 py-2 break-words">
              {say[change.kind](change)}{' '}
              <span className="text-small text-soft">
                {change.by ?? 'Markwell'}, {dateTimeText(change.at)}
              </span>
            </span>
            {mayUndo && (
              <TakeBack look="quiet" label="Undo" about={say[change.kind](change)} takeBack={() => onUndo(change.id)} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const say: { readonly [Kind in ListChangeKind]: (change: MadeChange) => string } = {
  add: ({ name }) => `${name} added.`,
  rename: ({ name, to }) => `${name} renamed ${to}.`,
  move: ({ name, to }) => `${name} moved to ${to}.`,
  remove: ({ name }) => `${name} taken off the list.`,
  join: ({ name, to }) => `${name} joined with ${to}.`,
};
