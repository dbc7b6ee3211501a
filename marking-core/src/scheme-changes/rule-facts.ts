import * as z from 'zod/mini';
import type { Rule } from '../rules/rule-schema.ts';
import { bandSchema } from '../rules/vocabulary.ts';

/** One thing that a rule says, so that two versions of it can be compared thing by thing. */
export interface RuleFact {
  /** The field of the rule: 'allow', 'value'. */
  readonly field: string;
  /** Names of the terms and sides that contain it, outermost first; empty for the whole rule. */
  readonly within: readonly string[];
  /** What it says. */
  readonly value: string;
  /** The same for use in a sentence: texts of the scheme in quotation marks, numbers without. */
  readonly shown: string;
  /** Whether the field is a list, of which this is one. */
  readonly isListed: boolean;
}

const named = z.looseObject({ name: z.string() });
const labelled = z.looseObject({ label: z.string() });
const ruled = z.object({
  id: z.string(),
  marks: z.optional(z.number()),
  open: z.optional(z.boolean()),
  rule: z.record(z.string(), z.unknown()),
});
const point = z.tuple([z.number(), z.number()]);
const plain = z.union([z.string(), z.number(), z.boolean()]);
const fields = z.record(z.string(), z.unknown());

/**
 * Everything that a rule says. It is read by the shapes that all kinds of rule are made of (lists of texts, terms with a name,
 * bands, points, sides), so that a new kind needs nothing here.
 */
export function ruleFacts(rule: Rule): RuleFact[] {
  return Object.entries(rule).flatMap(([field, value]) => (field === 'kind' ? [] : factsOf(field, value, [])));
}

function factsOf(field: string, value: unknown, within: readonly string[]): RuleFact[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listed(field, item, within));
  const simple = plain.safeParse(value);
  if (simple.success) return [{ field, within, ...saying(simple.data), isListed: false }];
  const inner = fields.safeParse(value);
  if (!inner.success) return [];
  return Object.entries(inner.data).flatMap(([name, content]) =>
    fields.safeParse(content).success && !Array.isArray(content)
      ? Object.entries(content ?? {}).flatMap(([part, of]) => factsOf(part, of, [...within, name]))
      : factsOf(`${field} ${name}`, content, within),
  );
}

function listed(field: string, item: unknown, within: readonly string[]): RuleFact[] {
  const fact = (value: string, shown: string): RuleFact => ({ field, within, value, shown, isListed: true });
  const ourWords = (text: string) => [fact(text, text)];
  const band = bandSchema.safeParse(item);
  if (band.success) return ourWords(bandText(band.data));
  const xy = point.safeParse(item);
  if (xy.success) return ourWords(`(${xy.data.join(', ')})`);
  const simple = plain.safeParse(item);
  if (simple.success) return [{ field, within, ...saying(simple.data), isListed: true }];
  const content = fields.safeParse(item);
  if (!content.success) return [];
  const slot = ruled.safeParse(item).data;
  if (slot !== undefined) {
    const { id, rule, marks, open } = slot;
    const own = Object.entries({ marks, open, ...rule }).filter(([part]) => part !== 'kind');
    return [fact(id, `‘${id}’`), ...own.flatMap(([part, value]) => factsOf(part, value, [...within, id]))];
  }
  const name = nameOf(item);
  const inner = Object.entries(content.data).filter(([part]) => part !== 'name' && part !== 'label');
  return [fact(name, `‘${name}’`), ...inner.flatMap(([part, value]) => factsOf(part, value, [...within, name]))];
}

function saying(value: z.infer<typeof plain>): Pick<RuleFact, 'value' | 'shown'> {
  const text = String(value);
  if (typeof value === 'boolean') return { value: text, shown: value ? 'yes' : 'no' };
  return { value: text, shown: typeof value === 'number' ? text : `‘${text}’` };
}

function nameOf(item: unknown): string {
  const label = labelled.safeParse(item).data?.label;
  const name = named.safeParse(item).data?.name ?? '';
  return label === undefined ? name : `${label}: ${name}`;
}

function bandText({ atLeast, marks }: z.infer<typeof bandSchema>): string {
  return `${marks} ${marks === 1 ? 'mark' : 'marks'} for ${atLeast} or more right`;
}
