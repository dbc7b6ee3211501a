import type { ValueCases } from '../value-case.ts';

export const chemicalEquationCases: readonly ValueCases[] = [
  {
    of: 'chemical-equation',
    question: 'Write the balanced symbol equation for burning hydrogen.',
    keys: ['2H2 + O2 → 2H2O'],
    answers: [
      ['2H2 + O2 -> 2H2O', 1, 'an arrow as typed'],
      ['2H2+O2=2H2O', 1, 'an equals sign'],
      ['O2 + 2H2 --> 2H2O', 1, 'the other order'],
      ['2H₂(g) + O₂(g) → 2H₂O(l)', 1, 'with states'],
      ['2h2 + o2 -> 2h2o', 1, 'small letters'],
      ['2h2+o2->2h2o', 1, 'small letters without spaces'],
      ['2h2+o3->2h2o', 0, 'another substance in small letters'],
      ['H2 + O2 -> H2O', 0, 'not balanced'],
      ['2H2O -> 2H2 + O2', 0, 'turned round'],
      ['2H2 + O -> 2H2O', 0, 'another substance'],
      ['2H2 + O2', 0, 'one side'],
    ],
  },
  {
    of: 'chemical-equation',
    question: 'Write the word equation.',
    keys: ['magnesium + oxygen → magnesium oxide'],
    answers: [
      ['oxygen + magnesium -> magnesium oxide', 1, 'the other order'],
      ['magnesium and oxygen makes magnesium oxide', 1, 'in words'],
      ['Magnesium + oxygen = magnesium oxide', 1, 'an equals sign'],
      ['magnesiun + oxygen -> magnesium oxide', 1, 'a slip'],
      ['magnesium + oxygen -> manganese oxide', 0, 'another product'],
      ['magnesium oxide -> magnesium + oxygen', 0, 'turned round'],
      ['magnesium -> magnesium oxide', 0, 'one missing'],
    ],
  },
];
