import { isNumbered } from '../../lines/item-numbers.ts';
import { asksToFillIn, isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { mayTellHow, tellsHow } from './how-to-answer.ts';

const square = /\[([^[\]_]{1,40})\]/gu;
/** One to five words, and no marks, choice, hint or note. */
const word =
  /^(?!(?:\d|[a-h]$|i{1,3}$|hints?\b|tips?\b|see\b|not\b|e\.g|i\.e|draw|insert|picture|diagram|image|figure|fig\b|marks?\b|page\b|singular|plural|noun|verb|adj|masc|fem))(?!.*(?:\/|\bor\b|\bmarks?\b|:))\p{L}[\p{L}\d'’-]*(?:\s[\p{L}\d'’-]+){0,4}$/iu;
/** '[hablar]' is the verb that is to be put in its form. */
const asksForForm = /\b(?:verbs?|conjugat\w+|tense|infinitives?|forms?\s+of|pronouns?|translat\w+)\b/iu;
const fewest = 3;
const share = 0.8;
/** How far below 'Fill in the gaps' its text may stand, in lines. */
const near = 6;

/**
 * In a copy with answers a word in square brackets stands where pupils have a gap: 'The green pigment is [chlorophyll].' becomes
 * '___chlorophyll___', as filled gaps are written elsewhere, in nearly all numbered lines, or in a text that is to be filled in.
 */
export function spellWordsInBrackets(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => item.kind === 'line');
  if (lines.some(({ text }) => isKeyTitle(text) || asksForForm.test(text))) return items;
  const found = lines.filter((line) => wordsIn(line).length > 0);
  const numbered = lines.filter(isNumbered);
  const isList = numbered.length >= fewest && found.filter(isNumbered).length >= numbered.length * share;
  const isText = found.every((line) => {
    const at = lines.indexOf(line);
    return lines.slice(Math.max(0, at - near), at).some(({ text }) => asksToFillIn(text));
  });
  if (found.flatMap(wordsIn).length < fewest || (!isList && !isText) || !isUnanswered(items)) return items;
  return items.map((item) => (item.kind === 'line' ? spelt(item) : item));
}

/** What stands in brackets within a statement, or at its end. */
function wordsIn({ text }: Line): readonly string[] {
  if (/\?|_{2,}|…|\.{4,}/u.test(text)) return [];
  const words = [...text.matchAll(square)].map(([, said = '']) => said.trim());
  const isText = text.replace(square, '').length > words.join('').length;
  return isText && words.every((said) => word.test(said) && !tellsHow(said) && !mayTellHow(said)) ? words : [];
}

function spelt(line: Line): Line {
  if (wordsIn(line).length === 0) return line;
  const text = line.text.replace(square, (_all, said: string) => `___${said.trim()}___`);
  return { ...line, text, spans: spokenLine(text, line.place).spans };
}
