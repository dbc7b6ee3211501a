import { asAlternatives } from '../lines/answer-text.ts';

const word = String.raw`(?:e\.\s?g\.?|eg[.:,]?|for\s+(?:example|instance)|such\s+as)`;
const before = new RegExp(String.raw`^(?:${word}|examples?(?:\s+answers?)?\s*:)\s*[:,]?\s+(?=\S)`, 'iu');
const kind =
  '(?:any(?!\\s+(?:\\d|one|two|three|four|five)\\b)|(?:an?\\s+)?(?:suitable|sensible|valid|correct|named|reasonable|appropriate))';
const behindKind = new RegExp(
  String.raw`^\W*(${kind}\b[^.;:,()\d]{0,60}?)\s*[,(:–-]?\s*\b${word}\s*[:,]?\s+(\S.*?)\)?\.?$`,
  'iu',
);

/** 'e.g. iron' is answered by 'iron'. */
export const withoutExampleWord = (text: string): string => text.replace(before, '');

export const beginsWithExample = (text: string): boolean => before.test(text);

/** 'any metal, e.g. iron, zinc' is answered by 'iron; zinc', and 'any metal' is a note; `undefined` for another text. */
export function examplesOfKind(text: string): { readonly text: string; readonly note: string } | undefined {
  const [, note = '', examples] = behindKind.exec(text) ?? [];
  return examples === undefined ? undefined : { text: asAlternatives(examples), note: note.trim() };
}
