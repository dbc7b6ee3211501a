/** A number with what it counts, as a person writes it: `1 mark`, `2 marks`. `what` takes an s for several. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
