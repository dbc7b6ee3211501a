import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { policyDifferences } from '../src/policies/policy-differences.cases.ts';

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
    .sort((a, b) => (a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0))
    .map(
      ({ reason, homework, questionId, answer, published, guarded }) =>
        `| ${reason} | ${homework.title.slice(0, 7).trim()} ${questionId} | ${answer} | ${published} | ${guarded} |`,
    );
  return ['| Under `guarded` | Question | Answer | `published` | `guarded` |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
