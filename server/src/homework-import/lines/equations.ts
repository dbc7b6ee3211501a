import { elements, find, textOf, valueAt, type XmlElement } from '../../files/xml.ts';
import { fractionOnLine, grouped, withVulgarFractions } from '../scripts.ts';
import { lowered, raised } from './characters.ts';

/** An equation on one line: 'E/t', '(a + b)/c', 'x²', '√(x + 1)', '½mv²'. */
export const readEquation = (element: XmlElement): string => withVulgarFractions(inside(element));

/** How the parts of an equation are written; any other is what is in it. */
const writers = new Map<string, (element: XmlElement) => string>([
  ['t', textOf],
  ['del', () => ''],
  ['br', () => ' '],
  ['f', (element) => fractionOnLine(part(element, 'num'), part(element, 'den'))],
  ['sSup', (element) => part(element, 'e') + raised(part(element, 'sup'))],
  ['sSub', (element) => part(element, 'e') + lowered(part(element, 'sub'))],
  ['sSubSup', (element) => part(element, 'e') + scripts(element)],
  ['sPre', (element) => scripts(element) + part(element, 'e')],
  ['limLow', (element) => part(element, 'e') + lowered(part(element, 'lim'))],
  ['limUpp', (element) => part(element, 'e') + raised(part(element, 'lim'))],
  ['nary', (element) => (valueAt(element, 'naryPr', 'chr') ?? '∫') + scripts(element) + part(element, 'e')],
  ['rad', (element) => `${raised(part(element, 'deg'))}√${grouped(part(element, 'e'))}`],
  ['func', (element) => `${part(element, 'fName')} ${part(element, 'e')}`.trim()],
  ['acc', (element) => part(element, 'e') + (valueAt(element, 'accPr', 'chr') ?? '\u0302')],
  ['m', (element) => elements(element, 'mr').map(listed).join('; ')],
  ['eqArr', (element) => elements(element, 'e').map(inside).join('; ')],
  [
    'd',
    (element) =>
      (valueAt(element, 'dPr', 'begChr') ?? '(') + listed(element) + (valueAt(element, 'dPr', 'endChr') ?? ')'),
  ],
]);

const inside = (element: XmlElement | undefined): string =>
  elements(element)
    .map((child) => (writers.get(child.name) ?? inside)(child))
    .join('');
const part = (element: XmlElement, name: string): string => inside(find(element, name));
const scripts = (element: XmlElement): string => lowered(part(element, 'sub')) + raised(part(element, 'sup'));
const listed = (element: XmlElement): string => elements(element, 'e').map(inside).join(', ');
