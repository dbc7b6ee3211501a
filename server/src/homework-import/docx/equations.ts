import { elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import { fractionOnLine, grouped } from './fractions.ts';
import { lowered, raised } from './scripts.ts';

/** An equation on one line: fractions with '/', roots with '√'. */
export function readEquation(element: XmlElement): string {
  const part = (name: string) => readInside(find(element, name));
  switch (element.name) {
    case 'm:t':
      return element.children.filter((child) => typeof child === 'string').join('');
    case 'm:f':
      return fractionOnLine(part('m:num'), part('m:den'));
    case 'm:sSup':
      return part('m:e') + raised(part('m:sup'));
    case 'm:sSub':
      return part('m:e') + lowered(part('m:sub'));
    case 'm:sSubSup':
      return part('m:e') + lowered(part('m:sub')) + raised(part('m:sup'));
    case 'm:rad':
      return `${raised(part('m:deg'))}√${grouped(part('m:e'))}`;
    case 'm:d':
      return `(${elements(element, 'm:e').map(readInside).join(', ')})`;
    default:
      return readInside(element);
  }
}

function readInside(element: XmlElement | undefined): string {
  return elements(element).map(readEquation).join('');
}
