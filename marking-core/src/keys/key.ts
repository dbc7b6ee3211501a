import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const texts = z.array(text);
const count = z.number().check(z.int(), z.minimum(1));

/** One thing that earns marks, in any of its wordings. */
export const keyPointSchema = z.object({
  /** Right answers; brackets hold words that may be left out. */
  accept: texts,
  /** Right too, though the key would not put it so: 'allow', 'e.g.'. */
  allow: z.optional(texts),
  /** Not this point, whatever is beside it. */
  reject: z.optional(texts),
  /** Whole marks; a share of the question's when absent. */
  marks: z.optional(count),
  /** Which kind of mark exam boards call it: for a method, for the answer that follows from it, for itself, or for a wrong answer that shows something. */
  mark: z.optional(z.enum(['method', 'accuracy', 'independent', 'special'])),
});
export type KeyPoint = z.infer<typeof keyPointSchema>;

/**
 * The key of a written question as data. As typed, 'any two from: Spain, Italy, Germany; not Europe' is
 *
 *   { points: [{ accept: ['Spain'] }, { accept: ['Italy'] }, { accept: ['Germany'] }], anyOf: 2, reject: ['Europe'] }
 */
export const keySchema = z.object({
  points: z.array(keyPointSchema),
  /** How many of the points are enough; all of them when absent. */
  anyOf: z.optional(count),
  /** How many points earn how many marks, where each does not earn its own: 'four correct: 2 marks, two correct: 1 mark'. */
  bands: z.optional(z.array(z.object({ atLeast: count, marks: count }))),
  /** All that are asked for, or no mark. */
  together: z.optional(z.boolean()),
  /** Whether the points must come in the order of the key. */
  inOrder: z.optional(z.boolean()),
  /** Most marks. */
  most: z.optional(count),
  /** No mark where an answer says one of these. */
  reject: z.optional(texts),
  /** Says nothing and harms nothing. */
  ignore: z.optional(texts),
  /** Too vague to be right. */
  insufficient: z.optional(texts),
  /** A value in one of these is right; both ends are, and each may have its unit. */
  within: z.optional(z.array(z.object({ from: text, to: text }))),
  /** How far from the value an answer may be. */
  tolerance: z.optional(z.number().check(z.minimum(0))),
  /** Any answer that rounds to the value, as it is written, is right. */
  rounds: z.optional(z.boolean()),
  /** Significant figures or decimal places to which the value is given. */
  figures: z.optional(count),
  places: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** Whether another form of the same value is right: 'oe'. */
  anyForm: z.optional(z.boolean()),
  /** Whether a pupil's own earlier value counts in what follows from it. */
  carries: z.optional(z.boolean()),
  /** Whether a right answer stays right whatever follows it. */
  firstCounts: z.optional(z.boolean()),
  /** Whether other words that say the same are right, however short it is: 'owtte'. */
  ownWords: z.optional(z.boolean()),
  /** Whether marks for the answer need the answer itself. */
  exactly: z.optional(z.boolean()),
  /** 'free': right without its unit too; 'ignored': the number alone counts. */
  unit: z.optional(z.enum(['needed', 'free', 'ignored'])),
  spelling: z.optional(z.enum(['matters', 'free'])),
  /** Whether answers that the key does not list may be right, so that nobody can be sure of a refusal. */
  open: z.optional(z.boolean()),
  /** Whether it describes levels, which only a teacher can judge. */
  levels: z.optional(z.boolean()),
  /** What of the text could not be read, and is asked about. */
  unread: z.optional(texts),
});
export type Key = z.infer<typeof keySchema>;
