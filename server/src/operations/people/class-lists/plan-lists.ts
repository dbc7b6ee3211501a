import type { Likeness } from '../../../contract/class-roster.ts';
import { groupBy } from '../../site/group-by.ts';
import { byName, normaliseName, plainText, readApart } from '../../site/normalise-name.ts';
import { likeness } from '../names/same-pupil.ts';
import { plainLetters } from '../names/spelled-alike.ts';
import { yearOfCode } from './class-rows.ts';
import { isNumber } from './roster.ts';

/** A membership as it is stored. */
export interface Member {
  readonly id: number;
  /** The same for all memberships of one pupil. */
  readonly person: number;
  readonly classCode: string;
  readonly name: string;
  readonly normalisedName: string;
  readonly key: string | null;
  /** Whether they are on the list of the class now. */
  readonly isPresent: boolean;
}

/** A class as a new list has it. */
export interface NewList {
  readonly code: string;
  /** By normalised name. */
  readonly students: ReadonlyMap<string, string>;
  /** What the list knows students by, by their normalised names. */
  readonly keys: ReadonlyMap<string, string>;
  /** Whether the class's year ends with it in any case. */
  readonly endsYear?: boolean;
}

/** Why somebody on a new list is, or may be, a pupil who is known already. */
export type Why = 'number' | 'name' | 'chosen' | Likeness;

export interface Candidate {
  readonly member: Member;
  readonly why: Why;
}

/** Somebody on a new list who was not on the old one. */
export interface Comer {
  readonly name: string;
  readonly normalisedName: string;
  /** Who they are known to be. */
  readonly is?: Candidate;
  /** Who they may be, which a person has to say. */
  readonly maybe: readonly Candidate[];
}

/** What a new list does to a class. */
export interface ClassPlan extends NewList {
  readonly stays: readonly Member[];
  /** Those who stay under another name. */
  readonly renamed: readonly (Comer & { readonly is: Candidate })[];
  readonly comes: readonly Comer[];
  /** Everyone who was on the old list and is not on the new one, also those who move. */
  readonly gone: readonly Member[];
  /** Whether another year’s class begins under the code, so that the old one is kept apart. */
  readonly isAnew: boolean;
}

/** Who somebody is, as a person has said: the id of a membership; null for somebody new. By `choiceKey`. */
export type Choices = ReadonlyMap<string, number | null>;

/** Names somebody on a new list. */
export const choiceKey = (code: string, name: string) => `${plainText(code)}\n${normaliseName(name)}`;

/** Pupils that somebody may be, of whom a person is asked. */
const mostMaybe = 3;
/** A class has thirty; lists of a whole school are not compared name by name. */
const mostCompared = 100_000;

/**
 * What new lists do to their classes: who stays, comes, leaves, moves and has another name; pure. Somebody is a known
 * pupil if the school’s number says so, or, where numbers do not say otherwise, if one pupil alone has the name and
 * leaves a class of the same year or the one below as they come, or has left before. Everyone else who may be known is
 * for a person to say, by `choices`. `members` are all memberships there are.
 */
export function planLists(lists: readonly NewList[], members: readonly Member[], choices: Choices): ClassPlan[] {
  const present = groupBy(
    members.filter(({ isPresent }) => isPresent),
    ({ classCode }) => classCode,
  );
  const rough = lists.map((list) => {
    const before = present.get(list.code) ?? [];
    const stays = before.filter((member) => staysOn(list, member, choices));
    const names = new Set(stays.map(({ normalisedName }) => normalisedName));
    const comes = [...list.students].filter(([normalised]) => !names.has(normalised));
    return { list, before, stays, gone: before.filter((member) => !stays.includes(member)), comes };
  });
  const match = createMatcher(rough, members);
  const byId = new Map(members.map((member) => [member.id, member]));
  const plans = rough.map(({ list, before, stays, gone, comes }) => {
    const all = comes.map(([normalisedName, name]): Comer => {
      const chosen = choices.get(choiceKey(list.code, name));
      const member = chosen === undefined || chosen === null ? undefined : byId.get(chosen);
      if (member !== undefined) return { name, normalisedName, is: { member, why: 'chosen' }, maybe: [] };
      return { name, normalisedName, ...(chosen === null ? { maybe: [] } : match(list, normalisedName, name)) };
    });
    const isRename = (one: Comer): one is Comer & { is: Candidate } =>
      one.is !== undefined && gone.some(({ id }) => id === one.is?.member.id);
    const renamed = all.filter(isRename);
    return {
      ...{ ...list, before, stays, renamed, comes: all.filter((one) => !isRename(one)) },
      gone: gone.filter(({ id }) => !renamed.some(({ is }) => is.member.id === id)),
    };
  });
  const wentTo = new Map(
    plans.flatMap(({ code, comes }) => comes.flatMap(({ is }) => (is ? [[is.member.id, code] as const] : []))),
  );
  return plans.map(({ before, ...plan }) => {
    const up = plan.gone.filter(({ id, classCode }) => isYearAbove(classCode, wentTo.get(id) ?? classCode));
    const fromBelow = plan.comes.filter(({ is }) => is !== undefined && isYearAbove(is.member.classCode, plan.code));
    const isOther = 2 * up.length > plan.gone.length || 2 * fromBelow.length > plan.comes.length;
    return { ...plan, isAnew: 2 * plan.gone.length > before.length && (plan.endsYear === true || isOther) };
  });
}

function isYearAbove(from: string, to: string): boolean {
  return yearsBetween(from, to) === 1;
}

/** By how many years one class is above another; null where their codes do not say. */
function yearsBetween(from: string, to: string): number | null {
  const [before, after] = [yearOfCode(from), yearOfCode(to)];
  return before === null || after === null ? null : after - before;
}

/** Whoever has the name stays, unless the school’s number or a person says that it is somebody else. */
function staysOn(
  { code, students, keys }: NewList,
  { id, name, normalisedName, key }: Member,
  choices: Choices,
): boolean {
  const chosen = choices.get(choiceKey(code, name));
  if (chosen !== undefined && chosen !== null && chosen !== id) return false;
  const newKey = keys.get(normalisedName);
  return students.has(normalisedName) && !saysTwo(newKey, key);
}

type Rough = { readonly list: NewList; readonly gone: readonly Member[]; readonly comes: readonly [string, string][] };

function createMatcher(rough: readonly Rough[], members: readonly Member[]) {
  const leaving = new Set(rough.flatMap(({ gone }) => gone.map(({ id }) => id)));
  const listed = new Set(rough.map(({ list }) => list.code));
  const still = new Set(members.flatMap((one) => (one.isPresent && !leaving.has(one.id) ? one.person : [])));
  /** For each pupil the membership they would move from: one that ends with this list, else a present one, else the last. */
  const byPerson = new Map<number, Member>();
  const rank = (one: Member) => (leaving.has(one.id) ? 2 : one.isPresent ? 1 : 0);
  for (const one of members) {
    const known = byPerson.get(one.person);
    if (known === undefined || rank(one) >= rank(known)) byPerson.set(one.person, one);
  }
  const keyed = groupBy(
    members.filter(({ key }) => isNumber(key)),
    ({ key }) => key ?? '',
  );
  const named = groupBy([...byPerson.values()], ({ name }) => plainName(name));
  const comersOf = groupBy(
    rough.flatMap(({ comes }) => comes.map(([, name]) => plainName(name))),
    (name) => name,
  );
  const unnamed = rough.flatMap(({ gone }) => gone.filter(({ name }) => !comersOf.has(plainName(name))));
  const isShort = unnamed.length * comersOf.size < mostCompared;
  /** Whoever stays on another of these lists is somebody else. */
  const isElse = (one: Member) => one.isPresent && !leaving.has(one.id) && listed.has(one.classCode);

  return (list: NewList, normalisedName: string, name: string): Pick<Comer, 'is' | 'maybe'> => {
    const key = list.keys.get(normalisedName);
    const people = new Set((keyed.get(key ?? '') ?? []).map((member) => member.person));
    const [person = 0] = people;
    const byNumber = people.size === 1 ? byPerson.get(person) : undefined;
    if (byNumber !== undefined) {
      const found = { member: byNumber, why: 'number' } as const;
      // Another system may have given its number to somebody else.
      return shareWord(name, byNumber.name) ? { is: found, maybe: [] } : { maybe: [found] };
    }
    const mayBe = (member: Member, fewest: number, most: number) => {
      const years = yearsBetween(member.classCode, list.code) ?? 0;
      return !saysTwo(key, member.key) && years >= fewest && years <= most;
    };
    const same = (named.get(plainName(name)) ?? [])
      .filter(
        (member) => !isElse(member) && !(member.isPresent && member.classCode === list.code) && mayBe(member, -1, 2),
      )
      .toSorted((one, other) => byName(one.classCode, other.classCode));
    const [only] = same;
    const isAlone = same.length === 1 && comersOf.get(plainName(name))?.length === 1;
    if (only !== undefined && isAlone && !still.has(only.person) && mayBe(only, 0, 1))
      return { is: { member: only, why: 'name' }, maybe: [] };
    if (same.length > 0 || !isShort)
      return { maybe: same.slice(0, mostMaybe).map((member) => ({ member, why: 'name' })) };
    const like = unnamed.flatMap((member): Candidate[] => {
      const why = mayBe(member, 0, 1) ? likeness(name, member.name) : undefined;
      return why === undefined ? [] : [{ member, why }];
    });
    return { maybe: like.slice(0, mostMaybe) };
  };
}

/** Whether what two lists know somebody by, if it is of one kind, says that they are two. */
function saysTwo(one: string | null | undefined, other: string | null | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && isNumber(one) === isNumber(other) && one !== other;
}

function shareWord(one: string, other: string): boolean {
  const words = normaliseName(other).split(/[\s'-]+/u);
  return normaliseName(one)
    .split(/[\s'-]+/u)
    .some((word) => words.includes(word));
}

/** A name without what tells it apart from others in its class. */
const plainName = (name: string) => plainLetters(normaliseName(readApart(name).name));
