import type { Line } from '../lines/line.ts';
import type { Span } from '../marks/span.ts';
import type { AnswerLine, Block, BlockReading, Option } from './block.ts';
import { findData } from './data-tables.ts';
import { findSequence } from './sequence.ts';

/** What a column of a table with a question a row is for. */
type Role = 'question' | 'number' | 'option' | 'options' | 'answer' | 'marks' | 'choice' | 'other';

interface TitledTable {
  readonly roles: ReadonlyMap<number, Role>;
  readonly titles: ReadonlyMap<number, string>;
}

/** Tables whose titles say that each row is a question, by number; and their rows of titles, which are read with them. */
export interface TitledTables {
  readonly tables: ReadonlyMap<number, TitledTable>;
  readonly heads: ReadonlySet<Span>;
  /** The lines of tables of data. */
  readonly data: ReadonlySet<Line>;
}

const titles: readonly (readonly [Role, RegExp])[] = [
  [
    'question',
    /^\W*(?:questions?(?: text| stem)?|statements?|sentences?|prompt|problem|task|clue|item|câu hỏi|swali|вопросы?|preguntas?|fragen?|aufgaben?|perguntas?|问题|题目)\W*$/iu,
  ],
  ['option', /^\W*(?:options?|choices?|answer)?\s*\(?([A-F1-6])\)?\W*$|^\W*(?:wrong|incorrect|distractor).*$/iu],
  ['options', /^\W*(?:options|choices|answer (?:options|choices)|possible answers)\W*$/iu],
  [
    'answer',
    /^\W*(?:correct\s*(?:answer|option|response)?|answers?|key|answer key|solution|model answer|right answer|accepted? answers?|đáp án|jibu|response|marking.*|mark scheme|ответы?|respuestas?|antworten?|答案)\W*$/iu,
  ],
  ['marks', /^\W*(?:marks?|points?|pts|score|alama|max(?:imum)? marks?)\W*$/iu],
  ['number', /^\W*(?:no|nr|num(?:ber)?|#|s\/?n|s\.? ?no|q|qn|q\.? ?no|question (?:no|number))?\W*$/iu],
];
const tick = /^[✓✔✗✘×xX☑☐☒●○√_\s.]*$/u;

/** Finds them. Columns without a known title are choices where they hold nothing but ticks or room: 'Statement | True | False'. */
export function findTitledTables(spans: readonly Span[]): TitledTables {
  const byTable = new Map<number, Span[]>();
  for (const span of spans) {
    const { cell } = span.line;
    if (cell !== null && cell.rows > 1 && cell.columns > 1)
      byTable.set(cell.table, [...(byTable.get(cell.table) ?? []), span]);
  }
  const tables = new Map<number, TitledTable>();
  const heads = new Set<Span>();
  for (const [number, own] of byTable) {
    const head = own.filter(({ line }) => line.cell?.row === 0);
    const body = own.filter(({ line }) => line.cell !== null && line.cell.row > 0);
    const said = new Map(head.map((span) => [span.line.cell?.column ?? 0, span.text]));
    const roles = rolesOf(said, body, own[0]?.line.cell?.columns ?? 0);
    const rows = new Set(
      body.flatMap(({ line: { cell } }) => (cell !== null && roles.get(cell.column) === 'question' ? [cell.row] : [])),
    );
    const questions = [...roles.values()].filter((role) => role === 'question').length;
    if (questions !== 1 || rows.size < 2) continue;
    tables.set(number, { roles, titles: said });
    for (const span of head) heads.add(span);
  }
  return { tables, heads, data: findData(spans, tables) };
}

function rolesOf(said: ReadonlyMap<number, string>, body: readonly Span[], columns: number): Map<number, Role> {
  const roles = new Map<number, Role>();
  const choices: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const title = said.get(column) ?? '';
    const cells = body.filter(({ line }) => line.cell?.column === column);
    const isTicked = cells.every(({ text }) => tick.test(text));
    const known = titles.find(([, pattern]) => pattern.test(title))?.[0] ?? 'other';
    if (title !== '' && isTicked && (known === 'other' || known === 'option')) choices.push(column);
    roles.set(column, title === '' && column > 0 ? 'other' : known);
  }
  if (choices.length >= 2) {
    for (const column of choices) roles.set(column, 'choice');
    const texts = [...roles].filter(([, role]) => role === 'other' || role === 'question');
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) roles.set(only[0], 'question');
  }
  return roles;
}

/** The row of a titled table that a span stands in: '3 7' for row 7 of table 3; null elsewhere. */
export function rowOf({ line: { cell } }: Span, { tables }: TitledTables): string | null {
  return cell !== null && tables.has(cell.table) ? `${cell.table} ${cell.row}` : null;
}

/** Reads a row: what its columns are for decides all. */
export function readRow(
  block: Block,
  { tables }: TitledTables,
): (Omit<BlockReading, 'features'> & { value: number | null }) | null {
  const table = tables.get(block.start?.line.cell?.table ?? -1);
  if (table === undefined) return null;
  const byRole = (role: Role) => block.lines.filter(({ line }) => table.roles.get(line.cell?.column ?? -1) === role);
  const [head, ...more] = byRole('question');
  if (head === undefined) return null;
  const mark = head.marks.find(
    ({ family, value }) => (family === 'number' || family === 'asked-number') && value !== null,
  );
  const stem = [head.slice(mark?.end ?? 0), ...more];
  const number = byRole('number').flatMap(
    ({ marks, line }) => marks.find(({ value }) => value !== null)?.value ?? line.list?.value ?? [],
  )[0];
  const choice = [...table.roles].filter(([, role]) => role === 'choice').map(([column]) => column);
  const ticked = choice.filter((column) =>
    block.lines.some(({ line, text }) => line.cell?.column === column && /[✓✔☑xX√●]/u.test(text)),
  );
  const value = mark?.value ?? number ?? null;
  const answerSpans = byRole('answer').filter((span) => !span.says('room'));
  const answers: AnswerLine[] =
    answerSpans.length === 0 ? [] : [{ spans: answerSpans, value: answerSpans.map(({ text }) => text).join('\n') }];
  const marks = Number(byRole('marks').map(({ text }) => /\d+/u.exec(text)?.[0])[0] ?? Number.NaN);
  const shape = { way: 'row', stem, parts: [], tail: [], value, ...(Number.isNaN(marks) ? {} : { marks }) };
  if (choice.length >= 2) {
    const options = choice.map(
      (column): Option => ({ spans: [], value: null, form: '', said: table.titles.get(column) ?? '' }),
    );
    const said = ticked.length === 1 ? [{ spans: [head], value: table.titles.get(ticked[0] ?? -1) ?? '' }] : answers;
    return { ...shape, options, answers: said };
  }
  return { ...shape, options: optionsOf(byRole('option'), byRole('options')), answers };
}

function optionsOf(columns: readonly Span[], together: readonly Span[]): Option[] {
  if (columns.length > 0) {
    const cells = new Map<number, Span[]>();
    for (const span of columns) {
      const column = span.line.cell?.column ?? 0;
      cells.set(column, [...(cells.get(column) ?? []), span]);
    }
    return [...cells.values()].map((spans, at): Option => ({ spans, value: at + 1, form: '' }));
  }
  for (const family of ['upper', 'lower', 'number', 'bullet'] as const) {
    const { items } = findSequence(together, family, new Set());
    if (items.length < 2) continue;
    return items.map((item, at): Option => {
      const next = items[at + 1];
      const span = together[item.at];
      const piece = span?.slice(item.end, next?.at === item.at ? next.from : undefined);
      return { spans: piece === undefined ? [] : [piece], value: item.value, form: item.form };
    });
  }
  return together.length < 2 ? [] : together.map((span): Option => ({ spans: [span], value: null, form: '' }));
}
