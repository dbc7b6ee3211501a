import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { RefusedFile } from '../read-homework.ts';

/** An element with what is in it; text is a plain string. Names carry the usual prefixes ('w:p'), whatever prefixes the file chose. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** Word's namespaces, in both of its standards (transitional and strict), and those of what it embeds. */
const prefixes: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/wordprocessingml\/(2006\/)?main$/u, 'w'],
  [/officeDocument\/(2006\/)?math$/u, 'm'],
  [/officeDocument\/(2006\/)?relationships$/u, 'r'],
  [/drawingml\/(2006\/)?main$/u, 'a'],
  [/drawingml\/(2006\/)?wordprocessingDrawing$/u, 'wp'],
  [/drawingml\/(2006\/)?chart$/u, 'c'],
  [/drawingml\/(2006\/)?diagram$/u, 'dgm'],
  [/markup-compatibility\/2006$/u, 'mc'],
  [/^urn:schemas-microsoft-com:vml$/u, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/u, 'o'],
  [/word\/2010\/wordprocessingShape$/u, 'wps'],
  [/word\/2010\/wordml$/u, 'w14'],
  [/\/dc\/elements\/1\.1\/?$/u, 'dc'],
];

const deepest = 256;
const mostElements = 2_000_000;
/** Elements that may be in memory at once: those of one block of a document. */
const mostAtOnce = 400_000;
/** Bytes that are decoded at once. */
const slice = 64 * 1024;
/** What other programs write and Word reads all the same. */
const forgiven = /unbound namespace prefix|undefined entity|disallowed character\.|must match|inappropriately/u;

/** Reads a whole part as a tree. Throws `RefusedFile` for what is no XML, or would do harm. */
export function parseXml(bytes: Uint8Array): XmlElement {
  let root: XmlElement | undefined;
  readBlocks(bytes, '', (element) => {
    root = element;
  });
  if (root === undefined) throw broken('is empty');
  return root;
}

/**
 * Reads a part from beginning to end, handing each element that stands directly in one of the name `container` to `onBlock` and
 * forgetting it, so that a long document never is in memory as a whole; the root, with what is left in it, comes last. No
 * entities but XML's own five are known and document types are refused: nothing is ever fetched or expanded.
 */
export function readBlocks(bytes: Uint8Array, container: string, onBlock: (element: XmlElement) => void): void {
  const parser = new SaxesParser({ xmlns: true });
  const names = new Map<string, string>();
  const open: XmlElement[] = [];
  /** How deep the block lies that is being read. */
  let blockDepth = Number.POSITIVE_INFINITY;
  let elements = 0;
  let atOnce = 0;
  const prefixOf = ({ uri, prefix }: SaxesTagNS | SaxesAttributeNS) => {
    const known = names.get(uri) ?? prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? prefix;
    if (uri !== '') names.set(uri, known);
    return known === '' ? '' : `${known}:`;
  };
  parser.on('opentag', (tag) => {
    elements += 1;
    atOnce += 1;
    if (elements > mostElements || atOnce > mostAtOnce)
      throw new RefusedFile('too-large', 'There is too much in it to read. Split it into several files.');
    if (open.length >= deepest) throw broken('is nested too deeply');
    const attributes = Object.values(tag.attributes)
      .filter(({ name, prefix }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map((attribute): [string, string] => [prefixOf(attribute) + attribute.local, attribute.value]);
    const parent = open.at(-1);
    if (parent?.name === container) blockDepth = Math.min(blockDepth, open.length);
    open.push({ name: prefixOf(tag) + tag.local, attributes: Object.fromEntries(attributes), children: [] });
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('cdata', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined || open.length === blockDepth) {
      blockDepth = Number.POSITIVE_INFINITY;
      atOnce = 0;
      onBlock(element);
    } else parent.children.push(element);
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

/** UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function broken(how: string): RefusedFile {
  return new RefusedFile(
    'invalid-input',
    `Its XML ${how}: the file is damaged. Open it in Word and save it again as .docx.`,
  );
}

/** The elements directly in this one, all or those of one name. */
export function elements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of parent?.children ?? [])
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  return found;
}

/** The first element that the names lead to, each directly in the one before; `undefined` when there is none. */
export function find(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let at = parent;
  for (const name of path) {
    let next: XmlElement | undefined;
    for (const child of at?.children ?? []) {
      if (typeof child === 'string' || child.name !== name) continue;
      next = child;
      break;
    }
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

/** The attribute `w:val` of the element that the path leads to. */
export const valueAt = (parent: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  find(parent, ...path)?.attributes['w:val'];

/** Every element of these names below this one, outermost only, in the order of the file. */
export function descendants(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return elements(parent).flatMap((child) => (names.includes(child.name) ? [child] : descendants(child, ...names)));
}

/** All text below an element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** Whether a setting is there and not switched off. */
export const isOn = (element: XmlElement | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/u.test(element.attributes['w:val'] ?? '');
