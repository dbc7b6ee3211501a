const symbols: readonly (readonly [name: RegExp, symbol: RegExp])[] = [
  [/^ohms?$/iu, /^[ΩΩ]$/u],
  [/^volts?$/iu, /^V$/u],
  [/^am(?:p|pere)s?$/iu, /^A$/u],
  [/^(?:joules?|kilojoules?)$/iu, /^k?J$/u],
  [/^(?:watts?|kilowatts?)$/iu, /^k?W$/u],
  [/^newtons?$/iu, /^N$/u],
  [/^(?:hertz|kilohertz)$/iu, /^k?Hz$/u],
  [/^pascals?$/iu, /^Pa$/u],
  [/^coulombs?$/iu, /^C$/u],
  [/^(?:kilo)?(?:grams?|grammes?)$/iu, /^k?g$/u],
  [/^seconds?$/iu, /^s$/u],
  [/^(?:kilo|centi|milli)?(?:met(?:re|er)s?)$/iu, /^[kcm]?m$/u],
  [/^moles?$/iu, /^mol$/u],
  [/^kelvin$/iu, /^K$/u],
  [/^(?:metres|meters) per second$/iu, /^m\/s$/u],
];

/** A unit with its symbol in brackets is right in either way: 'ohms (Ω)' is 'ohms' and 'Ω'. Any other text stays as it is. */
export function unitAndSymbol(answer: string): string[] {
  const [, name = '', beside = '', behind = ''] =
    /^([A-Za-z ]{3,30}?)(?:\s*\(([^()]{1,4})\)|,\s*([^\s,()]{1,4}))$/u.exec(answer) ?? [];
  const symbol = beside + behind;
  return symbols.some(([one, other]) => one.test(name) && other.test(symbol)) ? [name, symbol] : [answer];
}
