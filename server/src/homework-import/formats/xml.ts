import { SaxesParser } from 'saxes';
import { RefusedFile } from '../read-homework.ts';

/** An element with what is in it; text is a plain string. Names are without the prefixes of their namespaces. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const deepest = 256;
/** Elements that may be in memory at once. */
const mostElements = 400_000;
/** What other programs write, and is no reason to refuse a file: entities of HTML, control characters, prefixes of nothing. */
const forgiven = /entity|disallowed character\.|unbound namespace|XML declaration|must match/u;

/** Reads XML as a tree. Document types are refused and no entities but XML's own five are known: nothing is fetched or expanded. */
export function parseXml(text: string): XmlElement {
  let root: XmlElement | undefined;
  readElements(text, '', (element) => {
    root = element;
  });
  if (root === undefined) throw broken('is empty');
  return root;
}

/**
 * Reads XML from beginning to end and hands each element of this name to `onElement`, forgetting it, so that a long sheet never
 * is in memory as a whole; the root, with what is left in it, comes last. Throws `RefusedFile` for what is no XML, or would do harm.
 */
export function readElements(text: string, name: string, onElement: (element: XmlElement) => void): void {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlElement[] = [];
  let kept = 0;
  parser.on('opentag', (tag) => {
    kept += 1;
    if (kept > mostElements)
      throw new RefusedFile('too-large', 'There is too much in it to read. Split it into several files.');
    if (open.length >= deepest) throw broken('is nested too deeply');
    const attributes = Object.entries(tag.attributes).map(([key, value]) => [localName(key), value]);
    open.push({ name: localName(tag.name), attributes: Object.fromEntries(attributes), children: [] });
  });
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    if (element.name === name) kept = 0;
    if (element.name === name || open.length === 0) onElement(element);
    else add(element);
  });
  parser.on('doctype', () => {
    throw new RefusedFile(
      'invalid-input',
      'It declares a document type, which homework never does. Export it once more.',
    );
  });
  parser.on('error', ({ message }) => {
    if (forgiven.test(message)) return;
    throw broken(/unclosed|unexpected end|must contain a root/u.test(message) ? 'breaks off' : 'is not well formed');
  });
  parser.write(text.replace(/^\uFEFF/u, '').trimStart()).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function broken(how: string): RefusedFile {
  return new RefusedFile('invalid-input', `Its XML ${how}: the file is damaged. Export it once more.`);
}

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

/** Every element of these names below this one, outermost only, in the order of the file. */
export function descendants(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return elements(parent).flatMap((child) => (names.includes(child.name) ? [child] : descendants(child, ...names)));
}

/** All text below an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/gu, (letter) => letters[letter] ?? letter);

/** What is in an element, written as XML again: for a text with marks in it, which is cleaned as HTML is. */
export function inside(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => {
      if (typeof child === 'string') return escaped(child);
      const attributes = Object.entries(child.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return `<${child.name}${attributes.join('')}>${inside(child)}</${child.name}>`;
    })
    .join('');
}

/** XML from the bytes of a part: UTF-8, or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8').decode(bytes);
}
