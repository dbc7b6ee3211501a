import { isOwnList, type Mark, type Span } from '../marks/span.ts';
import type { Start } from './cut-blocks.ts';

/** A way in which the questions of a document may begin. */
export interface StartHabit {
  /** As a person would say it: 'questions 1. 2. 3.' */
  readonly name: string;
  /** Forms of marks that begin questions, and so nothing else. */
  readonly forms: ReadonlySet<string>;
  /** Whether lines that ask begin questions too. */
  readonly asking: boolean;
  readonly find: (spans: readonly Span[]) => readonly Start[];
}

const numberFamilies = new Set(['number', 'asked-number', 'Roman', 'number, weakly']);
const typedNumbers = ['1.', '1)', '1-', '(1)'];

/** Every habit that the document has the marks or looks for. */
export function startHabits(spans: readonly Span[]): StartHabit[] {
  const counts = new Map<string, { times: number; family: string }>();
  for (const span of spans) {
    for (const { form, family } of span.marks) counts.set(form, { times: (counts.get(form)?.times ?? 0) + 1, family });
  }
  const forms = [...counts].filter(([, { times }]) => times >= 2).map(([form]) => form);
  const familyOf = (form: string) => counts.get(form)?.family ?? '';
  const single = forms.filter(
    (form) =>
      numberFamilies.has(familyOf(form)) ||
      form.startsWith('list') ||
      ['upper', 'lower', 'roman', 'box', 'bullet', 'other-letter', 'chosen'].includes(familyOf(form)),
  );
  const typed = typedNumbers.filter((form) => counts.has(form));
  const lists = forms.filter((form) => form.startsWith('list decimal') && !isOwnList(form));
  const sets: string[][] = single.map((form) => [form]);
  if (typed.length > 1) sets.push(typed);
  if (lists.length > 1) sets.push(lists);
  for (const list of lists)
    for (const form of [...typed, 'Q1'].filter((one) => counts.has(one))) sets.push([list, form]);
  const habits = sets.map((own) => byMarks(own, false));
  for (const form of [...lists, ...typed, 'Q1']) if (counts.has(form)) habits.push(byMarks([form], true));
  const marked = spans.filter(({ marks }) => marks.some(isStrong)).length;
  const counted = marked > 0.1 * spans.length ? [] : [3, 4, 5, 6, 7].map(byCount);
  const nothing: StartHabit = { name: 'rows', forms: new Set(), asking: false, find: () => [] };
  return [...habits, nothing, byMarks([], true), byLook('bold'), byLook('heading'), byAnswers(), ...counted];
}

function byMarks(own: readonly string[], asking: boolean): StartHabit {
  const forms = new Set(own);
  return {
    name: asking ? [...own, 'asks'].join(' + ') : own.join(' + '),
    forms,
    asking,
    find: (spans) => {
      const starts: Start[] = [];
      // A line that asks is still the stem of a question that a mark began, until its options or answer stand between.
      let isStem = false;
      spans.forEach((span, at) => {
        const mark = forms.size === 0 ? undefined : span.mark(forms);
        const isNumberedHeading =
          forms.size > 1 && span.line.heading !== null && mark?.family === 'number' && !mark.form.startsWith('list');
        if (mark !== undefined && !isNumberedHeading && !(mark.form === '1 alone' && span.line.cell !== null)) {
          starts.push({ at, value: mark.value, end: mark.end, form: mark.form });
          isStem = true;
        } else if (span.marks.some((one) => !one.family.includes('weakly')) || span.answer !== null) isStem = false;
        else if (asking && !isStem && span.line.list === null && isWholeQuestion(span))
          starts.push({ at, value: null, end: 0, form: 'asks' });
      });
      return starts;
    },
  };
}

const isStrong = ({ family }: Mark) => !family.includes('weakly') && family !== 'bullet';

/** A line that asks by itself. */
function isWholeQuestion(span: Span): boolean {
  if (span.answer !== null || span.says('room') || span.says('noise') || span.says('yours') || span.says('feedback'))
    return false;
  return span.endsAsking || span.hasGap || span.beginsAsking;
}

function byLook(look: 'bold' | 'heading'): StartHabit {
  const isSo = (span: Span | undefined) =>
    span !== undefined && (look === 'bold' ? span.has('bold') : span.line.heading !== null);
  return {
    name: look,
    forms: new Set(),
    asking: false,
    find: (spans) =>
      spans.flatMap((span, at): Start[] =>
        isSo(span) && !isSo(spans[at - 1]) && span.marks.every(({ family }) => family.includes('weakly'))
          ? [{ at, value: null, end: 0, form: look }]
          : [],
      ),
  };
}

/** After each answer line. */
function byAnswers(): StartHabit {
  return {
    name: 'answers between',
    forms: new Set(),
    asking: false,
    find: (spans) =>
      spans.flatMap((span, at): Start[] => {
        const isAnswer = (one: Span | undefined) =>
          one !== undefined && (one.answer !== null || one.says('yours') || one.says('about') || one.says('feedback'));
        const before = spans[at - 1];
        return !isAnswer(span) && (at === 0 || (isAnswer(before) && before?.answer !== ''))
          ? [{ at, value: null, end: 0, form: 'answers' }]
          : [];
      }),
  };
}

/**
 * Every so many lines, where nothing else tells: one that asks, and its options. Titles and the like between are passed over, so that most of the
 * lines that ask begin a question.
 */
function byCount(size: number): StartHabit {
  return {
    name: `every ${size} lines`,
    forms: new Set(),
    asking: false,
    find: (spans) => {
      const best = new Float64Array(spans.length + 1);
      const begins = new Uint8Array(spans.length);
      for (let at = spans.length - 1; at >= 0; at -= 1) {
        const passed = (best[at + 1] ?? 0) - 0.7;
        const taken =
          at + size <= spans.length ? groupWeight(spans, at, size) + (best[at + size] ?? 0) : Number.NEGATIVE_INFINITY;
        best[at] = Math.max(passed, taken);
        begins[at] = taken > passed ? 1 : 0;
      }
      const starts: Start[] = [];
      for (let at = 0; at < spans.length; ) {
        if (begins[at] === 1) starts.push({ at, value: null, end: 0, form: 'count' });
        at += begins[at] === 1 ? size : 1;
      }
      return starts;
    },
  };
}

function groupWeight(spans: readonly Span[], at: number, size: number): number {
  const stem = spans[at];
  if (stem === undefined) return 0;
  let weight = stem.asks ? 1 : 0;
  let length = 0;
  for (let next = at + 1; next < at + size; next += 1) {
    const option = spans[next];
    if (option === undefined) continue;
    if (option.endsAsking || option.hasGap || option.isHeading) weight -= 1;
    length += option.text.length / (size - 1);
  }
  return weight + (stem.text.length > length ? 0.4 : -0.4);
}
