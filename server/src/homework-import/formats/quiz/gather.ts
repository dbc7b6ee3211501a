import type { DraftMessage } from '../../../contract/homework-draft.ts';
import { nameMany } from '../../name-many.ts';
import { type FoundPicture, pictureOf } from '../../pictures.ts';
import type { ReadPicture, SourceQuestion } from '../../read-homework.ts';
import { type CleanText, cleanText } from '../text/clean-text.ts';
import { named } from '../text/markup.ts';
import { soundOf } from './sounds.ts';
import type { FindPicture, Written } from './structured-question.ts';

/** What is being read, for messages. */
export type About = Pick<SourceQuestion, 'name' | 'place'>;

/** A picture that a question shows, and its description. */
export interface ShownPicture {
  readonly picture: ReadPicture;
  readonly alt: string | null;
}

/** Collects a file's messages and pictures. Whatever is left out is reported. */
export interface Gatherer {
  readonly messages: DraftMessage[];
  /** By address. */
  readonly pictures: Map<string, ShownPicture>;
  readonly sounds: ReadPicture[];
  /** Says something, once. */
  say(about: About | null, message: string, severity?: DraftMessage['severity'], excerpt?: string): void;
  /** Says once for the whole file that something of this kind is left out, and of which questions. */
  note(kind: string, about: About): void;
  /** A text as a pupil can read it, without pictures. `what` says where it belongs: 'among its answers'; wide gaps between words stay if `keepsGaps`. */
  text(about: About, written: Written, what?: string, keepsGaps?: boolean): string;
  /** The text of a question, its first picture and its first sound. */
  asked(
    about: About,
    written: Written,
    findPicture?: FindPicture,
  ): Pick<SourceQuestion, 'question' | 'diagramPath' | 'diagramAlt' | 'soundPath'>;
  /** Puts the notes among the messages; called once, at the end. */
  finish(): void;
}

/** A gatherer with nothing in it. */
export function newGatherer(): Gatherer {
  const messages: DraftMessage[] = [];
  const notes = new Map<string, Set<string>>();
  const pictures: Gatherer['pictures'] = new Map();
  const sounds: ReadPicture[] = [];
  const said = new Set<string>();
  const say: Gatherer['say'] = (about, what, severity = 'warning', excerpt) => {
    const message = about === null ? what : `${about.name}: ${what}`;
    if (said.has(message)) return;
    said.add(message);
    messages.push({
      severity,
      path: null,
      place: about?.place ?? null,
      message,
      excerpt: excerpt?.slice(0, 80) ?? null,
    });
  };
  const tellLeft = (about: About, left: readonly string[]) => {
    if (left.length > 0) say(about, `${nameMany(left)} ${left.length === 1 ? 'is' : 'are'} left out.`);
  };
  /** The first sound that can be played; why the others cannot is said. */
  const heard = (about: About, { sounds: [first, ...others], left }: CleanText, findFile?: FindPicture) => {
    tellLeft(about, [...left, ...others.map((source) => named('sound', source))]);
    if (first === undefined) return {};
    const bytes = bytesOf(first, findFile);
    const found = bytes === undefined ? undefined : soundOf(bytes);
    if (found === undefined) tellLeft(about, [named('sound', first)]);
    else if ('problem' in found) say(about, `${found.problem}.`);
    else sounds.push(found.sound);
    return found !== undefined && 'sound' in found ? { soundPath: found.sound.path } : {};
  };
  return {
    messages,
    pictures,
    sounds,
    say,
    note: (kind, { name }) => notes.set(kind, (notes.get(kind) ?? new Set()).add(name)),
    text(about, { text, form }, what = 'in it', keepsGaps = false) {
      const clean = cleanText(text, form, keepsGaps);
      tellLeft(about, [...clean.left, ...clean.sounds.map((source) => named('sound', source))]);
      if (clean.pictures.length > 0) say(about, `a picture ${what} is left out.`);
      return clean.text;
    },
    asked(about, { text, form }, findPicture) {
      const clean = cleanText(text, form);
      const asked = { question: clean.text, ...heard(about, clean, findPicture) };
      const [first, ...others] = clean.pictures;
      if (first === undefined) return asked;
      if (others.length > 0) say(about, 'a question can show one picture; the others are left out.');
      const bytes = bytesOf(first.source, findPicture);
      const found: FoundPicture =
        bytes === undefined
          ? {
              problem: `a picture that is not in the file${fileName(first.source)}: add it to the question and export again`,
            }
          : pictureOf(Buffer.from(bytes));
      if ('problem' in found) {
        say(about, `${found.problem}.`);
        return asked;
      }
      const alt = first.alt === null ? null : cleanText(first.alt, 'plain').text;
      pictures.set(found.picture.path, { picture: found.picture, alt });
      return { ...asked, diagramPath: found.picture.path, diagramAlt: alt };
    },
    finish() {
      for (const [kind, names] of notes) say(null, `${kind} left out: ${nameMany([...names])}.`, 'info');
    },
  };
}

function bytesOf(source: string, findPicture: FindPicture | undefined): Uint8Array | undefined {
  const embedded = /^data:(?:image|audio)\/[\w+.-]+;base64,(.+)$/su.exec(source)?.[1];
  return embedded === undefined ? findPicture?.(source) : Buffer.from(embedded, 'base64');
}

/** ' (circuit.png)' */
function fileName(source: string): string {
  const name = source.replace(/^@@PLUGINFILE@@\//u, '').slice(0, 100);
  return name === '' ? '' : ` (${name})`;
}
