import { SaxesParser } from 'saxes';
import { RefusedFile } from '../read-homework.ts';

/** An element with what is in it; text is a plain string. Names are without the prefixes of their namespaces, which differ by program and standard. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const deepest = 256;
const mostElements = 2_000_000;
/** Elements that may be in memory at once: those of one block of a document. */
const mostAtOnce = 400_000;
/** Bytes that are decoded at once. */
const slice = 64 * 1024;
/** What other programs write, and Word reads all the same. */
const forgiven = /entity|disallowed character\.|unbound namespace|XML declaration|must match/u;

/** Reads a whole part as a tree. Throws `RefusedFile` for what is no XML, or would do harm. */
export function parseXml(bytes: Uint8Array): XmlElement {
  let root: XmlElement | undefined;
  readWithin(bytes, '', (element) => {
    root = element;
  });
  if (root === undefined) throw broken('is empty');
  return root;
}

/**
 * Reads a part from beginning to end and hands each element that stands directly in one of the name `container` to `onElement`,
 * forgetting it, so that a long document never is in memory as a whole; the root, with what is left in it, comes last. Document
 * types are refused and no entities but XML's own five are known: nothing is fetched or expanded.
 */
export function readWithin(bytes: Uint8Array, container: string, onElement: (element: XmlElement) => void): void {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlElement[] = [];
  /** How deep the container lies whose elements are handed on; those of its name within them are not. */
  let depth = -1;
  let count = 0;
  let kept = 0;
  parser.on('opentag', (tag) => {
    count += 1;
    kept += 1;
    if (count > mostElements || kept > mostAtOnce)
      throw new RefusedFile('too-large', 'There is too much in it to read. Split it into several files.');
    if (open.length >= deepest) throw broken('is nested too deeply');
    const attributes = Object.entries(tag.attributes).map(([name, value]) => [localName(name), value]);
    open.push({ name: localName(tag.name), attributes: Object.fromEntries(attributes), children: [] });
    if (depth === -1 && open.at(-1)?.name === container) depth = open.length;
  });
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    if (open.length < depth) depth = -1;
    if (open.length === depth) kept = 0;
    if (open.length === depth || open.length === 0) onElement(element);
    else add(element);
  });
  parser.on('doctype', () => {
    throw new RefusedFile(
      'invalid-input',
      'It declares a document type, which homework never does. Copy the questions into a new document.',
    );
  });
  parser.on('error', ({ message }) => {
    if (forgiven.test(message)) return;
    throw broken(/unclosed|unexpected end|must contain a root/u.test(message) ? 'breaks off' : 'is not well formed');
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += slice)
    parser.write(decoder.decode(bytes.subarray(at, at + slice), { stream: true }));
  parser.write(decoder.decode()).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

const broken = (how: string) =>
  new RefusedFile('invalid-input', `Its XML ${how}: the file is damaged. Open it in Word and save it again as .docx.`);

/** The elements directly in this one, all or those of one name. */
export const elements = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

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
export const descendants = (parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] =>
  elements(parent).flatMap((child) => (names.includes(child.name) ? [child] : descendants(child, ...names)));

/** All text below an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
