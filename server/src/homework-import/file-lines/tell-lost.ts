import type { DraftMessage, FileLine } from '../../contract/homework-draft.ts';
import { wordsOf } from './words-of.ts';

/** Shorter texts are told of together. */
const fewestWords = 5;
/** Most short texts that one message names. */
const mostNamed = 20;
const longest = 80;

/**
 * Messages for what became part of nothing: one for each text, and one for all that are a few words. `told` are those that have a
 * message of their own already.
 */
export function tellLost(lines: readonly FileLine[], told: readonly (string | null)[]): DraftMessage[] {
  const known = new Set(told.flatMap((text) => (text === null ? [] : [key(text)])));
  const lost = lines.filter(({ became, text }) => became === 'nothing' && !known.has(key(text)));
  const isShort = ({ text }: FileLine) => wordsOf(text).length < fewestWords;
  const few = lost.filter(isShort);
  return [...lost.filter((line) => !isShort(line)).map(tellOne), ...(few.length > 0 ? [tellTogether(few)] : [])];
}

function tellOne({ place, text, isOfKey }: FileLine): DraftMessage {
  const before = place === null ? 'This' : `Paragraph ${place.number}${isOfKey ? ' of the answers' : ''}: this`;
  const excerpt = short(text);
  return {
    severity: 'info',
    path: null,
    place,
    message: `${before} became part of no question: “${excerpt}”.`,
    excerpt,
  };
}

function tellTogether(lines: readonly FileLine[]): DraftMessage {
  const named = lines.slice(0, mostNamed).map(({ place, text, isOfKey }) => {
    const where = place === null ? '' : ` (paragraph ${place.number}${isOfKey ? ' of the answers' : ''})`;
    return `“${short(text)}”${where}`;
  });
  const more = lines.length > mostNamed ? ` and ${lines.length - mostNamed} more` : '';
  const what = lines.length === 1 ? 'A short text' : `${lines.length} short texts`;
  const message = `${what} became part of no question: ${named.join(', ')}${more}.`;
  return { severity: 'info', path: null, place: null, message, excerpt: null };
}

const key = (text: string) => wordsOf(text.replace(/…$/u, '')).slice(0, 8).join(' ');
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
