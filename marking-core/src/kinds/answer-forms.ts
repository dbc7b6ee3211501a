import * as z from 'zod/mini';

/** How a value must be written, beside its size. */
export const writtenFormSchema = z.enum([
  'standard',
  'ordinary',
  'fraction',
  'mixed',
  'decimal',
  'percentage',
  'simplest',
  'expanded',
  'factorised',
]);
export type WrittenForm = z.infer<typeof writtenFormSchema>;

/** The form in which a question asks for words: written exactly as the key is, or one of what the question offers. */
export const wordFormSchema = z.enum(['worded', 'offered']);

/**
 * The form in which a question asks for an answer: how a value is written, that it has as many digits as the key, or what is asked of words.
 */
export const answerFormSchema = z.enum([
  ...writtenFormSchema.options,
  ...(['digits', 'figures', 'places'] as const),
  ...wordFormSchema.options,
]);
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** What people call each form. */
export const answerFormLabels = {
  standard: 'Standard form',
  ordinary: 'An ordinary number',
  fraction: 'A fraction',
  mixed: 'A mixed number',
  decimal: 'A decimal',
  percentage: 'A percentage',
  simplest: 'In its simplest form',
  expanded: 'Expanded',
  factorised: 'Factorised',
  digits: 'As many digits as the key',
  figures: 'As many significant figures as the key',
  places: 'As many decimal places as the key',
  worded: 'Written exactly as the key',
  offered: 'One of what the question offers',
} as const satisfies Record<AnswerForm, string>;

/** How a question asks for each form; the first that it asks for counts. */
const askedBy: readonly (readonly [WrittenForm, RegExp])[] = [
  ['ordinary', /\bordinary (?:number|form)|\b(?:in|as) (?:full|figures)\b|\bnot in standard form/i],
  ['standard', /\b(?:in|into|to|using|use) (?:its |the )?(?:standard (?:index )?form|scientific notation)/i],
  ['expanded', /\bexpand|\bmultiply out|\bremove the brackets/i],
  ['factorised', /\bfactori[sz]e/i],
  ['mixed', /\bmixed (?:number|fraction)/i],
  ['percentage', /\b(?:as|into|to) an? percentage|\bwhat percentage|\bpercentage\b[^.?!]*\?\s*$/i],
  ['decimal', /\b(?:as|into|to) an? (?:recurring |terminating )?decimal/i],
  ['simplest', /\bsimplif|\bsimplest\b|\blowest terms|\bcancel\b|\bfully reduced|\b1\s*:\s*n\b/i],
  ['fraction', /\b(?:as|into|to) an? (?:proper |improper |top-heavy )?fraction|\bwhat fraction/i],
];

/** The form that a question asks for, by its words. */
export function askedForm(question: string): WrittenForm | undefined {
  return askedBy.find(([, words]) => words.test(question))?.[0];
}
