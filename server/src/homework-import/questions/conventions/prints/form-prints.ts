import { asAlternatives } from '../../lines/answer-text.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** What only a form says, in the languages of its makers. */
const signs =
  /^(?:microsoft forms|google forms|(?:this content is neither created nor endorsed by|never submit passwords through)\b.*|\*?\s*(?:indicates required question|required|obligatoire|erforderlich|obligatorio)|enter your answer|when you submit this form\b.*)\.?$/iu;
const oval = /^(?:mark only one oval|markieren sie nur ein oval|une seule réponse possible|marca solo un óvalo)\.?$/iu;
/** What pupils are told by a form, and no teacher wrote. */
const told =
  /^(?:(?:tick|check|select|choose|mark) all that apply|plusieurs réponses possibles|wählen sie alle zutreffenden antworten aus|selecciona todos los que correspondan|your answer|enter your answer|short-answer text|long-answer text|single choice|multiple choice|select (?:one|at most \d+ options?|your answer)|clear (?:selection|form)|submit|report abuse|privacy and terms|this is a required question|when you submit this form\b.*|\d{1,2}\s*\/\s*\d{1,2}\s*points?|powered by .{1,30})\.?$/iu;
const answers = /^(?:correct|accepted|right) answers\s*:\s*(?=\S)/iu;
/** The star of what must be answered, before its points or at the end: 'What is a river? *   1 point'. */
const star = /\s*\*(?=\s*$|\s*[[(]?\d{1,2}\s*(?:points?|pts?)\b|\t)/iu;

/**
 * Prints of forms without what the form says itself: 'Tick all that apply.' below a question, the star of what must be answered. Of several
 * correct answers that a form knows each alone is right.
 */
export function spellFormPrints(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && (signs.test(item.text.trim()) || oval.test(item.text)));
  if (found.length === 0) return items;
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'line') return [item];
    if (told.test(item.text) || oval.test(item.text)) return [];
    return [spelt(item)];
  });
}

function spelt(line: Line): Line {
  const said = answers.exec(line.text)?.[0];
  if (said !== undefined) {
    const text = asAlternatives(line.text.slice(said.length)).replace(/\s*;\s*/gu, ' / ');
    return { ...line, text: `Correct answer: ${text}`, spans: spokenLine(`Correct answer: ${text}`, line.place).spans };
  }
  const starred = star.exec(line.text);
  if (starred === null || readMarker(line.text)?.kind !== 'number') return line;
  const kept = line.spans.filter(({ text }) => text.trim() !== '*');
  const text = kept.map((span) => span.text).join('');
  return kept.length < line.spans.length && readMarker(text)?.kind === 'number' ? { ...line, text, spans: kept } : line;
}
