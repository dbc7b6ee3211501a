import { anyEnding, readPhrase } from '../phrases/notation.ts';

/** Two words with a slash between them; 'm/s' is a unit. */
const eitherWord = /\p{Letter}{3,}\/\p{Letter}{3,}/u;

/** What an accepted answer cannot mean literally: 'reflects/bounces' is neither word. Else `undefined`. */
export function reviewLiteral(text: string): string | undefined {
  if (!eitherWord.test(text)) return undefined;
  return `‘${text}’ is accepted only as it stands, with its sign. Where either is right, write each by itself.`;
}

/** What is wrong with wording in the phrase notation (see `vocabulary.ts`), such as '(' or '*'; `undefined` where nothing is. */
export function reviewPhrase(text: string): string | undefined {
  if (/[()]/u.test(text.replace(/\([^()]*\)/gu, ''))) {
    return `The brackets of ‘${text}’ do not match, so that nothing in it may be left out.`;
  }
  const { slots } = readPhrase(text);
  if (slots.length === 0)
    return `Nothing can meet ‘${text}’: outside brackets, and beside signs, there is no word in it.`;
  const isAnyWord = slots.some(({ alternatives }) => alternatives.some((words) => words.join('') === anyEnding));
  return isAnyWord ? `Any word meets the ‘${anyEnding}’ of ‘${text}’. Write how the word begins before it.` : undefined;
}
