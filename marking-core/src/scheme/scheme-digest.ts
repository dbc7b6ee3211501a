import type { MarkScheme } from './mark-scheme.ts';

/**
 * A fingerprint of a scheme, 16 hexadecimal digits: the same for the same content, whatever the order of its keys, and in every
 * browser and on the server. It tells versions apart; it does not protect against somebody who wants two to agree.
 */
export function schemeDigest(scheme: MarkScheme): string {
  return fingerprint(canonicalJson(scheme));
}

/** JSON with sorted keys and without what is undefined. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** Two lanes of 32 bits with different steps, so that what makes one agree by chance leaves the other apart. */
function fingerprint(text: string): string {
  let multiplied = 0x811c9dc5;
  let rotated = 0x2545f491;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    multiplied = Math.imul(multiplied ^ code, 0x01000193);
    rotated = Math.imul(((rotated << 5) | (rotated >>> 27)) + code, 0x9e3779b1);
  }
  return hexadecimal(multiplied) + hexadecimal(rotated ^ (rotated >>> 15));
}

function hexadecimal(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
