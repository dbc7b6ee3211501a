import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import type { Sample } from './testing/samples/sample.ts';

const folder = fileURLToPath(new URL('../../../fixtures/homework/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => /^(.+)\.docx$/.exec(file)?.[1] ?? []);
const fixtures = names.map((name): Omit<Sample, 'make'> & { bytes: Uint8Array } => ({
  ...JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')),
  bytes: readFileSync(`${folder}${name}.docx`),
}));

it('there are fixtures of every convention', () => expect(fixtures.length).toBeGreaterThan(30));

describe.each(fixtures)('$name (.docx): $shows', (fixture) => {
  it('is read as a person reads it', async () => {
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
    const messages = draft?.messages.map(({ message }) => message).join('\n');
    for (const part of fixture.messages ?? []) expect(messages).toContain(part);
  });

  it('says of every field where it came from', async () => {
    const { drafts } = await readFiles([{ name: `${fixture.name}.docx`, bytes: fixture.bytes }], undefined);
    for (const { fields, assignment } of drafts) {
      for (const index of assignment.questions.keys()) {
        const own = fields.filter(({ path }) => path[0] === 'questions' && path[1] === index);
        expect(own.map(({ path }) => path[2])).toEqual(expect.arrayContaining(['question', 'marks', 'type']));
      }
      for (const { confidence } of fields) expect(confidence > 0 && confidence <= 1).toBe(true);
    }
  });
});
