import * as z from 'zod/mini';
import { JsonSyntaxError, type LocatedJson, locateJson } from '../../../files/locate-json.ts';
import type { Quiz } from '../quiz/structured-question.ts';
import { findHead } from '../sheets/headings.ts';
import { readList } from '../sheets/read-sheet.ts';
import type { SheetRow } from '../sheets/rows.ts';
import type { Path } from './field-reader.ts';
import { questionFields } from './read-question.ts';

const record = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof record>;
const plain = z.union([z.string(), z.number(), z.boolean()]);

/**
 * Reads a list of questions in JSON as quiz programs write it, each with its options and its answer under names such as a list has for
 * headings: `undefined` where it is homework in the upload's own form, or none.
 */
export function readJsonQuiz(text: string): Quiz | undefined {
  const json = parse(text);
  const lists = json === undefined ? [] : questionLists(json.value, []);
  const isHomework = lists.every(({ list, path }) => path.join() === 'questions' && list.every(isOwn));
  if (json === undefined || isHomework) return undefined;
  const found = lists.flatMap(({ list, path }) =>
    list.map((fields, index) => ({ cells: cellsOf(fields), line: json.lineOf([...path, index]) })),
  );
  const headings = [...new Set(found.flatMap(({ cells }) => [...cells.keys()]))];
  const rows = found.map(({ cells, line }, index): SheetRow => {
    return {
      number: index + 1,
      cells: headings.map((name) => cells.get(name) ?? ''),
      place: { unit: 'line', number: line },
    };
  });
  const title = z.object({ title: z.string() }).safeParse(json.value).data?.title;
  return { ...readList([{ number: 0, cells: headings }, ...rows]), title };
}

function parse(text: string): LocatedJson | undefined {
  try {
    return locateJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

interface QuestionList {
  readonly list: readonly Fields[];
  readonly path: Path;
}

/** Where lists may be, by the names that they have around them. */
const deepest = 3;

/** The lists of questions in a value, wherever they are, but not those of homework in the upload's form. */
function questionLists(value: unknown, path: Path): QuestionList[] {
  const list = z.array(record).safeParse(value).data;
  if (list !== undefined) return list.some(asksSomething) ? [{ list, path }] : [];
  const fields = record.safeParse(value).data;
  if (fields === undefined || path.length >= deepest || 'drafts' in fields) return [];
  const isShared = (name: string) => name === 'material' && Array.isArray(fields.questions);
  return Object.entries(fields).flatMap(([name, inside]) =>
    isShared(name) ? [] : questionLists(inside, [...path, name]),
  );
}

const asksSomething = (fields: Fields) =>
  !Array.isArray(fields.questions) && findHead([{ number: 0, cells: Object.keys(fields) }]) !== undefined;

/** Whether a question is one of the upload's form: nothing in it has another name, and a choice is not answered by a number. */
function isOwn(fields: Fields): boolean {
  const names = Object.keys(fields);
  const hasNumber = typeof fields.answer === 'number' || typeof fields.correctAnswer === 'number';
  const hasObjects = [fields.options, fields.choices].some((list) => z.array(record).safeParse(list).data?.length);
  const strange = names.filter(
    (name) => !questionFields.has(name) && (typeof fields[name] === 'object' || /\d$/u.test(name)),
  );
  return strange.length === 0 && !hasObjects && !hasNumber;
}

/** Names of what a program says of each option whether it is right. */
const isRight = /^(?:is_?)?(?:correct|right|answer)$/iu;
const textNames = [/text$/iu, /^(?:answer|option|choice|content|body|title|name|label|value)$/iu];

/** What a question says, by headings; of options that say whether they are right, which of them are. */
function cellsOf(fields: Fields): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const options = Array.isArray(value) ? judged(value) : undefined;
    if (options === undefined) {
      if (!cells.has(name)) cells.set(name, textOf(value));
      continue;
    }
    const right = options.flatMap((option, index) => (isTrue(option) ? [index] : []));
    cells.set('options', JSON.stringify(options.map(textOf))).set('index', right.join(','));
  }
  return cells;
}

/** Options that are objects, one of which says whether it is right. */
function judged(list: readonly unknown[]): Fields[] | undefined {
  const options = z.array(record).safeParse(list).data ?? [];
  const isJudged = options.some((option) => Object.keys(option).some((name) => isRight.test(name)));
  return options.length > 1 && isJudged ? options : undefined;
}

const isTrue = (option: Fields) =>
  Object.entries(option).some(([name, said]) => isRight.test(name) && (said === true || said === 1 || said === 'true'));

/** A value as a cell has it: a text, a list of texts, or of an object what it says. */
function textOf(value: unknown): string {
  const text = plain.safeParse(value);
  if (text.success) return String(text.data);
  if (Array.isArray(value)) return JSON.stringify(value.map(textOf));
  const fields = record.safeParse(value).data ?? {};
  const names = Object.keys(fields);
  const own = textNames.map((name) => names.find((one) => name.test(one))).find((name) => name !== undefined);
  if (own !== undefined || names.length === 1) return textOf(fields[own ?? names[0] ?? '']);
  return names.length === 0 ? '' : JSON.stringify(fields);
}
