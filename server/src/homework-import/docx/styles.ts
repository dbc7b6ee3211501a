import { attribute, elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';

/** A style with what it is based on. */
interface Style {
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly paragraph: XmlElement | undefined;
  readonly run: XmlElement | undefined;
}

export interface Styles {
  /** The style's name in lower case; 'normal' for none. */
  nameOf(id: string | undefined): string;
  /** Paragraph properties of the style and all it is based on, nearest first. */
  paragraphProperties(id: string | undefined): XmlElement[];
  /** Run properties likewise. */
  runProperties(id: string | undefined): XmlElement[];
}

const longestChain = 20;

export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, Style>();
  let usual: string | undefined;
  for (const style of elements(root, 'w:style')) {
    const id = style.attributes['w:styleId'] ?? '';
    styles.set(id, {
      name: (attribute(style, 'w:val', 'w:name') ?? id).toLowerCase(),
      basedOn: attribute(style, 'w:val', 'w:basedOn'),
      paragraph: find(style, 'w:pPr'),
      run: find(style, 'w:rPr'),
    });
    if (style.attributes['w:type'] === 'paragraph' && /^(1|true|on)$/.test(style.attributes['w:default'] ?? ''))
      usual = id;
  }
  const chain = (id: string | undefined): Style[] => {
    const found: Style[] = [];
    let next = id;
    while (next !== undefined && found.length < longestChain) {
      const style = styles.get(next);
      if (style === undefined) break;
      found.push(style);
      next = style.basedOn;
    }
    return found;
  };
  return {
    nameOf: (id) => styles.get(id ?? usual ?? '')?.name ?? (id ?? 'normal').toLowerCase(),
    paragraphProperties: (id) => chain(id ?? usual).flatMap(({ paragraph }) => paragraph ?? []),
    runProperties: (id) => chain(id ?? usual).flatMap(({ run }) => run ?? []),
  };
}
