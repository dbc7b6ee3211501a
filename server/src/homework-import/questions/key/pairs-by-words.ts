import type { Item, ParsedQuestion } from '../parsed-question.ts';

const longest = 20_000;

/**
 * 'Ex 2: gold – a metal; water – a compound' in a key says of each term, which has options to match, the one that is meant, wherever it
 * stands: the term, a sign, and the words of an option. Those that have an answer keep it.
 */
export function withPairsByWords(
  questions: readonly ParsedQuestion[],
  key: readonly Item[],
): readonly ParsedQuestion[] {
  const open = questions.filter(({ options, answers }) => options.length > 1 && answers.length === 0);
  const texts = key.flatMap((item) => (item.kind === 'line' ? [{ text: plain(item.text), place: item.place }] : []));
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (open.length === 0 || texts.length === 0 || length * open.length > longest * 20) return questions;
  const found = new Map(
    open.flatMap((question) => {
      const said = question.options.flatMap((option) => {
        const pair = new RegExp(
          `(?:^|[;,.:]\\s*|\\s\\d{1,2}[.)]\\s*)${escaped(plain(question.text))}\\s*(?:[-–—=:→]+>?)\\s*${escaped(plain(option.value))}(?=$|[;,.])`,
          'u',
        );
        const line = texts.find(({ text }) => pair.test(text));
        return line === undefined ? [] : [{ value: option.value, place: line.place, confidence: 0.8 }];
      });
      return said.length === 1 ? [[question, said] as const] : [];
    }),
  );
  return questions.map((question) => ({ ...question, answers: found.get(question) ?? question.answers }));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
