import type { AdminHomework } from '@markwell/server/contract';

export interface HomeworkFilter {
  /** Words that must all occur in title, batch or file; or the number of a homework. */
  readonly text: string;
  readonly state: 'released' | 'not-released' | undefined;
}

type Searched = Pick<AdminHomework, 'id' | 'title' | 'batchName' | 'sourceName' | 'isReleased'>;

/** Those that the filter lets through, in their order. */
export function filterHomework<Item extends Searched>(
  items: readonly Item[],
  { text, state }: HomeworkFilter,
): readonly Item[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const said = [item.id, item.title, item.batchName, item.sourceName].join(' ').toLowerCase();
    const isWanted = state === undefined || item.isReleased === (state === 'released');
    return isWanted && words.every((word) => said.includes(word));
  });
}
