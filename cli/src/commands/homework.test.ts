import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, runMarkwell } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-homework-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/homework/${name}.docx`, import.meta.url));
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const run = (args: readonly string[], input = '') => runCommand(args, input, environment());
const json = async (args: readonly string[], input = '') => JSON.parse((await run([...args, '--json'], input)).stdout);

describe('markwell import', () => {
  test('shows what was understood in a dry run, and stores nothing', async () => {
    const { code, stdout, stderr } = await run(['import', fixture('cells-letters-answer-lines'), '--dry-run']);
    expect(stdout).toMatch(/Cells and Organisation.*\n.*Year 7, .*3 questions, 4 marks/);
    expect(stdout).toMatch(
      /1\. Which part of the cell controls its activities\? \[1\]\n {5}A\) Cell membrane\n {3}\* B\) Nucleus/,
    );
    expect(stdout).toMatch(
      /Answer: mitochondria \/ mitochondrion\n {3}Read as a name or one word\n {3}Tip: Think of the power house/,
    );
    expect(stderr).toMatch(/understood\. Nothing is stored yet\.\n$/);
    expect(code).toBe(0);
  });

  test('says that the year in a file is used, where --year names another', async () => {
    const { stdout, stderr } = await run(['import', fixture('cells-letters-answer-lines'), '--year', '9', '--dry-run']);
    expect(stdout).toMatch(/Year 7, /);
    expect(stderr).toContain('the file says Year 7, which is used; --year 9 is for files that do not say.');
  });

  test('says which paragraphs became part of nothing; as JSON what became of each', async () => {
    const file = join(folder, 'rocks.txt');
    const lines = [
      'Rocks',
      '1. Which rock is sedimentary? [1]',
      'A) granite',
      'B) chalk',
      'Answer: B',
      'The unit of pressure has its name from a scholar',
      '2. Why does a sharp knife cut well? [1]',
      'Answer: its area is small',
    ];
    writeFileSync(file, lines.join('\n'));
    const { stderr } = await run(['import', file, '--dry-run']);
    expect(stderr).toMatch(/Line 6: this was not read as part of a question: “The unit of pressure/);
    const { drafts } = await json(['import', file, '--dry-run']);
    expect(drafts[0].lines).toContainEqual({
      place: { unit: 'line', number: 6 },
      text: 'The unit of pressure has its name from a scholar',
      became: 'nothing',
      questions: [],
    });
  });

  test('shows points with their marks, and how far a number may be off', async () => {
    const questions = [
      {
        question: 'Why?',
        marks: 2,
        markingPoints: [{ answers: ['it is hot', 'heat'] }, { answers: ['it is wet'], marks: 2 }],
      },
      { question: 'How much?', marks: 1, correctAnswers: ['9.8 N'], tolerance: 0.2 },
    ];
    const { stdout } = await run(['import', '-', '--dry-run'], JSON.stringify([{ title: 'Weather', questions }]));
    expect(stdout).toContain('   Points, 2 marks at most:\n     1 mark: it is hot | heat\n     2 marks: it is wet\n');
    expect(stdout).toContain('   Answer: 9.8 N, up to 0.2 away\n');
  });

  test('stores, releases and points a card at it in one go', async () => {
    const args = [
      'import',
      fixture('forces-automatic-numbering'),
      '--year',
      '9',
      '--week',
      '2025-09-08',
      '--card',
      '3',
      '--release',
    ];
    const { code, stderr } = await runMarkwell(args, '', environment());
    expect(stderr).toMatch(/Homework 151: Forces quiz[\s\S]*\nCard 3 shows homework 151\.\n$/);
    expect(code).toBe(0);
    const listed = await json(['homework', 'list']);
    expect(listed.find(({ id }: { id: number }) => id === 151)).toMatchObject({
      isReleased: true,
      yearGroup: 9,
      weekDate: 'Week Beginning September 8th, 2025',
      shownOn: [3],
    });
  });

  test('takes its own JSON back, corrected', async () => {
    const preview = await json(['import', fixture('rivers-line-breaks'), '--dry-run']);
    preview.drafts[0].assignment.title = 'Rivers, corrected';
    const file = join(folder, 'draft.json');
    writeFileSync(file, JSON.stringify(preview));
    expect(await json(['import', file])).toMatchObject({
      stored: true,
      homework: [{ id: 152, title: 'Rivers, corrected' }],
    });
  });

  test('reads GIFT from standard input', async () => {
    const gift = 'Which gas? {=oxygen ~nitrogen ~argon}\n\nGrass is green. {T}\n';
    const { drafts } = await json(['import', '-', '--dry-run'], gift);
    expect(drafts[0].assignment.questions).toMatchObject([
      { type: 'multiple-choice', options: ['oxygen', 'nitrogen', 'argon'], correctAnswers: ['oxygen'] },
      { type: 'true-false', correctAnswers: ['true'] },
    ]);
  });

  test('names a file that cannot be read beside the others, and stores those where told to', async () => {
    const broken = join(folder, 'broken.docx');
    writeFileSync(broken, '%PDF-1.4');
    const gases = join(folder, 'gases.txt');
    writeFileSync(gases, 'Gases\n1. Which gas do plants take in? [1]\nAnswer: carbon dioxide');
    const files = ['import', gases, broken];
    const apart = { DATABASE_URL: `sqlite:${join(folder, 'apart.db')}` };
    const run = (args: readonly string[]) => runCommand(args, '', apart);
    const look = await run([...files, '--dry-run']);
    expect(look.stdout).toContain('Which gas do plants take in?');
    expect(look.stderr).toMatch(
      /broken\.docx: [\s\S]*1 of 2 files cannot be read; --skip-unreadable stores the others\.\n$/,
    );
    expect(look.code).toBe(1);
    const whole = await run(files);
    expect(whole.stderr).toMatch(
      /broken\.docx: [\s\S]*Nothing was stored\. To store the files that can be read: --skip-unreadable\./,
    );
    expect([whole.code, whole.stdout]).toEqual([1, '']);
    const stored = await run([...files, '--skip-unreadable']);
    expect(stored.stderr).toMatch(/1 piece of homework with 1 question stored\.[\s\S]*broken\.docx: /);
    expect(stored.code).toBe(0);
  });

  test.each([
    ['import', '-', '--dry-run'],
    ['import', '-', '--dry-run', '--json'],
    ['import', '-'],
  ])('refuses a letter, which has no question: markwell %s %s %s %s', async (...args) => {
    const letter = 'Dear parents and carers,\n\nSchool closes at noon on Friday.\n\nYours, the head';
    const { code, stderr } = await run(args, letter);
    expect(stderr).toMatch(/no question/i);
    expect(stderr).not.toMatch(/understood/);
    expect(code).toBe(1);
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp]>([
    [
      'a file that came before',
      [fixture('forces-automatic-numbering')],
      1,
      /is here already: homework 151.* add --again/,
    ],
    ['a file that is not there', ['/nowhere.docx'], 1, /cannot be read/],
    ['an impossible week', [fixture('rivers-line-breaks'), '--week', 'Monday'], 2, /--week/],
    ['an impossible year', [fixture('rivers-line-breaks'), '--year', '99'], 2, /--year/],
    ['an unknown card', [fixture('rivers-line-breaks'), '--card', '9'], 2, /--card/],
    [
      'a card for two homework, in a dry run too',
      [fixture('rivers-line-breaks'), fixture('pictures'), '--card', '3', '--dry-run'],
      1,
      /one homework; these files have 2/,
    ],
    ['no file', [], 2, /file/],
  ])('refuses %s', async (_label, args, exitCode, message) => {
    const { code, stderr, stdout } = await run(['import', ...args]);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(exitCode);
  });
});

describe('markwell homework', () => {
  test('lists, shows, withdraws, releases and points', async () => {
    expect((await run(['homework', 'list'])).stdout).toMatch(/151\s+imported\s+released\s+on 3/);
    expect((await run(['homework', 'show', '151'])).stdout).toMatch(
      /q1\s+What is the unit of force\? \[1\]\n\s+Options: joule \| newton \| watt\n\s+Expected: newton/,
    );
    expect((await run(['homework', 'withdraw', '151', '--dry-run'])).stderr).toMatch(
      /Would withdraw 151.*\nCard 3 shows it: without it, its page says .*\bhomework point 3 own\b/,
    );
    expect((await run(['homework', 'withdraw', '151'])).stderr).toMatch(/Withdrew 151.*\nCard 3 shows it/);
    expect((await run(['homework', 'withdraw', '151'])).stderr).not.toMatch(/Card 3/);
    const empty = /\nIt is not released: until it is, its page says .*\bmarkwell homework release 151\.\n$/;
    expect((await run(['homework', 'point', '3', '151'])).stderr).toMatch(empty);
    expect((await run(['homework', 'point', '4', '151', '--dry-run'])).stderr).toMatch(empty);
    expect(await json(['homework', 'release', '151'])).toMatchObject({ id: 151, isReleased: true });
    expect((await run(['homework', 'point', 'year9', 'own'])).stderr).toMatch(/Card 3 shows its own set/);
  });

  test('changes nothing in a dry run', async () => {
    const before = await json(['homework', 'list']);
    for (const args of [
      ['withdraw', '151'],
      ['release', '152'],
      ['point', '2', '151'],
    ]) {
      const { code, stderr } = await run(['homework', ...args, '--dry-run']);
      expect(stderr).toMatch(/^Would /);
      expect(code).toBe(0);
    }
    expect(await json(['homework', 'withdraw', '151', '--dry-run'])).toMatchObject({ id: 151, isReleased: false });
    expect(await json(['homework', 'point', '2', '151', '--dry-run'])).toMatchObject({ id: 2, contentId: 151 });
    expect(await json(['homework', 'list'])).toEqual(before);
  });

  test.each([
    ['an unknown card', ['149', '151'], 'There is no card 149: the cards are 1 to 6.'],
    ['a card on a card', ['2', '3'], '3 is a card; a card shows a homework, from 149 on.'],
    ['its own number', ['2', '2'], 'Point it at own to show its own set.'],
  ])('refuses to point at %s, in a dry run too', async (_label, args, message) => {
    for (const dryRun of [['--dry-run'], []]) {
      const { code, stderr } = await run(['homework', 'point', ...args, ...dryRun]);
      expect(stderr).toContain(message);
      expect(code).toBe(1);
    }
  });

  test('says that there is no such homework', async () => {
    const { code, stderr } = await run(['homework', 'show', '4711']);
    expect(stderr).toMatch(/no homework '4711'/);
    expect(code).toBe(1);
  });
});
