/** '(filter)' in '(filter) funnel'; '(OH)' in 'Ca(OH)2' and '(x + 2)' in '3(x + 2)' belong to what they touch. */
const optional = /(?<![^\s“"'])\(([^()]*)\)(?![^\s.,;:!?”"'])/g;
/** 'seed(s)', 'big(ger)' */
const ending = /(?<=[A-Za-z]{2})\((e?s|[a-z]?er|[a-z]?ed|[a-z]?ing|d|r|ly|u)\)/g;

/** An accepted answer without the optional words in brackets: 'funnel' for '(filter) funnel'. */
export function withoutOptionalWords(text: string): string {
  const without = text.replace(optional, (whole, inside: string) => (isExpression(inside) ? whole : ' '));
  return without.replace(ending, '').replace(/\s+/g, ' ').trim();
}

/** An answer with the endings that it has in brackets: 'seeds' of 'seed(s)'. */
export const withEndings = (text: string): string => text.replace(ending, '$1');

/** The optional words in an answer's brackets. */
export const optionalWords = (text: string): readonly string[] =>
  [...text.matchAll(optional)].map(([, inside = '']) => inside);

/** 'x + 2', and no '1491–1547' */
export function isExpression(text: string): boolean {
  return /[+*×÷/^=]|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/.test(text) && !/[A-Za-z]{2}/.test(text);
}

/** More brackets than these are left as they are. */
const mostBrackets = 3;

/** A text with and without what it has in brackets: 'the train station', 'the station', 'train station', 'station' of '(the) (train) station'. */
export function withBrackets(text: string): string[] {
  const ended = [withEndings(text), text.replace(ending, '')];
  const all = ended.flatMap((one) => {
    const inside = [...one.matchAll(optional)].filter(([, words = '']) => !isExpression(words));
    if (inside.length > mostBrackets) return [one];
    return inside.reduce<string[]>(
      (some, [whole, words = '']) => some.flatMap((own) => [own.replace(whole, words), own.replace(whole, ' ')]),
      [one],
    );
  });
  return [...new Set(all.map((one) => one.replace(/\s+/g, ' ').trim()))].filter((one) => one !== '' && one !== text);
}
