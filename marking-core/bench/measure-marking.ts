import { year7, year8, year9, year10, year11 } from '../src/homework/index.ts';
import { markAttempt } from '../src/marking/mark-attempt.ts';
import type { MarkScheme } from '../src/scheme/mark-scheme.ts';
import { type Attempt, attempts, seededNumbers } from './answer-stream.ts';
import { patternMarker } from './pattern-marker.ts';

/** Marked by a PHP pattern matcher on one core, as measured for the goal of ten times that. */
const phpAnswersPerSecond = 21_000;
/** `npm run bench -- --short`: whether only to see that it runs. */
const isShort = process.env.MARKWELL_BENCH_SHORT === '1';
/** The engine has compiled all that is used often only after about ten. */
const rounds = isShort ? 1 : 30;
const attemptsPerRound = isShort ? 200 : 4_000;

/** Milliseconds that this process has computed: on a machine that does other things too, a clock would measure those. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Answers in a second of one core: the best of some rounds, since other work disturbs the rest; each has answers that were not seen before. */
function answersPerSecond(mark: (attempt: Attempt) => unknown): number {
  const speeds = Array.from({ length: rounds }, (_, round) => {
    const stream = attempts(attemptsPerRound, 1000 + round);
    const answers = stream.reduce((sum, attempt) => sum + Object.keys(attempt.answers).length, 0);
    const start = computed();
    for (const attempt of stream) mark(attempt);
    return (answers / (computed() - start)) * 1000;
  });
  return Math.max(...speeds);
}

const schemes: readonly MarkScheme[] = [year7, year8, year9, year10, year11].map(({ scheme }) => scheme);
const markers = new Map(schemes.map((scheme) => [scheme, patternMarker(scheme)]));
const floor = answersPerSecond(({ scheme, answers }) => markers.get(scheme)?.(answers));
const guarded = answersPerSecond(({ scheme, answers }) => markAttempt(scheme, answers));
const published = answersPerSecond(({ scheme, answers }) => markAttempt(scheme, answers, { policy: 'published' }));
const format = (speed: number) => (Math.round(speed / 1000) * 1000).toLocaleString('en-GB').padStart(9);
const ratios = (speed: number) =>
  `${(speed / floor).toFixed(2)} x naive patterns, ${(speed / phpAnswersPerSecond).toFixed(1)} x PHP patterns (${phpAnswersPerSecond}/s)`;
console.log(`naive patterns      ${format(floor)} answers/s, no evidence: the floor`);
console.log(`marking, guarded    ${format(guarded)} answers/s with evidence: ${ratios(guarded)} (goal 300,000)`);
console.log(`marking, published  ${format(published)} answers/s: ${ratios(published)}`);

const random = seededNumbers(7);
const letters = 'abcdefghijklmnopqrstuvwxyz';
const strange = () =>
  Array.from({ length: 3 + Math.floor(random() * 7) }, () => letters[Math.floor(random() * 26)]).join('');
const long = {
  'one word repeated': 'copper '.repeat(1500),
  'the key in every order': 'same number of atoms not different mass because '.repeat(220),
  'strange words': Array.from({ length: 1500 }, strange).join(' '),
  'one endless word': 'a'.repeat(10_000),
  'articles and letters': 'a b a t a c '.repeat(900),
  'accents and signs': 'né ½ H₂O → “x” '.repeat(700),
  'numbers and units': '3 waves, 50 s = 1 Hz / 2 not 8 '.repeat(330),
  brackets: '(100,2),('.repeat(1200),
  'words run together': 'typeofcrisp doublehelix athermometer brownis '.repeat(230),
  'symbols run together': 'atcg gcta mgzn fecu '.repeat(500),
};
/** Of some tries the least counts: the first ones of each text also compile what no shorter answer has needed. */
const tries = isShort ? [1] : [1, 2, 3, 4, 5];
for (const [name, repeated] of Object.entries(long)) {
  let worst = { time: 0, where: '' };
  for (const scheme of schemes) {
    for (const { id } of scheme.questions) {
      const text = repeated.slice(0, 10_000);
      const times = tries.map((round) => {
        const value = `${round}${text}`.slice(0, 10_000);
        const start = computed();
        markAttempt(scheme, { [id]: { questionId: id, value, choice: 'yes', reason: value } });
        return computed() - start;
      });
      const time = Math.min(...times);
      if (time > worst.time) worst = { time, where: `${scheme.slug} ${id}` };
    }
  }
  console.log(`10,000 characters, ${name.padEnd(24)} at most ${worst.time.toFixed(2)} ms (${worst.where}; goal 5 ms)`);
}
