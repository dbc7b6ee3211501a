import type { AdminClass, ClassStep, RosterImport } from '../../../contract/admin-classes.ts';
import type { Session } from '../../../db/session.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { plainText, tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { changeLists } from './change-lists.ts';
import { insertClass, yearOfCode } from './class-rows.ts';
import { selectClasses } from './list-admin-classes.ts';
import { type Choices, choiceKey, type Member } from './plan-lists.ts';
import { listOf, sameCode, type TaughtList } from './prepare-class.ts';
import { selectMembers } from './select-members.ts';

/** The last year that goes up by itself: what comes after Year 11, and after Year 13, is for the school to say. */
const leavingYears: readonly number[] = [11, 13];

/**
 * Moves every class with a list up a year, or by `steps` elsewhere, in one transaction that can be undone (see the contract’s
 * `moveUp`). Throws a `Problem` if there is nobody to move, or if two of one name would come into one class.
 */
export function moveUp(
  services: Services,
  {
    dryRun = false,
    steps = [],
  }: { readonly dryRun?: boolean | undefined; readonly steps?: readonly ClassStep[] | undefined },
  by: Actor,
): Promise<RosterImport> {
  return changeLists(services, { kind: 'move-up', dryRun, by }, async (session) => {
    const known = await selectClasses(session);
    const members = (await selectMembers(session)).filter(
      ({ isPresent, classCode }) => isPresent && known.some(({ code }) => code === classCode),
    );
    const codes = [...new Set(members.map(({ classCode }) => classCode))];
    if (codes.length === 0) throw new Problem('conflict', 'No class has a list yet, so there is nobody to move up.');
    const unknown = steps.find(({ from }) => !codes.some((code) => plainText(code) === plainText(from)));
    if (unknown !== undefined) throw new Problem('not-found', `There is no class ${unknown.from} with a list.`);
    const goesTo = new Map(codes.map((code) => [code, nextOf(code, steps)]));
    const moving = members.filter(({ classCode }) => goesTo.get(classCode) !== classCode);
    if (moving.length === 0)
      throw new Problem('conflict', 'None of the classes with a list is of a year that goes up.');
    const stays = codes.find(
      (code) => goesTo.get(code) === code && moving.some((one) => goesTo.get(one.classCode) === code),
    );
    if (stays !== undefined)
      throw new Problem('conflict', `${stays} has a list of its own, and does not move up. Say where it goes.`);
    const lists = await listsAfter(session, known, moving, goesTo);
    const choices: Choices = new Map(
      moving.flatMap((one) => {
        const to = goesTo.get(one.classCode);
        return to ? [[choiceKey(to, one.name), one.id] as const] : [];
      }),
    );
    return { lists, choices, messages: [], action: 'move-up' };
  });
}

/** '8a/Sc1' for '7a/Sc1'; null if the class leaves, and the same if its code has no year. */
function nextOf(code: string, steps: readonly ClassStep[]): string | null {
  const step = steps.find(({ from }) => plainText(from) === plainText(code));
  if (step !== undefined) return step.to === null ? null : tidyText(step.to);
  const year = yearOfCode(code);
  if (year === null) return code;
  return leavingYears.includes(year) ? null : code.replace(/^\d+/u, String(year + 1));
}

interface Filling extends TaughtList {
  readonly students: Map<string, string>;
  readonly keys: Map<string, string>;
}

/** The lists after the move, of the classes that somebody leaves or comes to; classes that are not there yet are made. */
async function listsAfter(
  session: Session,
  known: readonly AdminClass[],
  moving: readonly Member[],
  goesTo: ReadonlyMap<string, string | null>,
): Promise<TaughtList[]> {
  const lists = new Map<string, Filling>();
  const listOfCode = async (typed: string, from: string) => {
    const there = known.find(sameCode(typed));
    const code = there?.code ?? typed;
    const begun = lists.get(code);
    if (begun !== undefined) return begun;
    const teacher = there?.teacher ?? known.find(sameCode(from))?.teacher ?? '';
    const list = listOf({ code, list: undefined });
    const isNew = there === undefined && typed !== from;
    if (isNew && list === undefined)
      throw new Problem('invalid-input', `Add the class ${code} first: its code does not say its year.`);
    if (isNew && list !== undefined) await insertClass(session, { code, list, teacher, year: yearOfCode(code) });
    const made = {
      code,
      teacher,
      isNew,
      endsYear: true,
      students: new Map<string, string>(),
      keys: new Map<string, string>(),
    };
    lists.set(code, made);
    return made;
  };
  for (const { classCode, name, normalisedName, key } of moving) {
    await listOfCode(classCode, classCode);
    const to = goesTo.get(classCode);
    if (to === null || to === undefined) continue;
    const list = await listOfCode(to, classCode);
    if (list.students.has(normalisedName)) {
      throw new Problem(
        'conflict',
        `Two called ${name} would come into ${list.code}. Rename one first, such as ‘${name} (B)’.`,
      );
    }
    list.students.set(normalisedName, name);
    if (key !== null) list.keys.set(normalisedName, key);
  }
  return [...lists.values()];
}
