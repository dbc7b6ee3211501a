import { splitAnswers } from '../lines/answer-text.ts';
import { type Beside, besideNth, inPlaceOf } from './beside.ts';
import { completedGaps, numberedGaps } from './completed.ts';
import { beginsWithExample, examplesOfKind, withoutExampleWord } from './examples.ts';
import { takeGuidance } from './guidance.ts';
import { withoutKindOfAnswer } from './kinds-of-answers.ts';
import { spellMarkCodes } from './mark-codes.ts';
import { countAsked, type SchemePoints, toPoints } from './marking-points.ts';
import { pointsByMarks, withoutMarkEach } from './marks-before.ts';
import { numberAndName } from './number-words.ts';
import { asksForOrder, orderIn } from './ordering.ts';
import { type MarkedPoint, splitPoints, takeAnyOf } from './points.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { unitAndSymbol } from './units.ts';
import { isWorking, namedResult, resultOf } from './working.ts';

/** What a mark scheme says of one question. */
export interface Scheme {
  /** Each point and each of its alternatives. */
  readonly answers: readonly string[];
  /** Words to the examiner that accept nothing: 'Do not accept walking'. */
  readonly notes: readonly string[];
  /** How the answers earn the marks; absent where each alone is right. */
  readonly marking?: SchemePoints | undefined;
}

/** What is known of the question beforehand. */
export interface Asked {
  readonly text?: string | undefined;
  readonly marks?: number | undefined;
}

/** 'or' on a line of its own, between two that say the same. */
const orAlone = /\n\W*or\W*\n/giu;
/** 'Rubric:' below an answer, and how many points are given for what. */
const rubric = /\n\W*(?:(?:scoring|grading|marking)\s+)?rubric\b\W*(?:\n.*)*$/iu;

/**
 * Reads the answers out of a text of a mark scheme, as exam boards and teachers write it: points with their marks, 'any two
 * from', alternatives, working before its result, and words to the examiner.
 */
export function readScheme(source: string, asked: Asked = {}): Scheme {
  const own = source.replace(rubric, '').replace(orAlone, ' / ');
  const whole = isListOfMeanings(asked.text ?? '', own) ? own.replace(/,\s+/gu, ' / ') : own;
  const { text, notes: partly } = pointsByMarks(spellMarkCodes(withoutExampleWord(whole)), asked.marks);
  if (asked.text !== undefined && asksForOrder(asked.text) && text !== '')
    return { answers: [orderIn(text)], notes: [] };
  const completed = completedGaps(asked.text ?? '', text) ?? numberedGaps(asked.text ?? '', text);
  if (completed !== undefined) return { answers: completed, notes: [] };
  const accepted: Beside[] = [];
  const notes: string[] = [...partly];
  const scored =
    /(?:^|\n)\W*(?:an\s+)?answers?\s+of\s+((?:\d{1,3}(?:\s\d{3})+(?:\.\d+)?|\S+)(?:\s*\([^)]*\))?).*?\b(?:scores?|gains?|worth|=)/iu.exec(
      text,
    )?.[1];
  let isList = false;
  let enough: number | undefined;
  let above = '';
  const lines = text.split('\n').flatMap((line) => {
    const some = takeAnyOf(withoutMarkEach(withoutKindOfAnswer(line.replace(nameOfAnswer, ''))));
    isList ||= some.isList;
    enough ??= some.enough;
    const examples = examplesOfKind(some.text);
    if (examples !== undefined) notes.push(examples.note);
    const taken = takeGuidance(examples?.text ?? some.text, asked.marks);
    above = taken.text || above;
    accepted.push(...taken.accepted.map((granted) => besideNth(granted) ?? { granted, above }));
    notes.push(...taken.notes);
    return taken.text === '' ? [] : [taken.text];
  });
  for (const [index, { granted }] of accepted.entries()) {
    const said = inPlaceOf(granted, lines);
    if (said !== undefined) accepted[index] = said;
  }
  const evaluated = namedResult(lines);
  const split = splitPoints(evaluated ?? lines.join('\n'));
  // Working is kept where each line of it earns a mark.
  const areSteps =
    lines.length > 1 &&
    split.length === lines.length &&
    (split.every(({ marks }) => marks !== undefined) || accepted.some(({ nth }) => nth !== undefined));
  const found = areSteps ? split.map((point) => ({ ...point, text: point.text.replace(/^=\s*/u, '') })) : split;
  const said = found.map((point) => point.text);
  const results = areSteps || /^\W*show\s+that\b/iu.test(asked.text ?? '') ? said : resultOf(said);
  const points = results.length > 1 ? results.map((point) => point.replace(/^=\s*/u, '')) : results;
  const [only = ''] = points;
  const told =
    points.length > 1
      ? points.flatMap((point) => (isList ? listed(point, false) : [point]))
      : isList
        ? listed(only, true)
        : pointsByCount(only, asked);
  // 'e.g. height' below 'it has any value' is an example of that: a point as it stands.
  const isOfPoint = found.length > 1 && !beginsWithExample(source) && countAsked(asked.text ?? '') === undefined;
  const answers = scored === undefined ? told.flatMap((point) => answersIn(point, isOfPoint)) : [scored];
  const all = unique([...answers, ...accepted.flatMap(({ granted }) => splitAnswers(granted))]);
  if (scored !== undefined) return { answers: all, notes };
  const clauses = told.length === 1 && !isList ? clausesOf(only, asked) : told;
  const parts = withGranted(clauses, found, accepted, isOfPoint);
  const marking = toPoints({ parts, isList, enough, asked: countAsked(asked.text ?? ''), marks: asked.marks });
  return { answers: all, notes, marking };
}

function answersIn(text: string, isOfPoint: boolean): string[] {
  // '42 / 15' above '2.8' is a division, and no two answers.
  if (isOfPoint && isWorking(text)) return [text];
  const said = isOfPoint ? splitAnswers(text) : splitAnswers(withoutExampleWord(text)).map(withoutExampleWord);
  return said.flatMap(unitAndSymbol).flatMap(numberAndName).flatMap(saidOtherwise);
}

/** The answers of each part, with what is accepted beside it; of the last one where that is not known. */
function withGranted(
  told: readonly string[],
  found: readonly MarkedPoint[],
  accepted: readonly Beside[],
  isOfPoint: boolean,
) {
  const placed = accepted.map(({ granted, above, nth }) => ({
    granted,
    at: nth ?? Math.max(0, told.findLastIndex((text) => above.includes(text)) + 1 || told.length) - 1,
  }));
  const taken = new Set<string>();
  return told.flatMap((text, index) => {
    const beside = placed.filter(({ at }) => at === index).flatMap(({ granted }) => splitAnswers(granted));
    const answers = unique([...answersIn(text, isOfPoint), ...beside]).filter((answer) => !taken.has(answer));
    for (const answer of answers) taken.add(answer);
    return answers.length === 0 ? [] : [{ answers, marks: found.find((point) => point.text === text)?.marks }];
  });
}

/** One line of as many clauses as there are marks, or as are asked for: 'it moves faster; it collides more often'. */
function clausesOf(text: string, { marks = 1, text: question = '' }: Asked): string[] {
  const clauses = text.split(/\s*;\s*/u).filter((clause) => clause !== '');
  return clauses.length === marks || clauses.length === countAsked(question) ? clauses : [text];
}

/** The members of a list in one line: by what separates them most. */
function listed(text: string, hasCommas: boolean): string[] {
  if (/;/u.test(text)) return text.split(/\s*;\s*/u);
  if (hasCommas && /,\s/u.test(text)) return text.split(/\s*,\s+(?:(?:and|or)\s+)?|\s+or\s+/u);
  return [text];
}

/** One line of as many clauses as there are marks is a point for each; so is a short list where several things are asked for. */
function pointsByCount(text: string, { marks = 1, text: question = '' }: Asked): string[] {
  if (/;/u.test(text) || isNumeric(text)) return [text];
  const sentences = text.split(/(?<=[\p{L})])(?<!\be\.g)\.\s+(?=\p{Lu}|e\.g)/u);
  const count = countAsked(question);
  if (sentences.length > 1 && (sentences.length === marks || sentences.length === count)) return sentences;
  // Commas within brackets separate nothing.
  const clauses = text.split(/,\s+(?![^()]*\))(?:(?:and|or)\s+)?/u);
  const areShort = clauses.every((clause) => clause.split(/\s+/u).length <= 4);
  const isSeveral = count !== undefined;
  const isOneGap = question.match(gaps)?.length === 1;
  if (asksForOne.test(question) && marks === 1 && clauses.length > 2 && areShort) return clauses;
  if (isOneGap && marks === 1 && clauses.length > 1 && clauses.every(isShort)) return clauses;
  const pair = text.split(/\s+and\s+/u);
  if (
    clauses.length === 1 &&
    pair.length === 2 &&
    isSeveral &&
    pair.every((one) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(one))
  )
    return pair;
  if (clauses.length > 1 && clauses.length === count && areShort) return clauses;
  if (clauses.length > 1 && areShort && isSeveral) return clauses.flatMap((clause) => clause.split(/\s+and\s+/u));
  const canStand = (clause: string, index: number) => /\p{L}{2}/u.test(clause) && !(index > 0 && addsTo.test(clause));
  return marks > 1 && clauses.length === marks && clauses.every(canStand) ? clauses : [text];
}

/** 'ingens' is to be translated: 'huge, enormous' says it in two ways. */
const isListOfMeanings = (text: string, said: string) =>
  /^\p{L}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+)?$/u.test(text) &&
  said.split(/,\s+/u).every((meaning) => meaning.split(/\s+/u).length <= 4);

/** 'Sample answer:', and 'Answers could include:' as marking guidelines have it. */
const nameOfAnswer =
  /^\W*(?:(?:sample|model|suggested|possible|expected|exemplar)\s+(?:answers?|responses?)|answers?\s+(?:could|may|might|can|should)\s+include)(?:\s*[:–-]\s*|\s*$)/iu;
/** 'your actions have consequences, now or in a future life': what only goes on with the clause before is no point. */
const addsTo =
  /^(?:now|which|whose|where|even|especially|particularly|including|such\s+as|like|either|whether|usually|often|not|rather\s+than|for\s+(?:example|instance)|e\.g|i\.e)\b/iu;
/** 'Write down one use of copper.' */
const asksForOne = /\bone\s+(?!of\b|mark)\p{L}/iu;
const gaps = /_{2,}|\.{4,}|…+/gu;
const isShort = (clause: string) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(clause);
const isNumeric = (text: string) => !/\p{L}{2}/u.test(text);

const unique = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];
