import type { Key, QuestionSlot } from '@markwell/marking-core';
import type { SourceQuestion } from '../../read-homework.ts';
import { inNeutralOrder } from './neutral-order.ts';
import { gapSign } from './structured-question.ts';

/** What a slot may be called at most, in characters. */
const longestId = 300;

/** A matching task; a pair without a term is an option that belongs to none, one without a match has no key. */
export function matches(
  base: SourceQuestion,
  pairs: readonly { readonly term: string; readonly meant: string }[],
): SourceQuestion {
  const ids: string[] = [];
  const keyed = pairs.flatMap(({ term, meant }) => {
    if (term === '') return [];
    const id = freeId(term.replace(/\s+/gu, ' '), ids);
    ids.push(id);
    return meant === '' ? [] : [`${id}: ${oneLine(meant)}`];
  });
  return {
    ...base,
    type: 'matching',
    slots: ids.map((id) => ({ id })),
    options: inNeutralOrder(pairs.map(({ meant }) => oneLine(meant)).filter((meant) => meant !== '')),
    correctAnswers: keyed,
  };
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** The term, with a number if there is another such. */
function freeId(term: string, taken: readonly string[]): string {
  const id = term.slice(0, longestId - 4).trim();
  if (!taken.includes(id)) return id;
  const next = taken.findIndex((_one, index) => !taken.includes(`${id} (${index + 2})`));
  return `${id} (${next + 2})`;
}

export function ordered(base: SourceQuestion, inOrder: readonly string[]): SourceQuestion {
  const items = inOrder.map(oneLine);
  return { ...base, type: 'ordering', options: inNeutralOrder(items), correctAnswers: items };
}

/** What belongs into one gap or label. */
export interface FilledSlot {
  /** What it is called; its number when absent. */
  readonly id?: string | undefined;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** To be picked from; empty where it is typed. */
  readonly options: readonly string[];
  readonly correctAnswers: readonly string[];
  readonly tolerance?: number | undefined;
  readonly marks?: number | undefined;
  /** The key as data, which a question of one gap keeps. */
  readonly key?: Key;
}

/** The slots with their key. A list that all of them share is the question's own. */
export function filledSlots(
  filled: readonly FilledSlot[],
): Pick<SourceQuestion, 'options' | 'correctAnswers' | 'marks'> & { readonly slots: QuestionSlot[] } {
  const lists = new Set(filled.map(({ options }) => options.join('\n')));
  const [first] = filled;
  const isShared = lists.size === 1;
  const known = filled.flatMap(({ marks }) => (marks === undefined ? [] : [marks]));
  const slots = filled.map(({ id, at, options }, index) => ({
    id: id ?? String(index + 1),
    ...(at && { at }),
    ...(!isShared && options.length > 0 && { options: [...options] }),
  }));
  return {
    slots,
    options: isShared ? [...(first?.options ?? [])] : [],
    correctAnswers: filled.flatMap(({ correctAnswers, tolerance, options, marks = 1 }, index) =>
      correctAnswers.map((text) => {
        const away = tolerance ? ` ± ${tolerance}` : '';
        const worth = options.length === 0 && marks > 1 && new Set(known).size > 1 ? ` (${marks})` : '';
        return `${slots[index]?.id}: ${oneLine(text)}${away}${worth}`;
      }),
    ),
    ...(known.length > 0 && { marks: known.reduce((sum, marks) => sum + marks, 0) }),
  };
}

/** A number at the end of a text with its unit behind it, or a list of units. */
function numberOf(
  text: string,
  [number, unit, ...others]: readonly (FilledSlot & { type: string })[],
): Pick<SourceQuestion, 'type' | 'question' | 'units' | 'correctAnswers' | 'tolerance' | 'options'> | undefined {
  const [end, behind] = new RegExp(`\\s*${gapSign}\\s*(${gapSign}|[^\\s.,;:!?][^\\n]{0,15})?$`, 'u').exec(text) ?? [];
  if (number?.type !== 'number' || end === undefined || others.length > 0) return undefined;
  const isList = behind === gapSign && unit !== undefined && unit.options.length > 0;
  if (isList === (unit === undefined)) return undefined;
  const right = isList ? unit.correctAnswers : behind === undefined ? [''] : [behind];
  return {
    type: 'number',
    question: text.slice(0, text.length - end.length).trim(),
    options: [],
    ...(isList ? { units: [...unit.options] } : behind !== undefined && { units: [behind] }),
    correctAnswers: number.correctAnswers.flatMap((value) => right.map((one) => `${value} ${one}`.trim())),
    tolerance: number.tolerance,
  };
}

/** A text with gaps, the lines before the first gap being what is asked; of one gap a question of its own. */
export function gapsOf(base: SourceQuestion, gaps: readonly (FilledSlot & { type: string })[]): SourceQuestion {
  const [only, ...others] = gaps;
  const text = base.question ?? '';
  const number = numberOf(text, gaps);
  if (number !== undefined) return { ...base, marks: only?.marks ?? base.marks, ...number };
  if (only !== undefined && others.length === 0) {
    const { options, correctAnswers, tolerance, marks, type, key } = only;
    const own = { type, options: [...options], correctAnswers: [...correctAnswers], tolerance, ...(key && { key }) };
    const question = text.replace(new RegExp(`\\n${gapSign}$`, 'u'), '').replaceAll(gapSign, '_____');
    return { ...base, question, ...own, marks: marks ?? base.marks };
  }
  const { slots, ...rest } = filledSlots(gaps);
  let next = 0;
  const marked = text.replaceAll(gapSign, () => {
    next += 1;
    return `[[${slots[next - 1]?.id ?? next}]]`;
  });
  const filled = { ...base, slots, ...rest, marks: rest.marks ?? base.marks };
  const lines = marked.split('\n');
  const table = tableIn(lines);
  if (table !== undefined) return { ...filled, type: 'table', ...table };
  const from = lines.findIndex((line) => line.includes('[['));
  const before = lines.slice(0, Math.max(0, from)).join('\n').trim();
  return {
    ...filled,
    type: 'gap-fill',
    question: from === -1 ? text : before === '' ? 'Fill in the gaps.' : before,
    passage: from === -1 ? slots.map(({ id }) => `[[${id}]]`).join('\n') : lines.slice(from).join('\n'),
  };
}

/** Lines of cells, if all gaps are in them, as a table; the other lines are what is asked. */
function tableIn(lines: readonly string[]): Pick<SourceQuestion, 'question' | 'table'> | undefined {
  const cells = lines.map((line) => (line.includes(' | ') ? line.split(' | ') : []));
  const from = cells.findIndex((row) => row.length > 0);
  const to = cells.findLastIndex((row) => row.length > 0) + 1;
  const [columns = [], ...rows] = cells.slice(Math.max(0, from), to);
  const others = [...lines.slice(0, Math.max(0, from)), ...lines.slice(to)];
  const isTable = rows.length > 0 && rows.every((row) => row.length === columns.length);
  if (!isTable || others.some((line) => line.includes('[['))) return undefined;
  return { question: others.join('\n') || 'Fill in the table.', table: { caption: '', columns, rows } };
}
