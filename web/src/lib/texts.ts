import type en from '../../texts/en.json';
import { createListeners } from './listeners.ts';

/** The name of a text of texts/en.json, which holds what pupils read; the build puts the text itself in its place. */
export type TextKey = keyof typeof en;

type Token = string | readonly [name: string, type?: string, forms?: Readonly<Record<string, Message>>];
type Message = string | readonly Token[];
/** What the build makes of a key. */
type Built = readonly [number: number, english: Message];

interface Language {
  /** BCP 47 */
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
}

/** The texts of another language than English, by their numbers, and those that come from the marking, by their English. */
interface Catalogue extends Language {
  readonly texts: readonly Message[];
  readonly said: readonly (readonly [RegExp, Message])[];
}

const { subscribe, tell } = createListeners();
const english = language('en-GB');
let chosen: Catalogue | undefined;

function language(code: string): Language {
  const [numbers, plurals] = [new Intl.NumberFormat(code), new Intl.PluralRules(code)];
  return { code, direction: directionOf(code), numbers, plurals };
}

/** Which way a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(code) ? 'rtl' : 'ltr';
}

/** A catalogue; the build gives the texts. */
export function catalogue(code: string, texts: Catalogue['texts'] = [], said: Catalogue['said'] = []): Catalogue {
  return { ...language(code), texts, said };
}

/** Shows pages in this language from now on; in English without one. */
export function setCatalogue(next: Catalogue | undefined): void {
  chosen = next;
  tell();
}

/** Calls `listener` when pages have another language, until the function returned is called. */
export const onCatalogue = subscribe;

/** Pages of staff are in English; `before.js` knows them too. */
export const isStaffPage = () =>
  /^\/(teacher|admin|dashboard|my-account|signed-in|homework-sch)/.test(location.pathname);

const current = () => (chosen === undefined || isStaffPage() ? undefined : chosen);

/** The language of the page. */
export const pageLanguage = (): Language => current() ?? english;

/** For an element: the page's words, where they stand among those of a homework. */
export const inPageLanguage = () => {
  const { code: lang, direction: dir } = pageLanguage();
  return { lang, dir } as const;
};

type Values<Part> = Readonly<Record<string, string | number | Part>>;

/** For an element: the words of a homework, which stay as they were written; `language` where that is not English. */
export const inContentLanguage = (language?: string | null) => {
  const lang = language || english.code;
  return { lang, dir: directionOf(lang) } as const;
};

/** A text in the language of the page, with its values: counts choose their form, numbers are written as there. */
export function t(text: TextKey | Built, values: Values<never> = {}): string {
  return tParts(text, values).join('');
}

/** The same in parts, of which values may be others than texts. */
export function tParts<Part>(text: TextKey | Built, values: Values<Part>): (string | Part)[] {
  if (typeof text === 'string')
    throw new Error(`The text ${text} is not built in: write its key where it is asked for.`);
  const [number, inEnglish] = text;
  return fill(current()?.texts[number] ?? inEnglish, values, '');
}

/** A text for later, for `t`. */
export const msg = <Text extends TextKey | Built>(text: Text): Text => text;

/** What the marking says in English, such as feedback or a grade, in the language of the page where it is known there. */
export function said(text: string): string {
  for (const [pattern, message] of current()?.said ?? []) {
    const found = pattern.exec(text);
    if (found) return fill<never>(message, found.groups ?? {}, '').join('');
  }
  return text;
}

function fill<Part>(message: Message, values: Values<Part>, count: string): (string | Part)[] {
  const { numbers, plurals, direction } = pageLanguage();
  if (typeof message === 'string') return [message];
  return message.flatMap((token): (string | Part)[] => {
    if (typeof token === 'string') return [token === '#' ? count : token];
    const [name, , forms] = token;
    const value = values[name] ?? '';
    const shown = typeof value === 'number' ? numbers.format(value) : value;
    if (forms === undefined) return [typeof value === 'string' && direction === 'rtl' ? `\u2068${value}\u2069` : shown];
    const form = forms[`${value}`] ?? forms[plurals.select(Number(value))] ?? forms.other ?? '';
    return fill(form, values, `${shown}`);
  });
}
