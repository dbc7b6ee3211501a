/** What a unit measures, as powers of base units: a newton is kg, m and s to the power -2. */
export type Powers = Readonly<Record<string, number>>;

/** The size of a unit in base units. */
export interface UnitSize {
  readonly powers: Powers;
  readonly factor: number;
}

interface Row {
  readonly symbols: string;
  readonly names: string;
  readonly powers: Powers;
  readonly factor?: number;
  /** Which prefixes its symbol and its names take. */
  readonly prefixes?: string;
}

/** Symbol and name of each prefix, and what it is worth. */
const prefixes: readonly (readonly [string, string, number])[] = [
  ['n', 'nano', 1e-9],
  ['u', 'micro', 1e-6],
  ['m', 'milli', 1e-3],
  ['c', 'centi', 1e-2],
  ['d', 'deci', 0.1],
  ['h', 'hecto', 100],
  ['k', 'kilo', 1e3],
  ['M', 'mega', 1e6],
  ['G', 'giga', 1e9],
  ['T', 'tera', 1e12],
];

const rows: readonly Row[] = [
  { symbols: 'm', names: 'metre meter', powers: { m: 1 }, prefixes: 'n u m c d k' },
  { symbols: 'g gm gms', names: 'gram gramme', powers: { kg: 1 }, factor: 1e-3, prefixes: 'u m k' },
  { symbols: '', names: 'kilo', powers: { kg: 1 } },
  { symbols: 't', names: 'tonne ton', powers: { kg: 1 }, factor: 1e3 },
  { symbols: 's sec secs', names: 'second', powers: { s: 1 }, prefixes: 'n u m' },
  { symbols: 'min mins', names: 'minute', powers: { s: 1 }, factor: 60 },
  { symbols: 'h hr hrs', names: 'hour', powers: { s: 1 }, factor: 3600 },
  { symbols: '', names: 'day', powers: { s: 1 }, factor: 86_400 },
  { symbols: 'wk wks', names: 'week', powers: { s: 1 }, factor: 604_800 },
  { symbols: 'mth mths', names: 'month', powers: { month: 1 } },
  { symbols: 'yr yrs', names: 'year', powers: { month: 1 }, factor: 12 },
  { symbols: '', names: 'decade', powers: { month: 1 }, factor: 120 },
  { symbols: '', names: 'century centurie', powers: { month: 1 }, factor: 1200 },
  { symbols: 'A amp amps', names: 'ampere', powers: { A: 1 }, prefixes: 'u m k' },
  { symbols: 'K', names: 'kelvin', powers: { K: 1 } },
  { symbols: '°C degC', names: 'celsius centigrade', powers: { degC: 1 } },
  { symbols: '°F degF F', names: 'fahrenheit', powers: { degF: 1 } },
  { symbols: '° deg degs', names: 'degree', powers: { deg: 1 } },
  { symbols: 'rad rads', names: 'radian', powers: { rad: 1 } },
  { symbols: 'mol mols', names: 'mole', powers: { mol: 1 }, prefixes: 'u m k' },
  { symbols: 'Hz', names: 'hertz', powers: { s: -1 }, prefixes: 'm k M G' },
  { symbols: 'Bq', names: 'becquerel', powers: { s: -1 }, prefixes: 'k M G' },
  { symbols: 'N', names: 'newton', powers: { kg: 1, m: 1, s: -2 }, prefixes: 'm k M' },
  { symbols: 'J', names: 'joule', powers: { kg: 1, m: 2, s: -2 }, prefixes: 'm k M G' },
  { symbols: 'cal cals', names: 'calorie', powers: { kg: 1, m: 2, s: -2 }, factor: 4.184, prefixes: 'k' },
  { symbols: 'eV', names: 'electronvolt', powers: { kg: 1, m: 2, s: -2 }, factor: 1.602e-19, prefixes: 'k M G' },
  { symbols: 'Wh', names: '', powers: { kg: 1, m: 2, s: -2 }, factor: 3600, prefixes: 'k M G' },
  { symbols: 'W', names: 'watt', powers: { kg: 1, m: 2, s: -3 }, prefixes: 'u m k M G' },
  { symbols: 'Pa', names: 'pascal', powers: { kg: 1, m: -1, s: -2 }, prefixes: 'h k M' },
  { symbols: 'bar', names: '', powers: { kg: 1, m: -1, s: -2 }, factor: 1e5, prefixes: 'm' },
  { symbols: 'atm', names: 'atmosphere', powers: { kg: 1, m: -1, s: -2 }, factor: 101_325 },
  { symbols: 'C', names: 'coulomb', powers: { A: 1, s: 1 }, prefixes: 'n u m' },
  { symbols: 'V', names: 'volt', powers: { kg: 1, m: 2, s: -3, A: -1 }, prefixes: 'u m k M' },
  { symbols: 'Ω ohm', names: 'ohm', powers: { kg: 1, m: 2, s: -3, A: -2 }, prefixes: 'm k M' },
  { symbols: 'T', names: 'tesla', powers: { kg: 1, s: -2, A: -1 }, prefixes: 'u m' },
  { symbols: 'Sv', names: 'sievert', powers: { Sv: 1 }, prefixes: 'u m' },
  { symbols: 'dB', names: 'decibel', powers: { dB: 1 } },
  { symbols: 'l L lit', names: 'litre liter', powers: { m: 3 }, factor: 1e-3, prefixes: 'u m c d k' },
  { symbols: 'cc', names: '', powers: { m: 3 }, factor: 1e-6 },
  { symbols: 'ha', names: 'hectare', powers: { m: 2 }, factor: 1e4 },
  { symbols: 'mph', names: '', powers: { m: 1, s: -1 }, factor: 1609.344 / 3600 },
  { symbols: 'kph kmh kmph', names: '', powers: { m: 1, s: -1 }, factor: 1000 / 3600 },
  { symbols: 'mps', names: '', powers: { m: 1, s: -1 } },
  { symbols: 'rpm', names: '', powers: { s: -1 }, factor: 1 / 60 },
  { symbols: 'bpm', names: '', powers: { s: -1 }, factor: 1 / 60 },
  { symbols: 'mi', names: 'mile', powers: { m: 1 }, factor: 1609.344 },
  { symbols: 'ft', names: 'foot feet', powers: { m: 1 }, factor: 0.3048 },
  { symbols: 'in ins', names: 'inch inche', powers: { m: 1 }, factor: 0.0254 },
  { symbols: 'yd yds', names: 'yard', powers: { m: 1 }, factor: 0.9144 },
  { symbols: 'lb lbs', names: 'pound-weight', powers: { kg: 1 }, factor: 0.45359237 },
  { symbols: 'oz', names: 'ounce', powers: { kg: 1 }, factor: 0.028349523 },
  { symbols: '', names: 'stone', powers: { kg: 1 }, factor: 6.35029318 },
  { symbols: 'pt', names: 'pint', powers: { m: 3 }, factor: 0.568e-3 },
  { symbols: '', names: 'gallon', powers: { m: 3 }, factor: 4.546e-3 },
  { symbols: 'B', names: 'byte', powers: { bit: 1 }, factor: 8, prefixes: 'k M G T' },
  { symbols: 'bit bits', names: 'bit', powers: { bit: 1 }, prefixes: 'k M G' },
  { symbols: '%', names: 'percent', powers: { '%': 1 } },
  { symbols: 'ly', names: 'lightyear light-year', powers: { m: 1 }, factor: 9.461e15 },
];

/** Units by their symbols, in which capitals count. */
export const unitsBySymbol: ReadonlyMap<string, UnitSize> = new Map(
  rows.flatMap(({ symbols, powers, factor = 1, prefixes: own = '' }) =>
    words(symbols).flatMap((symbol): [string, UnitSize][] => [
      [symbol, { powers, factor }],
      ...prefixesOf(own).map(([letter, , times]): [string, UnitSize] => [
        letter + symbol,
        { powers, factor: factor * times },
      ]),
    ]),
  ),
);

/** Units by their symbols in small letters, as many pupils type them; the first of two, and the smaller prefix. */
export const unitsBySmallSymbol: ReadonlyMap<string, UnitSize> = new Map(
  [...unitsBySymbol].reverse().map(([symbol, unit]) => [symbol.toLowerCase(), unit]),
);

/** Units by their names, in small letters, singular and plural. */
export const unitsByName: ReadonlyMap<string, UnitSize> = new Map(
  rows.flatMap(({ names, powers, factor = 1, prefixes: own = '' }) =>
    words(names).flatMap((name) =>
      [['', 1] as const, ...prefixesOf(own).map(([, prefix, times]) => [prefix, times] as const)].flatMap(
        ([prefix, times]): [string, UnitSize][] => [
          [prefix + name, { powers, factor: factor * times }],
          [`${prefix}${name}s`, { powers, factor: factor * times }],
        ],
      ),
    ),
  ),
);

function words(list: string): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function prefixesOf(letters: string) {
  return prefixes.filter(([letter]) => words(letters).includes(letter));
}
