import type { Lexicon } from '../../phrases/lexicon.ts';
import type { Marker, Outcome } from '../rule-marking.ts';
import type { OneRule } from '../rule-schema.ts';
import { hearer } from './hear-words.ts';

/** How sure marks are that an answer has for its beginning, or for words that had to be read by their sound. */
const sure = { first: 0.9, heard: 0.85 };

/** The marker of a rule, forgiving what the rule says is to be forgiven: what follows a right answer, and words that are spelt by ear. */
export function lenient(rule: OneRule, lexicon: Lexicon, marker: Marker): Marker {
  const heard = 'bySound' in rule && rule.bySound === true ? byEar(lexicon, marker) : marker;
  return 'firstCounts' in rule && rule.firstCounts === true ? untilRight(heard, rule.kind === 'value') : heard;
}

function byEar(lexicon: Lexicon, marker: Marker): Marker {
  const hear = hearer(lexicon);
  return (candidate, maxMarks) => {
    const marked = marker(candidate, maxMarks);
    const text = marked.marks < maxMarks ? hear(candidate.text) : undefined;
    if (text === undefined) return marked;
    const heard = marker({ ...candidate, text }, maxMarks);
    if (heard.marks <= marked.marks) return marked;
    const evidence = heard.evidence.map((one) => ({ ...one, how: 'misspelling' as const }));
    return { ...lessSure(heard, sure.heard), evidence };
  };
}

function untilRight(marker: Marker, isValue: boolean): Marker {
  return (candidate, maxMarks) => {
    const marked = marker(candidate, maxMarks);
    if (marked.marks >= maxMarks) return marked;
    for (const text of beginningsOf(candidate.text, isValue)) {
      const first = marker({ ...candidate, text }, maxMarks);
      if (first.marks >= maxMarks) return lessSure(first, sure.first);
    }
    return marked;
  };
}

const lessSure = (marked: Outcome, most: number): Outcome => ({
  ...marked,
  confidence: Math.min(marked.confidence ?? 1, most),
});

/** What ends a value: the next step of working, or the end of a sentence. A second value beside it, '5 or 7' and '5, 7', is none. */
const endOfValue =
  /\s*(?:[=≈→⇒\n;]|[.](?=\s|$)|,(?=\s*(?!(?:and|or)\b)\p{L}{2})|\b(?:so|then|therefore|thus|which|hence|giving)\b)/giu;
/** What ends an answer in words: a sign, or a word that joins more to it. */
const endOfWords = /\s*(?:[,;:\n–—(]|[.](?=\s|$)|\s-\s|\b(?:and|so|then|which|because|also|plus)\b)/giu;
/** More beginnings of a long answer are not looked at. */
const most = 12;

/** The beginnings of an answer that may be the answer by themselves, the shortest first. */
function beginningsOf(text: string, isValue: boolean): string[] {
  return [...text.slice(0, 1_000).matchAll(isValue ? endOfValue : endOfWords)]
    .map(({ index }) => text.slice(0, index).trim())
    .filter((beginning) => beginning !== '')
    .slice(0, most);
}
