import { RefusedFile } from '../read-homework.ts';
import { decodeEntities } from './entities.ts';
import { canonicalName, type Namespaces, readNamespaces } from './namespaces.ts';

/** An element with its attributes and what is in it; text is a plain string. Names carry the usual prefixes ('w:p'), whatever prefixes the file chose. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const deepest = 256;
const mostElements = 2_000_000;
/** Elements that may be in memory at once: those of one block of a document. */
const mostAtOnce = 400_000;

/** Reads a whole XML file as a tree. Throws `RefusedFile` for what is no XML, or would do harm. */
export function parseXml(text: string): XmlElement {
  let root: XmlElement | undefined;
  readXml(
    text,
    () => false,
    (element) => {
      root = element;
    },
  );
  if (root === undefined) throw broken('is empty');
  return root;
}

/**
 * Reads XML from beginning to end, handing each complete element for which `isBlock` says so to `onBlock` and forgetting it, so
 * that a long document never is in memory as a whole. `isBlock` is given the element's name and that of what it is in. What is in
 * no block goes to `onBlock` last, as the root. No entities but XML's own five are known and document types are refused: nothing
 * is ever fetched or expanded.
 */
export function readXml(
  text: string,
  isBlock: (name: string, parent: string) => boolean,
  onBlock: (element: XmlElement) => void,
): void {
  const open: { element: XmlElement; isBlock: boolean; namespaces: Namespaces }[] = [];
  const usual: Namespaces = new Map();
  let elements = 0;
  let atOnce = 0;
  let insideBlock = 0;
  let at = 0;

  const add = (child: XmlElement | string) => open.at(-1)?.element.children.push(child);
  function close(): void {
    const closed = open.pop();
    if (closed === undefined) throw broken('has an end without a beginning');
    if (closed.isBlock) {
      insideBlock -= 1;
      if (insideBlock === 0) atOnce = 0;
      onBlock(closed.element);
    } else if (open.length === 0) onBlock(closed.element);
    else add(closed.element);
  }
  function begin(tag: string): void {
    const isEmpty = tag.endsWith('/');
    const { name, attributes, namespaces } = readTag(
      isEmpty ? tag.slice(0, -1) : tag,
      open.at(-1)?.namespaces ?? usual,
    );
    elements += 1;
    atOnce += 1;
    if (elements > mostElements || atOnce > mostAtOnce)
      throw new RefusedFile('too-large', 'There is too much in it to read. Split it into several files.');
    if (open.length >= deepest) throw broken('is nested too deeply');
    const block = insideBlock === 0 && isBlock(name, open.at(-1)?.element.name ?? '');
    if (block) insideBlock += 1;
    open.push({ element: { name, attributes, children: [] }, isBlock: block, namespaces });
    if (isEmpty) close();
  }

  while (at < text.length) {
    const tagStart = text.indexOf('<', at);
    const textEnd = tagStart === -1 ? text.length : tagStart;
    if (textEnd > at && open.length > 0) add(decodeEntities(text.slice(at, textEnd)));
    if (tagStart === -1) break;
    at = readMarkup(text, tagStart, { begin, close, add });
  }
  if (open.length > 0) throw broken('breaks off');
}

interface Handlers {
  begin(tag: string): void;
  close(): void;
  add(text: string): void;
}

/** Reads what begins with '<' and gives the place behind it. */
function readMarkup(text: string, start: number, { begin, close, add }: Handlers): number {
  if (text.startsWith('<!--', start)) return endOf(text, '-->', start + 4);
  if (text.startsWith('<?', start)) return endOf(text, '?>', start + 2);
  if (text.startsWith('<![CDATA[', start)) {
    const end = endOf(text, ']]>', start + 9);
    add(text.slice(start + 9, end - 3));
    return end;
  }
  if (text.startsWith('<!', start))
    throw new RefusedFile(
      'invalid-input',
      'It declares a document type, which homework never does. Copy the questions into a new document.',
    );
  const end = tagEnd(text, start);
  const tag = text.slice(start + 1, end);
  if (tag.startsWith('/')) close();
  else begin(tag);
  return end + 1;
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  if (end === -1) throw broken('breaks off');
  return end + mark.length;
}

/** The '>' that ends a tag: not one in quotes. */
function tagEnd(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at];
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
    else if (letter === '<') break;
  }
  throw broken('breaks off');
}

const attributePattern = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function readTag(tag: string, around: Namespaces) {
  const space = tag.search(/\s/);
  const written = space === -1 ? tag : tag.slice(0, space);
  if (space === -1) return { name: canonicalName(written, around, true), attributes: {}, namespaces: around };
  const pairs = [...tag.slice(space).matchAll(attributePattern)].map(
    ([, name = '', double, single = '']) => [name, decodeEntities(double ?? single)] as const,
  );
  const namespaces = readNamespaces(pairs, around);
  const attributes = Object.fromEntries(
    pairs
      .filter(([name]) => !/^xmlns(:|$)/.test(name))
      .map(([name, value]) => [canonicalName(name, namespaces, false), value]),
  );
  return { name: canonicalName(written, namespaces, true), attributes, namespaces };
}

function broken(how: string): RefusedFile {
  return new RefusedFile(
    'invalid-input',
    `Its XML ${how}: the file is damaged. Open it in Word and save it again as .docx.`,
  );
}
