import { sliceLine, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { withoutObjectives } from '../../scheme/objectives.ts';

/** '1 (L5)': the mark of an answer, and the level it shows. */
const markOfLevel = /^([1-9])\s*\(L\s?\d\)$/u;

/** The items without the assessment objectives and levels that a paper names behind its questions and answers: '… [1 mark]  AO1', '1 (L5)'. */
export function withoutObjectivesOfLines(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): Item[] => {
    const ofLevel = item.kind === 'line' ? markOfLevel.exec(item.text)?.[1] : undefined;
    if (ofLevel !== undefined) return [spokenLine(`[${ofLevel}]`, item.place)];
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
