import { posix } from 'node:path';
import { mostQuestions } from '../../../contract/homework-draft.ts';
import type { Zip } from '../../../files/open-zip.ts';
import { RefusedFile } from '../../../files/refused-file.ts';
import { descendants, find, parseXml, type XmlElement } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import type { FormatHomework } from '../format.ts';
import { newGatherer } from '../gather.ts';
import { decoded } from '../text/markup.ts';
import { htmlOf } from './item-body.ts';
import { asVersion2 } from './item-xml.ts';
import { readItem } from './read-item.ts';

/** A part of a package that is XML of QTI. */
interface Part {
  readonly path: string;
  readonly root: XmlElement;
}

const isPicture = /\.(?:png|jpe?g|gif|svg|webp|bmp)$/iu;

/** Whether a zip file is a package of QTI, or of a course that may hold some. */
/** Reads a package of QTI 2.1, 2.2 or 3.0: its items, in the order of its test where it has one. */
export async function readPackage(zip: Zip): Promise<FormatHomework> {
  const parts: Part[] = [];
  const pictures = new Map<string, Uint8Array>();
  for (const path of zip.names) {
    const isXml = /\.xml$/iu.test(path) && !path.startsWith('__MACOSX/');
    if (!isXml && !isPicture.test(path)) continue;
    const bytes = await zip.read(path);
    if (bytes !== undefined && isXml) parts.push({ path, root: asVersion2(parseXml(bytes)) });
    else if (bytes !== undefined) pictures.set(path, bytes);
  }
  const [test] = parts.filter(({ root }) => root.name === 'assessmentTest');
  const items = inOrder(parts, test);
  if (items.length === 0) throw noItems(parts);
  const gatherer = newGatherer();
  if (parts.filter(({ root }) => root.name === 'assessmentTest').length > 1)
    gatherer.say(null, 'It holds several tests, which are read as one homework.', 'info');
  const questions: SourceQuestion[] = [];
  for (const [index, { path, root }] of items.slice(0, mostQuestions + 1).entries()) {
    const about = { id: `q${index + 1}`, name: `Question ${questions.length + 1}`, place: null };
    const at = (address: string) => posix.join(posix.dirname(path), decoded(address));
    const stimulus = descendants(root, 'assessmentStimulusRef').map(({ attributes }) => at(attributes.href ?? ''));
    const read = parts.find((part) => stimulus.includes(part.path));
    const shown = read === undefined ? '' : gatherer.text(about, htmlOf(find(read.root, 'stimulusBody')), 'html');
    const named = { ...about, description: shown === '' ? null : shown };
    questions.push(...readItem(root, named, gatherer, (source) => pictures.get(at(source))));
  }
  const title = test?.root.attributes.title;
  return { homework: { title, origins: {}, questions, messages: gatherer.messages }, gatherer };
}

/** Reads one item of QTI that is a file by itself. */
export function readSingleItem(text: string): FormatHomework {
  const gatherer = newGatherer();
  const root = asVersion2(parseXml(text));
  const questions = readItem(root, { id: 'q1', name: 'Question 1', place: null }, gatherer, () => undefined);
  return { homework: { title: root.attributes.title, origins: {}, questions, messages: gatherer.messages }, gatherer };
}

/** The items of a package as its test names them, then those that it does not. */
function inOrder(parts: readonly Part[], test: Part | undefined): Part[] {
  const items = parts.filter(({ root }) => root.name === 'assessmentItem');
  if (test === undefined) return items;
  const named = descendants(test.root, 'assessmentItemRef').flatMap(({ attributes }) => {
    const path = posix.join(posix.dirname(test.path), decoded(attributes.href ?? ''));
    return items.find((item) => item.path === path) ?? [];
  });
  return [...new Set([...named, ...items])];
}

function noItems(parts: readonly Part[]): RefusedFile {
  const isOld = parts.some(({ root }) => root.name === 'questestinterop');
  return new RefusedFile(
    'unsupported-type',
    isOld
      ? 'It is a package of QTI 1.2, which has another form. Export it as QTI 2.1 or 3.0, or as Moodle XML.'
      : 'It is a package without questions: no item of QTI is in it. Export the quiz once more as QTI 2.1 or 3.0.',
  );
}
