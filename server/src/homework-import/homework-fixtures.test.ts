import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { UploadAssignment } from '../contract/homework-draft.ts';
import { readFiles } from './read-files.ts';

/** What a file must be read as: text, options, accepted answers and marks of each question. */
interface Fixture extends Partial<Pick<UploadAssignment, 'title' | 'yearGroup' | 'weekNumber' | 'weekDate'>> {
  readonly name: string;
  readonly shows: string;
  readonly questions: readonly (readonly [string, readonly string[], readonly string[], number])[];
  readonly messages?: readonly string[];
}

const folder = fileURLToPath(new URL('../../../fixtures/homework/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => /^(.+)\.docx$/.exec(file)?.[1] ?? []);
const fixtures = names.map((name): Fixture & { bytes: Uint8Array } => ({
  ...JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')),
  bytes: readFileSync(`${folder}${name}.docx`),
}));

it('there are fixtures', () => expect(fixtures.length).toBeGreaterThan(20));

describe.each(fixtures)('$name (.docx): $shows', (fixture) => {
  it('is read as a person reads it, and says of every field where it came from', async () => {
    const { drafts, refusals } = await readFiles([{ name: `${fixture.name}.docx`, bytes: fixture.bytes }], undefined);
    expect(refusals).toEqual([]);
    const [draft] = drafts;
    const read = draft?.assignment.questions.map((one) => [
      one.question.replace(/\s+/g, ' '),
      one.options,
      one.correctAnswers,
      one.marks,
    ]);
    expect(read).toEqual(fixture.questions);
    for (const field of ['title', 'yearGroup', 'weekNumber', 'weekDate'] as const) {
      if (fixture[field] !== undefined) expect(draft?.assignment[field]).toBe(fixture[field]);
    }
    for (const index of draft?.assignment.questions.keys() ?? []) {
      const own = draft?.fields.filter(({ path }) => path[0] === 'questions' && path[1] === index) ?? [];
      expect(own.map(({ path }) => path[2])).toEqual(expect.arrayContaining(['question', 'marks', 'type']));
    }
    for (const { confidence } of draft?.fields ?? []) expect(confidence > 0 && confidence <= 1).toBe(true);
  });
});
