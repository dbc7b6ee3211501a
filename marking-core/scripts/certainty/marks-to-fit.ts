import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { Policy } from '../../src/answers/marking.ts';
import { readKey } from '../../src/certainty/read-key.ts';
import type { Family, Result, Sign } from '../../src/certainty/signs.ts';
import { resultOf, tellSigns } from '../../src/certainty/tell-signs.ts';
import { acceptedTexts } from '../../src/certainty/weigh-outcome.ts';
import { builtInSlugs, loadBuiltInHomework } from '../../src/homework/load-homework.ts';
import { ruleMarkers } from '../../src/marking/compile-scheme.ts';
import { publishedMarkers } from '../../src/published/published-marking.ts';
import { questionTypeReadings } from '../../src/question-types/question-type-readings.ts';
import { findQuestionType } from '../../src/question-types/type-names.ts';
import { type MarkedQuestion, type MarkScheme, markSchemeSchema } from '../../src/scheme/mark-scheme.ts';
import { schemeOfQuestions } from '../short-answers/compared-answers.ts';
import type { MarkedAnswers } from '../short-answers/read-questions.ts';

/** A mark that a rule gave, with its signs, beside what a person gave. */
export interface MarkToFit {
  readonly set: string;
  readonly subject: string;
  readonly question: string;
  readonly family: Family;
  readonly result: Result;
  readonly signs: ReadonlyMap<Sign, number>;
  /** Whether the person gave the same marks; and whether fewer. */
  readonly isRight: boolean;
  readonly isTooMany: boolean;
  readonly pupils: number;
  /** As how many marks it counts. */
  readonly weight: number;
  /** Whether it is an accepted wording itself, which is certain and not fitted. */
  readonly isAccepted: boolean;
}

interface Given {
  readonly value: string;
  readonly choice?: string | undefined;
  readonly reason?: string | undefined;
  /** 0 to 1: the share of the marks that the person gave. */
  readonly person: number;
  readonly pupils: number;
}

type Place = Pick<MarkToFit, 'set' | 'subject' | 'question'>;

/** The marks of answers that people have marked, each question with its key alone. */
export function marksOfQuestions(questions: readonly MarkedAnswers[], set: string): MarkToFit[] {
  const scheme = schemeOfQuestions(questions);
  const mark = markerOf(scheme, 'guarded');
  return questions.flatMap(({ subject, id, answers }, index) => {
    const question = scheme.questions[index];
    if (question === undefined) return [];
    const given = answers.map(({ text, person, pupils }) => ({ value: text, person, pupils }));
    return mark(question, given, { set, subject, question: `${set} ${id}` });
  });
}

const rowSchema = z.object({
  questionId: z.string(),
  value: z.string(),
  choice: z.optional(z.string()),
  reason: z.optional(z.string()),
  marks: z.string(),
});

/** One in so many of the wordings that a scheme allows is taken out: so many right answers are refused then as of answers that nobody had seen. */
const seventh = 7;

/** Of answers accepted, one in so many is one to another question: so many are wrong of answers that nobody had seen. */
const strays = 60;

/** The marks of the answers kept with the built-in sets, each by a scheme that lacks a seventh of its wordings. */
export async function marksOfBuiltInSets(): Promise<MarkToFit[]> {
  const all: MarkToFit[] = [];
  const strayed: MarkToFit[] = [];
  for (const slug of builtInSlugs) {
    const homework = await loadBuiltInHomework(slug);
    if (homework === undefined) continue;
    const path = new URL(`../../../fixtures/marked-answers/${slug}.csv`, import.meta.url);
    const rows = z
      .array(rowSchema)
      .parse(parse(readFileSync(path, 'utf8'), { columns: true, bom: true, relax_column_count: true }));
    for (const policy of ['guarded', 'published'] as const) {
      for (let part = 0; part < seventh; part++) {
        const scheme = withoutPart(homework.scheme, part);
        const mark = markerOf(scheme, policy);
        for (const question of scheme.questions) {
          const given = rows
            .filter((row, place) => row.questionId === question.id && place % seventh === part)
            .map(({ marks, ...answer }) => ({ ...answer, person: Number(marks) / question.maxMarks, pupils: 1 }));
          const place = { set: 'built-in', subject: slug, question: `${slug} ${question.id}` };
          const own = mark(question, given, place);
          const others = rows
            .filter((row, at) => row.questionId !== question.id && Number(row.marks) > 0 && at % seventh === part)
            .map(({ marks: _marks, ...answer }) => ({ ...answer, person: 0, pupils: 1 }));
          const met = mark(question, others, place).filter(({ result }) => result !== 'none');
          strayed.push(...met);
          all.push(...own);
        }
      }
    }
  }
  const wanted = all.filter(({ result }) => result !== 'none').length / strays;
  const weight = wanted / Math.max(1, strayed.length);
  return [...all, ...strayed.map((mark) => ({ ...mark, weight }))];
}

function markerOf(scheme: MarkScheme, policy: Policy) {
  const byRule = ruleMarkers(scheme);
  const published = publishedMarkers(scheme);
  return (question: MarkedQuestion, given: readonly Given[], place: Place): MarkToFit[] => {
    const key = readKey(question, policy === 'published');
    const type = findQuestionType(question.type);
    const { lexicon, marker: guarded } = byRule(question);
    const marker = policy === 'published' ? published(question) : guarded;
    if (key === undefined || type === undefined || marker === undefined) return [];
    const accepts = acceptedTexts(question);
    const { maxMarks } = question;
    return given.flatMap((answer): MarkToFit[] => {
      const { value, choice, reason, person, pupils } = answer;
      const candidate = questionTypeReadings[type]({
        questionId: question.id,
        value,
        ...(choice && { choice }),
        ...(reason && { reason }),
      });
      if (candidate === undefined || (value === '' && (reason ?? '') === '')) return [];
      const marked = marker(candidate, maxMarks);
      if (marked.state !== undefined) return [];
      const signs = new Map<Sign, number>(key.signs);
      tellSigns(key, policy === 'published' ? undefined : lexicon, candidate, marked, (sign, size) =>
        signs.set(sign, size),
      );
      const result = resultOf(marked, maxMarks, key);
      const share = marked.marks / maxMarks;
      return [
        {
          ...place,
          ...{
            family: key.family,
            result,
            signs,
            pupils,
            weight: 1,
            isAccepted: marked.marks >= maxMarks && accepts(candidate.text),
          },
          isRight: Math.abs(share - person) < 1e-6,
          isTooMany: share > person + 1e-6,
        },
      ];
    });
  };
}

/** The scheme without every seventh of its allowed wordings, beginning with one. */
function withoutPart(scheme: MarkScheme, part: number): MarkScheme {
  let at = 0;
  const lessened = JSON.stringify(scheme, (name, value: unknown) =>
    name === 'allow' && Array.isArray(value) ? value.filter(() => at++ % seventh !== part) : value,
  );
  return markSchemeSchema.parse(JSON.parse(lessened));
}
