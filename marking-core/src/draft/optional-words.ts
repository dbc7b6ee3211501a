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
