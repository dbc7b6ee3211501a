import { RefusedFile } from '../read-homework.ts';
import { openZip, type Zip } from '../zip/open-zip.ts';
import type { Aside, ReadDocument } from './line.ts';
import { readLooks } from './looks.ts';
import { readNumbering } from './numbering.ts';
import { type FoundPicture, readPicture } from './pictures.ts';
import { type Blocks, body, readBlock, readInside } from './read-blocks.ts';
import { readStyles } from './styles.ts';
import { descendants, elements, parseXml, readBlocks, textOf, type XmlElement } from './xml.ts';

const usualDocument = 'word/document.xml';

/**
 * The lines of a Word file, its bytes or the zip that was opened and checked already: what a reader of it sees, in order, once.
 * Throws `RefusedFile` for one that cannot be read.
 */
export async function readWordLines(file: Zip | Uint8Array): Promise<ReadDocument> {
  const zip = file instanceof Uint8Array ? await openZip(file) : file;
  const name = await findDocument(zip);
  const part = await zip.read(name);
  if (part === undefined)
    throw new RefusedFile('unsupported-type', 'It holds no Word document. Save it as .docx and upload that.');
  const folder = name.replace(/[^/]*$/u, '');
  const relations = await readRelations(zip, name);
  const related = async (kind: string): Promise<XmlElement | undefined> => {
    const found = relations.find(({ type }) => type.endsWith(`/${kind}`))?.part ?? `${folder}${kind}.xml`;
    const bytes = await zip.read(found);
    return bytes === undefined ? undefined : parseXml(bytes);
  };
  const styles = readStyles(await related('styles'));
  const numbering = await related('numbering');
  const empty = (): Blocks => ({
    styles,
    looks: readLooks(styles),
    numbering: readNumbering(numbering),
    found: new Map(),
    pictures: [],
    note: () => undefined,
    lines: [],
    asides: [],
    messages: [],
    paragraphs: 0,
    tables: 0,
    carried: [],
  });
  const textsOf = (root: XmlElement | undefined): string[] => {
    const blocks = empty();
    readInside(root, body, blocks);
    return blocks.lines.map(({ text, list }) => `${list?.label ?? ''} ${text}`.trim()).filter((text) => text !== '');
  };
  const notes = new Map<string, string>();
  for (const kind of ['comment', 'footnote', 'endnote'])
    for (const note of descendants(await related(`${kind}s`), `w:${kind}`))
      if (!/separator/iu.test(note.attributes['w:type'] ?? ''))
        notes.set(`${kind} ${note.attributes['w:id']}`, textsOf(note).join('\n'));
  const blocks: Blocks = {
    ...empty(),
    found: await readPictures(zip, relations),
    note: (kind, id) => notes.get(`${kind} ${id}`),
  };
  readBlocks(part, 'w:body', (element) => readBlock(element, body, blocks));
  const margins: Aside[] = [];
  for (const { type, part: margin } of relations) {
    const kind = /\/(header|footer)$/u.exec(type)?.[1];
    const bytes = kind === undefined || margin === null ? undefined : await zip.read(margin);
    if (bytes === undefined) continue;
    for (const text of textsOf(parseXml(bytes)))
      if (!margins.some((known) => known.text === text))
        margins.push({ kind: kind === 'header' ? 'header' : 'footer', text, place: null });
  }
  const { lines, pictures, messages, asides } = blocks;
  const title = await readTitle(zip);
  return { lines, pictures, messages, asides: [...asides, ...margins], ...(title === '' ? {} : { title }) };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path in the file; null for something elsewhere, which is never fetched. */
  readonly part: string | null;
}

async function readRelations(zip: Zip, name: string): Promise<Relation[]> {
  const folder = name.replace(/[^/]*$/u, '');
  const bytes = await zip.read(`${folder}_rels/${name.slice(folder.length)}.rels`);
  if (bytes === undefined) return [];
  return elements(parseXml(bytes)).map(({ attributes }) => ({
    id: attributes.Id ?? '',
    type: attributes.Type ?? '',
    part: attributes.TargetMode === 'External' ? null : resolve(folder, attributes.Target ?? ''),
  }));
}

/** A path within the file: '..' cannot leave it. */
function resolve(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

async function findDocument(zip: Zip): Promise<string> {
  if (zip.has(usualDocument)) return usualDocument;
  const relations = await readRelations(zip, '');
  return relations.find(({ type }) => type.endsWith('/officeDocument'))?.part ?? usualDocument;
}

async function readPictures(zip: Zip, relations: readonly Relation[]): Promise<Map<string, FoundPicture>> {
  const found = new Map<string, FoundPicture>();
  const byPart = new Map<string | null, FoundPicture>();
  for (const { id, type, part } of relations) {
    if (!type.endsWith('/image')) continue;
    const picture = byPart.get(part) ?? (await readPicture(zip, part));
    byPart.set(part, picture);
    found.set(id, picture);
  }
  return found;
}

async function readTitle(zip: Zip): Promise<string> {
  const bytes = await zip.read('docProps/core.xml');
  return bytes === undefined ? '' : textOf(descendants(parseXml(bytes), 'dc:title')[0]).trim();
}
