const roman = ['i', 'ii', 'iii', 'iv'] as const;

/** A part as a paper names it: '1 (b) (ii)' for 'q1b2', '5' for 'q5'. */
export function partLabel(id: string): string {
  const [, question = id, letter, number] = /^q(\d+)([a-z])?(\d)?$/.exec(id) ?? [];
  const parts = [letter, number && (roman[Number(number) - 1] ?? number)];
  return [question, ...parts.flatMap((part) => (part ? `(${part})` : []))].join(' ');
}
