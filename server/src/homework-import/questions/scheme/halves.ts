const half = String.raw`(?:½|1\/2|0[.,]5|half(?:\s+an?)?|une?\s+demi(?:e|-)?|medio|mezzo|ein(?:en)?\s+halben?)`;
const unit = '(?:marks?|mks?|m|points?|pts?|punt[oi]s?|punkte?|pkt)';
const each = String.raw`(?:(?:for\s+)?each(?:\s+\p{L}+)?|per\s+\p{L}+|apiece|chacune?s?|par\s+\p{L}+|cada\s+un[ao]|por\s+cada\s+un[ao]|ciascun[ao]|jeweils)`;

/** '(½ pt chacune)', '[half a mark each]' and '(je ½ Punkt)' behind answers. */
const halves = new RegExp(
  String.raw`\s*[[(]\s*((?:${half}\s*-?${unit}?\s*${each}|(?:je(?:weils)?|each)\s+${half}\s*${unit}?))\.?\s*[\])]`,
  'giu',
);

/** What a scheme says of half marks for each of several answers, which accepts nothing, and the text without it. */
export function takeHalves(source: string): { text: string; notes: readonly string[] } {
  return { text: source.replace(halves, ''), notes: [...source.matchAll(halves)].map(([, said = '']) => said) };
}
