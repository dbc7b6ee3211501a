import { openZip, type Zip } from '../../files/open-zip.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { descendants, elements, parseXml, readElements, textOf, type XmlElement } from '../../files/xml.ts';
import { type FoundPicture, readPicture } from '../pictures.ts';
import type { Aside, ReadDocument } from './line.ts';
import { readNumbering } from './numbering.ts';
import { type Around, type Blocks, readBlock, readInside } from './read-blocks.ts';
import { readLooks, readStyles } from './styles.ts';

const usualDocument = 'word/document.xml';
const body: Around = { cell: null, isBoxed: false };

/**
 * The visible lines of a Word file, given as its bytes or as a zip already opened and checked, in order.
 * Throws `RefusedFile` for a file that cannot be read.
 */
export async function readWordLines(file: Zip | Uint8Array): Promise<ReadDocument> {
  const zip = file instanceof Uint8Array ? await openZip(file) : file;
  const name = zip.has(usualDocument) ? usualDocument : await findDocument(zip);
  const part = await zip.read(name);
  if (part === undefined)
    throw new RefusedFile('unsupported-type', 'It holds no Word document. Save it as .docx and upload that.');
  const relations = await readRelations(zip, name);
  const root = async (path: string | null): Promise<XmlElement | undefined> => {
    const bytes = path === null ? undefined : await zip.read(path);
    return bytes === undefined ? undefined : parseXml(bytes);
  };
  const related = (kind: string) =>
    root(relations.find(({ type }) => type.endsWith(`/${kind}`))?.part ?? `${folderOf(name)}${kind}.xml`);
  const styles = readStyles(await related('styles'));
  const lists = await related('numbering');
  const begin = (found: ReadonlyMap<string, FoundPicture>, notes: Map<string, string>): Blocks => ({
    ...{ styles, shownOf: readLooks(styles), numbering: readNumbering(lists), found, notes },
    ...{ lines: [], pictures: [], asides: [], messages: [] },
    ...{ paragraphs: 0, tables: 0, carried: [], label: null },
  });
  const beside = begin(new Map(), new Map());
  const textsOf = (element: XmlElement | undefined): string[] => {
    readInside(element, body, beside);
    return beside.lines
      .splice(0)
      .map(({ text, list }) => `${list?.label ?? ''} ${text}`.trim())
      .filter((text) => text !== '');
  };
  const notes = new Map<string, string>();
  for (const kind of ['comment', 'footnote', 'endnote'])
    for (const note of descendants(await related(`${kind}s`), kind))
      notes.set(`${kind} ${note.attributes.id}`, textsOf(note).join('\n'));

  const blocks = begin(await readPictures(zip, relations), notes);
  // A page with a background colour, on which white letters are visible.
  const hasGround = Buffer.from(part.subarray(0, 16_000)).includes(':background ');
  const isBlock = (_name: string, parent: string) => parent === 'body';
  readElements(part, isBlock, (element) => {
    if (element.name !== 'document') readBlock(element, hasGround ? { ...body, hasGround } : body, blocks);
  });

  const margins = new Map<string, Aside>();
  for (const { type, part: margin } of relations)
    for (const kind of ['header', 'footer'] as const)
      if (type.endsWith(`/${kind}`))
        for (const text of textsOf(await root(margin))) margins.set(text, { kind, text, place: null });
  const title = textOf(descendants(await root('docProps/core.xml'), 'title')[0]).trim();
  const { lines, pictures, messages, asides } = blocks;
  return {
    ...{ lines, pictures, messages, asides: [...asides, ...margins.values()] },
    ...(title === '' ? {} : { title }),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path in the file; null for something elsewhere, which is never fetched. */
  readonly part: string | null;
}

const folderOf = (name: string) => name.replace(/[^/]*$/u, '');

async function readRelations(zip: Zip, name: string): Promise<Relation[]> {
  const folder = folderOf(name);
  const bytes = await zip.read(`${folder}_rels/${name.slice(folder.length)}.rels`);
  return elements(bytes === undefined ? undefined : parseXml(bytes)).map(
    ({ attributes: { Id = '', Type = '', Target = '', TargetMode } }) => ({
      id: Id,
      type: Type,
      part: TargetMode === 'External' ? null : resolve(folder, Target),
    }),
  );
}

/** A path within the file: '..' cannot leave it. */
function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const part of (target.startsWith('/') ? target : folder + target).split('/'))
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  return path.join('/');
}

async function findDocument(zip: Zip): Promise<string> {
  const relations = await readRelations(zip, '');
  return relations.find(({ type }) => type.endsWith('/officeDocument'))?.part ?? usualDocument;
}

async function readPictures(zip: Zip, relations: readonly Relation[]): Promise<Map<string, FoundPicture>> {
  const byPart = new Map<string | null, FoundPicture>();
  const found = new Map<string, FoundPicture>();
  for (const { id, type, part } of relations) {
    if (!type.endsWith('/image')) continue;
    const picture = byPart.get(part) ?? (await readPicture(zip, part));
    byPart.set(part, picture);
    found.set(id, picture);
  }
  return found;
}
