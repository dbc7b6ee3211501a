import { describe, expect, it } from 'vitest';
import { filterHomework } from './filter-homework.ts';

const items = [
  { id: 152, title: 'Year 8 - Forces', batchName: 'Autumn week 3', sourceName: 'forces.docx', isReleased: false },
  { id: 151, title: 'Year 9 - Acids', batchName: 'Autumn week 2', sourceName: null, isReleased: true },
];

describe('filterHomework', () => {
  it.each([
    ['', undefined, [152, 151], 'everything'],
    ['FORCES', undefined, [152], 'the title, case apart'],
    ['autumn acids', undefined, [151], 'words in different places'],
    ['docx', undefined, [152], 'the file'],
    ['151', undefined, [151], 'the number'],
    ['biology', undefined, [], 'nothing'],
    ['', 'released', [151], 'what students see'],
    ['autumn', 'not-released', [152], 'both together'],
  ] as const)('‘%s’ and %s: %j (%s)', (text, state, ids, _reason) => {
    expect(filterHomework(items, { text, state }).map(({ id }) => id)).toEqual(ids);
  });
});
