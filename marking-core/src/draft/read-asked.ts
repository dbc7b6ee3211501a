import { readSide } from '../rules/candidates/read-side.ts';
import { makeSides } from '../rules/candidates/sides.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { gap, readWords, type Word } from '../text/words.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** The form that a person has named; `any` for none, absent for what the question says. */
type AskedForm = KeyedQuestion['answerForm'];

/**
 * What a question offers to choose from, where every key takes one of it: the two sides of an 'or' ('Is it a solid or a liquid?'), a list
 * ('Which of copper, iron and zinc…'), the words of a sentence from which one is to be picked out, yes and no. `undefined` where it offers
 * nothing, or nothing that the keys bear out.
 */
export function readCandidates(question: string, keys: readonly string[], form?: AskedForm): string[] | undefined {
  if (form === 'any') return undefined;
  const lists = sentencesOf(question).filter(offers).flatMap(listsIn);
  return [...lists, pickedOut(question), verdicts(question)].find(
    (list) => list.length > 1 && keys.every((key) => opensWithOne(list, key)),
  );
}

function sentencesOf(question: string): string[] {
  return question.split(/(?<=[.?!]["”'’]?)\s+/);
}

const embedded = /\b(?:if|whether or not|wants? to|wanted to|tried to|how (?:can|could|do|does|would|will))\b/i;

/** Whether a sentence asks to choose: a question with 'or', 'State whether … or …', 'Which of …', a list behind a colon. */
function offers(sentence: string): boolean {
  if (embedded.test(sentence)) return false;
  return /\?|\bwhether\b|\bchoose\b|:/i.test(sentence);
}

function listsIn(sentence: string): string[][] {
  const words = readWords(sentence);
  return words.flatMap((_, at) => (isJoint(words, at) ? [listAround(words, at, sentence)] : []));
}

/** Whether a key takes a candidate, and with its first word: 'The bulb lights' says something of a bulb that the question names. */
function opensWithOne(candidates: readonly string[], key: string): boolean {
  const sides = makeSides(candidates);
  if (typeof readSide(sides, key) !== 'number') return false;
  const words = readWords(key);
  const lead = words
    .filter(isContent)
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  return sides.areVerdicts || words.length <= longestItem || readSide(sides, lead) === readSide(sides, key);
}

/** A question that yes or no answers begins so, or one of its sentences does. */
const opensVerdict =
  /(?:^|[.?!:;”"'’,]\s+)(?:is|are|was|were|am|does|do|did|can|could|will|would|should|has|have|had|may|must)(?:n['’]t)?\s+[^.?!]*\?/i;

function verdicts(question: string): string[] {
  return opensVerdict.test(question) ? ['yes', 'no'] : [];
}

const asksForWord =
  /\b(?:identify|underline|circle|highlight|find|pick out|copy|write (?:down|out)|name|state|which|what is)\b[^.?!:]*\b(?:word|noun|verb|adverb|adjective|pronoun|preposition|conjunction|determiner|subject|object|phrase|clause)s?\b/i;
const quoted = /[“"‘]([^”"’]+(?:’(?=\w)[^”"’]*)*)[”"’]|:\s*([^:]+)$/u;

/** The words of the sentence that a question quotes and of which one is asked for. */
function pickedOut(question: string): string[] {
  if (!asksForWord.test(question)) return [];
  const [, inQuotes, behindColon] = quoted.exec(question) ?? [];
  const words = readWords(inQuotes ?? behindColon ?? '').map(({ text }) => text);
  return words.length < 3 ? [] : [...new Set(words)];
}

/** Words behind which a question says more than the name of its last candidate. */
const ends: ReadonlySet<string> = new Set(
  'when if as while because after before during until since where who which that what how explain why give is are was were does do did has have will would can'.split(
    ' ',
  ),
);
const inName: ReadonlySet<string> = new Set('the a an of'.split(' '));
/** Function words that an answer can consist of: 'up or down?' */
const particles: ReadonlySet<string> = new Set('up down in on off out into onto before after'.split(' '));
const stops = gap.stop | gap.comma | gap.colon | gap.bracket | gap.dash;
/** No candidate is longer. */
const longest = 6;

/** 'or', and 'and' in 'Which of copper and iron…' */
function isJoint(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text;
  if (text === 'or') return true;
  return (
    text === 'and' && words.slice(0, at).some((word, place) => word.text === 'which' && words[place + 1]?.text === 'of')
  );
}

/** The candidates joined at a word, in their order. */
function listAround(words: readonly Word[], joint: number, sentence: string): string[] {
  const right = behind(words, joint);
  let start = stretchStart(words, joint);
  const left = words.slice(start, joint);
  const apart = withAndWithout(left, right);
  if (apart !== undefined) return apart;
  const isShared = (word: Word) =>
    right.some(({ text }) => text === word.text) && left.some(({ text }) => text === word.text);
  const subject = subjectOf(left);
  const last = ownOf(named(leading(right, isShared), sentence).slice(0, subject?.length ?? longest), isShared);
  const first = subject ?? trailing(left, isShared, Math.max(1, last.filter(isContent).length));
  const pieces = [first, last];
  let isItem = left.length <= longestItem && !left.some(({ text }) => ends.has(text));
  while (isItem && start > 0 && ((words[start]?.gap ?? 0) & gap.comma) !== 0) {
    const end = start;
    start = stretchStart(words, end);
    const stretch = words.slice(start, end);
    if (opensClause(stretch)) break;
    pieces.unshift(trailing(stretch, isShared, Math.max(...pieces.map((piece) => piece.length))));
    isItem = stretch.length <= longestItem;
  }
  return pieces.map((piece) => textOf(ownOf(piece, isShared))).filter((text) => text !== '');
}

function opensClause([first, second]: readonly Word[]): boolean {
  const text = first?.text ?? '';
  return ends.has(text) && !mayOpen.has(text) && !(text === 'which' && second?.text === 'of');
}

/** An item of a list is no longer than this, in words. */
const longestItem = 4;
/** What a question opens with whose list begins in the same stretch: 'Is the angle acute, obtuse or reflex?' */
const mayOpen: ReadonlySet<string> = new Set('is are was were does do did has have will would can'.split(' '));

/** 'volatile or non-volatile' */
function withAndWithout(left: readonly Word[], right: readonly Word[]): string[] | undefined {
  const [last, before] = [left.at(-1)?.text ?? '', left.at(-2)?.text];
  const [first, second] = right.map(({ text }) => text);
  if (first === 'non' && second === last) return [last, `non ${last}`];
  return before === 'non' && first === last ? [`non ${last}`, last] : undefined;
}

/** What a question asks to choose from where it is what the question is about: 'Does the frog or the toad live longer?' */
function subjectOf(left: readonly Word[]): Word[] | undefined {
  const [first, ...rest] = left;
  const isShort = rest.length > 0 && rest.length <= longestItem;
  return mayOpen.has(first?.text ?? '') &&
    isShort &&
    rest.every((word) => isContent(word) || inName.has(word.text)) &&
    rest.filter(isArticle).length < 2
    ? rest
    : undefined;
}

/** A name in capitals ends with its last capital. */
function named(words: readonly Word[], sentence: string): Word[] {
  const isCapital = ({ start }: Word) => /\p{Lu}/u.test(sentence.charAt(start));
  const content = words.filter(isContent);
  if (content[0] === undefined || !isCapital(content[0])) return [...words];
  const end = words.findIndex((word) => isContent(word) && !isCapital(word));
  return end < 0 ? [...words] : words.slice(0, end);
}

/** From the first to the last word that the other side has not. */
function ownOf(words: readonly Word[], isShared: (word: Word) => boolean): Word[] {
  const isOwn = (word: Word) => isContent(word) && !isShared(word);
  const first = words.findIndex(isOwn);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isOwn) + 1);
}

function behind(words: readonly Word[], joint: number): Word[] {
  const found = words.slice(joint + 1, joint + 1 + longest);
  const end = found.findIndex((word, at) => (at > 0 && (word.gap & stops) !== 0) || ends.has(word.text));
  return end < 0 ? found : found.slice(0, end);
}

/** Where the stretch without a mark that ends before a word begins. */
function stretchStart(words: readonly Word[], end: number): number {
  for (let at = end - 1; at > 0; at--) if (((words[at]?.gap ?? 0) & stops) !== 0) return at;
  return 0;
}

function isContent({ text }: Word): boolean {
  return particles.has(text) || ((wordClasses.get(text) ?? 0) & wordClass.function) === 0 || text === 'non';
}

/** Up to the first word that is neither content nor part of a name, once there is content that the other has not. */
function leading(words: readonly Word[], isShared: (word: Word) => boolean): Word[] {
  let hasOwn = false;
  const end = words.findIndex((word) => {
    if (isContent(word)) hasOwn ||= !isShared(word);
    return hasOwn && !isContent(word) && !inName.has(word.text);
  });
  return end < 0 ? [...words] : words.slice(0, end);
}

/** From the end backwards: so many words with content that the other has not, and what is between them. */
function trailing(words: readonly Word[], isShared: (word: Word) => boolean, most: number): Word[] {
  let own = 0;
  let at = words.length;
  while (at > 0 && own < most) {
    const word = words[at - 1];
    if (word === undefined || (own > 0 && isArticle(word) && words[at - 2]?.text !== 'of')) break;
    if (!isContent(word) && !inName.has(word.text) && !isShared(word)) break;
    at--;
    if (isContent(word) && !isShared(word)) own++;
  }
  return words.slice(at);
}

function isArticle({ text }: Word): boolean {
  return text === 'the' || text === 'a' || text === 'an';
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

const languages =
  'french|spanish|german|italian|latin|welsh|irish|gaelic|polish|portuguese|russian|mandarin|chinese|japanese|arabic|urdu|hindi|turkish|greek';

const asksForForm: readonly RegExp[] = [
  /\btranslat/i,
  new RegExp(
    `\\b(?:say|write|put|is|the|${languages})\\b[^.?!]*\\bin (?:${languages})\\b(?!\\s+\\w)|\\b(?:${languages}) (?:word|phrase|for)\\b`,
    'i',
  ),
  /\b(?:re)?spell\b|\bspelt\b|\bspelling of\b/i,
  /(?:^|[.?!:;]\s+|\band )(?:correct|rewrite|re-write|punctuate)\s+(?:the|this|these|each|any|it)\b[^.?!]*\b(?:sentence|errors?|mistakes?|word|spelling|clause|phrase|speech|verb|punctuation|voice)/i,
  /\b(?:write|put|change|rewrite|give|turn|convert|form|complete|fill)\b[^.?!]*\b(?:past|present|future|perfect|imperfect|conditional|continuous|progressive)(?: simple| perfect| continuous)? (?:tense|participle)/i,
  /\b(?:past|present) (?:tense|participle) of\b|\b(?:plural|singular|comparative|superlative|contracted) (?:form )?of\b|\bcontraction of\b|\bconjugate\b|\bcorrect form of (?:the )?(?:verb|noun|adjective|word|["“‘'(])/i,
];

/** Whether the form of an answer is what a question asks for: a translation, a spelling, a tense, a corrected sentence. */
export function asksForWording(question: string, form?: AskedForm): boolean {
  if (form === 'worded') return true;
  if (form === 'any' || form === 'offered') return false;
  return asksForForm.some((words) => words.test(question));
}
