import type { WordContent } from './docx/answers-of-other-file.ts';

interface Named {
  readonly name: string;
  readonly word: WordContent;
}

export interface PairedKeys<File> {
  /** Whether a file is nothing but the answers of another. */
  isKey(file: File): boolean;
  /** The file that has the answers for this one. */
  keyFor(file: File): File | undefined;
}

const keyName =
  /\b(?:answers?|ans|mark\s*scheme|markscheme|ms|key|solutions?|teacher(?:s|'s)?(?:\s*(?:copy|version))?)\b/giu;

/**
 * Finds the files of an upload that hold the answers of another one: by their names ('Forces answers.docx' beside
 * 'Forces.docx'), or because there are two and one has answers without questions to answer.
 */
export function pairKeys<File extends Named>(files: readonly File[]): PairedKeys<File> {
  const keys = new Map<File, File>();
  for (const file of files) {
    const isNamed = spaced(file.name).match(keyName) !== null;
    if (!isNamed && !isOnlyAnswers(file)) continue;
    const others = files.filter(
      (other) => other !== file && spaced(other.name).match(keyName) === null && (isNamed || !isOnlyAnswers(other)),
    );
    const same =
      others.find((other) => stem(other.name) === stem(file.name)) ?? (others.length === 1 ? others[0] : undefined);
    if (same?.word.recognised.questions.some(({ answers }) => answers.length === 0)) keys.set(file, same);
  }
  return {
    isKey: (file) => keys.has(file),
    keyFor: (file) => [...keys].find(([, of]) => of === file)?.[0],
  };
}

/** Short texts behind numbers, and nothing that asks. */
function isOnlyAnswers({ word: { recognised, asKey } }: Named): boolean {
  const { questions } = recognised;
  return (
    asKey.length > 1 &&
    questions.every(
      ({ text, options, answers }) =>
        options.length === 0 && answers.length === 0 && text.length < 60 && !/\?|_{2,}/u.test(text),
    )
  );
}

const spaced = (name: string) => name.replace(/\.\w+$/u, '').replace(/[_.-]+/gu, ' ');
const stem = (name: string) =>
  spaced(name)
    .replace(keyName, '')
    .replace(/[\s()]+/gu, ' ')
    .trim()
    .toLowerCase();
