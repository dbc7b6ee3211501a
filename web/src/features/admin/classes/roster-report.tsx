import { type RosterChoice, type RosterImport, whyWords } from '@markwell/server/contract';
import '../../../components/sort-table/sort-table.css';
import { Badge } from '../../../components/badge.tsx';
import { classNames } from '../../../components/class-names.ts';
import { countText } from '../../../components/count-text.ts';
import { CrossIcon, WarningIcon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';

/** Most messages that are shown; a file that is wrong throughout would fill the screen. */
const mostMessages = 50;

interface RosterReportProps extends Choosing {
  readonly report: RosterImport;
  /** What is checked, such as 'This file can be imported'. */
  readonly good: string;
  /** Why nearly everybody who moves is known. */
  readonly usual: Why;
}

/** What new class lists would do, which lines need correcting, and who is in doubt. */
export function RosterReport({ report: { classes, messages }, good, usual, choices, onChoose }: RosterReportProps) {
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const inOrder = messages.toSorted((one, other) => one.line - other.line);
  return (
    <div className="grid gap-4">
      {errors > 0 ? (
        <Notice tone="problem" title={errors === 1 ? '1 line needs correcting' : `${errors} lines need correcting`}>
          <p>Nothing has been imported. Correct the file, then check it again.</p>
        </Notice>
      ) : (
        <Notice tone="success" title={good}>
          <p>Nothing has been stored yet.</p>
        </Notice>
      )}
      {messages.length > 0 && (
        <ul className="grid gap-2">
          {inOrder.slice(0, mostMessages).map(({ line, file, severity, message }) => (
            <li key={`${file ?? ''} ${line} ${message}`} className="flex items-start gap-2">
              {severity === 'error' ? (
                <CrossIcon className="mt-1 size-4 text-cross" />
              ) : (
                <WarningIcon className="mt-1 size-4 text-caution" />
              )}
              <span>
                <strong>
                  {file === undefined ? '' : `${file}, `}Line {line}:
                </strong>{' '}
                {message}
              </span>
            </li>
          ))}
          {messages.length > mostMessages && <li>And {messages.length - mostMessages} more.</li>}
        </ul>
      )}
      {classes.length > 0 && (
        <table className="sort-table">
          <caption className="sr-only">Classes, and how many move, leave and stay</caption>
          <thead>
            <tr>
              <th scope="col">Class</th>
              {counted.map(({ label, className }) => (
                <th key={label} scope="col" className={classNames('figure', className)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes
              .toSorted((one, other) => byCode.compare(one.studentClass, other.studentClass))
              .map((one) => (
                <ClassChange key={one.studentClass} change={one} usual={usual} choices={choices} onChoose={onChoose} />
              ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

type Change = RosterImport['classes'][number];

/** 7a/Sc1 before 7a/Sc2, and Year 9 before Year 10. */
const byCode = new Intl.Collator('en-GB', { numeric: true });

const counted: readonly { label: string; count: (change: Change) => number; className?: string }[] = [
  { label: 'Students', count: ({ students }) => students, className: 'max-sm:hidden' },
  { label: 'Move here', count: ({ moves }) => moves.length },
  { label: 'New', count: ({ added, moves }) => Math.max(0, added - moves.length), className: 'max-sm:hidden' },
  { label: 'Stay', count: ({ students, added }) => students - added, className: 'max-sm:hidden' },
  { label: 'Move on', count: ({ removed, leaves }) => removed - leaves.length, className: 'max-sm:hidden' },
  { label: 'Leave', count: ({ leaves }) => leaves.length },
  { label: 'In doubt', count: ({ doubtful }) => doubtful.length },
];

interface ClassChangeProps extends Choosing {
  readonly change: Change;
  /** How most of those who move were recognised, which is not repeated for each. */
  readonly usual: Why;
}

type Why = Change['renamed'][number]['why'];

/** What happens to one class in numbers, and folded below it to whom; somebody in doubt is asked about at once. */
function ClassChange({ change, usual, choices, onChoose }: ClassChangeProps) {
  const { studentClass, isNew, keptAs, students, comes, moves, renamed, doubtful, leaves } = change;
  const known = new Set(doubtful.map(({ name }) => name));
  const fresh = comes.filter((name) => !known.has(name));
  const because = (why: Why) => (why === usual ? '' : ` (${whyWords[why]})`);
  return (
    <>
      <tr>
        <th scope="row">
          {studentClass} {isNew && <Badge tone="pen">new class</Badge>}
        </th>
        {counted.map(({ label, count, className }) => (
          <td key={label} className={classNames('figure', className)}>
            {count(change)}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={counted.length + 1} className="pt-0!">
          <details open={doubtful.length > 0}>
            <summary className="min-h-6 cursor-pointer text-small">
              <span className="sr-only">{studentClass}: </span>who
            </summary>
            {keptAs !== null && (
              <p className="text-small">
                Another year begins. The class so far is kept, with its figures, as {keptAs}.
              </p>
            )}
            <People
              title="Moves here"
              people={moves.map(
                ({ name, from, why, isStill }) =>
                  `${name} from ${from}${isStill ? ', where they stay too' : ''}${because(why)}`,
              )}
            />
            <People
              title="Has a new name"
              people={renamed.map(({ name, to, why }) => `${name}, now ${to}${because(why)}`)}
            />
            <People
              title="Leaves"
              people={leaves.map(({ name, perhaps }) => (perhaps === null ? name : `${name} (perhaps now ${perhaps})`))}
            />
            <People title="New" people={fresh.length < students ? fresh : []} />
            {doubtful.map(({ name, maybe }) => (
              <div key={name} className="w-full max-w-xl py-1">
                <Select
                  label={`Who is ${name}?`}
                  placeholder="Choose"
                  value={choices.get(choiceKey(studentClass, name)) ?? ''}
                  options={[
                    ...maybe.map((one) => ({
                      value: String(one.id),
                      label: `${one.name} of ${one.studentClass}, ${countText(one.attempts, 'attempt')} (${whyWords[one.why]})`,
                    })),
                    { value: 'new', label: 'Somebody new' },
                  ]}
                  onPick={(value) => onChoose(choiceKey(studentClass, name), value)}
                />
              </div>
            ))}
          </details>
        </td>
      </tr>
    </>
  );
}

function People({ title, people }: { readonly title: string; readonly people: readonly string[] }) {
  if (people.length === 0) return null;
  return (
    <p className="w-full text-small">
      <strong>{title}:</strong> {people.join(', ')}
    </p>
  );
}

/** Who those in doubt are: 'new', the number of a student, or absent until somebody has chosen. By `choiceKey`. */
export type Choices = ReadonlyMap<string, string>;

interface Choosing {
  readonly choices: Choices;
  readonly onChoose: (key: string, value: string) => void;
}

const choiceKey = (studentClass: string, name: string) => `${studentClass}\n${name}`;

/** What has been chosen, as the import takes it. */
export function chosenIn({ classes }: RosterImport, choices: Choices): RosterChoice[] {
  return classes.flatMap(({ studentClass, doubtful }) =>
    doubtful.flatMap(({ name }) => {
      const value = choices.get(choiceKey(studentClass, name)) ?? '';
      return value === '' ? [] : [{ studentClass, name, student: value === 'new' ? null : Number(value) }];
    }),
  );
}

/** How many are in doubt, of whom nobody has said who they are. */
export function countOpen(report: RosterImport, choices: Choices): number {
  return report.classes.reduce((sum, { doubtful }) => sum + doubtful.length, 0) - chosenIn(report, choices).length;
}
