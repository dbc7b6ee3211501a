import type { Exclusion, FloodFound } from '@markwell/server/contract';
import {
  decisions,
  type ExclusionTarget,
  findAttemptId,
  getStudent,
  listExcludedFloods,
  listExclusions,
  previewFlood,
} from '@markwell/server/operations';
import { CommandError, wrongUsage } from '../../command-error.ts';
import type { Actions, InputOf, Reply } from '../../command-words.ts';
import { readStudentId } from '../../read-typed.ts';
import { type Columns, tableOf } from '../../table.ts';
import { inDatabase, type TerminalServices, withServices } from '../../with-services.ts';
import { count } from '../../wording.ts';
import type { exclusionsWords } from '../../words/records.ts';

type AddInput = InputOf<'exclusions add', (typeof exclusionsWords)['exclusions add']>;
type EndInput = InputOf<'exclusions end <id>', (typeof exclusionsWords)['exclusions end <id>']>;

const columns: Columns<Exclusion> = {
  Id: ({ id }) => id,
  Class: ({ student }) => student.studentClass,
  Name: ({ student }) => student.name,
  'Attempts at': ({ homework, attempts }) => homework?.title ?? `all, ${count(attempts, 'attempt')}`,
  By: ({ by }) => by ?? '-',
  Since: ({ at }) => at.slice(0, 10),
  Reason: ({ reason }) => reason,
};

/** `markwell exclusions …`: what was handed in and does not count; a flood is many attempts left out in one step. */
export const actions: Actions<typeof exclusionsWords> = {
  'exclusions list': inDatabase(async (input, services) => {
    const held = await listExclusions(services, input);
    const floods = input.class === undefined ? await listExcludedFloods(services) : [];
    const said = floods.map(
      ({ id, attempts, students, reason, at }) =>
        `Flood ${id}: ${count(attempts, 'attempt')} of ${count(students, 'name')}, since ${at.slice(0, 10)}: ${reason}`,
    );
    const empty = floods.length > 0 ? '' : 'Everything that was handed in counts.';
    return { json: held, ...(!input.json && { said }), shown: [tableOf(held, columns, empty)] };
  }),
  'exclusions add': async (input) => {
    const { attempt, student, homework, class: code, since, until, address, notOnList } = input;
    const isFlood = [homework, code, since, until, address, notOnList].some((one) => one !== undefined);
    if (isFlood && (attempt !== undefined || student !== undefined))
      throw wrongUsage('Name one attempt, one student, or what many have in common.');
    return withServices((services) => (isFlood ? addFlood(services, input) : addOne(services, input)));
  },
  'exclusions end': inDatabase((input, services) =>
    input.flood ? endWhole(services, input) : endOne(services, input),
  ),
};

async function addOne(services: TerminalServices, input: AddInput): Promise<Reply> {
  const target = await readTarget(services, input);
  if (input.dryRun) return { said: `${await describeTarget(services, target, input)} would not count.`, json: target };
  const made = await decisions.exclusion.decide(services, { ...target, reason: input.reason }, services.by);
  return {
    said: `${describe(made)} does not count from now on. To take it back: markwell exclusions end ${made.id}`,
    json: made,
  };
}

async function addFlood(services: TerminalServices, input: AddInput): Promise<Reply> {
  const { homework, class: code, since, until, address, notOnList, reason } = input;
  const criteria = { homework, class: code, address, notOnList, since, until };
  const found = input.dryRun
    ? await previewFlood(services, criteria)
    : await decisions.flood.decide(services, { ...criteria, reason }, services.by);
  return {
    said: [
      describeFlood(found),
      'id' in found
        ? `None of them counts from now on. To take it back: markwell exclusions end ${found.id} --flood`
        : 'None of them would count. Nothing was changed.',
    ],
    json: found,
    shown: [
      tableOf(
        found.names,
        {
          Class: ({ studentClass }) => studentClass,
          Name: ({ name }) => name,
          'On the list': ({ isListed }) => (isListed ? 'yes' : 'no'),
          Attempts: ({ attempts }) => attempts,
        },
        '',
      ),
    ],
  };
}

async function endOne(services: TerminalServices, { id, dryRun }: EndInput): Promise<Reply> {
  const held = (await listExclusions(services)).find((one) => String(one.id) === id);
  if (!dryRun) await decisions.exclusion.takeBack(services, id, services.by);
  else if (held === undefined) throw new CommandError(`There is no exclusion ${id} that holds.`);
  const what = held === undefined ? `Exclusion ${id}` : describe(held);
  return {
    said: `${what} ${dryRun ? 'would count' : 'counts'} again.`,
    json: { id: Number(id), exclusion: held ?? null },
  };
}

async function endWhole(services: TerminalServices, { id, dryRun }: EndInput): Promise<Reply> {
  const held = (await listExcludedFloods(services)).find((one) => String(one.id) === id);
  if (dryRun && held === undefined) throw new CommandError(`There is no flood ${id} that is left out.`);
  const { attempts } = dryRun && held !== undefined ? held : await decisions.flood.takeBack(services, id, services.by);
  return {
    said: `${count(attempts, 'attempt')} left out in one step ${dryRun ? 'would count' : 'count'} again.`,
    json: { id: Number(id), attempts },
  };
}

async function readTarget(services: TerminalServices, { attempt, student }: AddInput): Promise<ExclusionTarget> {
  if (attempt !== undefined && student === undefined)
    return { scope: 'attempt', attemptId: await findAttemptId(services, attempt) };
  if (attempt === undefined && student !== undefined) return { scope: 'student', studentId: readStudentId(student) };
  throw wrongUsage('Name one of --attempt and --student.');
}

async function describeTarget(
  services: TerminalServices,
  target: ExclusionTarget,
  { attempt }: AddInput,
): Promise<string> {
  if (!('studentId' in target)) return `Attempt ${attempt}`;
  const { name, studentClass, attempts } = await getStudent(services, target.studentId);
  return `All of ${name} of ${studentClass}, ${count(attempts, 'attempt')},`;
}

function describe({ scope, student, attempts, homework }: Exclusion): string {
  const who = `${student.name} of ${student.studentClass}`;
  return scope === 'attempt'
    ? `The attempt of ${who} at ${homework?.title}`
    : `All of ${who}, ${count(attempts, 'attempt')},`;
}

function describeFlood({ attempts, students, listed, names }: FloodFound): string {
  const whose = `${count(attempts, 'attempt')} of ${count(students, 'name')}, ${listed} of them on class lists`;
  return students > names.length ? `${whose}; the first ${names.length} names:` : `${whose}.`;
}
