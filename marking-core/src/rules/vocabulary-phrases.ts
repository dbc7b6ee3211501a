import { type Pattern, readLiteral, readPhrase } from '../phrases/notation.ts';
import type { PhraseRole, PhraseSource } from '../phrases/phrase.ts';

/** The lists of a rule that are looked for in an answer. */
export interface PhraseLists {
  readonly accept?: readonly string[] | undefined;
  readonly allow?: readonly string[] | undefined;
  readonly reject?: readonly string[] | undefined;
  readonly others?: readonly string[] | undefined;
  readonly insufficient?: readonly string[] | undefined;
  readonly ignore?: readonly string[] | undefined;
}

/**
 * The phrases of a vocabulary, for one term of a rule; `part` names it in evidence, else each accepted text names itself, and allowed wording is
 * named by the accepted text where there is one.
 */
export function vocabularyPhrases(lists: PhraseLists, term = 0, part?: string): PhraseSource[] {
  const name = part ?? (lists.accept?.length === 1 ? lists.accept[0] : '');
  return [
    ...sources(lists.accept, 'right', term, part, 'exact', readLiteral),
    ...sources(lists.allow, 'right', term, part, 'synonym', readPhrase).map((source) => ({ ...source, name })),
    ...sources(lists.reject, 'reject', term, undefined, 'exact', readPhrase),
    ...sources(lists.others, 'other', term, undefined, 'exact', readPhrase),
    ...sources(lists.insufficient, 'insufficient', term, undefined, 'exact', readPhrase),
    ...sources(lists.ignore, 'ignore', term, undefined, 'exact', readPhrase),
  ];
}

/** Phrases whose words must be adjacent and in order, as in an option or a quotation. */
export function sideBySide(texts: readonly string[], role: PhraseRole, term: number): PhraseSource[] {
  return sources(texts, role, term, undefined, 'exact', readSideBySide);
}

function sources(
  texts: readonly string[] | undefined,
  role: PhraseRole,
  term: number,
  part: string | undefined,
  how: 'exact' | 'synonym',
  read: (text: string) => Pattern,
): PhraseSource[] {
  if (texts === undefined) return [];
  return texts
    .map((text) => ({ role, term, part: part ?? text, how, ...read(text) }))
    .filter(({ slots }) => slots.length > 0);
}

function readSideBySide(text: string): Pattern {
  const pattern = { ...readLiteral(text), spansPunctuation: true };
  const { slots } = pattern;
  const denied = slots[0]?.denied;
  if (slots.length < 2 || slots.some((slot) => slot.denied !== denied)) return pattern;
  const alternative = slots.flatMap(({ alternatives }) => alternatives[0] ?? []);
  return { ...pattern, slots: [{ alternatives: [alternative], denied, stretch: 0, isClose: false }] };
}
