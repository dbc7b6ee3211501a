import { Parser } from 'htmlparser2';
import { RefusedFile } from '../../../files/refused-file.ts';
import { fractionOnLine, grouped, lowered, raised } from '../../scripts.ts';

const tight = (text: string) => text.trim();

/** How each element of MathML is written on one line, from the texts of the elements in it. */
const elements: Readonly<Record<string, (parts: readonly string[], text: string) => string>> = {
  mfrac: ([top = '', bottom = '']) => fractionOnLine(top, bottom),
  msup: ([base = '', power = '']) => tight(base) + raised(tight(power)),
  msub: ([base = '', index = '']) => tight(base) + lowered(tight(index)),
  msubsup: ([base = '', index = '', power = '']) => tight(base) + lowered(tight(index)) + raised(tight(power)),
  msqrt: (_parts, text) => `√${grouped(text)}`,
  mroot: ([inside = '', root = '']) => `${raised(tight(root))}√${grouped(inside)}`,
  mfenced: (parts) => `(${parts.map(tight).join(', ')})`,
  mi: (_parts, text) => tight(text),
  mn: (_parts, text) => tight(text),
  mo: (_parts, text) => (/^[=+−<>≤≥≈≠→⇌±×÷-]$/u.test(tight(text)) ? ` ${tight(text)} ` : tight(text)),
};

/** An element of MathML on one line; `undefined` for any other element. */
function mathOf(name: string, text: string, parts: readonly string[]): string | undefined {
  return elements[name]?.(parts, text);
}

/** A picture that a text shows: where it is, and what its text alternative says. */
export interface TextPicture {
  readonly source: string;
  readonly alt: string | null;
}

/** A text of HTML, and what of it is no text. */
interface MarkedUp {
  readonly text: string;
  readonly pictures: readonly TextPicture[];
  /** Where sounds to listen to are; of one in several forms the first. */
  readonly sounds: readonly string[];
  readonly left: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** An element that is open, with the text in it so far; `parts` are those of the elements in it. */
interface Frame {
  readonly name: string;
  readonly attributes: Attributes;
  text: string;
  parts: string[];
  /** Elements of a list that have begun. */
  count: number;
}

const blocks =
  /^(?:p|div|li|tr|table|ul|ol|h[1-6]|blockquote|pre|dl|dt|dd|section|article|figure|figcaption|hr|caption)$/u;
const media: Readonly<Record<string, string>> = {
  video: 'video',
  source: 'file',
  iframe: 'page',
  object: 'file',
  embed: 'file',
  canvas: 'drawing',
  svg: 'drawing',
  script: 'script',
  input: 'field of a form',
  select: 'field of a form',
  textarea: 'field of a form',
};
const dropped = /^(?:script|style|svg|annotation|head|title|select|object|audio|video)$/u;
const struck = /^(?:s|del|strike)$/u;

/** Tags of one text: what is nested without end would take time without end. */
const mostTags = 5_000;

/** Reads HTML from beginning to end: blocks a line each, cells side by side, raised and lowered letters as Unicode. */
export function markedUp(html: string): MarkedUp {
  const pictures: TextPicture[] = [];
  const sounds: string[] = [];
  const left: string[] = [];
  const source = oneLanguage(html, left);
  const chosen = chosenLanguage(source);
  const frames: Frame[] = [frameOf('', {})];
  let preformatted = 0;
  const top = () => frames.at(-1) ?? frameOf('', {});
  const write = (text: string) => {
    top().text += text;
  };
  let tags = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (tags > mostTags)
        throw new RefusedFile('too-large', 'A text in it has too many tags to read. Make it simpler.');
      const around = top();
      if (blocks.test(name)) write('\n');
      if (name === 'br') write('\n');
      if (name === 'td' || name === 'th') around.count += 1;
      if ((name === 'td' || name === 'th') && around.count > 1) write(' | ');
      if (name === 'li') around.count += 1;
      if (name === 'li') write(around.name === 'ol' ? `${around.count}. ` : '• ');
      const formula = formulaOf(name, attributes);
      if (formula !== undefined) write(`\\(${formula}\\)`);
      else if (name === 'img') pictures.push({ source: attributes.src ?? '', alt: attributes.alt?.trim() || null });
      else if (name === 'audio' || (name === 'source' && around.name === 'audio')) {
        if (attributes.src !== undefined && (name === 'audio' || around.count === 0)) sounds.push(attributes.src);
        if (name === 'source') around.count += 1;
      } else if (media[name] !== undefined) left.push(named(media[name], attributes.src ?? attributes.data ?? ''));
      // Moodle shows a link to a sound as something to play.
      if (name === 'a' && /^@@PLUGINFILE@@.*\.(?:mp3|ogg|oga|wav|m4a)$/iu.test(attributes.href ?? ''))
        sounds.push(attributes.href ?? '');
      else if (name === 'a' && attributes.href !== undefined) left.push(...linked(attributes.href));
      if (name === 'pre') preformatted += 1;
      frames.push(frameOf(name, attributes));
    },
    ontext(text) {
      write(preformatted > 0 ? text : text.replace(/\s+/gu, ' '));
    },
    onclosetag(name) {
      const frame = frames.length > 1 ? frames.pop() : undefined;
      if (frame === undefined) return;
      if (name === 'pre') preformatted -= 1;
      const text = closed(frame, chosen, left);
      write(text);
      top().parts.push(text);
      if (blocks.test(name)) write('\n');
    },
  });
  parser.end(source);
  const [root] = frames;
  return { text: root?.text ?? '', pictures, sounds, left: [...new Set(left)] };
}

const frameOf = (name: string, attributes: Attributes): Frame => ({ name, attributes, text: '', parts: [], count: 0 });

/** What an element leaves in the text around it. */
function closed({ name, attributes, text, parts }: Frame, chosen: string | undefined, left: string[]): string {
  if (name === 'sup') return raised(text);
  if (name === 'sub') return lowered(text);
  if (dropped.test(name)) return '';
  if (struck.test(name)) {
    if (text.trim() !== '') left.push(`the struck-out “${text.trim().slice(0, 40)}”`);
    return '';
  }
  const language = languageOf(name, attributes);
  if (language !== undefined && language !== chosen) {
    left.push(`the text in another language (${language})`);
    return '';
  }
  return mathOf(name, text, parts) ?? text;
}

/** The language of a text that is there in several. */
function languageOf(name: string, { class: classes = '', lang }: Attributes): string | undefined {
  return name === 'span' && /\bmultilang\b/u.test(classes) ? lang?.toLowerCase() : undefined;
}

/** English where it is among them, else the first. */
function chosenLanguage(html: string): string | undefined {
  if (!html.includes('multilang')) return undefined;
  const spans = [...html.matchAll(/<span\b([^<>]{0,300})/giu)].map(([, attributes = '']) => attributes);
  const ofLanguages = spans.filter((attributes) => attributes.includes('multilang'));
  return preferred(ofLanguages.map((one) => /\blang\s*=\s*["']?([\w-]+)/iu.exec(one)?.[1]?.toLowerCase() ?? ''));
}

const preferred = (languages: readonly string[]) => languages.find((one) => one.startsWith('en')) ?? languages[0];

/** Without the other languages of '{mlang en}…{mlang}{mlang de}…{mlang}'. */
function oneLanguage(html: string, left: string[]): string {
  if (!html.includes('{mlang')) return html;
  const written = /\{mlang\s+([\w-]+)\}([^{]{0,5000})\{mlang\}/gu;
  const languages = [...html.matchAll(written)].map(([, language = '']) => language.toLowerCase());
  const chosen = preferred(languages);
  left.push(...languages.filter((one) => one !== chosen).map((one) => `the text in another language (${one})`));
  return html.replace(written, (_all, language: string, text: string) =>
    language.toLowerCase() === chosen ? text : '',
  );
}

/** The TeX of a formula that is as a picture. */
function formulaOf(name: string, attributes: Attributes): string | undefined {
  if (name !== 'img') return undefined;
  const tex = attributes['data-equation-content'] ?? /^LaTeX:\s*(.+)$/su.exec(attributes.alt ?? '')?.[1];
  return tex ?? (/\b(?:texrender|equation_image)\b/u.test(attributes.class ?? '') ? attributes.alt : undefined);
}

function linked(address: string): string[] {
  if (/^(?:#|javascript:|$)/iu.test(address)) return [];
  return [
    /^@@PLUGINFILE@@|\.\w{2,4}$/u.test(address) && !/^https?:/u.test(address)
      ? named('file', address)
      : `the link to ${address}`,
  ];
}

/** As a message names it: 'the sound hello.mp3'. */
export function named(what: string, address: string): string {
  const file = decoded(address.replace(/^@@PLUGINFILE@@\//u, '').replace(/\?.*$/su, ''));
  return file === '' || file.startsWith('data:') ? `a ${what}` : `the ${what} ${file}`;
}

/** An address as a person reads it. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
