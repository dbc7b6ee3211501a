import type { Lexicon } from '../phrases/lexicon.ts';
import { wordingOf } from '../rules/marking-rules.ts';
import { outcome } from '../rules/outcomes.ts';
import type { Marker, Outcome } from '../rules/rule-marking.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { wholeKey } from '../text/whole-key.ts';
import { type Curve, certaintyBy } from './curve.ts';
import { type Key, readKey } from './read-key.ts';
import type { Result, Say } from './signs.ts';
import { resultOf, tellSigns } from './tell-signs.ts';
import fitted from './weights.json' with { type: 'json' };

/**
 * Says how sure each outcome of a marker is, from 0 to 1: as the share of such marks with which people agreed
 * (`npm run fit:certainty`). An accepted wording itself is certain, and so is what is picked rather than typed.
 * No lexicon stands for `published`.
 */
export function weighedMarker(question: MarkedQuestion, lexicon: Lexicon | undefined, marker: Marker): Marker {
  const key = readKey(question, lexicon === undefined);
  if (key === undefined) return marker;
  const weighers = weighersOf(key);
  const isAccepted = acceptedTexts(question);
  return (candidate, maxMarks) => {
    const marked = marker(candidate, maxMarks);
    if (marked.state !== undefined) return marked;
    const result = resultOf(marked, maxMarks, key);
    if (marked.marks >= maxMarks && isAccepted(candidate.text)) return withConfidence(marked, 1);
    const weigh = weighers[result];
    weigh.begin();
    tellSigns(key, lexicon, candidate, marked, weigh.say);
    const confidence = weigh.end();
    const mayBeRight = question.open === true && marked.marks < maxMarks;
    return withConfidence(marked, mayBeRight ? Math.min(confidence, surestOfOpen) : confidence);
  };
}

/** What a key that is open refuses is always worth a look. */
const surestOfOpen = 0.79;

function withConfidence(marked: Outcome, confidence: number): Outcome {
  const { marks, evidence, refusal } = marked;
  return outcome(marks, evidence, confidence, refusal, marked);
}

interface Weigher {
  readonly begin: () => void;
  readonly say: Say;
  readonly end: () => number;
}

type Weights = Readonly<Record<string, number>>;

function weighersOf({ family, signs }: Key): Record<Result, Weigher> {
  const tables: Record<Result, { readonly weights: Weights; readonly curve: Curve }> = fitted[family];
  const weigherOf = (result: Result): Weigher => {
    const { weights: table, curve } = tables[result];
    const weights = new Map(Object.entries(table));
    const base = signs.reduce((sum, [sign, value]) => sum + (weights.get(sign) ?? 0) * value, 0);
    let sum = base;
    return {
      begin: () => {
        sum = base;
      },
      say: (sign, value) => {
        sum += (weights.get(sign) ?? 0) * value;
      },
      end: () => certaintyBy(curve, sum),
    };
  };
  return { full: weigherOf('full'), slip: weigherOf('slip'), part: weigherOf('part'), none: weigherOf('none') };
}

/** Whether a text is one of the accepted answers, whatever its case, spaces and final punctuation. */
export function acceptedTexts({ rule }: MarkedQuestion): (text: string) => boolean {
  const texts = rule === undefined ? [] : wordingOf(rule).wholeAnswers;
  const whole = new Set(texts.map(wholeKey));
  const longest = Math.max(0, ...texts.map(({ length }) => 2 * length + 8));
  return (text) => text.length <= longest && whole.has(wholeKey(text));
}
