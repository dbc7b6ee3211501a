import type { XmlElement } from './parse-xml.ts';

/** The elements directly in this one, all or those of one name. */
export function elements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The first element that the names lead to, each directly in the one before; `undefined` when there is none. */
export function find(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => elements(at, name)[0], parent);
}

/** Every element of one name below this one, at any depth, in the order of the file. */
export function descendants(parent: XmlElement | undefined, name: string): XmlElement[] {
  return elements(parent).flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}

/** The attribute `w:val` (as an example) of the element that the path leads to. */
export function attribute(
  parent: XmlElement | undefined,
  name: string,
  ...path: readonly string[]
): string | undefined {
  return find(parent, ...path)?.attributes[name];
}

/** All text below an element. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** XML from the bytes of a part: UTF-8, or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
