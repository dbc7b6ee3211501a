import { inside, type XmlElement } from './xml.ts';

/** An element of an XML file that is being written. Children that are not there are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly (XmlElement | string | undefined)[] = [],
): XmlElement {
  return {
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
    children: children.filter((child) => child !== undefined),
  };
}

/** The text of an XML file with this root. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${inside(element('', {}, [root]))}\n`;
}
