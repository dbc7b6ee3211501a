import { Link } from 'wouter';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { PupilName } from '../../../components/pupil-name.tsx';
import { rosterAddress } from '../addresses.ts';

interface NotDoneProps {
  /** By name; null where the class has no list. */
  readonly names: readonly string[] | null;
  /** Of the same pupils. */
  readonly ids: readonly number[];
  readonly studentClass: string;
}

/** Who has not done it, where the class list is known. */
export function NotDone({ names, ids, studentClass }: NotDoneProps) {
  return (
    <section aria-labelledby="not-done" className="sheet p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="not-done" className="text-title">
          Who has not done it
        </h2>
        {names !== null && names.length > 0 && (
          <div className="no-print">
            <CopyButton
              text={names.join('\n')}
              label="Copy names"
              done={`${countText(names.length, 'name')} copied`}
              showsText={false}
            />
          </div>
        )}
      </div>
      <Names names={names} ids={ids} studentClass={studentClass} />
    </section>
  );
}

function Names({ names, ids, studentClass }: NotDoneProps) {
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
      {names.map((name, index) => (
        <li key={name} className="py-1">
          <PupilName id={ids[index] ?? 0}>{name}</PupilName>
        </li>
      ))}
    </ul>
  );
}
