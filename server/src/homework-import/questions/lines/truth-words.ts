const truth = /^(?:true|false|t|f)$/iu;

/** The words of 'T F F' or 'true, false', as they are; `undefined` for a text with any other word. */
export function truthWords(text: string): readonly string[] | undefined {
  const words = text.split(/[\s,;/]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => truth.test(word)) ? words : undefined;
}
