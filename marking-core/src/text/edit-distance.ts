/*
 * Both distances stop early: when the texts are further apart than `most`, the answer is `most + 1`, whatever the true
 * distance is. Rows are kept between calls, since marking asks for thousands of distances a second.
 */

let rows: [Uint16Array, Uint16Array, Uint16Array] = newRows(64);

function newRows(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/** Levenshtein's distance: the least number of letters to insert, delete or replace; `most + 1` when it is more than `most`. */
export function levenshtein(a: string, b: string, most: number): number {
  return distance(a, b, most, false);
}

/** Like `levenshtein`, but two neighbouring letters that changed places are one slip, as in 'iorn' for 'iron'. */
export function slipDistance(a: string, b: string, most: number): number {
  return distance(a, b, most, true);
}

function distance(a: string, b: string, most: number, swaps: boolean): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (rows[0].length <= b.length) rows = newRows(b.length * 2 + 1);
  let [earlier, previous, current] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let best = (previous[j - 1] ?? 0) + (letter === other ? 0 : 1);
      best = Math.min(best, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (swaps && i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
        best = Math.min(best, (earlier[j - 2] ?? 0) + 1);
      }
      current[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    [earlier, previous, current] = [previous, current, earlier];
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
}
