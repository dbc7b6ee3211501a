import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-editing-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], input = '') =>
  runCommand(args, input, { DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const json = async (args: readonly string[], input = '') => JSON.parse((await run([...args, '--json'], input)).stdout);

describe('markwell homework copy, edit and delete', () => {
  const written = {
    title: 'Forces',
    questions: [{ question: 'The unit of force?', correctAnswers: ['newton'], marks: 1 }],
  };
  const file = (name: string, content: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const make = async (title: string) =>
    (await json(['import', '-'], JSON.stringify([{ ...written, title }]))).homework[0].id as number;

  test('stores a homework anew from what show printed, and refuses what somebody else has stored since', async () => {
    const id = String(await make('To be edited'));
    const shown = await json(['homework', 'show', id]);
    shown.edit.assignment.questions[0].correctAnswers.push('N');
    const path = file('edited.json', shown);
    const dry = await run(['homework', 'edit', id, '--file', path, '--dry-run']);
    expect(dry.stdout).toBe('q1 is marked anew\nMark scheme: version 2\n');
    expect(dry.stderr).toContain(`Would store homework ${id}`);
    expect(await json(['homework', 'edit', id, '--file', path])).toMatchObject({ stored: true, schemeVersion: 2 });
    const again = await run(['homework', 'edit', id, '--file', path]);
    expect(again.stderr).toMatch(/was changed meanwhile by the command line, so yours is not stored/);
    expect(again.code).toBe(1);
  });

  test.each([
    ['what is no JSON', 'a homework', /is not JSON/],
    ['JSON of something else', '{"title":"Forces"}', /needs ‘edit’ with ‘basedOn’ and ‘assignment’/],
  ])('refuses to edit from %s', async (_what, input, error) => {
    const { stderr, code } = await run(['homework', 'edit', '151', '--file', '-'], input);
    expect(stderr).toMatch(error);
    expect(code).toBe(1);
  });

  test('copies one that came with Markwell, which can be edited then', async () => {
    expect((await json(['homework', 'show', 'year8'])).edit).toBeNull();
    const copy = await json(['homework', 'copy', 'year8', '--title', 'Waves, shorter']);
    expect(copy).toMatchObject({ title: 'Waves, shorter', isReleased: false, questionCount: 7 });
    expect((await json(['homework', 'show', String(copy.id)])).edit.assignment.questions).toHaveLength(7);
  });

  test('exports one, which can be imported again, and says what a format cannot hold', async () => {
    const out = join(folder, 'year8-exported.json');
    expect(await run(['homework', 'export', 'year8', '--out', out])).toMatchObject({ code: 0, stdout: '' });
    const [draft] = (await json(['import', out, '--dry-run'])).drafts;
    expect(draft.assignment.questions).toHaveLength(7);
    const gift = await run(['homework', 'export', 'year8', '--format', 'gift']);
    expect(gift.stderr).toMatch(/GIFT holds no pictures: Q\d/);
    expect(gift.stdout).toContain('$CATEGORY: Year 8');
  });

  test('deletes one after asking', async () => {
    const id = String(await make('To be deleted'));
    expect((await run(['homework', 'delete', id])).stderr).toMatch(/Delete homework .*add --yes to do it/);
    expect((await run(['homework', 'delete', id, '--dry-run'])).stderr).toContain(`Would delete homework ${id}`);
    expect((await run(['homework', 'delete', id, '--yes'])).stderr).toContain(
      `Deleted homework ${id}, “To be deleted”.`,
    );
    expect((await run(['homework', 'show', id])).code).toBe(1);
    expect((await run(['homework', 'delete', 'year8', '--yes'])).code).toBe(1);
  });
});

describe('markwell import --template', () => {
  test('writes a Word file that is read as its questions', async () => {
    const path = join(folder, 'template.docx');
    expect((await run(['import', '--template', path])).stderr).toContain(`Wrote ${path}.`);
    const { stdout } = await run(['import', path, '--dry-run']);
    expect(stdout).toMatch(/4 questions, 5 marks, 1 picture/);
    expect((await run(['import', '--template', path])).code).toBe(1);
  });

  test.each([
    ['--template beside a file to read', ['import', '--template', '-', 'forces.docx']],
    ['no file at all', ['import']],
    ['an unknown reading', ['import', 'forces.docx', '--reading', '0']],
  ])('refuses %s', async (_what, args) => expect((await run(args)).code).toBe(2));
});
