/** A number as it was typed, and the unit that was picked for it; empty for what is missing. */
export interface NumberAndUnit {
  readonly number: string;
  readonly unit: string;
}

/** What an answer says: '12.4 cm' of 12.4 and cm. The only unit that there is follows every number. */
export function readNumber(value: string, units: readonly string[]): NumberAndUnit {
  const longestFirst = [...units].sort((a, b) => b.length - a.length);
  const unit = longestFirst.find((one) => value.endsWith(` ${one}`));
  if (unit !== undefined) return { number: value.slice(0, -unit.length - 1), unit };
  return { number: value, unit: units.length === 1 ? (units[0] ?? '') : '' };
}

/** The answer that `readNumber` reads; nothing without a number, and no second unit behind one that was typed with it. */
export function writeNumber({ number, unit }: NumberAndUnit): string {
  if (number.trim() === '') return '';
  return number.trimEnd().endsWith(unit) ? number : `${number} ${unit}`;
}
