import type { Results } from '../statistics/read-results.ts';

/** 'results-year8-8a-Sc1.csv' of the results of a class; letters of any alphabet, digits, hyphens and a full stop only. */
export function fileName(
  kind: string,
  {
    homework: { id, slug },
    classCode,
  }: { homework: Pick<Results['homework'], 'id' | 'slug'>; classCode: string | null },
  ending: string,
): string {
  const plain = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `${kind}-${plain(slug ?? String(id))}${classCode === null ? '' : `-${plain(classCode)}`}.${ending}`;
}
