const title = /^(?:::[\s\S]*?(?<!\\)::)?\s*(?:\[(?:html|plain|markdown|moodle)\])?/u;
const number = /[+-]?(?:\d+(?:\.\d+)?|(?<![\d.])\.\d+)(?:e[+-]?\d+)?/giu;

/**
 * Rewrites a question that Moodle reads into gift-pegjs's grammar: unescaped colons, equals signs and others,
 * empty options, lower-case 'true', arrows in options, and numbers such as 3e8 and .5. `undefined` if its
 * braces are not closed.
 */
export function mendGift(text: string): string | undefined {
  const head = title.exec(text)?.[0] ?? '';
  const rest = text.slice(head.length);
  const open = rest.search(/(?<!\\)\{/u);
  if (open === -1) return head + escaped(rest, /[=~#:]/gu);
  const close = rest.slice(open).search(/(?<!\\)\}/u);
  if (close === -1) return undefined;
  const [before, inside, after] = [
    rest.slice(0, open),
    rest.slice(open + 1, open + close),
    rest.slice(open + close + 1),
  ];
  return `${head}${escaped(before, /[=~#:]/gu)}{${mendAnswers(inside.trim())}}${escaped(after, /[=~#:{}]/gu)}`;
}

/** TeX formulas, whose braces and equals signs are often not escaped. */
const formula = /\\\(.{1,1000}?\\\)|\\\[.{1,1000}?\\\]|\$\$[^$]{1,1000}?\$\$/gsu;

/** Escapes the formulas of a file, so that their braces do not open answers. */
export const withQuietFormulas = (text: string): string => text.replace(formula, (tex) => escaped(tex, /[=~#:{}]/gu));

const escaped = (text: string, special: RegExp) =>
  text.replace(/\\[\\=~#:{}n]|[=~#:{}]/gu, (sign) => (sign.match(special) && sign.length === 1 ? `\\${sign}` : sign));

/** Stands for a per cent sign that begins no weight. */
const perCent = '\uE011';
/** The original text of one that was mended. */
export const unmended = (text: string): string => text.replaceAll(perCent, '%');

function mendAnswers(inside: string): string {
  if (/^(?:t|f|true|false)\s*(?:#|$)/iu.test(inside)) return inside.replace(/^\w+/u, (truth) => truth.toUpperCase());
  if (inside.startsWith('#') && !inside.startsWith('####')) return mendNumbers(inside);
  // A tag's attribute is not an answer.
  const tagged = inside.replace(/<[a-z/][^<>]{0,2000}>/giu, (tag) => escaped(tag, /[=~#:]/gu));
  const noneEmpty = tagged.replace(/[~=]\s*(?:%-?[\d.]+%)?\s*(?=[~=]|$)(?<!\\.)/gu, '');
  const told = /(?<!\\)~/u.test(tagged) ? noneEmpty.replaceAll('->', '→') : noneEmpty;
  return escaped(told, /[:]/gu).replace(/(?<=[~=]\s*)%(?!-?[\d.]+%)/gu, perCent);
}

/** Numbers stand before the first '#' of each answer; the grammar knows digits with a point among them, and no wrong numbers. */
function mendNumbers(inside: string): string {
  return inside
    .split(/(?<!\\)(?=[=~])/u)
    .filter((answer) => !answer.startsWith('~'))
    .map((answer, index) => {
      const start = index === 0 ? (/^#?\s*/u.exec(answer)?.[0] ?? '') : '';
      const [said = '', ...feedback] = answer.slice(start.length).split(/(?=#)/u);
      const [, weight = '', value = ''] = /^([=~]?\s*(?:%-?[\d.]+%)?)\s*([\s\S]*)$/u.exec(said) ?? [];
      return (
        start.trim() +
        weight.replace(/\s/gu, '') +
        value.replace(/\s/gu, '').replace(number, inDigits) +
        feedback.join('')
      );
    })
    .join('');
}

function inDigits(written: string): string {
  const value = Number(written);
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20, maximumSignificantDigits: 15 });
}
