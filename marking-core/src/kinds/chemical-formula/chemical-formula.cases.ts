import type { ValueCases } from '../value-case.ts';

export const chemicalFormulaCases: readonly ValueCases[] = [
  {
    of: 'chemical-formula',
    question: 'What is the formula of carbon dioxide?',
    keys: ['CO2'],
    answers: [
      ['CO2', 1, 'the key'],
      ['CO₂', 1, 'a low digit'],
      ['co2', 1, 'small letters'],
      ['Co2', 1, 'as a phone begins a sentence'],
      ['C02', 1, 'a nought for an O'],
      ['the formula is CO2', 1, 'in a sentence'],
      ['CO', 0, 'another compound'],
      ['C2O', 0, 'another compound'],
      ['2CO', 0, 'another'],
      ['CO3', 0, 'another compound'],
      ['carbon dioxide', 0, 'the name that the question gives'],
      ['CO2 or CO', 0, 'two'],
    ],
  },
  {
    of: 'chemical-formula',
    question: 'What is the formula of a sulfate ion?',
    keys: ['SO4^2-'],
    answers: [
      ['SO₄²⁻', 1, 'raised and low'],
      ['SO42-', 1, 'all in one line'],
      ['SO4 2-', 1, 'with a space'],
      ['SO4', 0, 'without its charge'],
      ['SO4-', 0, 'another charge'],
      ['SO3^2-', 0, 'another ion'],
    ],
  },
  {
    of: 'chemical-formula',
    question: 'Give the symbol for cobalt.',
    keys: ['Co'],
    answers: [
      ['Co', 1, 'the key'],
      ['CO', 0, 'a compound'],
      ['C', 0, 'another element'],
    ],
  },
  {
    of: 'chemical-formula',
    question: 'Which gas turns limewater cloudy?',
    keys: ['CO2'],
    answers: [
      ['carbon dioxide', 1, 'its name'],
      ['Carbon dioxide.', 1, 'its name'],
      ['carbon monoxide', 0, 'another gas'],
    ],
  },
  {
    of: 'chemical-formula',
    question: 'Write the formula of calcium hydroxide.',
    keys: ['Ca(OH)2'],
    answers: [
      ['Ca(OH)₂', 1, 'a low digit'],
      ['ca(oh)2', 1, 'small letters'],
      ['CaOH2', 0, 'brackets count'],
      ['Ca(OH)', 0, 'another'],
    ],
  },
];
