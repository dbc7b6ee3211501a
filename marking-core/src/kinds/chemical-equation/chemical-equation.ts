import { slipDistance } from '../../text/edit-distance.ts';
import { forgivenSlips } from '../../text/slips.ts';
import { compareFormulas } from '../chemistry/compare-formulas.ts';
import { formulaOf } from '../chemistry/elements.ts';
import { readFormula } from '../chemistry/read-formula.ts';
import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';

interface Species {
  readonly written: string;
  readonly count: number;
  readonly state: string | undefined;
}

interface Reaction {
  readonly before: readonly Species[];
  readonly after: readonly Species[];
  /** The numbers before the substances, where an answer gives nothing else: '2, 1, 2'. */
  readonly counts?: readonly number[];
}

const arrow = /\s*(?:<->|-+>|=+>?|\b(?:makes?|gives?|produces?|forms?|yields?|becomes?|turns? into|goes to)\b)\s*/i;
const plus =
  /\s+\+\s+|\s*(?<!\^)\+\s*(?!\((?:aq|s|l|g)\))(?=\d*[A-Z(]|\d*[a-z]{1,2}\d|[a-z]{3,})|\s+(?:and|plus|reacts with|with)\s+/;
/** Written beside substances, and no substance. */
const energy = /^\s*(?:\(?\s*)?(?:energy|heat|light|sunlight|light energy|heat energy|chlorophyll)(?:\s*\))?\s*$/i;
const leadIn = /^(?:(?:the\s+)?(?:balanced\s+|word\s+|symbol\s+)*(?:equation|answer)\s*(?:is|:)|it(?:'?s| is))\s*/i;

/** An equation of a reaction in formulas or words: '2H2 + O2 -> 2H2O', 'hydrogen + oxygen -> water'. */
export const chemicalEquationKind: Kind<Reaction> = {
  isKey: (text, { question }) => {
    const sides = text.split(arrow);
    const [reaction] = readReactions(text);
    if (reaction === undefined || reaction.value.counts !== undefined || sides.length !== 2) return false;
    const all = [...reaction.value.before, ...reaction.value.after];
    const areFormulas = all.every(({ written }) => readFormula(written) !== undefined);
    if (areFormulas) return /->/.test(text) || all.some(({ written }) => /[A-Z][a-z]?\d|[a-z]/.test(written));
    return (
      /->|=/.test(text) &&
      all.every(({ written }) => /^[a-z() -]{3,40}$/i.test(written)) &&
      (/\s\+\s/.test(text) || /equation/i.test(question)) &&
      !/[=]/.test(text)
    );
  },
  read: readReactions,
  compare,
  hasWorking: false,
  isGiven: () => false,
  notes: ({ before }, { question }): KeyNotes => ({
    also: [
      'the same in another order on either side',
      ...(before.some(({ state }) => state !== undefined) ? ['the same without state symbols'] : []),
    ],
    doubts: /state symbol/i.test(question) ? [] : ['Are state symbols needed? They are passed over.'],
  }),
};

function readReactions(text: string): Said<Reaction>[] {
  if (/^[\d\s,;]+$/.test(text)) {
    const counts = (text.match(/\d+/g) ?? []).map(Number);
    return [{ value: { before: [], after: [], counts }, start: 0, end: text.length }];
  }
  const statement = text.replace(leadIn, '').replace(/[.\s]+$/, '');
  const [left, right, ...more] = statement.split(arrow);
  if (left === undefined || right === undefined || more.length > 0 || left === '' || right === '') return [];
  const [before, after] = [speciesOf(left), speciesOf(right)];
  return [{ value: { before, after }, start: 0, end: text.length }];
}

function speciesOf(side: string): Species[] {
  const substances = side.split(plus).filter((written) => !energy.test(written));
  return substances.map((written) => {
    const formula = readFormula(written.trim());
    if (formula !== undefined)
      return { written: written.trim().replace(/^\d+\s*/, ''), count: formula.count, state: formula.state };
    const [, many, rest = ''] = /^(\d+)?\s*(.*)$/s.exec(written.trim()) ?? [];
    return { written: rest.toLowerCase(), count: Number(many ?? 1), state: undefined };
  });
}

function compare(answer: Reaction, key: Reaction, asked: Asked): Verdict {
  if (answer.counts !== undefined) {
    const isSame = answer.counts.join() === [...key.before, ...key.after].map(({ count }) => count).join();
    return isSame && /\bbalanc/i.test(asked.question) ? equal(0.75) : unequal('wrong-number', 0.8);
  }
  const sides = [matchSides(answer.before, key.before, asked), matchSides(answer.after, key.after, asked)];
  const [first, second] = sides;
  if (first === undefined || second === undefined) {
    const isTurned =
      matchSides(answer.before, key.after, asked) !== undefined &&
      matchSides(answer.after, key.before, asked) !== undefined;
    return unequal(isTurned ? 'wrong-order' : 'no-match');
  }
  const times = [...first.times, ...second.times];
  if (times.some((one) => Math.abs(one - (times[0] ?? 1)) > 1e-9)) return unequal('wrong-number');
  const confidence = Math.min(first.confidence, second.confidence);
  return equal(Math.abs((times[0] ?? 1) - 1) < 1e-9 ? confidence : Math.min(confidence, 0.7));
}

/** Each species of one side with one of the other: how many times as many there are, and how sure that is. */
function matchSides(answer: readonly Species[], key: readonly Species[], asked: Asked) {
  if (answer.length !== key.length) return undefined;
  const left = [...answer];
  const times: number[] = [];
  let confidence = 1;
  for (const wanted of key) {
    const verdicts = left.map((one) => compareSpecies(one, wanted, asked));
    const best = verdicts.reduce((most, one, at) => (one > (verdicts[most] ?? 0) ? at : most), 0);
    const found = left[best];
    if (found === undefined || (verdicts[best] ?? 0) === 0) return undefined;
    confidence = Math.min(confidence, verdicts[best] ?? 0);
    times.push(found.count / wanted.count);
    left.splice(best, 1);
  }
  return { times, confidence };
}

/** 0 for another substance, else how sure it is the same. */
function compareSpecies(answer: Species, key: Species, { question }: Asked): number {
  if (/state symbol/i.test(question) && key.state !== answer.state) return 0;
  const formula = readFormula(key.written);
  if (formula !== undefined) {
    const { isEqual, confidence } = compareFormulas(answer.written, formula);
    if (isEqual) return confidence;
    return formulaOf(answer.written) === formula.plain && !/symbol|formula/i.test(question) ? 0.6 : 0;
  }
  const [given, wanted] = [spelt(answer.written), spelt(key.written)];
  if (given === wanted) return 1;
  const known = formulaOf(wanted);
  if (known !== undefined && (readFormula(answer.written)?.plain === known || formulaOf(given) === known))
    return /word/i.test(question) ? 0 : 0.7;
  const isNear = endingOf(given) === endingOf(wanted) && slipDistance(given, wanted, 2) <= forgivenSlips(wanted.length);
  return isNear && formulaOf(given) === undefined ? 0.75 : 0;
}

/** The ending of a name that says what kind of substance it is. */
function endingOf(name: string): string {
  return /(?:ane|ene|yne|ine|ide|ate|ite|ous|ic)$/.exec(name)?.[0] ?? '';
}

function spelt(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('sulph', 'sulf')
    .replace(/\b(?:gas|solution|metal|the)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
