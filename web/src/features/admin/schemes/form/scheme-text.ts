import * as z from 'zod/mini';
import { parseJson } from '../../../../lib/parse-json.ts';
import { cleanLines } from '../../editor/clean-lines.ts';

const record = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof record>;
const file = z.looseObject({ questions: z.array(z.looseObject({ id: z.string(), rule: z.optional(record) })) });
export type SchemeFile = z.infer<typeof file>;
export type SchemeQuestion = SchemeFile['questions'][number];

/** The parts of a mark scheme file that a form needs; the rest is kept. `undefined` if it is not one. */
export function readSchemeText(text: string): SchemeFile | undefined {
  return file.safeParse(parseJson(text)).data;
}

/** The file with one question as it is now. */
export function withQuestion(whole: SchemeFile, index: number, question: SchemeQuestion): string {
  const questions = whole.questions.map((one, at) => (at === index ? question : one));
  return `${JSON.stringify({ ...whole, questions }, null, 2)}\n`;
}

/** The fields with one of them set; without it where there is nothing in it. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  if (value !== undefined) return { ...fields, [name]: value };
  const { [name]: _gone, ...others } = fields;
  return others;
}

export const readFields = (value: unknown): Fields => record.safeParse(value).data ?? {};
export const readList = (value: unknown): Fields[] => z.array(record).safeParse(value).data ?? [];
export const readLines = (value: unknown): string[] => z.array(z.string()).safeParse(value).data ?? [];

/** The lines of a text that have something on them. */
export const linesOf = (text: string): string[] => cleanLines(text.split('\n'));

/** Points such as '100, 2' a line; `undefined` while one is not two numbers. */
export function pairsOf(text: string): number[][] | undefined {
  const pairs = linesOf(text).map((line) =>
    line
      .replace(/[()]/g, '')
      .split(/[,;\s]+/)
      .map(Number),
  );
  return pairs.every((pair) => pair.length === 2 && pair.every(Number.isFinite)) ? pairs : undefined;
}
