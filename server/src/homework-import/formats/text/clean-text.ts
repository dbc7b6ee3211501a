import { unseen } from '../../scripts.ts';
import { markedUp, type TextPicture } from './markup.ts';
import { withoutTex } from './tex.ts';

/**
 * How a text is written: as HTML; as words that may have some HTML among them, where what is no tag of a text stays; with the stars of
 * Markdown; or as words alone.
 */
export type TextForm = 'html' | 'mixed' | 'markdown' | 'plain';

/** A text as a pupil can read it, and what of it cannot be shown. */
export interface CleanText {
  /** Lines without spaces around them, raised and lowered letters as Unicode. */
  readonly text: string;
  readonly pictures: readonly TextPicture[];
  readonly sounds: readonly string[];
  /** As a message names them: 'the sound hello.mp3'. */
  readonly left: readonly string[];
}

const tags =
  'p|div|span|br|sub|sup|strong|em|b|i|u|s|del|img|a|table|tr|td|th|tbody|thead|ul|ol|li|h[1-6]|pre|code|audio|video|math|m\\w+|font';
const noTag = new RegExp(String.raw`<(?!/?(?:${tags})\b|!--)`, 'giu');
const tag = new RegExp(String.raw`<(/?)(${tags})\b`, 'giu');
const alone = /<(?:br|img)\b[^<>]{0,2000}>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/iu;

/** Whether words have HTML among them: an element that is opened and closed, or one that stands alone. */
function hasMarkup(text: string): boolean {
  if (!/[<&]/u.test(text)) return false;
  const found = [...text.matchAll(tag)];
  const opened = new Set(found.flatMap(([, slash, name = '']) => (slash === '' ? [name.toLowerCase()] : [])));
  return alone.test(text) || found.some(([, slash, name = '']) => slash === '/' && opened.has(name.toLowerCase()));
}

/** The one way from a text of any format to what is shown: without HTML, entities, TeX and marks of the format. */
export function cleanText(written: string, form: TextForm, keepsGaps = false): CleanText {
  const raw = form === 'markdown' ? withTags(written) : written;
  const left: string[] = [];
  const isMarked = form === 'html' || (form !== 'plain' && hasMarkup(raw));
  const read = isMarked
    ? markedUp(form === 'html' ? raw : raw.replace(noTag, '&lt;'))
    : { text: raw, pictures: [], sounds: [], left: [] };
  // A question about HTML has tags for its options.
  const { pictures, sounds } = read;
  const bare =
    read.text.trim() === '' && [pictures, sounds, read.left].every((one) => one.length === 0) ? raw : read.text;
  const told = form === 'markdown' ? withoutStars(bare) : bare;
  const { text, unknown } = withoutTex(told);
  left.push(...read.left, ...unknown.map((command) => `the ${command} of a formula`));
  return { text: tidy(text, keepsGaps), pictures, sounds, left: [...new Set(left)] };
}

/** Pictures and links of Markdown as HTML has them. */
const withTags = (text: string) =>
  text
    .replace(/!\[([^\]]{0,300})\]\(([^)\s]{1,500})[^)]{0,300}\)/gu, '<img src="$2" alt="$1">')
    .replace(/\[([^\]]{1,300})\]\(([^)\s]{1,500})[^)]{0,300}\)/gu, '<a href="$2">$1</a>');

const withoutStars = (text: string) =>
  text
    .replace(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?!\w)/gu, '$2');

/** No space at the ends of lines, one between words unless `keepsGaps`, and no line without a word but one between paragraphs. */
export function tidy(text: string, keepsGaps = false): string {
  return text
    .replace(unseen, '')
    .replace(/\r\n?/gu, '\n')
    .replace(keepsGaps ? /[^\S\n\t]/gu : /[^\S\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}
