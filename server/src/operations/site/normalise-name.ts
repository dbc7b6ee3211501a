/** Marks on letters of alphabets that are read without them too; in others, such as Devanagari, they are vowels. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mark}*)\p{Mark}/gu;

/** What is in brackets at the end of a name: it tells two students of one name apart, and may be typed without them. */
const lastBrackets = /(?<=\S)\s*\(([^()]+)\)\s*$/u;

/**
 * A name and what tells it apart from others that are the same: 'Sam Lee (B)' is 'Sam Lee' with 'B'; null where nothing does.
 */
export function readApart(name: string): { readonly name: string; readonly apart: string | null } {
  const [brackets, apart = null] = lastBrackets.exec(name) ?? [];
  return { name: brackets === undefined ? name : name.slice(0, -brackets.length), apart };
}

/**
 * The form by which a student's name typed differently is recognised: case, accents, spaces, full stops and the shape of
 * apostrophes and hyphens do not matter, nor do brackets around its end. 'Zoë  O’Neil' and 'zoe o'neil' are one student, 'Zoe Neil'
 * is another.
 */
export function normaliseName(name: string): string {
  return tidyText(name)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replaceAll('.', ' ')
    .replace(lastBrackets, ' $1')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** One line of text as typed, without control characters and with single spaces. */
export function tidyText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The form by which a class or a teacher typed differently is recognised: any case, any spaces. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

const names = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** Order of names in a list that people read. */
export function byName(one: string, other: string): number {
  return names.compare(one, other);
}
