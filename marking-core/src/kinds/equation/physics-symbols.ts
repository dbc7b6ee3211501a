/** Quantities of physics by their names, and the symbols that schools write for them. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['speed', 's v'],
  ['velocity', 'v'],
  ['wave speed', 'v c'],
  ['distance', 'd s x'],
  ['displacement', 's x'],
  ['time', 't T'],
  ['force', 'F'],
  ['mass', 'm'],
  ['acceleration', 'a'],
  ['weight', 'W'],
  ['gravitational field strength', 'g'],
  ['height', 'h'],
  ['work done', 'W E'],
  ['energy', 'E Q'],
  ['energy transferred', 'E'],
  ['power', 'P'],
  ['voltage', 'V'],
  ['potential difference', 'V'],
  ['pd', 'V'],
  ['current', 'I'],
  ['resistance', 'R'],
  ['charge', 'Q'],
  ['charge flow', 'Q'],
  ['density', 'ρ p D d'],
  ['volume', 'V v'],
  ['pressure', 'p P'],
  ['area', 'A'],
  ['wavelength', 'λ'],
  ['frequency', 'f'],
  ['momentum', 'p'],
  ['moment', 'M'],
  ['extension', 'e x'],
  ['spring constant', 'k'],
]);

/** Whether two names or symbols mean the same quantity. */
export function areOneQuantity(one: string, other: string): boolean {
  const [a, b] = [
    symbols.get(one.toLowerCase())?.split(' ') ?? [one],
    symbols.get(other.toLowerCase())?.split(' ') ?? [other],
  ];
  return a.some((symbol) => b.some((own) => own.toLowerCase() === symbol.toLowerCase()));
}
