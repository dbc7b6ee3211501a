import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** A line with the answers of several sections, 'Quiz 1 1 B 2 A   Quiz 2 1 C 2 D', as a line for each. `names` are those that stand above numbers. */
export function withAnswersByName(items: readonly Item[], names: ReadonlySet<string>): readonly Item[] {
  if (names.size < 2 || names.size > most) return items;
  return items.flatMap((item): readonly Item[] =>
    item.kind === 'line' ? (splitByNames(item, names) ?? [item]) : [item],
  );
}

/** The name of a section as it is compared: 'Quiz 1:' and 'QUIZ 1' are the same, and 'Starter (4 questions)' and 'Starter'. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*[[(]\d{1,2}\s\p{L}+[\])]\s*$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A longer line is no key. */
const longest = 600;
/** More names than this are none of sections. */
const most = 30;

/** 'Quiz 1 1 B 2 A   Quiz 2 1 C 2 D' as a line for each name; `undefined` for a line that does not begin with one and go on with another. */
function splitByNames(line: Line, names: ReadonlySet<string>): readonly Line[] | undefined {
  if (line.text.length > longest) return undefined;
  const text = line.text.toLowerCase();
  const found = [...names]
    .map((name) => ({ name, at: text.indexOf(name) }))
    .filter(({ name, at }) => at !== -1 && /^\W*1\W*\p{L}/u.test(text.slice(at + name.length)))
    .sort((one, other) => one.at - other.at);
  if (found.length < 2 || found[0]?.at !== 0) return undefined;
  return found.map(({ name, at }, index) => {
    const rest = sliceLine(line, at + name.length, found[index + 1]?.at);
    const said = sliceLine(rest, /^\W*/u.exec(rest.text)?.[0].length ?? 0);
    return withLabel(sliceLine(said, 0, said.text.replace(/[\s.,;|/]+$/u, '').length), `${name}:`);
  });
}
