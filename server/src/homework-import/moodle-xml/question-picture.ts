import type { DraftMessage } from '../../contract/homework-draft.ts';
import { type FoundPicture, pictureOf } from '../docx/pictures.ts';
import type { ReadPicture, SourceQuestion } from '../read-homework.ts';
import { decodeEntities } from '../xml/entities.ts';
import { elements, find, textOf } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';

/** What reading a question leaves beside it. */
export interface Found {
  readonly messages: DraftMessage[];
  /** By address. */
  readonly pictures: Map<string, { readonly picture: ReadPicture; readonly alt: string | null }>;
}

/** The picture of a question as its fields have it. */
export function pictureFields(
  element: XmlElement,
  name: string,
  { messages, pictures }: Found,
): Pick<SourceQuestion, 'diagramPath' | 'diagramAlt'> {
  const say = (message: string) =>
    messages.push({ severity: 'warning', path: null, place: null, message: `${name}: ${message}.`, excerpt: null });
  const inAnswers = elements(element).some(
    (part) => /^(?:answer|subquestion)$/u.test(part.name) && /<img\b/iu.test(textOf(part)),
  );
  if (inAnswers) say('a picture among its answers is left out');
  const read = questionPicture(find(element, 'questiontext'));
  if (read === undefined) return {};
  const { found, alt, others } = read;
  if (others > 0) say('a question can show one picture; the others are left out');
  if ('problem' in found) {
    say(found.problem);
    return {};
  }
  pictures.set(found.picture.path, { picture: found.picture, alt });
  return { diagramPath: found.picture.path, diagramAlt: alt };
}

/** The first picture of a text, and how many others it has; `undefined` where it has none. */
interface QuestionPicture {
  readonly found: FoundPicture;
  readonly alt: string | null;
  readonly others: number;
}

/** The pictures that a text shows: an export has them beside it, in letters. */
function questionPicture(questionText: XmlElement | undefined): QuestionPicture | undefined {
  const [first, ...others] = textOf(find(questionText, 'text')).match(/<img\b[^<>]{0,2000}>/giu) ?? [];
  if (first === undefined) return undefined;
  const [source, alt] = [attributeOf(first, 'src'), attributeOf(first, 'alt').trim()];
  return { found: findFile(questionText, source), alt: alt === '' ? null : alt, others: others.length };
}

const attributeOf = (tag: string, name: string) =>
  decodeEntities(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'iu').exec(tag)?.slice(1).join('') ?? '');

function findFile(questionText: XmlElement | undefined, source: string): FoundPicture {
  const embedded = /^data:image\/\w+;base64,(.+)$/su.exec(source)?.[1];
  const name = /^@@PLUGINFILE@@\/(.*?)(?:\?.*)?$/su.exec(source)?.[1];
  const file = elements(questionText, 'file').find(
    ({ attributes }) => attributes.name === name || attributes.name === decoded(name),
  );
  const letters = embedded ?? (file === undefined ? undefined : textOf(file));
  if (letters === undefined)
    return { problem: 'a picture that is not in the export: add it in Moodle and export again' };
  return pictureOf(Buffer.from(letters, 'base64'));
}

function decoded(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return name;
  }
}
