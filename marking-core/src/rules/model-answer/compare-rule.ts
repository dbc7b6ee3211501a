import type { Lexicon } from '../../phrases/lexicon.ts';
import { type Comparison, compare, type MisspellingReader } from './compare.ts';
import { type ModelAnswer, readModelAnswer } from './model-answer.ts';
import type { ModelAnswerRule } from './model-answer-rule.ts';
import { type ReadText, readText } from './read-answer.ts';

/** Compares an answer with each model answer of a rule, in their order. */
export type RuleComparer = (answer: ReadText) => Comparison[];

/** The comparer of a rule, for one question or one idea of it. */
export function ruleComparer(
  { question, accept }: Pick<ModelAnswerRule, 'question' | 'accept'>,
  lexicon: Lexicon,
  isOthers?: ModelAnswer['isOthers'],
): RuleComparer {
  const asked = readText(question ?? '');
  const texts = [...new Set(accept.flatMap((text) => [text, ...statementsInBrackets(text)]))];
  const models = texts.map((text) => readModelAnswer(text, asked, texts.length > 1, isOthers));
  const misspellings = misspellingReader(lexicon);
  return (answer) => models.map((model) => compare(model, answer, misspellings));
}

const inBrackets = /\(((?:so|because|as|since|or|i\.?e\.?|meaning|no|not|never|without)\s[^()]+)\)/gi;

/** '(no direction)' of 'magnitude only (no direction)': brackets that say the same, or what comes of it, in words of their own. */
function statementsInBrackets(text: string): string[] {
  return [...text.matchAll(inBrackets)].map(([, statement = '']) => statement);
}

/**
 * Which words a written word may be a misspelling of; never for real English words (see `confusableWords`).
 */
function misspellingReader(lexicon: Lexicon): MisspellingReader {
  const places = new Map<ModelAnswer, Map<string, number[]>>();
  const placesIn = (model: ModelAnswer) => {
    const known = places.get(model);
    if (known !== undefined) return known;
    const byWord = new Map<string, number[]>();
    model.units.forEach(({ token }, unit) => {
      byWord.set(token.sense.text, [...(byWord.get(token.sense.text) ?? []), unit]);
    });
    places.set(model, byWord);
    return byWord;
  };
  return (word, model) =>
    lexicon
      .entry(word)
      .matches.filter(({ how }) => how === 'misspelling' || how === 'misspelt form')
      .flatMap(({ id }) => placesIn(model).get(lexicon.word(id)) ?? []);
}
