import { descendants, textOf } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { PlacedNote } from './document.ts';

/** The parts of a file that hold notes, what one is called there, and what refers to it. */
export const noteParts = [
  ['comments', 'w:comment', 'w:commentReference'],
  ['footnotes', 'w:footnote', 'w:footnoteReference'],
  ['endnotes', 'w:endnote', 'w:endnoteReference'],
] as const;

/** The notes of one such part by what refers to them, those that only draw the line above footnotes are none. */
export function readNotes(
  root: XmlElement | undefined,
  name: string,
  reference: string,
): (readonly [key: string, note: Omit<PlacedNote, 'paragraph'>])[] {
  const what = name === 'w:comment' ? 'a comment' : 'a footnote';
  return descendants(root, name).flatMap((note) => {
    const { 'w:id': id = '', 'w:type': type } = note.attributes;
    const texts = descendants(note, 'w:p').map((paragraph) => textOf(paragraph).trim());
    const text = texts.filter((one) => one !== '').join('; ');
    return type === undefined || type === 'normal' ? [[noteKey(reference, id), { what, text }] as const] : [];
  });
}

/** How what refers to a note is written: 'w:commentReference 3'. */
export const noteKey = (reference: string, id: string): string => `${reference} ${id}`;
