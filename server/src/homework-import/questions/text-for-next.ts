import { asks, asksToChoose, isFurniture } from './lines/line-kinds.ts';
import { emphasisOf, type Line } from './lines/lines.ts';
import { readMarker } from './lines/markers.ts';
import { takeMarks } from './lines/marks.ts';
import type { Item } from './parsed-question.ts';

const mostLines = 3;
const fewestWords = 5;

/**
 * Where what tells of the next question begins, at the end of one: 'Living things need energy to survive.' in sentences of its own, below a question
 * that is whole without it and has its answer elsewhere, or what is to be done in the next questions. `items.length` where there is none.
 */
export function startOfTextForNext(items: readonly Item[], isKeyed: boolean): number {
  const told = items.findIndex((item, index) => index > 0 && isPlain(item) && ofNextQuestions.test(item.text));
  if (told !== -1 && items.slice(told).every((item) => isPlain(item) || item.kind === 'table')) return told;
  let start = items.length;
  while (start > 1 && tells(items[start - 1])) start -= 1;
  if (!isKeyed || start < items.length - mostLines) return items.length;
  return isWhole(items.slice(0, start)) ? start : items.length;
}

/** Whether a question needs nothing of what stands below: it asks, has its options where it is to be chosen, and points at no text. */
function isWhole(own: readonly Item[]): boolean {
  const lines = own.flatMap((item) => (item.kind === 'line' && item.pictures.length === 0 ? [item] : []));
  const asking = lines.filter(isOver);
  const hasOptions = lines.length > asking.length + (lines[0] === asking[0] ? 0 : 1);
  const needsMore = ({ text }: Line) =>
    hasOptions
      ? pointsAhead.test(text.replace(/\bof the following\b/iu, ''))
      : pointsAhead.test(text) || asksToChoose(text);
  return lines.length === own.length && asking.length > 0 && !lines.some(needsMore);
}

const ofNextQuestions =
  /\b(?:next|remaining|rest\s+of\s+the|other)\s+(?:(?:two|three|four|five|six|\d{1,2})\s+)?questions\b|(?<!\p{L})(?:questions\s+suivantes|(?:siguientes|próximas)\s+preguntas|preguntas\s+siguientes|(?:nächsten|folgenden)\s+(?:Fragen|Aufgaben))(?!\p{L})/iu;

/** What asks for a text, a list or a figure below it, or is about words. */
const pointsAhead =
  /:\s*$|\b(?:this|these|following|below|sentences?|passage|statements?|text|extract|source|quote|quotation|paragraph|poem|story|letter|punctuat\w*|rewrite|correct\s+the|translate|read)\b/iu;

function isPlain(item: Item | undefined): item is Line {
  return (
    item?.kind === 'line' &&
    !item.continues &&
    !item.isHeading &&
    item.label === null &&
    readMarker(item.text) === undefined
  );
}

/** Whether a line tells something in whole sentences, in no look of its own, and asks for nothing. */
function tells(item: Item | undefined): boolean {
  if (!isPlain(item) || isFurniture(item.text) || item.pictures.length > 0) return false;
  const { text } = item;
  const { bold, italic, underlined, marked, colour } = emphasisOf(item.spans);
  const isPlainLook = !bold && !italic && !underlined && !marked && colour === null;
  const isSentence = /^\p{Lu}.*\p{L}{2}\.$/u.test(text) && text.split(' ').length >= fewestWords;
  return isPlainLook && isSentence && !asks(text) && !/\d|[:=\t]|\s\/\s|\b(?:you|your|answers?)\b/iu.test(text);
}

/** Whether a question is whole at the end of its line. */
function isOver({ text }: Line): boolean {
  const taken = takeMarks(text);
  return asks(taken.text) || taken.marks !== undefined || /\btrue or false\b/iu.test(taken.text);
}
