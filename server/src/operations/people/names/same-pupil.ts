import { slipDistance } from '@markwell/marking-core';
import type { LikelyStudent, Likeness } from '../../../contract/class-roster.ts';
import { normaliseName, readApart } from '../../site/normalise-name.ts';
import { areShortFor } from './short-names.ts';
import { lettersOf, plainLetters } from './spelled-alike.ts';

/** A student on some class list. */
export interface ListedStudent {
  readonly id: number;
  readonly name: string;
  readonly studentClass: string;
}

const mostTold = 3;

/** The likeliest first; a student of another class comes only by the same name, and last. */
const inOrder: readonly Likeness[] = [
  'apart',
  'same-letters',
  'swapped',
  'nickname',
  'misspelt',
  'part',
  'other-class',
];

/**
 * The students whom a name that is on no list may be: of the class by any likeness, of other classes by the same name. At most three,
 * the likeliest first; pure.
 */
export function findLikely(name: string, studentClass: string, listed: readonly ListedStudent[]): LikelyStudent[] {
  return listed
    .flatMap((student): LikelyStudent[] => {
      const like =
        student.studentClass === studentClass ? likeness(name, student.name) : sameElsewhere(name, student.name);
      return like === undefined ? [] : [{ ...student, like }];
    })
    .sort(
      (one, other) =>
        inOrder.indexOf(one.like) - inOrder.indexOf(other.like) || one.name.localeCompare(other.name, 'en'),
    )
    .slice(0, mostTold);
}

function sameElsewhere(typed: string, listed: string): Likeness | undefined {
  return normaliseName(typed) === normaliseName(listed) ? 'other-class' : undefined;
}

/** How a name that was typed is like one on the list; `undefined` where it is not. */
export function likeness(typed: string, listed: string): Likeness | undefined {
  const apart = readApart(listed);
  if (apart.apart !== null && normaliseName(typed) === normaliseName(apart.name)) return 'apart';
  if (lettersOf(typed) === lettersOf(listed)) return 'same-letters';
  const [one, other] = [wordsOf(typed), wordsOf(apart.name)];
  if (one.length > 1 && one.toSorted().join(' ') === other.toSorted().join(' ')) return 'swapped';
  if (isNickname(one, other)) return 'nickname';
  if (isPart(one, other)) return 'part';
  return isMisspelt(one, other) ? 'misspelt' : undefined;
}

const wordsOf = (name: string) =>
  plainLetters(normaliseName(name))
    .split(/[\s'-]+/u)
    .filter((word) => word !== '');
const surname = (words: readonly string[]) => words.at(-1) ?? '';

/** 'Sam Tan' for Samuel Tan, the surname perhaps with a slip. */
function isNickname(one: readonly string[], other: readonly string[]): boolean {
  const [first = '', second = ''] = [one[0], other[0]];
  if (one.length < 2 || other.length < 2 || first === second || !areClose(surname(one), surname(other))) return false;
  return areShortFor(first, second) || (first.length > 2 && (second.startsWith(first) || first.startsWith(second)));
}

/** A slip in each word, or where words are written together one in five letters. */
function isMisspelt(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === other.length) return one.every((word, place) => areClose(word, other[place] ?? ''));
  const [typed, listed] = [one.join(''), other.join('')];
  const most = Math.floor(listed.length / 5);
  return typed[0] === listed[0] && slipDistance(typed, listed, most) <= most;
}

/** A slip for every four letters: short words must be right. */
function areClose(one: string, other: string): boolean {
  const most = Math.floor(Math.max(one.length, other.length) / 4);
  return slipDistance(one, other, most) <= most;
}

/** Names left out, or only begun: 'Ada', 'Ada L', 'A Lovelace' and 'Ada Lovelace' for Ada Augusta Lovelace. */
function isPart(one: readonly string[], other: readonly string[]): boolean {
  let from = 0;
  for (const word of one) {
    const place = other.findIndex(
      (listed, at) => at >= from && (listed === word || (word.length === 1 && listed.startsWith(word))),
    );
    if (place === -1) return false;
    from = place + 1;
  }
  return one.some((word) => word.length > 1);
}
