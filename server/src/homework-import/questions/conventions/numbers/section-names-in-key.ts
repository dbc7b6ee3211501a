import { isTitleOfKey } from '../../key/title-of-key.ts';
import { readSection } from '../../lines/line-kinds.ts';
import { sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const name = /^(\p{L}{3,10})\s+([A-Z]|\d{1,2})(?![\p{L}\d])/iu;
/** 'Task 1  joules', with nothing that sets the name apart, or a colon. */
const beforeAnswer = /^(\p{L}{3,10}\s+(?:[A-Z]|\d{1,2}))(?:\s*(:)\s*|\s+)(?=[^\s:.–—-])/u;

/** 'Task 1  joules, chemical' in the answers, where 'Task 1 – Complete the paragraph' stands above, is 'Task 1' above 'joules, chemical'. */
export function spellSectionNamesInKey(items: readonly Item[]): readonly Item[] {
  const title = items.findLastIndex(isTitleOfKey);
  if (title === -1) return items;
  const names = new Set(
    items.slice(0, title).flatMap((item) => {
      const isSection = item.kind === 'line' && readSection(item.text) !== undefined;
      return isSection ? (nameOf(item.text) ?? []) : [];
    }),
  );
  if (names.size === 0) return items;
  return items.flatMap((item, index): readonly Item[] => {
    const isNamed = item.kind === 'line' && index > title && names.has(nameOf(item.text) ?? '');
    const [whole, said = '', colon] = (isNamed && beforeAnswer.exec(item.text)) || [];
    if (item.kind !== 'line' || whole === undefined) return [item];
    const rest = sliceLine(item, whole.length, item.text.replace(inAnyOrder, '').length);
    if (isList.test(rest.text)) return [sliceLine(item, 0, said.length), { ...rest, continues: false }];
    return [colon === undefined ? withLabel(rest, `${said}:`) : item];
  });
}

/** 'joules, chemical, kinetic': the words of a passage. */
const isList = /^[^\d,;:]+(?:[,;]\s*[^\d,;:]+){1,30}$/u;
/** '(last two either way round)' */
const inAnyOrder = /\s*\([^()]*\b(?:any|either)\s+(?:order|way)\b[^()]*\)\s*$/iu;

function nameOf(text: string): string | undefined {
  const [, word, number] = name.exec(text) ?? [];
  return word === undefined ? undefined : `${word} ${number}`.toLowerCase();
}
