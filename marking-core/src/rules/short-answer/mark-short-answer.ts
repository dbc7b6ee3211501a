import type { Evidence } from '../../answers/marking.ts';
import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import { readWords, type Word } from '../../text/words.ts';
import { outcomeOfTaken, takenBy } from '../candidates/mark-by-side.ts';
import { readBySound } from '../leniency/hear-words.ts';
import { questionWords } from '../model-answer/model-answer.ts';
import { readText } from '../model-answer/read-answer.ts';
import { wordSense } from '../model-answer/word-sense.ts';
import { awarded, bestOf, evidenceOf, reasonAgainst, refused } from '../outcomes.ts';
import type { Outcome, RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import { writtenMarker } from './as-written.ts';
import { type OtherWords, shortComparer } from './in-other-words.ts';
import { readCompany } from './read-company.ts';
import type { ShortAnswerRule } from './short-answer-rule.ts';

const refusals = { rival: 'contradicted', 'other-thing': 'other-thing' } as const;

/**
 * Accepts an answer that asserts one of the phrases and offers nothing else: 'it is oxygen', 'oxygen gas', but not 'oxygen or nitrogen',
 * 'maybe oxygen, maybe helium' or 'oxygen tank'.
 */
export const shortAnswerMarking: RuleMarking<ShortAnswerRule> = {
  phrases: (rule) => vocabularyPhrases(rule),
  guarded: (rule, lexicon) => {
    const { question = '' } = rule;
    if (rule.exact === true) {
      const mark = writtenMarker(rule.accept, question);
      return ({ text }, maxMarks) => mark(text, maxMarks);
    }
    const isAskedSense = questionWords(readText(question));
    const isAsked = (word: string) => isAskedSense(wordSense(word));
    const askedOpposites = new Set(readWords(question).flatMap(({ text }) => wordSense(text).opposites));
    const isContrast = (word: string) => wordSense(word).groups.some((group) => askedOpposites.has(group));
    const isVerbal = asksWhatHappens.test(question) || rule.accept.every(isVerb);
    const opposites = oppositesOf(rule.accept);
    const isOpposite = (word: string) => wordSense(word).groups.some((group) => opposites.has(group));
    const bySound = readBySound(lexicon);
    const compare = shortComparer(rule, lexicon);
    const mark = (words: readonly Word[], text: string, maxMarks: number): Outcome => {
      const reading = findPhrases(lexicon, words);
      const findings = sortFindings(reading);
      const against = reasonAgainst(findings, reading);
      if (against !== undefined && against !== 'no-match') return refused(against);
      const { said, turned } = compare(text);
      const isTurned =
        against === undefined
          ? findings.right.every(({ phrase }) => turned.includes(phrase.part))
          : said === undefined && turned.length > 0;
      if (isTurned) return refused('wrong-order');
      if (against !== undefined && (said === undefined || reading.words !== words)) return refused(against);
      const met = new Set(against === undefined ? findings.right.flatMap((one) => one.words) : said?.met);
      const spoils = readCompany(reading, met, { isAsked, isVerbal, isOpposite, isContrast });
      if (spoils !== undefined) return refused(refusals[spoils]);
      const evidence =
        against === undefined ? evidenceOf(bestOf(findings.right), reading.words, text) : quote(said, words, text);
      return awarded(maxMarks, maxMarks, [evidence]);
    };
    const taken = takenBy(rule, lexicon);
    return ({ text }, maxMarks) => {
      const byChoice = outcomeOfTaken(taken?.(text), rule.accept, text, maxMarks);
      if (byChoice !== undefined) return byChoice;
      const words = readWords(text);
      const marked = mark(words, text, maxMarks);
      if (marked.refusal !== 'no-match') return marked;
      const read = bySound(words);
      return read === undefined ? marked : misspelt(mark(read, text, maxMarks));
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'list',
};

function quote(said: OtherWords | undefined, words: readonly Word[], text: string): Evidence {
  const places = [...(said?.met ?? [])].sort((a, b) => a - b);
  const quoted = text.slice(words[places[0] ?? 0]?.start ?? 0, words[places.at(-1) ?? 0]?.end ?? text.length);
  return { part: said?.part ?? quoted, words: quoted, how: said?.how ?? 'synonym' };
}

/** The same outcome for words that had to be read by their sound. */
function misspelt(marked: Outcome): Outcome {
  const evidence = marked.evidence.map((one) => ({ ...one, how: 'misspelling' as const }));
  return { ...marked, evidence };
}

const asksWhatHappens =
  /\bwhat (?:does|do|did|would|will|happens?|happened|is happening)\b|\bhow (?:does|do|did|would|will)\b|\bwhy\b/i;

/** 'reflects', 'gets bigger': words that say what happens, or how something is, with what it happens to behind them. */
function isVerb(key: string): boolean {
  const [first = ''] = key.toLowerCase().split(/\s+/);
  return (
    /(?:[^aiosu']s|ed|ing|ic|al|ous|ary|ive|ful|less|able|ible|ent|ant|ar)$/.test(first) &&
    !/(?:ss|us|is|ics|ment)$/.test(first)
  );
}

/** Groups of words that say the opposite of a key; where there is one, that nothing changes is against the key as well. */
function oppositesOf(accept: readonly string[]): Set<number> {
  const senses = accept.flatMap((key) => readWords(key).map(({ text }) => wordSense(text)));
  const opposites = senses.flatMap((sense) => sense.opposites);
  const own = new Set(senses.flatMap(({ groups }) => groups));
  const unchanged = wordSense('constant').groups.filter((group) => !own.has(group) && !opposites.includes(group));
  return new Set(opposites.length === 0 ? [] : [...opposites, ...unchanged]);
}
