import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

/** A section of three questions: its lines by the number that each question has, what the key says of them, and how they are read. */
interface Section {
  readonly name: string;
  readonly told: string;
  readonly lines: (number: (place: number) => number) => readonly string[];
  readonly key: readonly string[];
  readonly read: readonly string[];
}

const uses = 'takes in water; makes pollen; makes food';
const section = {
  choice: {
    name: 'Multiple choice',
    told: 'Choose the correct answer.',
    lines: (n) => [
      `${n(0)}. What is the unit of force?`,
      'a) watt',
      'b) newton',
      `${n(1)}. Which organ pumps blood?`,
      'a) lung',
      'b) heart',
      `${n(2)}. Which of these rusts?`,
      'a) iron',
      'b) gold',
    ],
    key: ['b', 'b', 'a'],
    read: [
      'What is the unit of force? {watt; newton} = newton',
      'Which organ pumps blood? {lung; heart} = heart',
      'Which of these rusts? {iron; gold} = iron',
    ],
  },
  short: {
    name: 'Short answers',
    told: 'Answer the questions.',
    lines: (n) => [
      `${n(0)}. Which gas do plants take in?`,
      '____________',
      `${n(1)}. How do plants make food?`,
      '____________',
      `${n(2)}. What is the capital of Wales?`,
      '____________',
    ],
    key: ['carbon dioxide', 'photosynthesis', 'Cardiff'],
    read: [
      'Which gas do plants take in? = carbon dioxide',
      'How do plants make food? = photosynthesis',
      'What is the capital of Wales? = Cardiff',
    ],
  },
  truth: {
    name: 'True or false',
    told: 'Write true or false.',
    lines: (n) => [
      `${n(0)}. Ice floats on water.`,
      `${n(1)}. The Sun is a planet.`,
      `${n(2)}. Sound needs particles to travel.`,
    ],
    key: ['True', 'False', 'True'],
    read: ['Ice floats on water. = true', 'The Sun is a planet. = false', 'Sound needs particles to travel. = true'],
  },
  gaps: {
    name: 'Fill in the gaps',
    told: 'Fill in the missing words.',
    lines: (n) => [
      `${n(0)}. We breathe in ______ from the air.`,
      `${n(1)}. It goes into our ______.`,
      `${n(2)}. The muscle below them is the ______.`,
    ],
    key: ['oxygen', 'lungs', 'diaphragm'],
    read: [
      'We breathe in ______ from the air. = oxygen',
      'It goes into our ______. = lungs',
      'The muscle below them is the ______. = diaphragm',
    ],
  },
  match: {
    name: 'Match the words',
    told: 'Match each part with its use.',
    lines: (n) => [
      `| ${n(0)} root | a takes in water |`,
      `| ${n(1)} anther | b makes pollen |`,
      `| ${n(2)} leaf | c makes food |`,
    ],
    key: ['a', 'b', 'c'],
    read: [`root {${uses}} = takes in water`, `anther {${uses}} = makes pollen`, `leaf {${uses}} = makes food`],
  },
} satisfies Record<string, Section>;

const sheets: readonly (readonly Section[])[] = [
  [section.choice, section.short, section.truth],
  [section.match, section.gaps, section.short],
  [section.truth, section.match, section.choice],
  [section.gaps, section.truth, section.short],
];

/** What stands above a section, and what the key calls it. */
const headings: Readonly<Record<string, (place: number, one: Section) => readonly [head: string, name: string]>> = {
  'Section A – name': (place, { name }) => [`Section ${'ABC'[place]} – ${name}`, `Section ${'ABC'[place]}`],
  'Section A above what to do': (place, { told }) => [`Section ${'ABC'[place]}\n${told}`, `Section ${'ABC'[place]}`],
  'Part 1: name': (place, { name }) => [`Part ${place + 1}: ${name}`, `Part ${place + 1}`],
  'Exercise 1, which the key calls Ex 1': (place, { name }) => [`Exercise ${place + 1}: ${name}`, `Ex ${place + 1}`],
  'Task 1 name': (place, { name }) => [`Task ${place + 1} ${name}`, `Task ${place + 1}`],
  'A. name': (place, { name }) => [`${'ABC'[place]}. ${name}`, `${'ABC'[place]}`],
  'its name alone': (_place, { name }) => [name, name],
};

/** How the key says the answers of a section. */
const keys: Readonly<Record<string, (name: string, said: readonly string[], first: number) => readonly string[]>> = {
  'a line for each answer': (name, said, first) => [name, ...said.map((one, at) => `${first + at}. ${one}`)],
  'a line for each section': (name, said, first) => [
    `${name}: ${said.map((one, at) => `${first + at} ${one}`).join('   ')}`,
  ],
  'commas between them': (name, said, first) => [
    `${name}: ${said.map((one, at) => `${first + at}. ${one}`).join(', ')}`,
  ],
  'a line below each name': (name, said, first) => [name, said.map((one, at) => `${first + at} – ${one}`).join('; ')],
};

const cases = Object.keys(headings).flatMap((heading, row) =>
  Object.keys(keys).flatMap((key, column) => {
    const sections = sheets[(row + column) % sheets.length] ?? [];
    const isNumberedThrough = !sections.includes(section.match) && (row + column) % 2 === 0;
    return [{ heading, key, sections, isNumberedThrough }];
  }),
);

it.each(cases)(
  'reads sections called $heading, with $key in the key',
  async ({ heading, key, sections, isNumberedThrough }) => {
    const first = (place: number) => (isNumberedThrough ? place * 3 : 0) + 1;
    const named = sections.map((one, place) => headings[heading]?.(place, one) ?? ['', '']);
    const asked = sections.flatMap((one, place) => [named[place]?.[0], ...one.lines((at) => first(place) + at)]);
    const said = sections.flatMap((one, place) => keys[key]?.(named[place]?.[1] ?? '', one.key, first(place)) ?? []);
    expect(await readPlain([...asked, '# Answers', ...said].join('\n'))).toEqual(
      sections.flatMap(({ read }) => read.map((one) => `1: ${one}`)),
    );
  },
);
