import { asks } from '../../lines/line-kinds.ts';
import type { Item } from '../../parsed-question.ts';

const label =
  /^\W*(topic|sub-?topic|difficulty|level|skill|strand|spec(?:ification)?(?:\s*(?:ref(?:erence)?|point))?|ao|assessment\s+objective|bloom(?:['’]?s)?|category|chapter|lesson|unit|tags?|standard|syllabus(?:\s*ref(?:erence)?)?|curriculum|reference|ref|thema|thème|tema)\s*[:–-]\s*(\S.{0,80})$/iu;
/** '[DOK 1 - Recall]', alone on its line. */
const inBrackets =
  /^\[\s*(dok|bloom(?:['’]?s)?|ao|level|difficulty|standard|skill|topic|spec|recall|knowledge|comprehension|understanding|application|analysis|remember(?:ing)?|apply(?:ing)?)\b[^\]?_]{0,50}\]$/iu;
const fewest = 3;

/** 'Topic: Neutralisation' or '[Recall]' again and again, a line for each question, is about it and none of its text: the items without those lines. */
export function withoutTopicLines(items: readonly Item[]): readonly Item[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return items.filter((item) => (counts.get(nameOf(item) ?? '') ?? 0) < fewest);
}

function nameOf(item: Item): string | undefined {
  if (item.kind !== 'line' || item.isHeading) return undefined;
  const tag = inBrackets.exec(item.text)?.[1];
  if (tag !== undefined) return `[${tag.toLowerCase()}`;
  const [, name, said = ''] = label.exec(item.text) ?? [];
  return name === undefined || asks(said) ? undefined : name.toLowerCase();
}
