import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const source: Question = ['What is the place called where a river begins?', [], ['The source']];
const lake: Question = ['What lake can be formed from a meander?', [], ['Oxbow lake']];
const dam: Question = ['Name one dam on an Irish river.', [], ['Ardnacrusha']];
const all = [source, lake, dam];
const asked = ([text]: Question) => text;
const said = ([, , [answer = '']]: Question) => answer;

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'in colour on the next line of a part',
    lines(
      '**A. RIVERS**',
      'Look at the map.',
      ...all.map((one, at) => `(${'i'.repeat(at + 1)}) ${asked(one)}\n%%${said(one)}%%`),
    ),
    all,
  ],
  [
    'underlined below parts with letters, of several questions',
    [
      ...lines(
        '1. This is about rivers.',
        `a) ${asked(source)}`,
        `@@${said(source)}@@`,
        `b) ${asked(lake)}`,
        `@@${said(lake)}@@`,
      ),
      ...lines(
        '2. This is about people.',
        `a) ${asked(dam)}`,
        `@@${said(dam)}@@`,
        'b) Who uses its power?',
        '@@Limerick@@',
      ),
    ],
    [...all, ['Who uses its power?', [], ['Limerick']]],
  ],
  [
    'at the end of the line of a part, behind a tab',
    lines(
      '1. Choose the pH of each.',
      'a)\thydrochloric acid\t%%1%%',
      'b)\tpure water\t%%7%%',
      'c)\toven cleaner\t%%14%%',
    ),
    [
      ['hydrochloric acid', [], ['1']],
      ['pure water', [], ['7']],
      ['oven cleaner', [], ['14']],
    ],
  ],
])('reads as answers what is %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});

it('leaves alone what is underlined below two parts of seven', async () => {
  const blocks = lines(
    ...'abcdefg'
      .split('')
      .flatMap((letter) => [`(${letter}) Why is ${letter}?`, letter < 'c' ? '@@Use your own words@@' : '____________']),
  );
  const questions = await questionsOf([...lines('1. Answer all.'), ...blocks]);
  expect(questions?.flatMap(([, , answers]) => answers)).toEqual([]);
});
