import type { KeyEntry } from '../key/answer-key.ts';
import { applyKey } from '../key/apply-key.ts';
import { spokenLine } from '../lines/lines.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import { type AnswerInText, answersInText, namesSection } from './answers-in-text.ts';
import { asOne, headingsIn, keysAtEnd } from './key-at-end.ts';
import { labelsOf } from './labels.ts';
import { entriesOf, linesOf, withoutHeadingsBehind } from './lines-of-answers.ts';
import { withPartsOfLists } from './lists-of-parts.ts';

interface Reading {
  readonly questions: readonly ParsedQuestion[];
  readonly key: readonly KeyEntry[];
}

const fewest = 3;
const fewestOfNamed = 2;
const mostQuestions = 150;
/** The share of the questions that a key with a name has, and one without. */
const shareOfNamed = 0.6;
const shareOfUnnamed = 0.9;

/**
 * A document with the key in one line, or a few, at its end read otherwise, where that answers more: it is taken away, and what it says of each
 * question that is left gets a line of its own. As it is known what is asked, any way to say its numbers is understood.
 */
export function withKeyAtEnd<Read extends Reading>(
  read: Read,
  source: readonly Item[],
  readAgain: (items: readonly Item[]) => Read,
): Read {
  let best = read;
  let most = answered(read);
  if (most === read.questions.length && most > 0) return read;
  // Without its last lines a long document is no shorter, and is not read over and over.
  if (read.questions.length > 2 * mostQuestions) return read;
  for (const { above, lines, isNamed } of keysAtEnd(source)) {
    const bare = readAgain(above);
    if (bare.questions.length > mostQuestions || bare.key.length > 0) continue;
    if (!keepsAnswered(bare, read)) continue;
    const labels = labelsOf(bare.questions);
    const { line, placeAt } = asOne(lines);
    const found = withoutHeadingsBehind(
      withPartsOfLists(answersInText(line.text, labels), labels, line.text),
      line.text,
      headingsIn(above),
    );
    const share = isNamed ? shareOfNamed : shareOfUnnamed;
    if (found.length < (isNamed ? fewestOfNamed : fewest)) continue;
    // A list of statements has one in each line, and names no section.
    const isOfSections = labels.some(({ section }) => section !== labels[0]?.section);
    const isList = lines.length * 2 > found.length || (isOfSections && !namesSection(line.text, labels));
    if (!isNamed && isList) continue;
    const open = bare.questions.filter(({ answers }) => answers.length === 0);
    if (coveredBy(open, found) < open.length * share) continue;
    const said = linesOf(line, found, placeAt);
    const spelt = readAgain([...above, { ...spokenLine('Answers', lines[0]?.place ?? 0), isHeading: true }, ...said]);
    const direct = { ...bare, key: entriesOf(line, found, placeAt) };
    for (const one of [spelt, direct]) {
      const count = answered(one);
      if (count <= most || one.questions.length < bare.questions.length) continue;
      best = one;
      most = count;
    }
  }
  return best;
}

/** Whether questions that were answered are asked in the same words without the key. */
function keepsAnswered(bare: Reading, { questions, key }: Reading): boolean {
  const texts = new Map(
    applyKey(questions, key).map(({ place, text, answers }) => [place, answers.length > 0 ? text : '']),
  );
  return bare.questions.every(({ place, text }) => {
    const before = texts.get(place) ?? '';
    return before === '' || before === text || bare.questions.some((one) => one.text === before);
  });
}

const answered = ({ questions, key }: Reading) =>
  applyKey(questions, key).filter(({ answers }) => answers.length > 0).length;

/** How many questions have an answer, or the number that they are parts of. */
const coveredBy = (questions: readonly ParsedQuestion[], found: readonly AnswerInText[]) =>
  questions.filter(({ section, path }) =>
    found.some(({ label }) => label.section === section && label.path.every((step, at) => path[at] === step)),
  ).length;
