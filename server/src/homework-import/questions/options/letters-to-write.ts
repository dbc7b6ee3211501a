const asked =
  /\b(?:[Ww]rite|[Pp]ut|[Uu]se|[Ll]abel(?:\s+\w+)?|[Mm]ark(?:\s+\w+)?)\s+(?:the\s+letters?\s+|either\s+|an?\s+)?["“'‘(]?([A-Z]{1,2})\b["”'’)]?(?:\s*(?:\([^)]*\)|for\s+\w+|if\b[^,.]{1,40}))?((?:\s*,\s*["“'‘]?[A-Z]{1,2}\b["”'’]?){0,4})\s*,?\s*(?:or|and|\/)\s*(?:an?\s+)?["“'‘(]?([A-Z]{1,2})\b/u;

const yesOrNo = /\b(?:write|put|answer|say)\s+["“'‘]?yes["”'’]?\s*(?:or|\/)\s*["“'‘]?no\b/iu;

/** The letters that an instruction tells to choose from: 'Write B or U next to each one' has B and U; `undefined` for none, and for T and F. */
export function lettersToWrite(text: string): string[] | undefined {
  if (yesOrNo.test(text)) return ['yes', 'no'];
  const match = asked.exec(text);
  if (match === null) return undefined;
  const letters = [match[1] ?? '', ...(match[2] ?? '').split(/[^A-Z]+/u), match[3] ?? ''].filter(
    (letter) => letter !== '',
  );
  return letters.join('') === 'TF' || new Set(letters).size < letters.length ? undefined : letters;
}
