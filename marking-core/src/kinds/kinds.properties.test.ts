import fc from 'fast-check';
import { evaluate as evaluateByLibrary } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { markAttempt } from '../marking/mark-attempt.ts';
import type { ValueRule } from '../rules/value/value-rule.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { evaluate } from './algebra/evaluate.ts';
import { parseExpression } from './algebra/parse.ts';
import { valueKindSchema } from './kind-names.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { plainText } from './plain-text.ts';
import { readUnit } from './units/read-unit.ts';

const keys: Readonly<Record<string, string>> = {
  coordinates: '(3, -2)',
  time: '3:45 pm',
  date: '14 October 1066',
  money: '£3.50',
  ratio: '2:3',
  percentage: '60%',
  fraction: '3/5',
  range: '10-15 cm',
  number: '4.5 x 10^3 m/s',
  'number-list': '1, 2, 3, 6',
  'chemical-equation': '2H2 + O2 → 2H2O',
  'chemical-formula': 'Ca(OH)2',
  equation: 'F = ma',
  expression: '2x + 6',
};

function schemeOf(rule: ValueRule): MarkScheme {
  const questions = [{ id: 'q', type: 'text', maxMarks: 1, rule }];
  return { schemaVersion: 1, slug: 's', title: 't', profile: 'general', gradeScale: 'science', questions };
}

const mark = (scheme: MarkScheme, value: string) => markAttempt(scheme, { q: { questionId: 'q', value } }).results[0];

describe.each(Object.entries(keys))('a key of the kind %s', (name, key) => {
  const scheme = schemeOf({ kind: 'value', of: valueKindSchema.parse(name), accept: [key], question: 'What is it?' });

  it('gets the mark itself, in any frame of spaces', () => {
    for (const value of [key, ` ${key} `, `${key}\n`])
      expect(mark(scheme, value)).toMatchObject({ marksAwarded: 1, confidence: 1 });
  });

  it('reads whatever is typed, always alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (value) => {
        const result = mark(scheme, value);
        expect(result?.confidence).toBeGreaterThanOrEqual(0);
        expect(mark(scheme, value)).toEqual(result);
      }),
      { numRuns: 150 },
    );
  });

  it('reads long nonsense', () => {
    const pieces = ['1,', '2 ', '(3', 'x=', 'and ', '-', '10^', 'm/s', ' = ', 'a', 'H2', '+ ', ' to '];
    for (const piece of pieces) {
      const value = piece.repeat(Math.floor(999 / piece.length));
      expect(mark(scheme, value)?.marksAwarded).toBeLessThanOrEqual(1);
    }
  });
});

describe('the algebra', () => {
  const leaf = fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), fc.constantFrom('x', 'y'));
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc
        .tuple(tie('expression'), fc.constantFrom(' + ', ' - ', ' * ', ' / '), tie('expression'))
        .map(([a, sign, b]) => `(${a})${sign}(${b})`),
      fc.tuple(tie('expression'), fc.constantFrom('2', '3')).map(([a, power]) => `(${a})^${power}`),
    ),
  }));

  it('has the values that another library has', () => {
    fc.assert(
      fc.property(expression, (text) => {
        const term = parseExpression(text, 'letters');
        if (term === undefined) throw new Error(`${text} was not read`);
        const own = evaluate(term, (name) => (name === 'x' ? 1.7 : 0.6));
        const other: unknown = evaluateByLibrary(text, { x: 1.7, y: 0.6 });
        if (typeof other !== 'number' || !Number.isFinite(other)) return;
        expect(Math.abs(own - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(other)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('numbers', () => {
  it('are read as they are written, in every usual way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 3 }), (whole, places) => {
        const value = Number((whole / 10 ** places).toFixed(places));
        const plain = value.toFixed(places);
        const [wholes = '', decimals] = plain.split('.');
        const grouped = `${wholes.replace(/\B(?=(?:\d{3})+$)/g, ',')}${decimals === undefined ? '' : `.${decimals}`}`;
        const ways = [plain, grouped, plain.replace('-', '−'), plain.replace('.', '·'), plain.replace('-', 'minus ')];
        for (const way of ways)
          expect(
            readNumbers(plainText(way)).map((one) => one.value),
            way,
          ).toEqual([value]);
        const [read] = readNumbers(value.toExponential().replace('e', ' x 10^').replace('+', ''));
        expect(read?.value).toBeCloseTo(value, 6);
      }),
    );
  });
});

describe('units', () => {
  const pairs: readonly (readonly [string, string])[] = [
    ['m/s', 'ms^-1'],
    ['m/s', 'metres per second'],
    ['m/s^2', 'm/s/s'],
    ['m/s^2', 'N/kg'],
    ['km/h', 'kilometres an hour'],
    ['cm^2', 'square centimetres'],
    ['cm^3', 'ml'],
    ['g/cm3', 'grams per cubic centimetre'],
    ['J/kg °C', 'joules per kilogram per degree celsius'],
    ['Pa', 'N/m2'],
    ['Nm', 'newton metres'],
    ['Ω', 'ohms'],
    ['kWh', 'kW h'],
    ['°C', 'degrees celsius'],
    ['mol/dm3', 'mol dm^-3'],
  ];
  it.each(pairs)('%s is %s', (one, other) => {
    const [a, b] = [readUnit(one, 0), readUnit(other, 0)];
    expect(a?.end).toBe(one.length);
    expect(b?.end).toBe(other.length);
    expect(a?.unit.measures).toBe(b?.unit.measures);
    expect(a?.unit.factor).toBeCloseTo(b?.unit.factor ?? 0, 6);
  });

  it.each(['waves', 'is', 'a', 'because'])('%s is none', (word) => {
    expect(readUnit(word, 0)).toBeUndefined();
  });
});
