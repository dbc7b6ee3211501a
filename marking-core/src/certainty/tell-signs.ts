import { type Evidence, type Refusal, refusalSchema } from '../answers/marking.ts';
import type { Lexicon } from '../phrases/lexicon.ts';
import type { Candidate, Outcome } from '../rules/rule-marking.ts';
import { fillerWords, kindWords } from '../rules/short-answer/company-words.ts';
import { gap, readWords, type Word } from '../text/words.ts';
import { compareSaid } from './compare-said.ts';
import type { Key } from './read-key.ts';
import type { Result, Say, Sign } from './signs.ts';

/** What marks are, as far as it decides how sure they are. */
export function resultOf({ marks, evidence }: Outcome, maxMarks: number, { family }: Key): Result {
  if (marks < maxMarks) return marks > 0 ? 'part' : 'none';
  const isByWords = family === 'listed' || family === 'keyed';
  return isByWords && evidence.some(({ how }) => how === 'misspelling') ? 'slip' : 'full';
}

/** Says all that depends on the answer. Those of the key itself are in the key. */
export function tellSigns(
  key: Key,
  lexicon: Lexicon | undefined,
  { text }: Candidate,
  { evidence, refusal, confidence }: Outcome,
  say: Say,
): void {
  if (evidence.length > 0) say(signOfHow[loosest(evidence)], 1);
  if (refusal !== undefined) say(signOfWhy.get(refusal) ?? 'why no-match', 1);
  if (confidence !== undefined) say('likelihood', logit(confidence));
  if (key.said !== undefined) compareSaid(text, key.said, say);
  if (lexicon !== undefined && (key.family === 'listed' || key.family === 'keyed'))
    tellStrangers(readWords(text), lexicon, say);
}

// Written out, since texts put together for each answer take longer than all else that is done here.
const signOfHow = {
  exact: 'how exact',
  form: 'how form',
  synonym: 'how synonym',
  misspelling: 'how misspelling',
  number: 'how number',
  option: 'how option',
  point: 'how point',
  value: 'how value',
  published: 'how published',
  judged: 'how judged',
  alike: 'how alike',
  level: 'how level',
} as const satisfies { readonly [How in Evidence['how']]: `how ${How}` };
const signOfWhy: ReadonlyMap<Refusal, Sign> = new Map(
  refusalSchema.options.map((refusal) => [refusal, `why ${refusal}`] as const),
);

const loose: readonly Evidence['how'][] = ['published', 'misspelling', 'synonym', 'form', 'number', 'value'];

function loosest(evidence: readonly Evidence[]): Evidence['how'] {
  let at = loose.length;
  for (const { how } of evidence) {
    const own = loose.indexOf(how);
    if (own >= 0 && own < at) at = own;
  }
  return loose[at] ?? 'exact';
}

const least = 0.02;

function logit(likelihood: number): number {
  const within = Math.min(1 - least, Math.max(least, likelihood));
  return Math.log(within / (1 - within));
}

/** How many words the key does not know, and how many it does. */
function tellStrangers(words: readonly Word[], lexicon: Lexicon, say: Say): void {
  let strangers = 0;
  let known = 0;
  let isLastKnown = false;
  let isBehind = false;
  for (const word of words) {
    const entry = lexicon.entry(word);
    const isKnown = entry.matches.length > 0;
    isBehind = false;
    if (isKnown) known++;
    else if (entry.classes === 0 && isStranger(word)) {
      strangers++;
      isBehind = isLastKnown && strangers === 1 && word.gap === gap.space && isNoun(word);
    }
    isLastKnown = isKnown;
  }
  if (strangers > 0)
    say(strangers === 1 ? 'one strange word' : strangers === 2 ? 'two strange words' : 'more strange words', 1);
  if (isBehind) say('strange word behind', 1);
  if (known > 0) say(known === 1 ? 'known word' : 'known words', 1);
}

function isNoun({ text }: Word): boolean {
  return !kindWords.has(text) && !/(?:ing|ed|ly|[^s]s)$/.test(text);
}

function isStranger({ text, value }: Word): boolean {
  return value === undefined && text.length > 1 && !fillerWords.has(text);
}
