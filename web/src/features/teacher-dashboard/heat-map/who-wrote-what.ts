import type { HeatMap } from '@markwell/server/contract';

/** A wrong answer, and who gave it; null for those who wrote nothing. */
export interface WrongAnswer {
  readonly answer: string | null;
  readonly names: readonly string[];
}

/** Who wrote which wrong answer to a question, the most frequent first and nothing last; what differs in case and spaces alone is one answer. */
export function whoWroteWhat({ students, questions }: HeatMap, index: number): WrongAnswer[] {
  const most = questions[index]?.marks ?? 0;
  const groups = new Map<string, { answer: string | null; names: string[] }>();
  for (const { name, results } of students) {
    const result = results[index];
    if (result === null || result === undefined || result.marks >= most) continue;
    const key = result.answer?.toLowerCase().replace(/\s+/g, ' ').trim() ?? '';
    const group = groups.get(key) ?? { answer: result.answer, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  const isEmpty = ({ answer }: WrongAnswer) => Number(answer === null);
  return [...groups.values()].sort(
    (one, other) => isEmpty(one) - isEmpty(other) || other.names.length - one.names.length,
  );
}
