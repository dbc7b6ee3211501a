import { posix } from 'node:path';
import { mostQuestions } from '../../../contract/homework-draft.ts';
import type { Zip } from '../../../files/open-zip.ts';
import { RefusedFile } from '../../../files/refused-file.ts';
import { descendants, find, inside, parseXml, type XmlElement } from '../../../files/xml.ts';
import { html, type Quiz, type Remark, type StructuredQuestion } from '../quiz/structured-question.ts';
import { cleanText } from '../text/clean-text.ts';
import { decoded } from '../text/markup.ts';
import { labelIn } from '../text/question-label.ts';
import { htmlOf } from './item-body.ts';
import { asVersion2 } from './item-xml.ts';
import { readItem } from './read-item.ts';
import { readOldItem } from './read-old-item.ts';

/** A part of a package that is XML of QTI. */
interface Part {
  readonly path: string;
  readonly root: XmlElement;
}

const isMedia = /\.(?:png|jpe?g|gif|svg|webp|bmp|mp3|ogg|oga|wav|m4a)$/iu;

/** Reads a package of QTI 2.1, 2.2 or 3.0: its items, in the order of its test where it has one. */
export async function readPackage(zip: Zip): Promise<Quiz> {
  const parts: Part[] = [];
  const pictures = new Map<string, Uint8Array>();
  for (const path of zip.names) {
    const isXml = /\.xml$/iu.test(path) && !path.startsWith('__MACOSX/');
    if (!isXml && !isMedia.test(path)) continue;
    const bytes = await zip.read(path);
    if (bytes !== undefined && isXml) parts.push({ path, root: asVersion2(parseXml(bytes)) });
    else if (bytes !== undefined) pictures.set(path, bytes);
  }
  const [test] = parts.filter(({ root }) => root.name === 'assessmentTest');
  const items = inOrder(parts, test);
  const old = parts.filter(({ root }) => root.name === 'questestinterop');
  if (items.length === 0 && old.length > 0) return readOld(old, pictures);
  if (items.length === 0)
    throw new RefusedFile(
      'unsupported-type',
      'It is a package without questions: no item of QTI is in it. Export the quiz once more as QTI 2.1 or 3.0.',
    );
  const entries: (StructuredQuestion | Remark)[] = [];
  if (parts.filter(({ root }) => root.name === 'assessmentTest').length > 1) entries.push(severalTests);
  const shared = new Map<string, string>();
  for (const [index, { path, root }] of items.slice(0, mostQuestions + 1).entries()) {
    const at = (from: string) => (address: string) => posix.join(posix.dirname(from), decoded(address));
    const material = descendants(root, 'assessmentStimulusRef').flatMap(({ attributes }) => {
      const stimulus = parts.find((part) => part.path === at(path)(attributes.href ?? ''));
      const known = shared.get(stimulus?.path ?? '');
      if (stimulus === undefined || known !== undefined) return known ?? [];
      const id = `material${shared.size + 1}`;
      shared.set(stimulus.path, id);
      const text = html(htmlOf(find(stimulus.root, 'stimulusBody')));
      const findPicture = (source: string) => pictures.get(at(stimulus.path)(source));
      entries.push({ id, text, asked: { kind: 'nothing' }, findPicture });
      return id;
    });
    const label = labelIn(root.attributes.title ?? '');
    const named = { id: `q${index + 1}`, label, ...(material.length > 0 && { material }) };
    entries.push(...readItem(root, named, (source) => pictures.get(at(path)(source))));
  }
  const instructions = descendants(test?.root, 'rubricBlock').filter(
    ({ attributes }) => attributes.view === 'candidate',
  );
  const description = cleanText(instructions.map(inside).join(''), 'html').text;
  const language = languageOf(items[0]?.root);
  return { title: test?.root.attributes.title, description: description || undefined, language, entries };
}

/** Reads a file of QTI by itself: an item, or a document of QTI 1.2. */
export function readSingleFile(text: string): Quiz {
  const item = asVersion2(parseXml(text));
  if (item.name === 'questestinterop') return readOld([{ path: '', root: item }], new Map());
  const entries = readItem(item, { id: 'q1' }, () => undefined);
  return { title: item.attributes.title, language: languageOf(item), entries };
}

/** Where it is not English, which programs write whatever the questions are in. */
function languageOf(item: XmlElement | undefined): string | undefined {
  return item?.attributes.lang?.replace(/^en\b.*/iu, '') || undefined;
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

const severalTests: Remark = {
  name: null,
  message: 'It holds several tests, which are read as one homework.',
  severity: 'info',
};

/** Reads documents of QTI 1.2, each with its items. */
function readOld(documents: readonly Part[], pictures: ReadonlyMap<string, Uint8Array>): Quiz {
  const tests = documents.flatMap(({ root }) => descendants(root, 'assessment'));
  const named = [...pictures];
  // Canvas has a name for the folder of its files.
  const findPicture = (source: string) => {
    const name = decoded(source)
      .replace(/^(?:\$[^$]*\$|[./])+/u, '')
      .replace(/\?.*$/su, '');
    return name === '' ? undefined : named.find(([path]) => path.endsWith(name))?.[1];
  };
  const items = documents.flatMap(({ root }) => descendants(root, 'item')).slice(0, mostQuestions + 1);
  const questions = items.flatMap((item, index) => readOldItem(item, `q${index + 1}`, findPicture));
  const title = tests[0]?.attributes.title?.trim() || undefined;
  return { title, entries: [...(tests.length > 1 ? [severalTests] : []), ...questions] };
}
