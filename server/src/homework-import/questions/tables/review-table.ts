import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

/** What was answered, before what there was to choose from and what is right: 'Selected Answer:'. */
export const selected = /^selected answers?\s*:/iu;
const besides = /^(?:correct answers?|answers)\s*:/iu;

/** Whether a table is a question of an attempt that is looked at again: what is asked above 'Selected Answer: | …' and 'Correct Answer: | …'. */
export function isReviewTable([first = [], ...others]: TableItem['rows']): boolean {
  const labels = others.map(([label = []]) => cellText(label));
  const asked = first.map(cellText).filter((text) => text !== '');
  return (
    asked.length > 0 && labels.some((label) => selected.test(label)) && labels.some((label) => besides.test(label))
  );
}
