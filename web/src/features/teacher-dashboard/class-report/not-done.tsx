import { type ClassReport, listAllowances } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { PupilName } from '../../../components/pupil-name.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { rosterAddress } from '../addresses.ts';
import { AllowButton } from '../allowances/allow-button.tsx';
import { AllowanceList } from '../allowances/allowance-list.tsx';
import { Tick, useChosen } from '../allowances/choose-students.tsx';

interface NotDoneProps {
  readonly report: ClassReport;
  readonly studentClass: string;
  /** Called when students were allowed something, or no longer are. */
  readonly onChanged: () => void;
}

/** Who has not done it, where the class list is known. */
export function NotDone({ report, studentClass, onChanged }: NotDoneProps) {
  const { notDone: names, notDoneIds = [], longer = {}, homework, excused, may } = report;
  const asked = { class: studentClass, homework: String(homework.id) };
  const allowances = useStaffQuery('teacher', listAllowances, asked);
  const students = (names ?? []).map((name, index) => ({ name, id: notDoneIds[index] ?? 0 }));
  const { chosen, choose, choosing } = useChosen(students);
  const lookAgain = () => {
    choose([]);
    void allowances.askAgain();
    onChanged();
  };
  const untilOf = (name: string) => (longer[name] === undefined ? '' : `until ${schoolTimeText(longer[name])}`);
  return (
    <section aria-labelledby="not-done" className="sheet p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="not-done" className="text-title">
          Who has not done it
        </h2>
        {names !== null && names.length > 0 && (
          <div className="no-print flex flex-wrap items-start gap-3">
            {may.includes('date') && students.length > 0 && (
              <AllowButton
                button={{
                  look: 'secondary',
                  children: chosen.length === 0 ? 'Allow…' : `Allow ${countText(chosen.length, 'student')} something…`,
                  ...(chosen.length === 0 && { disabledReason: 'Tick the students first.' }),
                }}
                students={chosen}
                homework={[homework]}
                onDone={lookAgain}
              />
            )}
            <CopyButton
              text={names.map((name) => [name, untilOf(name)].filter(Boolean).join(', ')).join('\n')}
              label="Copy names"
              done={`${countText(names.length, 'name')} copied`}
              showsText={false}
            />
          </div>
        )}
      </div>
      <Names
        names={names}
        studentClass={studentClass}
        show={(name) => {
          const student = students.find((one) => one.name === name) ?? { name, id: 0 };
          const linked = <PupilName id={student.id}>{name}</PupilName>;
          return (
            <>
              {may.includes('date') ? (
                <Tick student={student} {...choosing}>
                  {linked}
                </Tick>
              ) : (
                linked
              )}
              {longer[name] !== undefined && <span className="block text-small text-soft">{untilOf(name)}</span>}
            </>
          );
        }}
      />
      <div className="mt-6 empty:hidden">
        <AllowanceList
          allowances={allowances.data ?? []}
          excused={excused}
          mayEnd={may.includes('date')}
          onChanged={lookAgain}
        />
      </div>
    </section>
  );
}

interface NamesProps {
  /** By name; null where the class has no list. */
  readonly names: readonly string[] | null;
  readonly studentClass: string;
  readonly show: (name: string) => ReactNode;
}

function Names({ names, studentClass, show }: NamesProps) {
  if (names === null)
    return (
      <p className="text-soft">
        There is no class list of {studentClass}, so it is not known who is missing.{' '}
        <Link href={rosterAddress(studentClass)}>Write one</Link>, or ask an administrator to import it.
      </p>
    );
  if (names.length === 0) return <p className="text-soft">Everyone on the class list has done it.</p>;
  return (
    <ul className="columns-1 gap-8 min-[26rem]:columns-2 md:columns-3">
      {names.map((name) => (
        <li key={name} className="break-inside-avoid py-1">
          {show(name)}
        </li>
      ))}
    </ul>
  );
}
