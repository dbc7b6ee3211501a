import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const alone =
  /^\W*(?:answer|ans|solution|réponse(?:\s+attendue)?|respuesta(?:\s+esperada)?|resposta(?:\s+esperada)?|antwort|lösung|risposta|antwoord)\W*$/iu;
const letter = /^A\s*:\s*(?=\S)/u;
const fewest = 2;
const fewestLetters = 3;

/** 'Answer' alone above each answer lacks its colon; 'A: newton' below questions with numbers is 'Answer: newton', where no 'B:' is. */
export function spellAnswerLabels(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => item.kind === 'line');
  const areAlone = lines.filter(({ text }) => alone.test(text)).length >= fewest;
  const areLetters =
    lines.filter(({ text }) => letter.test(text)).length >= fewestLetters &&
    !lines.some(({ text }) => /^B\s*:\s*\S/u.test(text));
  if (!areAlone && !areLetters) return items;
  return items.map((item) => (item.kind === 'line' ? spelt(item, areAlone, areLetters) : item));
}

function spelt(line: Line, areAlone: boolean, areLetters: boolean): Line {
  if (areAlone && alone.test(line.text)) return spokenLine('Answer:', line.place);
  const match = areLetters ? letter.exec(line.text) : null;
  return match === null ? line : withLabel(sliceLine(line, match[0].length), 'Answer:');
}
