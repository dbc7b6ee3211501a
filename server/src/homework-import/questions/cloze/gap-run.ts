import { letterPlace } from '../lines/markers.ts';

/** A gap of a passage. */
export interface Gap {
  /** As pupils see it: '______'. */
  readonly shown: string;
  /** '1' of '(1) ____' and '____1____'. */
  readonly label: string | undefined;
  /** Whether the label stands in brackets before the gap, as in a text for pupils. */
  readonly isBefore: boolean;
  /** What a teacher's copy has in it. */
  readonly answer: string | undefined;
}

/** A passage: its gaps, and the texts around them, one more than gaps. Labels are part of no text. */
export interface GapRun {
  readonly texts: readonly string[];
  readonly gaps: readonly Gap[];
}

const gapOfAnyKind =
  /(?<![^\s(“‘.)\]\d])_{2,}((?=[\p{L}\p{N}(])[^_.!?]{0,58}[^\s_])_{2,}|(?:\.{4,}|…+)\s?\(?(\d{1,2})\)?\s?(?:\.{3,}|…+)|_{2,}|\.{4,}|…(?:[….]*…)?(?:\.{2,})?/gu;
const asLabel = /^[([]?(\d{1,2}|[a-z])[)\].:]?$/u;
const before = /(?<![\p{L}\p{N}])(?:[([]\s?(\d{1,2}|[a-z]|[ivx]{2,4})\s?[)\]]|(\d{1,2})|([a-z])[).])[.:]?\s?$/u;
const behind = /^\s?[([](\d{1,2}|[a-z])[)\]]/u;
const most = 60;

/** The gaps of a text; labels are read where each gap has one, and they go on from each other. */
export function readGaps(text: string): GapRun {
  const found = [...text.matchAll(gapOfAnyKind)].slice(0, most);
  const gaps = found.map(([shown, inside, number]) => ({ shown, inside: inside ?? number }));
  const texts = [...found, undefined].map((match, index) => {
    const last = found[index - 1];
    return text.slice(last === undefined ? 0 : last.index + last[0].length, match?.index);
  });
  const ownLabels = gaps.map(({ inside }) => asLabel.exec(inside ?? '')?.[1]);
  if (goOn(ownLabels))
    return { texts, gaps: ownLabels.map((label) => ({ shown: '______', label, isBefore: false, answer: undefined })) };
  const plain = gaps.map(({ shown, inside }) => ({ shown: inside === undefined ? shown : '____', answer: inside }));
  const isBefore = texts.slice(0, -1).every((one) => /[)\]]\s?$/u.test(one));
  const labelsBefore = texts.slice(0, -1).map((one) => before.exec(one)?.slice(1).find(Boolean));
  if (goOn(labelsBefore))
    return {
      texts: texts.map((one, index) => (index < gaps.length ? one.replace(before, '') : one)),
      gaps: plain.map((gap, index) => ({ ...gap, label: labelsBefore[index], isBefore })),
    };
  const labelsBehind = texts.slice(1).map((one) => behind.exec(one)?.[1]);
  if (goOn(labelsBehind))
    return {
      texts: texts.map((one, index) => (index > 0 ? one.replace(behind, '') : one)),
      gaps: plain.map((gap, index) => ({ ...gap, label: labelsBehind[index], isBefore: false })),
    };
  return { texts, gaps: plain.map((gap) => ({ ...gap, label: undefined, isBefore: false })) };
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function goOn(labels: readonly (string | undefined)[]): boolean {
  if (labels.length < 2 || labels.includes(undefined)) return false;
  const counts = (place: (label: string) => number) => {
    const places = labels.map((label) => place(label ?? ''));
    return (places[0] ?? 0) > 0 && places.every((value, index) => value === (places[0] ?? 0) + index);
  };
  return counts((label) => Number(label) || 0) || counts(letterPlace) || counts((label) => romans.indexOf(label) + 1);
}
