import * as z from 'zod/mini';

const share = z.number().check(z.minimum(0), z.maximum(1));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/**
 * One place to fill in: a gap of a text, a cell of a table, a label of a picture, the left side of a pair. What is filled in is a line of the
 * answer's value: see `readSlots`.
 */
export const slotSchema = z.object({
  /** What it is called, once in its question: the gap's number, the left side of the pair, the label's letter. No line break. */
  id: text(300),
  /** A list of its own to pick from; absent: from the question's options, or typed where it has none. */
  options: z.optional(z.nullable(z.array(text(2_000)).check(z.maxLength(60)))),
  /** Of a label: where it points in the picture, in shares of its width and height, from its top left corner. */
  at: z.optional(z.nullable(z.object({ x: share, y: share }))),
});

export type QuestionSlot = z.infer<typeof slotSchema>;

/**
 * How a question is called among others, and what there is to fill in, in a homework of any form: a draft, a stored question, a page. All are
 * optional, so that a homework of before is one without them.
 */
export const arrangementFields = {
  /** Sound to listen to: its path below the site's root. */
  soundPath: z.optional(z.nullable(text(300))),
  /** As on paper, outermost first: `['2', '(b)', '(ii)']`. Absent: questions are numbered in order. */
  label: z.optional(z.nullable(z.array(text(20)).check(z.maxLength(4)))),
  /** Ids of the information questions that stand beside it, outermost first: what it shares with others, the stem of its parts. */
  material: z.optional(z.nullable(z.array(text(64)).check(z.maxLength(20)))),
  /** The points of a specification that it is about: 'B3.2', '4.2.1 Cells'. */
  specification: z.optional(z.nullable(z.array(text(80)).check(z.maxLength(10)))),
  /** The places to fill in, in order; see `slotSchema`. */
  slots: z.optional(z.nullable(z.array(slotSchema).check(z.maxLength(60)))),
  /** Of a text with gaps: the text, each gap as its slot's id in double square brackets: 'Blood carries [[1]] to the cells.' */
  passage: z.optional(z.nullable(text(20_000))),
  /** How many options are to be chosen, where the question says it. */
  choose: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1)))),
  /** Of a number: the units to pick from, or the one that follows the field. Absent: the unit is typed, or there is none. */
  units: z.optional(z.nullable(z.array(text(40)).check(z.minLength(1), z.maxLength(20)))),
};

const arrangementSchema = z.object(arrangementFields);
export type Arrangement = z.infer<typeof arrangementSchema>;

/** These fields of a question alone, without those that say nothing: for whoever makes one form of a question from another. */
export function arrangementOf(question: Arrangement): Arrangement {
  const { soundPath, label, material, specification, slots, passage, choose, units } = question;
  const all: Arrangement = { soundPath, label, material, specification, slots, passage, choose, units };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
}
