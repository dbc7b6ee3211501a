import { alignKey } from '../answers/align.ts';
import { keyEntries } from '../answers/key-entries.ts';
import { isTitledKey } from '../answers/within-scheme.ts';
import type { Span } from '../marks/span.ts';
import { textOf } from '../reading/tally.ts';
import { answersOfCopy } from './answers-of-copy.ts';
import { arrange } from './paper.ts';
import type { DocumentHomework } from './read-document-homework.ts';

interface Named {
  readonly name: string;
  readonly homework: DocumentHomework;
}

/** The documents of an upload: each paper, with the document that has its answers, if any. */
export interface Paired<File> {
  readonly paper: File;
  readonly key: File | undefined;
}

const namesKey =
  /\b(?:answers?|ans|mark(?:ing)?\s*(?:scheme|guide|key)|markscheme|ms|key|solutions?|teacher(?:s|'s)?(?:\s*(?:copy|version))?|mwongozo|majibu|lösung(?:en)?|corrigé|respuestas|gabarito|ответы)\b|答案/iu;

/**
 * Pairs papers with the documents that have their answers, by content: answers that match a paper's questions
 * in order, or the same questions filled in. Names and titles only add to the evidence.
 */
export function pairDocuments<File extends Named>(files: readonly File[]): Paired<File>[] {
  const fits = files.flatMap((paper) =>
    files.flatMap((key) => (key === paper ? [] : [{ paper, key, fit: fitOf(paper, key) }])),
  );
  const pairs = new Map<File, File>();
  const taken = new Set<File>();
  for (const { paper, key } of fits.filter(({ fit }) => fit >= 0.5).sort((a, b) => b.fit - a.fit)) {
    if (taken.has(paper) || taken.has(key)) continue;
    taken.add(paper);
    taken.add(key);
    pairs.set(paper, key);
  }
  const keys = new Set(pairs.values());
  return files.flatMap((file) => (keys.has(file) ? [] : [{ paper: file, key: pairs.get(file) }]));
}

/** How well the second document answers the first: 0 for not at all, 1 and more for every question. */
function fitOf({ name, homework: paper }: Named, key: Named): number {
  const [reading] = paper.readings;
  if (reading === undefined) return 0;
  const asked = arrange(reading, []);
  if (asked.length === 0) return 0;
  const answered = asked.filter(({ block }) => block.answers.length > 0).length / asked.length;
  if (answered > 0.5 || paper.key.length > 0) return 0;
  const says = saysKey({ name: key.name, homework: key.homework });
  if (!says && saysKey({ name, homework: paper })) return 0;
  const copied =
    answersOfCopy(asked, key.homework.readings[0]).filter((answer) => answer !== null).length / asked.length;
  if (copied >= 0.3) return copied + 0.5;
  if (askingShare(key.homework.paper) > 0.25 && !says) return 0;
  const entries = keyEntries(key.homework.key.length > 0 ? key.homework.key : key.homework.paper);
  const found = alignKey(
    asked.map(({ path, stem, options }) => ({
      path,
      text: textOf(stem),
      options: options.map(({ spans, value }) => ({ text: textOf(spans), value })),
    })),
    entries,
  ).filter((at) => at !== null).length;
  const share = found / Math.max(asked.length, Math.min(entries.length, 2 * asked.length));
  return says ? share + 0.3 : share - 0.2;
}

/** Whether a document calls itself answers, in its file name or in a title among its first lines. */
function saysKey({ name, homework: { paper } }: Named): boolean {
  if (namesKey.test(name.replace(/[_.-]+/gu, ' '))) return true;
  return isTitledKey(paper);
}

function askingShare(spans: readonly Span[]): number {
  return spans.length === 0 ? 1 : spans.filter((span) => span.endsAsking || span.hasGap).length / spans.length;
}
