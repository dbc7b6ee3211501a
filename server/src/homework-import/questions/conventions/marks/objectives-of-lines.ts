import { sliceLine, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { withoutObjectives } from '../../scheme/objectives.ts';

/** The items without the assessment objectives that a paper names behind its questions and answers: '… [1 mark]  AO1'. */
export function withoutObjectivesOfLines(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'line' || !/AO\s?\d/u.test(item.text)) return [item];
    const text = withoutObjectives(item.text);
    if (text === item.text) return [item];
    if (text === '') return [];
    return [
      item.text.startsWith(text)
        ? sliceLine(item, 0, text.length)
        : { ...item, text, spans: spokenLine(text, item.place).spans },
    ];
  });
}
