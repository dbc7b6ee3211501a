import {
  type Answers,
  type AnswerTrace,
  type AttemptMarking,
  applyOverrides,
  attemptMarker,
  type MarkOverrides,
  type MarkScheme,
  type Policy,
  traceAttempt,
} from '@markwell/marking-core';

/** The marks that an attempt had when it was stored or recorded. */
export interface EarlierMarks {
  readonly totalMarks: number;
  readonly maxMarks: number;
  readonly grade: string;
  /** Marks by question id. */
  readonly marks: Readonly<Record<string, number>>;
}

/** A question, or the whole, that a replay marks otherwise. */
export interface ReplayDifference {
  /** A question's id, 'total' or 'grade'. */
  readonly of: string;
  readonly before: string;
  readonly after: string;
}

/** An attempt marked again, beside what it had. */
export interface ReplayedAttempt {
  /** Its reference, or the line of the file that it was recorded on. */
  readonly attempt: string;
  readonly homework: string;
  /** Null for a scheme that is no version of a homework. */
  readonly schemeVersion: number | null;
  readonly policy: Policy;
  readonly before: EarlierMarks;
  readonly after: EarlierMarks;
  readonly differences: readonly ReplayDifference[];
  /** How each answer was read and matched, where that was asked for. */
  readonly steps?: readonly AnswerTrace[];
}

/** Something to replay. */
export interface ReplayCase {
  readonly attempt: string;
  readonly homework: string;
  readonly schemeVersion: number | null;
  readonly scheme: MarkScheme;
  readonly policy: Policy;
  readonly answers: Answers;
  /** Marks that a teacher has set. */
  readonly overrides?: MarkOverrides;
  readonly before: EarlierMarks;
}

/** Replays attempts one after another; each scheme and policy is made ready once. */
export function replayer({ steps = false }: { steps?: boolean } = {}): (replayed: ReplayCase) => ReplayedAttempt {
  const markers = new Map<MarkScheme, Map<Policy, ReturnType<typeof attemptMarker>>>();
  const markerOf = (scheme: MarkScheme, policy: Policy) => {
    const ofScheme = markers.get(scheme) ?? new Map<Policy, ReturnType<typeof attemptMarker>>();
    markers.set(scheme, ofScheme);
    const marker = ofScheme.get(policy) ?? attemptMarker(scheme, { policy });
    ofScheme.set(policy, marker);
    return marker;
  };
  return ({ scheme, answers, overrides, before, ...told }) => {
    const marking = markerOf(scheme, told.policy)(answers);
    const after = earlierMarks(
      overrides === undefined ? marking : applyOverrides(marking, overrides, scheme.gradeScale),
    );
    const replayed = { ...told, before, after, differences: differencesOf(before, after) };
    return steps ? { ...replayed, steps: traceAttempt(scheme, answers, told.policy) } : replayed;
  };
}

/** Of a marking what a replay compares. */
export function earlierMarks({ totalMarks, maxMarks, grade, results }: AttemptMarking): EarlierMarks {
  const marks = Object.fromEntries(results.map(({ questionId, marksAwarded }) => [questionId, marksAwarded]));
  return { totalMarks, maxMarks, grade, marks };
}

function differencesOf(before: EarlierMarks, after: EarlierMarks): ReplayDifference[] {
  const ids = [...new Set([...Object.keys(before.marks), ...Object.keys(after.marks)])];
  const markOf = ({ marks }: EarlierMarks, id: string) => (Object.hasOwn(marks, id) ? String(marks[id]) : 'none');
  const total = ({ totalMarks, maxMarks }: EarlierMarks) => `${totalMarks}/${maxMarks}`;
  return [
    ...ids.map((id) => ({ of: id, before: markOf(before, id), after: markOf(after, id) })),
    { of: 'total', before: total(before), after: total(after) },
    { of: 'grade', before: before.grade, after: after.grade },
  ].filter((one) => one.before !== one.after);
}
