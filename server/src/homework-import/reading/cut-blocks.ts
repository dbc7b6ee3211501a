import { answerBefore, type Span } from '../marks/span.ts';
import { findTotal } from '../marks/worth.ts';
import type { AnswerLine, Block, Passage } from './block.ts';

/** Where a question begins. */
export interface Start {
  /** Place in the list of spans. */
  readonly at: number;
  readonly value: number | null;
  /** Where its text begins behind the mark, in the span. */
  readonly end: number;
  readonly form: string;
  /** The passage at this place, with the gaps that are asked about. */
  readonly passage?: Passage;
}

export interface Cut {
  /** Lines before the first start. */
  readonly above: readonly Span[];
  readonly blocks: readonly Block[];
}

/** Cuts the lines at the starts; each line goes to the block of the start before it. */
export function cutBlocks(spans: readonly Span[], starts: readonly Start[]): Cut {
  const first = starts[0]?.at ?? spans.length;
  return {
    above: spans.slice(0, first),
    blocks: starts.map((start, index) => {
      const next = starts[index + 1];
      const lines = spans.slice(start.at, next?.at ?? spans.length);
      const isLastOfRun =
        next === undefined || (next.value !== null && next.value <= (start.value ?? 0)) || next.form !== start.form;
      const block = cutAtTask(start, lines, isLastOfRun);
      return start.passage === undefined ? block : { ...block, passage: start.passage };
    }),
  };
}

/** A line that says that what is asked follows, below what it is asked about. */
const task = /^\W*(?:tasks?|required|question)\s*(?:[.:：]\s*|$)/iu;

/** The block of a start. 'Task:' below a scenario or a source parts what is asked from what it is about. */
function cutAtTask(start: Start, lines: readonly Span[], isLastOfRun: boolean): Block {
  const at = lines.findIndex(({ text }, index) => index > 0 && task.test(text));
  const label = task.exec(lines[at]?.text ?? '')?.[0].length ?? 0;
  const isAlone = lines[at]?.text.length === label;
  const own = lines.slice(isAlone ? at + 1 : at);
  const [first] = lines;
  if (at < 0 || first === undefined || own.length === 0) return sortLines(start, lines, isLastOfRun);
  const block = sortLines({ ...start, end: isAlone ? 0 : label }, own, isLastOfRun);
  return { ...block, before: [first.slice(start.end), ...lines.slice(1, at)].filter((span) => !span.says('room')) };
}

/** 'A: Nairobi' below 'Q: Which city …'. */
const answerOfDialogue = (text: string): string | null => /^A\d{0,3}\s?[:.]\s*(\S.*)$/su.exec(text)?.[1] ?? null;

/**
 * Tells what is in a block apart by its words: what is asked, answers, feedback, and what is for nobody. What a whole question is worth is
 * not what the last of its parts is worth.
 */
export function sortLines(
  start: Pick<Start, 'value' | 'end' | 'form'>,
  lines: readonly Span[],
  isLastOfRun: boolean,
  isPart = false,
): Block {
  const content: Span[] = [];
  const answers: { spans: Span[]; value: string }[] = [];
  const feedback: Span[] = [];
  const tips: Span[] = [];
  const apart: Span[] = [];
  let marks: number | null = null;
  const isDialogue =
    /^Q[:1]$/u.test(start.form) &&
    !lines.some(({ text }) => /(?:^|\s)(?:[B-D]\s?[:.)]|A[2-9])/u.test(text.slice(0, 400)));
  let closedAt = Number.POSITIVE_INFINITY;
  let lastAnswer = -2;
  /** What lines without a word of their own go on with. */
  let open: Span[] | null = null;
  lines.forEach((line, index) => {
    const span = index === 0 ? line.slice(start.end) : line;
    if (span.text === '') {
      if (index === 0) content.push(span);
      else if (span.line.pictures.length > 0) content.push(span);
      return;
    }
    const before = index === 0 ? answerBefore(line.text.slice(0, start.end)) : '';
    if (before !== '') answers.push({ spans: [line.slice(0, start.end)], value: before });
    const answer = index === 0 ? null : (span.answer ?? (isDialogue ? answerOfDialogue(span.text) : null));
    const total = index === 0 ? null : findTotal(span.text);
    if (span.says('yours') || span.says('about')) {
      apart.push(span);
      open = apart;
    } else if (index > 0 && span.says('tip')) {
      tips.push(span);
      open = tips;
    } else if (span.says('feedback')) {
      feedback.push(span);
      open = feedback;
    } else if (answer !== null && index === lastAnswer + 1 && answers.length > 0) {
      // Answer lines one below the other are all accepted.
      const last = answers.at(-1);
      if (last !== undefined) {
        last.spans.push(span);
        last.value = `${last.value}\n${answer}`;
      }
      lastAnswer = index;
    } else if (answer !== null) {
      lastAnswer = index;
      answers.push({ spans: [span], value: answer });
      closedAt = Math.min(closedAt, content.length);
      open = null;
    } else if (total !== null) {
      if (!isPart && /[([]|question/iu.test(span.text)) marks ??= total;
      apart.push(span);
    } else if (index > 0 && span.says('room')) {
      marks ??= span.worth?.marks ?? null;
      apart.push(span);
    } else if (index > 0 && span.says('noise') && (span.line.list === null || span.hasGap)) {
      apart.push(span);
    } else if (index > 0 && span.worth !== null && span.worth.from === 0 && span.worth.to === span.text.length) {
      marks = span.worth.marks;
      apart.push(span);
    } else if (open !== null && span.line.isSoft) {
      open.push(span);
    } else {
      const last = answers.at(-1);
      const goesOn = last !== undefined && (last.value === '' || (span.line.isSoft && closedAt === content.length));
      if (goesOn && last !== undefined) {
        last.spans.push(span);
        last.value = last.value === '' ? span.text : `${last.value}\n${span.text}`;
      } else {
        content.push(span);
      }
      open = null;
    }
  });
  return {
    value: start.value,
    form: start.form,
    before: [],
    content,
    lines,
    closedAt,
    answers: answers satisfies AnswerLine[],
    feedback,
    tips,
    apart,
    marks,
    isLastOfRun,
    start: lines[0] ?? content[0],
  };
}
