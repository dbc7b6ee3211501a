import { SaxesParser } from 'saxes';
import { RefusedFile } from './refused-file.ts';

/** An element with what is in it; text is a plain string. Names are without the prefixes of their namespaces. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const deepest = 256;
const mostElements = 2_000_000;
/** Elements that may be in memory at once. */
const mostAtOnce = 400_000;
/** Bytes that are decoded at once. */
const slice = 64 * 1024;
/** What other programs write, and is no reason to refuse a file: entities of HTML, control characters, prefixes of nothing. */
const forgiven = /entity|disallowed character\.|unbound namespace|XML declaration|must match|unquoted attribute/u;

/** The document type that items of QTI 1.2 name, as their standard has it, and declare nothing by: it is passed over, and not fetched. */
const named = /^\s*questestinterop\b[^[]*$/u;

/** Reads XML, a text or the bytes of a part, as a tree. Other document types are refused and no entities but XML's own five are known: nothing is fetched or expanded. */
export function parseXml(source: string | Uint8Array): XmlElement {
  let root: XmlElement | undefined;
  readElements(
    source,
    () => false,
    (element) => {
      root = element;
    },
  );
  if (root === undefined) throw broken('is empty');
  return root;
}

/**
 * Reads XML from beginning to end and hands each element for which `isHanded` says so, by its name and that of what it is in,
 * to `onElement`, forgetting it, so that a long sheet or document never is in memory as a whole; the root, with what is left in it,
 * comes last. Throws `RefusedFile` for what is no XML, or would do harm.
 */
export function readElements(
  source: string | Uint8Array,
  isHanded: (name: string, parent: string) => boolean,
  onElement: (element: XmlElement) => void,
): void {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlElement[] = [];
  let count = 0;
  let kept = 0;
  parser.on('opentag', (tag) => {
    count += 1;
    kept += 1;
    if (count > mostElements || kept > mostAtOnce)
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
    const isOwn = isHanded(element.name, open.at(-1)?.name ?? '');
    if (isOwn) kept = 0;
    if (isOwn || open.length === 0) onElement(element);
    else add(element);
  });
  parser.on('doctype', (text) => {
    if (named.test(text)) return;
    throw new RefusedFile('invalid-input', `It declares a document type, which homework never does. ${again}`);
  });
  parser.on('error', ({ message }) => {
    if (forgiven.test(message)) return;
    throw broken(/unclosed|unexpected end|must contain a root/u.test(message) ? 'breaks off' : 'is not well formed');
  });
  for (const text of typeof source === 'string' ? [source] : decoded(source)) parser.write(text);
  parser.close();
}

/** The text of a part, slice by slice. */
function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += slice)
    yield decoder.decode(bytes.subarray(at, at + slice), { stream: true });
  yield decoder.decode();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const again = 'Save it again with the program that made it.';

const broken = (how: string) => new RefusedFile('invalid-input', `Its XML ${how}: the file is damaged. ${again}`);

/** UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The elements directly in this one, all or those of one name. */
export function elements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The first element that the names lead to, each directly in the one before; `undefined` when there is none. */
export const find = (parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name),
    parent,
  );

/** The attribute `val` of the element that the path leads to. */
export const valueAt = (parent: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  find(parent, ...path)?.attributes.val;

/** Every element of these names below this one, outermost only, in the order of the file. */
export function descendants(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return elements(parent).flatMap((child) => (names.includes(child.name) ? [child] : descendants(child, ...names)));
}

/** All text below an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** No XML may hold these, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/gu, (letter) => letters[letter] ?? letter);
/** Elements of HTML that have no end tag. */
const endless = /^(?:br|col|hr|img)$/u;

/** What is in an element, written as XML again: for a text with marks in it, which is cleaned as HTML is. */
export function inside(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => {
      if (typeof child === 'string') return escaped(child);
      const attributes = Object.entries(child.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      const start = `<${child.name}${attributes.join('')}`;
      return endless.test(child.name) ? `${start}/>` : `${start}>${inside(child)}</${child.name}>`;
    })
    .join('');
}

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
