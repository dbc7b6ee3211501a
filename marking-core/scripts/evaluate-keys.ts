import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { QuestionResult } from '../src/answers/marking.ts';
import { draftMarkScheme } from '../src/draft/draft-mark-scheme.ts';
import { attemptMarker } from '../src/marking/attempt-marker.ts';
import { prepareScheme } from '../src/marking/prepare-scheme.ts';
import { realWords } from './british-english.ts';

/*
 * How far keys are read as the teacher means who typed them: npm run evaluate:keys -- [--failures] [--form any-n] [FILE …]
 *
 * A FILE is JSON lines, a key each: { id, question, marks, key: [line], probes: [{ text, mark }], forms? }; without one, those of
 * fixtures/mark-scheme-keys. Printed: the share of probes that get the very marks of the key; of all, and of those worth full marks. --failures
 * lists the other probes with the rule that their key became, but never those of a file that is named `measure…`: nobody tunes to that.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { failures: { type: 'boolean', default: false }, form: { type: 'string' } },
});
const files = positionals.length > 0 ? positionals : ['tune', 'measure'].map(fixture);

const lineSchema = z.object({
  id: z.string(),
  question: z.string(),
  marks: z.number(),
  key: z.array(z.string()),
  forms: z.optional(z.array(z.string())),
  probes: z.array(z.object({ text: z.string(), mark: z.number() })),
});
type KeyLine = z.infer<typeof lineSchema>;

for (const file of files) evaluate(file);

function fixture(name: string): string {
  return new URL(`../../fixtures/mark-scheme-keys/${name}.jsonl`, import.meta.url).pathname;
}

function evaluate(file: string): void {
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ forms }) => values.form === undefined || forms?.includes(values.form));
  const questions = keys.map(({ question, marks, key }, at) => ({
    ...{ id: `q${at}`, type: 'text', question, marks, correctAnswers: key },
  }));
  const scheme = prepareScheme(draftMarkScheme({ slug: 'keys', title: 'Keys', questions }), realWords());
  const rows = keys.flatMap((key, at) => {
    const mark = attemptMarker({ ...scheme, questions: scheme.questions.slice(at, at + 1) });
    return key.probes.map((probe) => {
      const [result] = mark({ [`q${at}`]: { questionId: `q${at}`, value: probe.text } }).results;
      if (result === undefined) throw new Error(`There is no result of ${key.id}.`);
      return { key, probe, result, isRight: result.marksAwarded === probe.mark };
    });
  });
  const name = /([^/]+)\.jsonl$/.exec(file)?.[1] ?? file;
  print(name, 'all', rows);
  print(
    name,
    'full marks',
    rows.filter(({ key, probe }) => probe.mark === key.marks),
  );
  print(
    name,
    'some marks',
    rows.filter(({ key, probe }) => probe.mark > 0 && probe.mark < key.marks),
  );
  print(
    name,
    'no marks',
    rows.filter(({ probe }) => probe.mark === 0),
  );
  const left = rows.filter(({ result }) => result.state !== undefined);
  if (left.length > 0) process.stdout.write(`${name.padEnd(12)}${left.length} left to a teacher\n`);
  if (!values.failures || name.startsWith('measure')) return;
  keys.forEach((key, at) => {
    const wrong = rows.filter((row) => row.key === key && !row.isRight);
    if (wrong.length > 0) describe(key, JSON.stringify(scheme.questions[at]?.rule), wrong);
  });
}

interface Row {
  readonly probe: KeyLine['probes'][number];
  readonly result: QuestionResult;
  readonly isRight: boolean;
}

function print(name: string, of: string, rows: readonly Row[]): void {
  const right = rows.filter(({ isRight }) => isRight).length;
  const share = rows.length === 0 ? '-' : `${((100 * right) / rows.length).toFixed(1)}%`;
  process.stdout.write(`${name.padEnd(12)}${of.padEnd(12)}${share.padStart(7)}  ${right} of ${rows.length}\n`);
}

function describe({ id, question, marks, key }: KeyLine, rule: string | undefined, wrong: readonly Row[]): void {
  const lines = wrong.map(
    ({ probe, result }) =>
      `    ${probe.mark} but ${result.marksAwarded} (${result.refusal ?? result.state ?? ''}, ${result.confidence.toFixed(2)}): ${probe.text}`,
  );
  process.stdout.write(
    `\n${id} [${marks}] ${question}\n  KEY ${key.join(' ⏎ ')}\n  RULE ${rule ?? 'none'}\n${lines.join('\n')}\n`,
  );
}
