import type { QuestionTable } from '@markwell/marking-core';
import { alignKey } from '../answers/align.ts';
import { type Answer, answerOfChoice, answerOfWritten, type Evidence } from '../answers/answer-of.ts';
import { type KeyEntry, valueFor } from '../answers/key-entries.ts';
import { type Face, lookOfAnswers, readFaces } from '../answers/option-faces.ts';
import { answerWithinText } from '../marks/sayings.ts';
import { plainOf, type Span } from '../marks/span.ts';
import { findWorth, worthOfEach } from '../marks/worth.ts';
import { textOf } from '../reading/tally.ts';
import { emptyGaps, withAnswersApart } from './answers-apart.ts';
import type { Asked } from './paper.ts';
import { findTable } from './table-of.ts';
import { asksForTruth, readStatement } from './truth.ts';

/** A question of a paper as it will be drafted. */
export interface Drafted {
  readonly asked: Asked;
  readonly text: string;
  readonly above: string;
  readonly isTruth: boolean;
  readonly faces: readonly Face[];
  readonly marks: number | null;
  readonly answer: Answer;
  /** The entry of the key that was found for it. */
  readonly entry: KeyEntry | null;
  readonly table: QuestionTable | null;
}

export interface DraftedPaper {
  readonly questions: readonly Drafted[];
  /** The look that told answers, '' where none did. */
  readonly look: string;
  /** How many entries of the key found a question. */
  readonly keyed: number;
}

/**
 * Draws up the questions of a paper with their answers: all evidence of them together, so that what is a habit is one throughout. `copied` are
 * answers from a filled-in copy, question by question, `titles` what is above all of them.
 */
export function draftPaper(
  read: readonly Asked[],
  key: readonly KeyEntry[],
  copied: readonly (string | null)[],
  titles: readonly Span[] = [],
): DraftedPaper {
  const asked = withAnswersApart(read);
  const faces = readFaces(asked.map(({ options }) => options));
  const look = lookOfAnswers(faces);
  let isTruthSection = asksForTruth(titles);
  const each = worthsOfEach(asked, titles);
  const drawn = asked.map((one, at) => {
    if (one.above.length > 0) isTruthSection = asksForTruth(one.above);
    const own = draftText(one, faces[at] ?? [], isTruthSection);
    return { ...own, marks: own.marks ?? each[at] ?? null };
  });
  const drafted = withPlainMarks(drawn);
  const byLabel = numbersAreLabels(drafted);
  // What says a question again answers nothing.
  const own = new Set(drafted.flatMap(({ text, asked: { stem } }) => [plainOf(text), plainOf(textOf(stem))]));
  const entries = key.filter(({ value }) => !own.has(plainOf(value)));
  const aligned = alignKey(
    drafted.map(({ asked: { path }, text, faces: options }) => ({ path, text, options })),
    entries,
  );
  return {
    look,
    keyed: aligned.filter((at) => at !== null).length,
    questions: drafted.map((one, at) => {
      const entry = entries[aligned[at] ?? -1];
      const isChoice = one.faces.length >= 2;
      const evidence = [...one.evidence];
      const ofCopy = copied[at];
      if (ofCopy !== null && ofCopy !== undefined) evidence.push({ where: 'key', value: ofCopy });
      if (entry !== undefined)
        evidence.push({ where: 'key', value: isChoice ? valueFor(one.asked.path, entry) : keyOfEntry(entry) });
      const answer = isChoice
        ? answerOfChoice(
            one.faces,
            evidence.map(({ where, value }) => ({ where, value: withoutWorth(value) })),
            look,
            byLabel,
          )
        : answerOfWritten(evidence);
      return { ...one, answer, entry: entry ?? null };
    }),
  };
}

/**
 * What the sections of a paper, or the paper itself, say that each question is worth, question by question. Of the parts of one it says so only
 * right above them.
 */
function worthsOfEach(asked: readonly Asked[], titles: readonly Span[]): (number | undefined)[] {
  const ofPaper = worthOfEach(titles);
  let ofSection = ofPaper;
  return asked.map(({ above, question }, at) => {
    if (above.some((span) => span.isHeading)) ofSection = ofPaper;
    ofSection = worthOfEach(above) ?? ofSection;
    const isPart = asked[at - 1]?.question === question || asked[at + 1]?.question === question;
    return isPart ? worthOfEach(above.slice(-1)) : ofSection;
  });
}

/** In how many written questions a plain number must stand at the end, mostly behind a sentence, to be what each is worth. */
const plainly = { fewest: 4, all: 0.8, behindSentence: 0.5 };

/** Takes the marks of a paper that says all of them by plain numbers: 'Name two gases. 2'. */
function withPlainMarks<One extends Pick<Drafted, 'text' | 'marks' | 'faces'>>(
  drafted: readonly One[],
): readonly One[] {
  const written = drafted.filter(({ faces }) => faces.length < 2);
  const found = new Map(
    written.flatMap((one) => {
      const match = /^(.*)\s(\d{1,2})$/su.exec(one.text);
      const text = match?.[1]?.trimEnd() ?? '';
      return /[.?!\p{L}]["”]?$/u.test(text) ? [[one, { text, marks: Number(match?.[2]) }] as const] : [];
    }),
  );
  const sentences = [...found.values()].filter(({ text }) => /[.?!]["”]?$/u.test(text)).length;
  const isHabit =
    written.every(({ marks }) => marks === null) &&
    found.size >= Math.max(plainly.fewest, plainly.all * written.length) &&
    sentences >= plainly.behindSentence * found.size;
  return isHabit ? drafted.map((one) => ({ ...one, ...found.get(one) })) : drafted;
}

/** Whether the numbers that answers say are those of options: where most of them are no option's text. */
function numbersAreLabels(drafted: readonly { faces: readonly Face[]; evidence: readonly Evidence[] }[]): boolean {
  let labels = 0;
  let texts = 0;
  for (const { faces, evidence } of drafted) {
    for (const { value } of evidence) {
      if (!/^\s*\d\s*$/u.test(value) || faces.length < 2) continue;
      if (faces.some(({ text }) => text === value.trim())) texts += 1;
      else labels += 1;
    }
  }
  return labels > texts;
}

const truthFace = (text: string): Face => ({ text, value: null, hasSign: false, looks: new Set(), pictures: [] });
const truths: readonly Face[] = [truthFace('True'), truthFace('False')];

function draftText(
  asked: Asked,
  faces: readonly Face[],
  isTruthSection: boolean,
): Omit<Drafted, 'answer' | 'entry'> & { evidence: Evidence[] } {
  const evidence: Evidence[] = asked.block.answers.map(({ value }) => ({ where: 'line', value }));
  const found = findTable(asked.stem);
  let text = asked.stem
    .filter((span) => !found?.spans.has(span))
    .map((span) => takeAnswer(span.seen, evidence))
    .join('\n')
    .trim();
  // A star behind what is asked says that it must be answered.
  text = takeAnswer(text, evidence)
    .trim()
    .replace(/^[.)]\s+|(?<=[?？:.])\s\*$/gu, '');
  const worth = findWorth(text);
  let marks = asked.block.marks ?? worth?.marks ?? null;
  if (worth !== null) text = (text.slice(0, worth.from) + text.slice(worth.to)).trim();
  let options = faces;
  let isTruth = false;
  if (faces.length < 2) {
    const saysTruth = faces.length === 0 && evidence.some(({ value }) => /^\W*(?:true|false|t|f)\W*$/iu.test(value));
    const statement = readStatement(text, (isTruthSection && faces.length === 0) || saysTruth);
    if (statement !== null) {
      isTruth = true;
      options = truths;
      text = statement.text;
      if (statement.value !== null) evidence.push({ where: 'text', value: statement.value });
    }
  } else if (marks === null) {
    const last = faces.at(-1);
    const behind = last === undefined ? null : findWorth(last.text);
    if (
      last !== undefined &&
      behind !== null &&
      behind.from > 0 &&
      behind.to === last.text.length &&
      /[a-z]/iu.test(last.text.slice(behind.from))
    ) {
      marks = behind.marks;
      options = [...faces.slice(0, -1), { ...last, text: last.text.slice(0, behind.from).trim() }];
    }
  }
  if (!isTruth && options.length < 2 && asked.way !== 'gap') {
    const gaps = emptyGaps(text);
    if (gaps.words.length > 0) {
      text = gaps.text;
      evidence.push({ where: 'gap', value: gaps.words.join(', ') });
    }
    text = text.replace(/(?<![.…])[.…]{8,}$|(?<=[.?!:]\s{0,3})_{8,}$/u, '').trimEnd();
  }
  return {
    asked,
    text,
    above: asked.above
      .map(aboveText)
      .filter((line) => line !== '')
      .join('\n'),
    isTruth,
    faces: options,
    marks,
    evidence,
    table: found?.table ?? null,
  };
}

/** A text without the answer that follows what is asked, which becomes evidence. */
function takeAnswer(text: string, evidence: Evidence[]): string {
  const within = answerWithinText(text);
  if (within === null) return text;
  evidence.push({ where: 'text', value: within.value });
  return text.slice(0, within.from) + text.slice(within.to);
}

/** A line above a question without what tells an answer. */
function aboveText(span: Span): string {
  if (span.answer !== null || span.says('yours') || span.says('about')) return '';
  return emptyGaps(takeAnswer(span.seen, [])).text;
}

const keyOfEntry = ({ value, guidance = '' }: KeyEntry) => (guidance === '' ? value : `${value}\n${guidance}`);

function withoutWorth(value: string): string {
  const worth = value.length > 8 ? findWorth(value) : null;
  return worth === null ? value.trim() : (value.slice(0, worth.from) + value.slice(worth.to)).trim();
}
