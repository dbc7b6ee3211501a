const numbers = new Intl.NumberFormat('en-GB');

/** '1,485'. */
export function numberText(number: number): string {
  return numbers.format(number);
}

/** '1 student', '2 students', '1,485 students'. */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : several}`;
}

/** A share of 0 to 1 in whole per cent: '67%'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
