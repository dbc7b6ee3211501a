/** One question of a GIFT file, with the line on which it begins, from 1. */
export interface GiftBlock {
  readonly line: number;
  readonly text: string;
  /** Tags that a comment above it has. */
  readonly tags: readonly string[];
}

/**
 * Blank lines separate questions, except within braces: unless what follows begins a question, as braces that nobody closed
 * would swallow it. Where somebody left the lines out, a question ends before the next title, or with the line that closes its
 * braces, if further braces follow.
 */
export function splitGift(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: { readonly number: number; readonly text: string }[] = [];
  let tags: string[] = [];
  let depth = 0;
  let answered = 0;
  const end = (count = lines.length) => {
    const ended = lines.slice(0, count);
    const [first] = ended;
    if (first !== undefined) {
      blocks.push({
        line: first.number,
        text: ended
          .map((one) => one.text)
          .join('\n')
          .trim(),
        tags,
      });
      tags = [];
    }
    lines = lines.slice(count);
    answered = 0;
  };
  const all = text.replace(/\r\n?/gu, '\n').split('\n');
  for (const [index, line] of all.entries()) {
    if (/^\s*\/\//u.test(line))
      tags.push(...[...line.matchAll(/\[tag:([^\]]+)\]/gu)].map(([, tag = '']) => tag.trim()));
    if (/^\s*(?:\/\/|\$CATEGORY:)/u.test(line)) continue;
    if (line.trim() === '') {
      if (depth > 0 && !beginsQuestion(all[index + 1])) continue;
      end();
      depth = 0;
      continue;
    }
    if (depth <= 0 && /^\s*::/u.test(line)) end();
    const opened = count(line, /(?<!\\)\{/gu);
    if (opened > 0 && depth <= 0 && answered > 0) end(answered);
    lines.push({ number: index + 1, text: line });
    depth += opened - count(line, /(?<!\\)\}/gu);
    if (depth <= 0 && /(?<!\\)\}\s*$/u.test(line)) answered = lines.length;
  }
  end();
  return blocks;
}

/** A title, or braces that open: within braces neither can stand. */
const beginsQuestion = (line: string | undefined) => line !== undefined && /^\s*::|(?<!\\)\{/u.test(line);

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
