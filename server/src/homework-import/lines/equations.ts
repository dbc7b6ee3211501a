import { lowered, raised } from './characters.ts';
import { elements, find, textOf, type XmlElement } from './xml.ts';

/** Fractions with a sign of their own. */
const vulgar: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

/** An equation on one line: 'E/t', '(a + b)/c', 'x²', '√(x + 1)', '½mv²'. */
export const readEquation = (element: XmlElement): string =>
  // '1/2mv²' would leave open what is divided.
  inside(element).replace(/(?<![\d.,/)])\d\/\d(?=\s?(?!x\s*\d)\p{L})/gu, (fraction) => vulgar[fraction] ?? fraction);

/** How the parts of an equation are written; any other is what is in it. */
const writers: Readonly<Record<string, (element: XmlElement) => string>> = {
  'm:t': textOf,
  'w:t': textOf,
  'w:br': () => ' ',
  'm:f': (element) =>
    setting(element, 'm:fPr', 'm:type') === 'noBar'
      ? `(${part(element, 'm:num')} ${part(element, 'm:den')})`
      : `${grouped(part(element, 'm:num'))}/${grouped(part(element, 'm:den'))}`,
  'm:sSup': (element) => part(element, 'm:e') + raised(part(element, 'm:sup')),
  'm:sSub': (element) => part(element, 'm:e') + lowered(part(element, 'm:sub')),
  'm:sSubSup': (element) => part(element, 'm:e') + lowered(part(element, 'm:sub')) + raised(part(element, 'm:sup')),
  'm:sPre': (element) => raised(part(element, 'm:sup')) + lowered(part(element, 'm:sub')) + part(element, 'm:e'),
  'm:rad': (element) => `${raised(part(element, 'm:deg'))}√${grouped(part(element, 'm:e'))}`,
  'm:nary': (element) =>
    (setting(element, 'm:naryPr', 'm:chr') ?? '∫') +
    lowered(part(element, 'm:sub')) +
    raised(part(element, 'm:sup')) +
    part(element, 'm:e'),
  'm:d': (element) => {
    const parts = elements(element, 'm:e')
      .map(inside)
      .join(setting(element, 'm:dPr', 'm:sepChr') ?? ', ');
    return (setting(element, 'm:dPr', 'm:begChr') ?? '(') + parts + (setting(element, 'm:dPr', 'm:endChr') ?? ')');
  },
  'm:func': (element) => `${part(element, 'm:fName')} ${part(element, 'm:e')}`.trim(),
  'm:limLow': (element) => part(element, 'm:e') + lowered(part(element, 'm:lim')),
  'm:limUpp': (element) => part(element, 'm:e') + raised(part(element, 'm:lim')),
  'm:acc': (element) => part(element, 'm:e') + (setting(element, 'm:accPr', 'm:chr') ?? '\u0302'),
  'm:m': (element) => elements(element, 'm:mr').map(row).join('; '),
  'm:eqArr': (element) => elements(element, 'm:e').map(inside).join('; '),
  'w:del': () => '',
  'w:rPr': () => '',
};

const write = (element: XmlElement): string => (writers[element.name] ?? inside)(element);
const inside = (element: XmlElement | undefined): string => elements(element).map(write).join('');
const part = (element: XmlElement, name: string): string => inside(find(element, name));
const row = (element: XmlElement): string => elements(element, 'm:e').map(inside).join(', ');
const setting = (element: XmlElement, ...path: readonly string[]): string | undefined =>
  find(element, ...path)?.attributes['m:val'];

/** In brackets where it is more than one word or number. */
function grouped(text: string): string {
  const own = text.trim();
  return /^[\p{L}\p{N}.,₀-₉⁰-⁹]*$/u.test(own) || /^\([^()]*\)$/u.test(own) ? own : `(${own})`;
}
