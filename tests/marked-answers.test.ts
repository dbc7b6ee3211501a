import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInHomework, markAttempt } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../cli/src/commands/mark/csv.ts';

/** Answers marked by a teacher, a file a homework: questionId,value,choice,reason,marks. Add to them, never edit. */
const folder = fileURLToPath(new URL('../fixtures/marked-answers', import.meta.url));

function records(file: string): string[][] {
  const [, ...lines] = readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const fields = parseRecord(line);
    if (fields === 'open' || 'error' in fields) throw new Error(`${file}: cannot read ${line}`);
    return [...fields];
  });
}

describe('the answers marked by a teacher', () => {
  it.each(builtInHomework)('$slug: the marks are the teacher’s', ({ slug, scheme }) => {
    const rows = records(`${slug}.csv`);
    expect(rows.length).toBeGreaterThan(30);
    const differences = rows.flatMap(([questionId = '', value = '', choice, reason, marks]) => {
      const answer = { questionId, value, ...(choice ? { choice } : {}), ...(reason ? { reason } : {}) };
      const { results } = markAttempt(scheme, { [questionId]: answer });
      const result = results.find((candidate) => candidate.questionId === questionId);
      if (result?.marksAwarded === Number(marks)) return [];
      return [`${questionId} "${value}${reason}" deserves ${marks}, got ${result?.marksAwarded} (${result?.refusal})`];
    });
    expect(differences).toEqual([]);
  });
});
