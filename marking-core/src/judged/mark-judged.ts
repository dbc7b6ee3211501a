import type { Evidence } from '../answers/marking.ts';
import { outcome } from '../rules/outcomes.ts';
import type { Candidate, Marker, Outcome } from '../rules/rule-marking.ts';
import type { JudgedAnswer } from '../scheme/judged-answer.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { answerKey } from './answer-key.ts';
import { learn, type Trust } from './learn.ts';
import { answersReader, likeness, type ReadAnswer } from './likeness.ts';

/**
 * Fitted on answers of ten judged groups a question; figures near these do as well. The level counts for little: what was judged
 * was chosen because it was doubtful, and says less about the rest.
 */
const trust: Trust = { level: 0.3, likeness: 8 };
/** Likeness counts by this power: what is half alike is less than half as telling. */
const sharpness = 1.5;
/** What is learnt from, of a question with more judged answers: the latest. */
const mostLessons = 120;
/** From this likeness on a reason names the judged answer. */
const namedFrom = 0.4;
/** No likeness makes a mark surer than this, nor does what marking gives by itself. */
const surest = 0.97;
/** How far into the next mark a share must reach for it: an answer of one mark is accepted from a likelihood of .44 on. */
const reach = 0.56;

/**
 * Marks by what people have judged, and for the rest by the rule: an equal answer gets the judged marks with certainty, one that is like
 * judged answers is marked in their light, and each judgement moves how strictly the whole question is marked. The
 * key itself is never doubted for what was judged elsewhere.
 */
export function judgedMarker(question: MarkedQuestion, marker: Marker): Marker {
  const { judged = [], maxMarks } = question;
  if (judged.length === 0 || maxMarks === 0) return marker;
  const byKey = new Map(judged.map((one) => [answerKey(question, one.answer, one.choice), one]));
  const weigh = weigher(question, [...byKey.values()], marker);
  return (candidate, most) => {
    const { text, choice } = candidate;
    const known = byKey.get(answerKey(question, text, choice));
    if (known !== undefined)
      return outcomeOf(Math.min(known.marks, most), most, [evidenceOf(known, text, 'judged')], 1);
    const marked = marker(candidate, most);
    const isKey = marked.confidence === 1 && marked.marks >= most;
    return weigh === undefined || isKey || marked.state !== undefined ? marked : weigh(candidate, marked, most);
  };
}

type Weigher = (candidate: Candidate, marked: Outcome, most: number) => Outcome;

/** Weighs what the rule gives against judged answers; undefined where they say nothing about others. */
function weigher(question: MarkedQuestion, judged: readonly JudgedAnswer[], marker: Marker): Weigher | undefined {
  const read = answersReader(question);
  if (read === undefined) return undefined;
  const { maxMarks } = question;
  const lessons = judged.slice(-mostLessons).map((one) => {
    const marked = marker(candidateOf(one), maxMarks);
    const share = Math.min(1, one.marks / maxMarks);
    const differs = marked.marks !== Math.min(one.marks, maxMarks);
    return { one, share, differs, prior: logit(shareOf(marked, maxMarks)), read: read(one.answer) };
  });
  const alike = (a: ReadAnswer, b: ReadAnswer) => likeness(a, b) ** sharpness;
  const { pulls, level } = learn(
    lessons,
    (a, b) => {
      const [first, second] = [lessons[a], lessons[b]];
      return first === undefined || second === undefined || first.one.choice !== second.one.choice
        ? 0
        : alike(first.read, second.read);
    },
    trust,
  );
  return ({ text, choice }, marked, most) => {
    const answer = read(text);
    const share = shareOf(marked, most);
    let shifted = logit(share) + level;
    let corrected = 0;
    const near: { one: JudgedAnswer; like: number; pull: number }[] = [];
    lessons.forEach(({ one, read: other, differs }, at) => {
      if ((one.choice ?? '') !== (choice ?? '')) return;
      const like = likeness(answer, other);
      const pull = (pulls[at] ?? 0) * like ** sharpness;
      shifted += pull;
      if (differs) corrected += pull + ((pulls[at] ?? 0) * trust.level) / trust.likeness;
      if (like >= namedFrom) near.push({ one, like, pull });
    });
    const chance = 1 / (1 + Math.exp(-shifted));
    const wanted = marksOf(chance, most);
    // Whoever only agrees changes no marks.
    const marks = (wanted - marked.marks) * corrected > 0 ? wanted : marked.marks;
    const direction = marks === marked.marks ? (marks >= most ? 1 : -1) : marks - marked.marks;
    const told = near
      .filter(({ pull }) => pull * direction > 0)
      .sort((a, b) => b.pull * direction - a.pull * direction);
    const [first] = told;
    const reason: Evidence[] =
      first !== undefined
        ? [evidenceOf(first.one, text, 'alike')]
        : marks === marked.marks
          ? []
          : [{ part: '', words: quoted(text), how: 'level' }];
    const confidence = Math.min(surest, certaintyOf(chance, marks, most));
    if (marks !== marked.marks) return outcomeOf(marks, most, reason, confidence);
    return { ...marked, evidence: [...marked.evidence, ...reason], confidence };
  };
}

function candidateOf({ answer, choice }: JudgedAnswer): Candidate {
  return choice === undefined ? { text: answer } : { text: answer, choice };
}

/** Of an outcome that does not say how sure it is. */
const unknown = 0.85;

/** The share of the marks that marking by itself expects, within the range that gives the marks it gave. */
function shareOf({ marks, confidence = unknown }: Outcome, most: number): number {
  const expected = marks >= most ? confidence : marks === 0 ? 1 - confidence : marks / most;
  const least = marks === 0 ? 1 - surest : (marks - reach) / most;
  const greatest = marks >= most ? surest : (marks + 1 - reach) / most - 0.01;
  return Math.min(greatest, Math.max(least, expected));
}

function marksOf(share: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(share * most + reach)));
}

/** How sure these marks are; of part marks no more than that they are near. */
function certaintyOf(chance: number, marks: number, most: number): number {
  if (marks >= most) return chance;
  return marks === 0 ? 1 - chance : 1 - Math.abs(chance - marks / most);
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

function outcomeOf(marks: number, most: number, evidence: Evidence[], confidence: number): Outcome {
  if (marks >= most) return outcome(most, evidence, confidence);
  return outcome(marks, evidence, confidence, marks === 0 ? 'judged' : 'partly-met');
}

function evidenceOf({ answer, marks, by }: JudgedAnswer, text: string, how: 'judged' | 'alike'): Evidence {
  return { part: quoted(answer), words: quoted(text), how, marks, ...(by !== undefined && { by }) };
}

const longestQuoted = 200;

function quoted(text: string): string {
  return text.trim().slice(0, longestQuoted);
}
