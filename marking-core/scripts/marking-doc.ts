import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInHomework } from '../src/homework/index.ts';
import { policyDifferences } from './cases.ts';

export const markingDocPath = fileURLToPath(new URL('../../docs/marking.md', import.meta.url));

const begin = '<!-- differences: written by marking-core/scripts/write-marking-doc.ts -->';
const end = '<!-- end of differences -->';

/** The text of docs/marking.md with the table of differences as the cases have it. */
export function markingDocText(): string {
  const [before = '', rest = ''] = readFileSync(markingDocPath, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${differencesTable()}\n\n${end}${after}`;
}

function differencesTable(): string {
  const rows = [...policyDifferences]
    .sort(([, , , , , a], [, , , , , b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([slug, questionId, answer, published, guarded, why]) => {
      const year = builtInHomework.find((homework) => homework.slug === slug)?.year;
      return `| ${why} | Year ${year} ${questionId} | ${answer} | ${published} | ${guarded} |`;
    });
  return ['| Under `guarded` | Question | Answer | `published` | `guarded` |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
