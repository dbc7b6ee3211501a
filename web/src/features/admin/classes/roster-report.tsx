import { type RosterImport, whyWords } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { countText } from '../../../components/count-text.ts';
import { CrossIcon, WarningIcon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { type Choosing, choiceKey } from './roster-choices.ts';

/** Most messages that are shown; a file that is wrong throughout would fill the screen. */
const mostMessages = 50;

interface RosterReportProps extends Choosing {
  readonly report: RosterImport;
  /** What is checked, such as 'This file can be imported'. */
  readonly good: string;
}

/** What new class lists would do, which lines need correcting, and who is in doubt. */
export function RosterReport({ report: { classes, messages }, good, choices, onChoose }: RosterReportProps) {
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
        <ul className="divide-y divide-rule border-y border-rule" aria-label="Classes in the file">
          {classes.map((one) => (
            <ClassChange key={one.studentClass} change={one} choices={choices} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}

type Change = RosterImport['classes'][number];

interface ClassChangeProps extends Choosing {
  readonly change: Change;
}

/** What happens to one class, and to whom. */
function ClassChange({ change, choices, onChoose }: ClassChangeProps) {
  const { studentClass, isNew, keptAs, students, added, removed, comes, moves, renamed, doubtful, leaves } = change;
  const known = new Set(doubtful.map(({ name }) => name));
  const fresh = comes.filter((name) => !known.has(name));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="font-semibold">{studentClass}</span>
      {isNew && <Badge tone="pen">new class</Badge>}
      <span className="text-small text-soft">
        {countText(students, 'student')}: {added} new, {removed} taken off the list
      </span>
      {keptAs !== null && (
        <p className="w-full text-small">
          Another year begins. The class so far is kept, with its figures, as {keptAs}.
        </p>
      )}
      <People
        title="Moves here"
        people={moves.map(
          ({ name, from, attempts, why, isStill }) =>
            `${name} from ${from}${isStill ? ', where they stay too' : ''} (${countText(attempts, 'attempt')}; ${whyWords[why]})`,
        )}
      />
      <People
        title="Has a new name"
        people={renamed.map(({ name, to, why }) => `${name}, now ${to} (${whyWords[why]})`)}
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
    </li>
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
