import { wordClass, wordClasses } from '../../text/word-classes.ts';
import { readTokens, type Token } from './tokens.ts';

/** Four characters in a row: as one number where all are plain ASCII, which is looked up faster. */
export type Run = number | string;

/** A text with what is needed to compare it with others. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Its runs of four characters, without punctuation. */
  readonly runs: ReadonlySet<Run>;
  /** The verdict that it opens with: 'yes', 'no', the letter of an option, a number. */
  readonly lead: string | undefined;
  /** Whether anything in it is denied. */
  readonly denies: boolean;
  /** How many words deny something. */
  readonly deniers: number;
  /** Its words without those that deny. */
  readonly plain: string;
  /** How many words with content it has. */
  readonly length: number;
}

/** A quotation mark or caret that somebody typed for an apostrophe: 'isn"t'. */
const quoteInWord = /(?<=[a-z])["^](?=[a-z])/gi;

/** Reads an answer, a model answer or a question. */
export function readText(text: string): ReadText {
  const tokens = readTokens(text.replace(quoteInWord, "'"));
  return {
    text,
    tokens,
    runs: runsOfFour(tokens),
    lead: leadOf(tokens),
    denies: tokens.some(({ denied }) => denied),
    deniers: tokens.filter(isDenier).length,
    plain: tokens.flatMap((token) => (isDenier(token) ? [] : token.word.text)).join(' '),
    length: tokens.filter(({ weight }) => weight > 0).length,
  };
}

function isDenier({ word }: Token): boolean {
  return ((wordClasses.get(word.text) ?? 0) & wordClass.denier) !== 0;
}

const asciiBits = 7;
const asciiSize = 1 << asciiBits;
const allFour = (1 << (4 * asciiBits)) - 1;

function runsOfFour(tokens: readonly Token[]): Set<Run> {
  let plain = ' ';
  for (const { word } of tokens) plain += `${word.text} `;
  const runs = new Set<Run>();
  let run = 0;
  let plainSince = 0;
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    if (code >= asciiSize) plainSince = at + 1;
    run = ((run << asciiBits) | (code & (asciiSize - 1))) & allFour;
    if (at >= 3) runs.add(at - plainSince >= 3 ? run : plain.slice(at - 3, at + 1));
  }
  return runs;
}

/** 'B. The water…', 'No, because…', '40 metres' */
function leadOf([first, second]: readonly Token[]): string | undefined {
  if (first === undefined) return undefined;
  const { text, gap } = { text: first.word.text, gap: second?.word.gap };
  if (text === 'yes' || text === 'no' || first.sense.isNumber) return first.sense.text;
  return text.length === 1 && gap !== 1 ? text : undefined;
}
