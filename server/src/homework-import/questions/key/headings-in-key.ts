import { isNumbered } from '../lines/item-numbers.ts';
import { readSection } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';
import { spellExercises } from './key-of-exercises.ts';
import { spellLettersAbove } from './letters-above-answers.ts';

/**
 * The answers without the headings that stand between them: those of the questions once more, or lines that look like one, each above the
 * number of the next answer. They would go on with the answer above.
 */
export function withoutHeadings(source: readonly Item[], body: readonly Item[]): readonly Item[] {
  const key = spellLettersAbove(spellExercises(source));
  const known = new Set(body.flatMap((item) => (item.kind === 'line' && item.isHeading ? [plain(item.text)] : [])));
  const shown = key.filter((item) => item.kind !== 'line' || item.text !== '');
  const headings = new Set(
    shown.filter((item, index) => {
      if (item.kind !== 'line' || readMarker(item.text) !== undefined || readSection(item.text) !== undefined)
        return false;
      const isHeading = item.isHeading || known.has(plain(item.text));
      return isHeading && isNumbered(shown[index + 1]) && !isNumberAlone(shown[index - 1]);
    }),
  );
  return headings.size === 0 ? key : key.filter((item) => !headings.has(item));
}

const plain = (text: string) => text.toLowerCase().replace(/\W+$/u, '');
/** '4.' above its answer. */
const isNumberAlone = (item: Item | undefined) => item?.kind === 'line' && /^\W*\d{1,3}\W*$/u.test(item.text);
