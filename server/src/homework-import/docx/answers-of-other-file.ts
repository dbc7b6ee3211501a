import type { KeyEntry } from '../questions/key/answer-key.ts';
import { applyKey } from '../questions/key/apply-key.ts';
import { filledCopy } from '../questions/key/filled-copy.ts';
import { spokenLine } from '../questions/lines/lines.ts';
import type { Item, ParsedQuestion } from '../questions/parsed-question.ts';
import { type Recognised, recognise } from '../questions/recognise.ts';

/** What one Word file says: as homework, as nothing but answers, and as it stands there. */
export interface WordContent {
  readonly items: readonly Item[];
  readonly recognised: Recognised;
  /** What it says when it is read as nothing but answers. */
  readonly asKey: readonly KeyEntry[];
}

/**
 * The questions of a paper with the answers of a second file: each by its number, or as if that file stood below the paper, which tells
 * sections with numbers of their own apart, where more are answered so.
 */
export function answerFrom({ items, recognised }: WordContent, other: WordContent | undefined): ParsedQuestion[] {
  const own = applyKey(recognised.questions, recognised.key);
  if (other === undefined) return own;
  const byNumber = applyKey(own, entriesOf(other));
  const whole = recognise([...items, { ...spokenLine('Answers', 0), isHeading: true }, ...other.items]);
  const asOne = applyKey(whole.questions, whole.key);
  const isSamePaper =
    asOne.length === own.length && asOne.every(({ text }, index) => text === recognised.questions[index]?.text);
  const best = isSamePaper && answered(asOne) >= answered(byNumber) ? asOne : byNumber;
  const filled = filledCopy(items, other.items);
  const copied = filled === undefined ? undefined : recognise(filled);
  const ofCopy = copied === undefined ? [] : applyKey(copied.questions, copied.key);
  const isSame = ofCopy.length === best.length && ofCopy.every(({ text }, index) => text === best[index]?.text);
  return isSame && answered(ofCopy) >= answered(best) ? ofCopy : best;
}

/** Of a key that repeats the questions their answers; of any other its list. */
function entriesOf({ recognised, asKey }: WordContent): KeyEntry[] {
  const answered = recognised.questions.filter(({ answers }) => answers.length > 0);
  if (answered.length < recognised.questions.length / 2 || answered.length === 0) return [...recognised.key, ...asKey];
  return answered.flatMap(({ section, path, answers, place, marks, marking }) => ({
    section,
    path,
    text: answers.map(({ value }) => value).join('; '),
    place,
    marks: marks?.value,
    marking,
  }));
}

/** How many have an answer; of a choice one that is among its options. */
const answered = (questions: readonly ParsedQuestion[]) =>
  questions.filter(
    ({ answers, options }) =>
      answers.length > 0 &&
      (options.length === 0 || answers.every((one) => options.some(({ value }) => value === one.value))),
  ).length;
