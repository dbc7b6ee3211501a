import { groupBy } from '../group.ts';
import type { Line } from '../lines/line.ts';
import type { Span } from '../marks/span.ts';
import type { AnswerLine, Block, BlockReading, Option } from './block.ts';
import { findSequence, optionAt } from './sequence.ts';

/** What a column of a table with a question a row is for. */
type Role = 'question' | 'number' | 'part' | 'option' | 'options' | 'answer' | 'marks' | 'choice' | 'other';

interface TitledTable {
  readonly roles: ReadonlyMap<number, Role>;
  readonly titles: ReadonlyMap<number, string>;
  /** Of each row the number that it is under, and its part from 1. */
  readonly labels: ReadonlyMap<number, { readonly number: number | null; readonly part: number | null }>;
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
  ['part', /^\W*(?:part|sub[- ]?(?:part|question|no))s?\W*$/iu],
  ['number', /^\W*(?:no|nr|num(?:ber)?|#|s\/?n|s\.? ?no|q|qn|q\.? ?no|question (?:no|number))?\W*$/iu],
];
const tick = /^[✓✔✗✘×xX☑☐☒●○√_\s.]*$/u;

/** Finds them. Columns without a known title are choices where they hold nothing but ticks or room: 'Statement | True | False'. */
export function findTitledTables(spans: readonly Span[]): TitledTables {
  const inTables = spans.filter(({ line: { cell } }) => cell !== null && cell.rows > 1 && cell.columns > 1);
  const byTable = groupBy(inTables, ({ line }) => line.cell?.table ?? 0);
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
    const byContent = questions === 1 && rows.size > 1 ? null : rolesByContent(own);
    if (byContent !== null)
      tables.set(number, { roles: byContent, titles: new Map(), labels: labelsOf(own, byContent) });
    else if (questions === 1 && rows.size > 1) {
      tables.set(number, { roles, titles: said, labels: labelsOf(body, roles) });
      for (const span of head) heads.add(span);
    }
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

const numberAlone = /^(?:Q(?:uestion)?\.?\s?)?(\d{1,2})\s?[.):]?$/iu;
const partAlone = /^\(?([a-z])\s?[.):]*$/u;
const worthAlone = /^[[(]?(\d{1,2})\s?(?:marks?|m)?[\])]?$/iu;

/**
 * What the columns of a table without titles are for, where what is in them leaves no doubt: numbers or letters, questions, and what each is
 * worth at the right. Null for any other table.
 */
function rolesByContent(own: readonly Span[]): Map<number, Role> | null {
  const columns = groupBy(own, columnOf);
  const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { text }) => sum + text.length, 0);
  const [widest] = [...columns].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  const isCounted = widest?.[1].every(({ marks }) =>
    marks.some(({ family, value }) => family === 'number' && value !== null),
  );
  if (widest === undefined || !(isCounted || widest[1].some(({ asks }) => asks))) return null;
  const roles = new Map<number, Role>([[widest[0], 'question']]);
  for (const [column, spans] of columns) {
    const are = (pattern: RegExp) => spans.every(({ text }) => pattern.test(text));
    const isLeft = column < widest[0];
    if (column === widest[0]) continue;
    if (isLeft && are(numberAlone)) roles.set(column, 'number');
    else if (isLeft && are(partAlone)) roles.set(column, 'part');
    else if (!isLeft && spans.length > 1 && are(worthAlone)) roles.set(column, 'marks');
    else return null;
  }
  const found = [...roles.values()];
  const isOnce = new Set(found).size === found.length;
  const hasOther = found.includes('marks') || found.includes('part');
  return isOnce && hasOther && (isCounted || found.includes('number')) ? roles : null;
}

/** The labels of the rows; a number goes on for the rows below it that have none. */
function labelsOf(spans: readonly Span[], roles: ReadonlyMap<number, Role>): TitledTable['labels'] {
  const labels = new Map<number, { number: number | null; part: number | null }>();
  let number: number | null = null;
  for (const { text, line } of spans) {
    if (line.cell === null) continue;
    const role = roles.get(line.cell.column);
    if (role === 'number') number = Number(numberAlone.exec(text)?.[1] ?? Number.NaN) || (line.list?.value ?? number);
    const part = role === 'part' ? partAlone.exec(text)?.[1] : undefined;
    const known = labels.get(line.cell.row)?.part ?? null;
    labels.set(line.cell.row, { number, part: part === undefined ? known : part.charCodeAt(0) - 96 });
  }
  return labels;
}

/** The row of a titled table that a span is in: '3 7' for row 7 of table 3; null elsewhere. */
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
  const { number = null, part = null } = table.labels.get(head.line.cell?.row ?? -1) ?? {};
  const choice = [...table.roles].filter(([, role]) => role === 'choice').map(([column]) => column);
  const ticked = choice.filter((column) =>
    block.lines.some(({ line, text }) => line.cell?.column === column && /[✓✔☑xX√●]/u.test(text)),
  );
  const value = mark?.value ?? number;
  const answerSpans = byRole('answer').filter((span) => !span.says('room'));
  const answers: AnswerLine[] =
    answerSpans.length === 0 ? [] : [{ spans: answerSpans, value: answerSpans.map(({ text }) => text).join('\n') }];
  const marks = Number(byRole('marks').map(({ text }) => /\d+/u.exec(text)?.[0])[0] ?? Number.NaN);
  const shape = { way: 'row', stem, parts: [], tail: [], value, part, ...(Number.isNaN(marks) ? {} : { marks }) };
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
  if (columns.length > 0)
    return [...groupBy(columns, columnOf).values()].map((spans, at): Option => ({ spans, value: at + 1, form: '' }));
  for (const family of ['upper', 'lower', 'number', 'bullet'] as const) {
    const items = findSequence(together, family, new Set());
    if (items.length >= 2) return items.map(optionAt(together));
  }
  return together.length < 2 ? [] : together.map((span): Option => ({ spans: [span], value: null, form: '' }));
}

const columnOf = ({ line }: Span): number => line.cell?.column ?? 0;

/**
 * The lines of tables of data, which stand in a question as they are: nothing in them asks, begins a question or is an option. Tables of few
 * cells may be options, and those with a mark or a long text in them may be anything.
 */
function findData(spans: readonly Span[], titled: ReadonlyMap<number, unknown>): Set<Line> {
  const inTables = spans.filter(
    ({ line: { cell } }) => cell !== null && !titled.has(cell.table) && cell.columns > 1 && cell.rows > 1,
  );
  const byTable = groupBy(inTables, ({ line }) => line.cell?.table);
  return new Set([...byTable.values()].filter(isData).flatMap((cells) => cells.map(({ line }) => line)));
}

function isData(cells: readonly Span[]): boolean {
  const [first] = cells;
  const cell = first?.line.cell;
  if (cell === null || cell === undefined) return false;
  const { rows, columns } = cell;
  const isTitleAlone = (column: number) =>
    cells.filter(({ line }) => line.cell?.column === column).every(({ line }) => line.cell?.row === 0);
  const hasRoom = Array.from({ length: columns }, (_, column) => isTitleAlone(column)).some(Boolean);
  const isLarge = cells.length > 8 || columns > 4 || (rows > 2 && columns > 2) || (rows > 2 && hasRoom);
  return isLarge && cells.every(isPlain);
}

const isPlain = (span: Span): boolean =>
  span.text.length < 60 &&
  !span.endsAsking &&
  !(span.asks && span.text.includes(' ')) &&
  span.answer === null &&
  span.line.list === null &&
  span.marks.every(({ family, end }) => family.includes('weakly') || family === 'bullet' || end === span.text.length);
