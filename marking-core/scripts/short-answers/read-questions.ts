import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { groupBy } from './group-by.ts';

/** How many pupils wrote it, and what kind of answer it is, where the file says so. */
const wordingFields = { n: z.optional(z.number()), kind: z.optional(z.string()) };

const judgedSchema = z.union([
  z.object({ text: z.string(), label: z.string(), ...wordingFields }),
  z.object({ text: z.string(), mark: z.number(), ...wordingFields }),
]);

const keysSchema = z.array(z.string()).check(z.minLength(1));

const lineSchema = z.object({
  corpus: z.optional(z.string()),
  subject: z.optional(z.string()),
  id: z.string(),
  question: z.string(),
  references: z.optional(keysSchema),
  /** The same, as files of whole classes call it, and files of keys as teachers type them. */
  accept: z.optional(keysSchema),
  key: z.optional(keysSchema),
  /** What the question is worth; 1 when absent. */
  marks: z.optional(z.number()),
  answers: z.optional(z.array(judgedSchema)),
  /** The same, as files of keys call it. */
  probes: z.optional(z.array(judgedSchema)),
});

/** An answer that a person has marked. */
export interface MarkedAnswer {
  readonly text: string;
  /** Share of the marks that the person gave, 0 to 1. */
  readonly person: number;
  /** `correct`, `partly`, `incorrect`, or `contradictory` where a person said so. */
  readonly label: string;
  /** How many pupils wrote it; 1 where the file does not say. */
  readonly pupils: number;
  /** What kind of answer its author calls it: `opposite`, `spelling`. */
  readonly kind: string | undefined;
}

/** A question with its keys or model answers, and answers that people have marked. */
export interface MarkedAnswers {
  readonly corpus: string;
  /** What is taught, where the file says so; else the corpus with what its ids begin with ('EM' of 'EM_45b'). */
  readonly subject: string;
  readonly id: string;
  readonly question: string;
  readonly references: readonly string[];
  readonly marks: number;
  readonly answers: readonly MarkedAnswer[];
}

/**
 * Reads a file of marked answers: JSON lines, a question each, or CSV with the columns question, key, answer and mark, and, where there are,
 * corpus and max. A key may hold several, separated by `|`. Throws when the file cannot be read or is not of that form.
 */
export function readQuestions(path: string): MarkedAnswers[] {
  const text = readFileSync(path, 'utf8');
  return path.toLowerCase().endsWith('.csv') ? fromCsv(text) : fromLines(text);
}

function fromLines(text: string): MarkedAnswers[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, question, marks = 1, ...rest } = lineSchema.parse(JSON.parse(line));
      const references = rest.references ?? rest.accept ?? rest.key;
      const answers = rest.answers ?? rest.probes ?? [];
      if (references === undefined) throw new Error(`${id} has no key.`);
      const corpus = rest.corpus ?? rest.subject ?? 'all';
      const subject = rest.subject ?? `${corpus} ${/^[A-Za-z]+(?=_)/.exec(id)?.[0] ?? ''}`;
      const marked = answers.map((answer) => toMarked(answer, marks));
      return { corpus, subject, id, question, references, marks, answers: marked };
    });
}

function toMarked(answer: z.output<typeof judgedSchema>, most: number): MarkedAnswer {
  const { text, n: pupils = 1, kind } = answer;
  const wording = { text, pupils, kind };
  if ('label' in answer) return { ...wording, person: answer.label === 'correct' ? 1 : 0, label: answer.label };
  const person = Math.min(1, answer.mark / most);
  return { ...wording, person, label: person >= 1 ? 'correct' : person > 0 ? 'partly' : 'incorrect' };
}

const rowSchema = z.object({
  question: z.string(),
  key: z.string(),
  answer: z.string(),
  mark: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  corpus: z.optional(z.string()),
  max: z.optional(z.string()),
});

function fromCsv(text: string): MarkedAnswers[] {
  const read: unknown = parse(text, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    bom: true,
  });
  const byQuestion = groupBy(z.array(rowSchema).parse(read), ({ corpus = 'all', question, key }) =>
    [corpus, question, key].join('\n'),
  );
  return [...byQuestion.values()].flatMap((rows, index) => {
    const [first] = rows;
    if (first === undefined) return [];
    const marks = Number(first.max ?? Math.max(1, ...rows.map(({ mark }) => Number(mark))));
    return [
      {
        corpus: first.corpus ?? 'all',
        subject: first.corpus ?? 'all',
        id: `row ${index + 1}`,
        question: first.question,
        references: first.key.split('|').map((one) => one.trim()),
        marks,
        answers: rows.map(({ answer, mark }) => toMarked({ text: answer, mark: Number(mark) }, marks)),
      },
    ];
  });
}
