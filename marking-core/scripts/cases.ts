import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ValueKindName } from '../src/kinds/kind-names.ts';

const marks = z.number().check(z.int(), z.minimum(0));
const mark = z.literal([0, 1]);
const why = z.string();

/** What a pupil gives: the value, or the choice and the reason of a combined question. */
const givenSchema = z.union([z.string(), z.strictObject({ choice: z.string(), reason: z.string() })]);

/**
 * By question, answers as pupils write them. The marks under `published` are left out where the spec's arithmetic does not
 * settle them.
 */
const homeworkCasesSchema = z.record(
  z.string(),
  z.array(
    z.union([
      z.tuple([givenSchema, marks, why]),
      z.tuple([givenSchema, /* guarded */ marks, /* published */ marks, why]),
    ]),
  ),
);

/** An answer to a question of a homework, with the marks that a teacher gives under each policy, and why. */
export interface AnswerCase {
  readonly questionId: string;
  readonly given: z.infer<typeof givenSchema>;
  readonly guarded: number;
  readonly published: number | undefined;
  readonly why: string;
}

/** The cases of a homework that comes with Markwell, question by question. */
export function casesOfHomework(slug: string): AnswerCase[] {
  return Object.entries(read(`homework/${slug}/cases.json`, homeworkCasesSchema)).flatMap(([questionId, rows]) =>
    rows.map((row) => {
      const [given, guarded, published, reason] = row.length === 3 ? [row[0], row[1], undefined, row[2]] : row;
      return { questionId, given, guarded, published, why: reason };
    }),
  );
}

/** Questions with their keys, and answers with the mark that a teacher would give and why. */
const valueCasesSchema = z.array(
  z.strictObject({
    question: z.string(),
    keys: z.array(z.string()),
    tolerance: z.optional(z.number()),
    answers: z.array(z.tuple([z.string(), mark, why])),
  }),
);

/** The cases of a kind of value, each with the kind that its keys are to be read as. */
export function casesOfKind(of: ValueKindName) {
  return read(`kinds/${of}/cases.json`, valueCasesSchema).map((table) => ({ of, ...table }));
}

/** Questions with a model answer, and answers with the mark (of one) that a teacher would give, and why. */
const modelAnswerCasesSchema = z.array(
  z.strictObject({
    question: z.string(),
    accept: z.array(z.string()),
    answers: z.array(z.tuple([z.string(), mark, why])),
  }),
);
export const modelAnswerCases = read('rules/model-answer/cases.json', modelAnswerCasesSchema);

/** Questions with their points, and answers with the points that a teacher would tick ('101': the first and the third), and why. */
const markingPointsCasesSchema = z.array(
  z.strictObject({
    question: z.string(),
    points: z.array(z.array(z.string())),
    answers: z.array(z.tuple([z.string(), z.string().check(z.regex(/^[01]+$/)), why])),
  }),
);
export const markingPointsCases = read('rules/marking-points/cases.json', markingPointsCasesSchema);

/**
 * Answers that the two policies may mark differently: homework, question, answer, marks under `published` and under
 * `guarded`, and the rule that decides the latter.
 */
const policyDifferencesSchema = z.array(z.tuple([z.string(), z.string(), z.string(), marks, marks, why]));
export const policyDifferences = read('policies/differences.json', policyDifferencesSchema);

/** What a file of `src` holds. Throws where it is not what the schema asks for. */
function read<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  return z.parse(schema, JSON.parse(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')));
}
