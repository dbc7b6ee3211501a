import { groupBy } from '../group.ts';
import { isOwnList, type Span } from '../marks/span.ts';
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
  const counts = groupBy(
    spans.flatMap(({ marks }) => marks),
    ({ form }) => form,
  );
  const forms = [...counts].filter(([, marks]) => marks.length >= 2).map(([form]) => form);
  const familyOf = (form: string) => counts.get(form)?.at(-1)?.family ?? '';
  const single = forms.filter(
    (form) =>
      numberFamilies.has(familyOf(form)) ||
      form.startsWith('list') ||
      ['upper', 'lower', 'roman', 'box', 'bullet', 'chosen'].includes(familyOf(form)),
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
  const nothing: StartHabit = { name: 'rows', forms: new Set(), asking: false, find: () => [] };
  return [...habits, nothing, byMarks([], true), inBold(), byAnswers(), byOptions(), ...byCounting(spans)];
}

/** Whatever form its numbers have, where they go on: '1.' of a list, then '2 (a)', then '3)'. */
function byCounting(spans: readonly Span[]): StartHabit[] {
  const forms = new Set(count(spans).map(({ form }) => form));
  return forms.size > 1 ? [{ name: 'numbers that go on', forms, asking: false, find: count }] : [];
}

function count(spans: readonly Span[]): Start[] {
  const numbers = spans.map(({ marks, isHeading, line: { cell } }) =>
    marks.filter(
      ({ family, form, value }) =>
        value !== null &&
        numberFamilies.has(family) &&
        family !== 'Roman' &&
        !isOwnList(form) &&
        (!form.startsWith('list') || form.endsWith(' 0')) &&
        (!family.includes('weakly') || (form !== '1 alone' && !isHeading && cell === null)),
    ),
  );
  const lastAt = new Map(numbers.flatMap((marks, at) => marks.map(({ value }) => [value, at] as const)));
  const used = new Set<string>();
  const starts: Start[] = [];
  let last = 0;
  numbers.forEach((marks, at) => {
    const next = marks.find(({ value }) => value === last + 1);
    const goesOnLater = (lastAt.get(last + 1) ?? -1) > at;
    const found =
      next ??
      (goesOnLater
        ? undefined
        : marks.find(({ form, value }) => used.has(form) && (value === 1 || value === last + 2 || value === last + 3)));
    if (found === undefined) return;
    used.add(found.form);
    last = found.value ?? 0;
    starts.push({ at, value: found.value, end: found.end, form: found.form });
  });
  return starts;
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
      let last = 0;
      spans.forEach((span, at) => {
        const mark = forms.size === 0 ? undefined : span.mark(forms);
        const isNumberedHeading =
          forms.size > 1 && span.line.heading !== null && mark?.family === 'number' && !mark.form.startsWith('list');
        const isData =
          mark?.form === '1 alone' &&
          (span.line.cell !== null || span.line.list !== null || (mark.value !== 1 && mark.value !== last + 1));
        if (mark !== undefined && !isNumberedHeading && !isData) {
          last = mark.value ?? last;
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

/** 'With whom was he seen? His brother'. */
const answered = /^[^?？]{8,200}[?？]["”’]?\s+\S[^?？]{0,60}$/u;

/** A line that asks by itself. */
function isWholeQuestion(span: Span): boolean {
  if (span.answer !== null || span.says('room') || span.says('noise') || span.says('yours') || span.says('feedback'))
    return false;
  return span.endsAsking || span.hasGap || span.beginsAsking || answered.test(span.text);
}

function inBold(): StartHabit {
  const isBold = (span: Span | undefined) => span?.has('bold') === true;
  return {
    name: 'bold',
    forms: new Set(),
    asking: false,
    find: (spans) =>
      spans.flatMap((span, at): Start[] =>
        isBold(span) && !isBold(spans[at - 1]) && span.marks.every(({ family }) => family.includes('weakly'))
          ? [{ at, value: null, end: 0, form: 'bold' }]
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

/** After the options of each: 'The unit of current is' above 'A. volt', and so on. */
function byOptions(): StartHabit {
  const isOption = ({ marks }: Span, value?: number) =>
    marks.some(
      ({ family, value: own }) =>
        (family === 'upper' || family === 'lower') && own !== null && (value === undefined || own === value),
    );
  const isOpen = (span: Span) => span.marks.every(({ family }) => family.includes('weakly')) && span.answer === null;
  return {
    name: 'options between',
    forms: new Set(),
    asking: false,
    find: (spans) =>
      spans.flatMap((span, at): Start[] => {
        const before = spans[at - 1];
        const begins = isOpen(span) && (before === undefined || !isOpen(before));
        const next = spans.slice(at + 1, at + mostStem).find((one) => !isOpen(one));
        return begins && next !== undefined && isOption(next, 1) ? [{ at, value: null, end: 0, form: 'options' }] : [];
      }),
  };
}

/** Most lines of a question above its options. */
const mostStem = 8;
