import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const whole =
  /^(exerci[sc]e|section|part(?:ie|e)?|task|activity|activité|actividad|ejercicio|übung|aufgabe|teil|ymarfer)\s+(\w{1,2})\b/iu;
const short = /^(\p{L}{2,4})(?:\.\s*|\s+|(?=\d))(\w{1,2})\s*(?:[:.)–-]\s*|$)/iu;
const fewest = 2;
/** 'Exo 2' is no beginning of 'Exercice'. */
const colloquial: Readonly<Record<string, string>> = { exo: 'exercice', pt: 'part' };

/**
 * 'Ex 2: …' in the answers is 'Exercise 2: …', where the questions call it so, in whatever language: 'Ej. 2' is 'Ejercicio 2', and 'Üb. 2'
 * 'Übung 2'. 'Ex 7:' of a paper with two exercises stays as it is.
 */
export function spellShortSectionNames(items: readonly Item[]): readonly Item[] {
  const known = new Set(
    items.flatMap((item) => {
      const [, name, label] = (item.kind === 'line' && whole.exec(item.text)) || [];
      return name === undefined ? [] : [`${name} ${label}`.toLowerCase()];
    }),
  );
  return known.size === 0 ? items : items.map((item) => (item.kind === 'line' ? spelt(item, known) : item));
}

function spelt(line: Line, known: ReadonlySet<string>): Line {
  const [found, said = '', label = ''] = short.exec(line.text) ?? [];
  const abbreviated = colloquial[said.toLowerCase()] ?? said.toLowerCase();
  const name = [...known].find((one) => {
    const [word = '', own] = one.split(' ');
    return own === label.toLowerCase() && word.length > said.length && word.startsWith(abbreviated);
  });
  if (found === undefined || said.length < fewest || name === undefined) return line;
  const [word = ''] = name.split(' ');
  return withLabel(
    sliceLine(line, found.length),
    `${word.charAt(0).toUpperCase()}${word.slice(1)} ${label.toUpperCase()}:`,
  );
}
