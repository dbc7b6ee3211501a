import { takeMarks } from '../../lines/marks.ts';

const apart = /\s*[/,;|]\s*(?:(?:or|and|ou|et|oder|und|y|e)\s+)?|\s+(?:or|and|ou|et|oder|und|o|y)\s+/u;
const fewest = 2;
const longest = 3;

/**
 * The words that an instruction lists to choose from, where all that was chosen is among them: 'mon', 'ma' and 'mes' of 'Complete with: mon /
 * ma / mes', 'there', 'their' and 'they’re' of 'Choose there, their or they’re to complete …'.
 */
export function choicesSaid(instruction: string, chosen: readonly string[]): readonly string[] | undefined {
  const { text } = takeMarks(instruction);
  const tail = /^.*[:(]\s*([^:()]+)\)?\s*\.?$/su.exec(text)?.[1] ?? text;
  const listed = tail.split(apart).map((one) => one.trim().replace(/[.:]$/u, ''));
  const [first = '', ...rest] = listed;
  const last = rest.pop() ?? '';
  const within = [/\S+$/u.exec(first)?.[0] ?? '', ...rest, /^\S+/u.exec(last)?.[0] ?? ''];
  return chosen.length === 0 ? undefined : [listed, within].find((words) => areChoices(words, chosen));
}

function areChoices(words: readonly string[], chosen: readonly string[]): boolean {
  const known = new Set(words.map(plain));
  const areShort = words.every((word) => word !== '' && word.split(/\s+/u).length <= longest);
  return words.length >= fewest && areShort && chosen.every((word) => known.has(plain(word)));
}

const plain = (word: string) => word.toLowerCase().replace(/[’‘]/gu, "'");
