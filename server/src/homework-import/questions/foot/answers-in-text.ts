import { type Chain, chainsFrom, endOfLabel } from './label-at-mark.ts';
import { isBelow, type Label } from './labels.ts';
import { type MarkInText, marksInText } from './marks-in-text.ts';

/** What a text says of one question: its answer goes from one place to another. */
export interface AnswerInText {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
}

/** A text with more marks, of more questions, is no line at the foot of a page. */
const mostTried = 10_000;

interface Placed {
  readonly label: Label;
  readonly order: number;
  readonly at: number;
  readonly from: number;
  readonly score: number;
  readonly before: Placed | undefined;
  readonly style: string;
}

/**
 * The answers that a text has of questions that are known, in their order: 'Ex 1: 1 V, 2 F. Ex 2: a. nurse, b. dog'. As it is known what is
 * asked, a number in an answer is told from that of an answer. Of all ways to read the text the one with the most answers counts.
 */
export function answersInText(text: string, labels: readonly Label[]): readonly AnswerInText[] {
  const marks = marksInText(text, sectionsOf(labels));
  if (marks.length * labels.length > mostTried) return [];
  const chains = marks.map((_mark, index) => chainsFrom(marks, index, text));
  const placed: Placed[] = [];
  for (const [order, label] of labels.entries()) {
    const isOnly = labels.every((one) => one === label || one.path.join() !== label.path.join());
    for (const [index, mark] of marks.entries()) {
      const best = bestAt(mark, chains[index] ?? [], { text, marks, label, order, placed, isOnly });
      if (best !== undefined) placed.push(best);
    }
  }
  let last = placed.reduce<Placed | undefined>(
    (best, one) => (isBetter(one, best, text.length) ? one : best),
    undefined,
  );
  const chain: Placed[] = [];
  for (; last !== undefined; last = last.before) chain.unshift(last);
  return chain.map(({ label, from }, index) => {
    const next = chain[index + 1]?.at ?? text.length;
    // 'T3: discuss' is said of a section, of whose questions none has an answer.
    const other = marks.find(
      ({ at, section, gap }) => at > from && at < next && section !== undefined && section !== label.section && gap > 0,
    );
    return { label, from, to: endOf(text, from, other?.at ?? next) };
  });
}

/** Whether a text begins with the name of a section. */
export const namesSection = (text: string, labels: readonly Label[]): boolean => {
  const [first] = marksInText(text, sectionsOf(labels));
  return first?.at === 0 && first.section !== undefined;
};

const sectionsOf = (labels: readonly Label[]) => new Set(labels.flatMap(({ section }) => section ?? []));

/** Behind the last mark something has to be said too. */
const isBetter = (one: Placed, best: Placed | undefined, end: number) =>
  one.from < end && (best === undefined || one.score > best.score);

const endOf = (text: string, from: number, next = text.length) =>
  from + text.slice(from, next).replace(/[\s,;|/•·–—([]+$/u, '').length;

interface Search {
  readonly text: string;
  readonly marks: readonly MarkInText[];
  readonly label: Label;
  readonly order: number;
  readonly placed: readonly Placed[];
  /** Whether no other question has the same number. */
  readonly isOnly: boolean;
}

const ofOne = 100;
const ofAbove = 85;
/** 'Task 2 (circle): 1 F' */
const ofIntroduction = -70;
/** A section that is not named begins with '1' behind a gap. */
const ofUnnamed = -40;
const ofGap = 3;
const ofSameStyle = 2;

/** The best way to have a label at a mark, behind any label before it; `undefined` where it cannot be there. */
function bestAt(first: MarkInText, chains: readonly Chain[], search: Search): Placed | undefined {
  const { text, marks, label, order, placed, isOnly } = search;
  // A key that names one section names all.
  const isNamed = marks[0]?.section !== undefined && marks[0].at === 0;
  let best: Placed | undefined;
  const offer = (before: Placed | undefined, extra: number) => {
    const from = endOfLabel(chains, label, before?.label);
    const score = (before?.score ?? 0) + (label.isAbove === true ? ofAbove : ofOne) + first.gap * ofGap + extra;
    if (from !== undefined && (best === undefined || score > best.score))
      best = { label, order, at: first.at, from, score, before, style: first.style };
  };
  if (first.at === 0) offer(undefined, first.section === undefined && label.section !== undefined ? -1 : 0);
  for (const before of placed) {
    if (before.order >= order || before.from >= first.at || !isWord.test(text.slice(before.from, first.at))) continue;
    const isNew = before.label.section !== label.section;
    const isUnnamed = isNew && first.section === undefined && !isOnly;
    if (isUnnamed && (isNamed || first.gap === 0 || first.step !== '1')) continue;
    const isOwn = before.label.isAbove === true && isBelow(label, before.label);
    const style = before.style === first.style ? ofSameStyle : 0;
    offer(before, style + (isUnnamed ? ofUnnamed : 0) + (isOwn ? ofIntroduction : 0));
  }
  return best;
}

const isWord = /[\p{L}\p{N}√✓✗✔✘°%π]/u;
