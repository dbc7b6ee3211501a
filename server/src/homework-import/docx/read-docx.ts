import { RefusedFile } from '../read-homework.ts';
import { decodeXml, descendants, elements, textOf } from '../xml/find.ts';
import { parseXml, readXml } from '../xml/parse-xml.ts';
import type { Zip } from '../zip/open-zip.ts';
import { type Block, textOfParagraph, type Unread, type WordDocument } from './document.ts';
import { withInsertions } from './insertions.ts';
import { readNumbering } from './numbering.ts';
import { readBlock } from './read-body.ts';
import type { BodyContext } from './read-inline.ts';
import { noteParts, readNotes } from './read-notes.ts';
import { readStyles } from './styles.ts';

const usualDocument = 'word/document.xml';

/** Reads a Word document; the zip is opened and checked already. Throws `RefusedFile` for one without a text. */
export async function readDocx(zip: Zip): Promise<WordDocument> {
  const name = await findDocument(zip);
  const part = await zip.read(name);
  if (part === undefined)
    throw new RefusedFile('unsupported-type', 'It is no Word document. Save it as .docx and upload that.');
  const folder = name.replace(/[^/]*$/, '');
  const relations = await readRelations(zip, name);
  const related = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.part;
  const root = async (path: string | null | undefined) => {
    const bytes = path ? await zip.read(path) : undefined;
    return bytes === undefined ? undefined : parseXml(decodeXml(bytes));
  };
  const unread: Unread[] = [];
  const notes = [];
  for (const [part, name, reference] of noteParts) notes.push(...readNotes(await root(related(part)), name, reference));
  const context: BodyContext = {
    styles: readStyles(await root(related('styles') ?? `${folder}styles.xml`)),
    numbering: readNumbering(await root(related('numbering') ?? `${folder}numbering.xml`)),
    parts: new Map(relations.map(({ id, part: target }) => [id, target])),
    unread,
    notes: new Map(notes),
    noted: [],
    count: 0,
  };
  const blocks: Block[] = [];
  readXml(
    decodeXml(part),
    (_name, parent) => parent === 'w:body',
    (element) => blocks.push(...readBlock(element, context)),
  );
  const margins = await readMargins(zip, relations, context);
  return { blocks: withInsertions(blocks), margins, unread, notes: context.noted, title: await readTitle(zip) };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path in the file; null for something elsewhere, which is never fetched. */
  readonly part: string | null;
}

async function readRelations(zip: Zip, name: string): Promise<Relation[]> {
  const folder = name.replace(/[^/]*$/, '');
  const bytes = await zip.read(`${folder}_rels/${name.slice(folder.length)}.rels`);
  if (bytes === undefined) return [];
  return elements(parseXml(decodeXml(bytes))).map(({ attributes }) => ({
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
  const relations = zip.has('_rels/.rels') ? await readRelations(zip, '') : [];
  return relations.find(({ type }) => type.endsWith('/officeDocument'))?.part ?? usualDocument;
}

async function readMargins(zip: Zip, relations: readonly Relation[], context: BodyContext): Promise<string[]> {
  const lines: string[] = [];
  for (const { type, part } of relations) {
    if (!/\/(header|footer)$/.test(type) || part === null) continue;
    const bytes = await zip.read(part);
    if (bytes === undefined) continue;
    const own = { ...context, unread: [], noted: [], count: 0 };
    const blocks = elements(parseXml(decodeXml(bytes))).flatMap((element) => readBlock(element, own));
    lines.push(...blocks.flatMap(linesOf));
  }
  return [...new Set(lines)];
}

function linesOf(block: Block): string[] {
  if (block.kind === 'table') return block.rows.flatMap((row) => row.flatMap(({ blocks }) => blocks.flatMap(linesOf)));
  const text = textOfParagraph(block).trim();
  return text === '' ? [] : [text];
}

async function readTitle(zip: Zip): Promise<string | null> {
  const bytes = await zip.read('docProps/core.xml');
  if (bytes === undefined) return null;
  const title = descendants(parseXml(decodeXml(bytes)), 'dc:title')[0];
  return textOf(title).trim() || null;
}
