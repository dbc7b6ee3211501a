import type { Family } from '../marks/mark-forms.ts';
import { isOwnList, type Span } from '../marks/span.ts';
import type { Option } from './block.ts';

/** Where an item begins: the span's place in the content, where its mark is in it, and where the text behind it begins. */
export interface Item {
  readonly at: number;
  readonly from: number;
  readonly end: number;
  readonly value: number | null;
  readonly form: string;
}

/** The option of an item: what is on its line, up to the next item there. */
export const optionAt =
  (content: readonly Span[]) =>
  ({ at, end, value, form }: Item, index: number, items: readonly Item[]): Option => {
    const next = items[index + 1];
    const span = content[at]?.slice(end, next?.at === at ? next.from : undefined);
    return { spans: span === undefined ? [] : [span], value, form };
  };

/**
 * Finds what goes on in order from 1 (or from 'a', or another `first`) with the marks of one family, at the start of lines and within them: 'A) x  B) y'. Bullets and
 * boxes go on without values. Forms that begin questions are left out.
 */
export function findSequence(
  content: readonly Span[],
  family: Family,
  without: ReadonlySet<string>,
  first = 1,
): Item[] {
  const items: Item[] = [];
  let next = first;
  content.forEach((span, at) => {
    const head = span.marks.find((mark) => mark.family === family && !without.has(mark.form) && !isOwnList(mark.form));
    let hasHead = false;
    if (head !== undefined) {
      // The 'i' of 'i, ii' is no ninth letter where the eighth is missing.
      const mayBeRoman = family === 'lower' && span.marks.some((mark) => mark.family === 'roman' && mark.value === 1);
      const skipsOne = items.length > 0 && head.value === next + 1 && !mayBeRoman;
      if (head.value === null || head.value === next || skipsOne) {
        items.push({ at, from: 0, end: head.end, value: head.value, form: head.form });
        next = (head.value ?? 0) + 1;
        hasHead = true;
      }
    }
    const within = findWithin(
      span,
      family,
      without,
      head?.end ?? 0,
      head !== undefined && head.value === null ? null : next,
    );
    const [inner] = within;
    if (inner === undefined) return;
    const above = span.text.slice(0, inner.from);
    const isSure =
      hasHead ||
      within.length > 1 ||
      /(?:\t|\s{3}|[?？:：_…])\s*$/u.test(above) ||
      goesOnBelow(content.slice(at + 1, at + 4), family, inner);
    if (!isSure) return;
    for (const one of within) items.push({ at, ...one });
    next = (within.at(-1)?.value ?? next) + 1;
  });
  return items;
}

/** Whether the next mark below is what comes next: 'b)' below '3. Trees a) Which …'. */
function goesOnBelow(below: readonly Span[], family: Family, { form, value }: Omit<Item, 'at'>): boolean {
  const next = below.flatMap(
    ({ marks }) => marks.find((mark) => mark.family === family && mark.form === form) ?? [],
  )[0];
  return next?.value === (value ?? 0) + 1;
}

/** The same where they go on down columns: 'A … C …' above 'B … D …'. Empty where they stand in their order, or do not count from 1 without a gap. */
export function findColumns(content: readonly Span[], family: Family, without: ReadonlySet<string>): Item[] {
  const items = content.flatMap((span, at): Item[] => {
    const head = span.marks.find((mark) => mark.family === family && !without.has(mark.form) && !isOwnList(mark.form));
    if (head === undefined || head.value === null) return [];
    return [
      { at, from: 0, end: head.end, value: head.value, form: head.form },
      ...marksWithin(span, family, without, head.end).map((one) => ({ at, ...one })),
    ];
  });
  const values = items.map(({ value }) => value ?? 0);
  const isInOrder = values.every((value, at) => value === at + 1);
  return !isInOrder && [...values].sort((a, b) => a - b).every((value, at) => value === at + 1) ? items : [];
}

function findWithin(
  span: Span,
  family: Family,
  without: ReadonlySet<string>,
  from: number,
  next: number | null,
): Omit<Item, 'at'>[] {
  const found = marksWithin(span, family, without, from);
  if (next === null || family === 'box') return family === 'box' ? found : [];
  let wanted = next;
  return found.filter(({ value }) => {
    const goesOn = value === wanted;
    if (goesOn) wanted += 1;
    return goesOn;
  });
}

const marksWithin = (span: Span, family: Family, without: ReadonlySet<string>, from: number): Omit<Item, 'at'>[] =>
  span.within(family).filter((mark) => mark.from >= from && !without.has(mark.form));
