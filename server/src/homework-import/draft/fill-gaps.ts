/** What stands typed on the room to write: '_conducive to_', '____Paris____'. */
const filled = /(?<!_)_+([\p{L}\d][\p{L}\d'’.,-]*(?: [\p{L}\d'’.,-]+){0,3})_+(?![\p{L}\d])/gu;

/** Takes out of a text what was filled into its gaps: the text with the gaps empty, and the words in order. */
export function emptyGaps(text: string): { readonly text: string; readonly words: readonly string[] } {
  const words = [...text.matchAll(filled)].flatMap((match) => (match[1] === undefined ? [] : [match[1].trim()]));
  return { text: words.length === 0 ? text : text.replace(filled, '______'), words };
}
