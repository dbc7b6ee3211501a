import * as z from 'zod/mini';
import { parseJson } from '../../../lib/parse-json.ts';

const words = z.object({ name: z.optional(z.string()), accept: z.optional(z.array(z.string())) });
const rule = z.extend(words, {
  kind: z.string(),
  options: z.optional(z.array(z.string())),
  groups: z.optional(z.array(words)),
  items: z.optional(z.array(words)),
  parts: z.optional(z.array(words)),
  points: z.optional(z.array(z.union([words, z.array(z.number())]))),
  sides: z.optional(z.record(z.string(), words)),
});
const file = z.object({ questions: z.array(z.object({ id: z.string(), rule: z.optional(rule) })) });
type Rule = z.infer<typeof rule>;

/** Somewhere in a mark scheme that takes further right answers: a question, or one idea, item or side of it. */
export interface AnswerPlace {
  /** Its way through the file, which names it. */
  readonly key: string;
  /** 'Question 2 (b): reflects'. */
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly rule: Rule;
}

/** Kinds of rule that ask for one thing, so that an answer is right for the whole question. */
const wholeKinds = ['choice', 'phrases', 'short-answer', 'number', 'value', 'model-answer'];
/** Kinds that compare an answer with what is accepted, in other words too. */
const comparedKinds = ['model-answer', 'marking-points', 'value'];
/** What has a meaning of its own in allowed wording (see `marking-core/src/rules/vocabulary.ts`). */
const notation = /[/()_*>!]|\bnot\b/;

/** Where a mark scheme file can accept further answers, by question, as `nameOf` names it; undefined if it is not a scheme. */
export function findPlaces(text: string, nameOf: (id: string) => string): AnswerPlace[] | undefined {
  const questions = file.safeParse(parseJson(text)).data?.questions;
  return questions?.flatMap(({ id, rule: found }, index) =>
    found === undefined ? [] : placesOf(nameOf(id), found, ['questions', index, 'rule']),
  );
}

/** The file, reformatted, with one more right answer. */
export function acceptAlso(text: string, { path, rule: found }: AnswerPlace, answer: string): string {
  const isLiteral = comparedKinds.includes(found.kind) || found.options?.includes(answer) || notation.test(answer);
  return `${JSON.stringify(addAt(parseJson(text), path, isLiteral ? 'accept' : 'allow', answer), null, 2)}\n`;
}

function placesOf(question: string, found: Rule, path: readonly (string | number)[]): AnswerPlace[] {
  const place = (name: string | undefined, ...further: readonly (string | number)[]): AnswerPlace => {
    const whole = [...path, ...further];
    return { key: whole.join('/'), label: `${question}${name ? `: ${name}` : ''}`, path: whole, rule: found };
  };
  if (wholeKinds.includes(found.kind)) return [place(found.accept?.[0])];
  const points = found.points?.flatMap((point) => (Array.isArray(point) ? [] : point));
  const lists = { groups: found.groups, items: found.items, parts: found.parts, points };
  return [
    ...Object.entries(lists).flatMap(([field, list = []]) => list.map(({ name }, index) => place(name, field, index))),
    ...Object.keys(found.sides ?? {}).map((side) => place(`${side}, because…`, 'sides', side)),
  ];
}

function addAt(value: unknown, path: readonly (string | number)[], field: string, answer: string): unknown {
  const [next, ...rest] = path;
  if (Array.isArray(value)) return value.map((one, index) => (index === next ? addAt(one, rest, field, answer) : one));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  if (next !== undefined) {
    return Object.fromEntries(entries.map(([key, one]) => [key, key === next ? addAt(one, rest, field, answer) : one]));
  }
  const known = entries.find(([key]) => key === field)?.[1];
  return { ...value, [field]: [...(Array.isArray(known) ? known : []), answer] };
}
