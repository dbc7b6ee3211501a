import { chemicalEquationKind } from './chemical-equation/chemical-equation.ts';
import { chemicalFormulaKind } from './chemical-formula/chemical-formula.ts';
import { coordinatesKind } from './coordinates/coordinates.ts';
import { dateKind } from './date/date.ts';
import { digitsKind } from './digits/digits.ts';
import { drawingKind } from './drawing/drawing.ts';
import { equationKind } from './equation/equation.ts';
import { expressionKind } from './expression/expression.ts';
import { type ValueJudgement, valueJudge } from './judge-value.ts';
import type { Asked, KeyNotes, Kind } from './kind.ts';
import type { ValueKindName } from './kind-names.ts';
import { numberListKind } from './number-list/number-list.ts';
import { fractionKind, moneyKind, numberKind, percentageKind } from './numbers/quantity-kinds.ts';
import { plainText } from './plain-text.ts';
import { rangeKind } from './range/range.ts';
import { ratioKind } from './ratio/ratio.ts';
import { timeKind } from './time/time.ts';

/** One kind of value, without the type of its values. */
export interface BoundKind {
  /** Whether a key, as a person wrote it, is of this kind. */
  readonly isKey: (key: string, asked: Asked) => boolean;
  /** Whether a key can be read as this kind at all, where a person says that it is of it. */
  readonly canRead: (key: string, asked: Asked) => boolean;
  readonly judge: (keys: readonly string[], asked: Asked) => (text: string) => ValueJudgement;
  /** What a key accepts and leaves open. */
  readonly notes: (key: string, asked: Asked) => KeyNotes;
}

/** Every kind whose answers are compared by meaning: a new kind is one folder and one line here. */
export const valueKinds: { readonly [K in ValueKindName]: BoundKind } = {
  drawing: bind(drawingKind),
  digits: bind(digitsKind),
  coordinates: bind(coordinatesKind),
  time: bind(timeKind),
  date: bind(dateKind),
  money: bind(moneyKind),
  ratio: bind(ratioKind),
  percentage: bind(percentageKind),
  fraction: bind(fractionKind),
  range: bind(rangeKind),
  number: bind(numberKind),
  'number-list': bind(numberListKind),
  'chemical-equation': bind(chemicalEquationKind),
  'chemical-formula': bind(chemicalFormulaKind),
  equation: bind(equationKind),
  expression: bind(expressionKind),
};

function bind<V>(kind: Kind<V>): BoundKind {
  return {
    isKey: (key, asked) => kind.isKey(plainText(key), asked),
    canRead: (key, asked) => kind.doubtsUnread !== undefined || kind.read(plainText(key), asked).length > 0,
    judge: (keys, asked) => valueJudge(kind, keys, asked),
    notes: (key, asked) => {
      const [first] = kind.read(plainText(key), asked);
      if (first !== undefined) return kind.notes(first.value, asked, key);
      return { also: [], doubts: kind.doubtsUnread?.(plainText(key)) ?? [] };
    },
  };
}
