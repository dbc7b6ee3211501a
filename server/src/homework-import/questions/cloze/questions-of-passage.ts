import { tidy } from '../lines/lines.ts';
import type { ParsedQuestion, Read, RowItem } from '../parsed-question.ts';
import { marksOfPart } from '../part-of-question.ts';
import type { Passage } from './passages.ts';

/** What is said around a passage. */
export interface AroundPassage {
  readonly path: readonly string[];
  /** Whether other questions have numbers. */
  readonly isNumbered: boolean;
  readonly instruction: { readonly text: string; readonly marks?: number } | undefined;
  /** The marks of each gap. */
  readonly each: number | undefined;
  readonly bank: readonly string[];
  readonly answers: readonly (string | undefined)[];
  readonly places: { readonly passage: number; readonly answers: number };
}

/**
 * A question for each gap of a passage: its sentence, where each sentence has gaps or the gaps have labels, else the whole passage, as a
 * sentence may need those around it.
 */
export function questionsOfPassage({ run, sentences }: Passage, around: AroundPassage): readonly RowItem[] {
  const { path, isNumbered, instruction, bank, answers, places, each } = around;
  const isLabelled = run.gaps[0]?.label !== undefined;
  const isOfSentences = isLabelled || sentences.every(({ gaps }) => gaps.length > 0);
  const whole = [instruction?.text ?? '', tidy(sentences.map(({ text }) => text).join(' '))].filter(Boolean).join('\n');
  const total = instruction?.marks;
  const value = each ?? (total === undefined ? undefined : marksOfPart(total, run.gaps.length));
  const options = bank.map((word): Read<string> => ({ value: word, place: places.passage, confidence: 0.75 }));
  return run.gaps.map(({ label }, index): RowItem => {
    const sentence = sentences.findLast(({ first, gaps }) => first <= index && gaps.length > 0);
    const isAlone = sentence?.gaps.length === 1;
    const order = isOfSentences ? index - (sentence?.first ?? 0) + 1 : index + 1;
    const asked = isOfSentences ? (sentence?.text ?? '') : whole;
    const which = isAlone && isOfSentences ? '' : isLabelled ? `Gap (${label})` : `Gap ${order}`;
    const said = answers[index];
    const question: ParsedQuestion = {
      section: undefined,
      path: pathOf(around, label, index),
      place: places.passage,
      text: isLabelled || which === '' ? asked : `${asked}\n${which}`,
      description: describe(isOfSentences ? instruction?.text : undefined, isLabelled ? which : ''),
      options,
      answers: said === undefined ? [] : [{ value: said, place: places.answers, confidence: 0.75 }],
      marks: value === undefined ? undefined : { value, place: places.passage, confidence: 0.7 },
      pictures: [],
      leftOver: [],
    };
    return { kind: 'row', place: places.passage, number: path[0] ?? (isNumbered ? undefined : label), question };
  });
}

const describe = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n') || undefined;

function pathOf({ path, isNumbered }: AroundPassage, label: string | undefined, index: number): readonly string[] {
  if (path.length > 0) return [...path, label ?? String.fromCharCode(97 + index)];
  return label === undefined || isNumbered ? [] : [label];
}
