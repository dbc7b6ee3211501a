import { expect, it } from 'vitest';
import { normaliseName, tidyText } from './normalise-name.ts';

it.each([
  ['Zoë  O’Neil', "ZOE O'NEIL", true, 'accents, case, spaces and the shape of an apostrophe'],
  ['José Núñez', 'jose nunez', true, 'accents'],
  ['J. Smith', 'J Smith', true, 'full stops'],
  ['Mary‑Ann Lee', 'mary-ann lee', true, 'the shape of a hyphen'],
  ['Sam\u200bLee ', 'Sam Lee', true, 'invisible characters'],
  ['Ｓａｍ Lee', 'Sam Lee', true, 'full-width letters'],
  ['Zoe Neil', "Zoe O'Neil", false, 'another surname'],
  ['Mary Ann Lee', 'Maryann Lee', false, 'a space within a name'],
  ['Łukasz', 'Lukasz', false, 'a letter that is not an accented one'],
  ['मीना', 'मनी', false, 'vowels that are written as marks'],
  ['한별', '한별'.normalize('NFD'), true, 'one name in two encodings'],
  ['李小龍', '李小龙', false, 'names in other scripts'],
])('%s and %s are the same student: %s (%s)', (one, other, same) => {
  expect(normaliseName(one) === normaliseName(other)).toBe(same);
});

it('keeps text as typed, on one line', () => {
  expect(tidyText('  Zoë\n O’Neil\u0000 ')).toBe('Zoë O’Neil');
});
