import * as z from 'zod/mini';

/** Kinds of answers that are compared as what they mean, in the order in which a key is tried. */
export const valueKindSchema = z.enum([
  'drawing',
  'digits',
  'coordinates',
  'time',
  'date',
  'money',
  'ratio',
  'percentage',
  'fraction',
  'range',
  'number',
  'number-list',
  'chemical-equation',
  'chemical-formula',
  'equation',
  'expression',
]);
export type ValueKindName = z.infer<typeof valueKindSchema>;

/** Every kind that a key can be of, those in words too. */
export const answerKindSchema = z.enum([...valueKindSchema.options, 'list', 'order', 'name', 'phrase', 'sentence']);
export type AnswerKindName = z.infer<typeof answerKindSchema>;

/** What people call each kind. */
export const answerKindLabels = {
  drawing: 'a drawing, or left to the teacher',
  digits: 'digits: binary, hexadecimal, a grid reference',
  coordinates: 'coordinates',
  time: 'a time of day',
  date: 'a date or year',
  money: 'an amount of money',
  ratio: 'a ratio',
  percentage: 'a percentage',
  fraction: 'a fraction',
  range: 'a range of numbers',
  number: 'a number',
  'number-list': 'several numbers',
  'chemical-equation': 'an equation of a reaction',
  'chemical-formula': 'a chemical formula',
  equation: 'an equation',
  expression: 'an expression of algebra',
  list: 'a list',
  order: 'things in order',
  name: 'a name or one word',
  phrase: 'a short phrase',
  sentence: 'a sentence, in words of their own',
} as const satisfies Record<AnswerKindName, string>;
