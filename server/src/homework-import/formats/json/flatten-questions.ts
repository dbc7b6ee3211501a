import * as z from 'zod/mini';
import type { Path } from './field-reader.ts';

/** A question of a file with where it is there. */
interface FoundQuestion {
  readonly value: unknown;
  readonly path: Path;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsSchema = z.record(z.string(), z.unknown());
const fieldsOf = (value: unknown): Fields | undefined => fieldsSchema.safeParse(value).data;
const textsOf = (value: unknown) =>
  z.array(z.string()).safeParse(typeof value === 'string' ? [value] : value).data ?? [];

/** What a question has that is within others: the ids of what is above it, and the label so far. */
interface Above {
  readonly material: readonly string[];
  readonly label: readonly string[];
}

/**
 * The questions of a homework as a list. A file may write it as a tree: `{ "material": …, "questions": […] }` where texts or pictures are shared, and
 * `parts` within a question. Each question of the list names in `material` what it was within, and its label begins with theirs.
 */
export function flattenQuestions(homework: unknown, path: Path): FoundQuestion[] {
  const taken = new Set<unknown>();
  findIds(homework, taken);
  let last = 0;
  const newId = () => {
    do last += 1;
    while (taken.has(`m${last}`));
    return `m${last}`;
  };

  function ofBlock(block: Fields, at: Path, above: Above): FoundQuestion[] {
    const isList = Array.isArray(block.material);
    const given: readonly unknown[] = isList ? z.array(z.unknown()).parse(block.material) : [block.material ?? null];
    const materials = given.flatMap((one, index) => {
      const fields = fieldsOf(one);
      if (fields === undefined) return typeof one === 'string' ? { id: one, found: [] } : [];
      const id = textsOf(fields.id)[0] ?? newId();
      const value = { ...fields, id, type: 'information', ...within(fields, above) };
      return { id, found: [{ value, path: [...at, 'material', ...(isList ? [index] : [])] }] };
    });
    const inner = { ...above, material: [...above.material, ...materials.map(({ id }) => id)] };
    return [...materials.flatMap(({ found }) => found), ...ofList(block.questions, [...at, 'questions'], inner)];
  }

  function ofParts(stem: Fields, at: Path, above: Above): FoundQuestion[] {
    const { parts, ...fields } = stem;
    const id = textsOf(fields.id)[0] ?? newId();
    const isAsked = ['type', 'correctAnswers', 'marks'].some((name) => fields[name] !== undefined);
    const value = { ...fields, id, ...within(fields, above), ...(isAsked ? {} : { type: 'information' }) };
    const says = Object.keys(fields).some((name) => name !== 'label' && name !== 'id' && name !== 'material');
    const { label = [], material = [] } = within(fields, above);
    const inner = { label, material: says ? [...material, id] : material };
    return [...(says ? [{ value, path: at }] : []), ...ofList(parts, [...at, 'parts'], inner)];
  }

  function ofList(list: unknown, at: Path, above: Above): FoundQuestion[] {
    return (z.array(z.unknown()).safeParse(list).data ?? []).flatMap((value, index) => {
      const own = [...at, index];
      const fields = fieldsOf(value);
      if (fields === undefined) return { value, path: own };
      if (Array.isArray(fields.questions)) return ofBlock(fields, own, above);
      if (Array.isArray(fields.parts)) return ofParts(fields, own, above);
      return { value: { ...fields, ...within(fields, above) }, path: own };
    });
  }

  return ofBlock(fieldsOf(homework) ?? {}, path, { material: [], label: [] });
}

/** A question's own label and material after those of what it is within; as they are where it is within nothing. */
function within(fields: Fields, above: Above): { label?: string[]; material?: string[] } {
  const label = [...above.label, ...textsOf(fields.label)];
  const material = [...new Set([...above.material, ...textsOf(fields.material)])];
  return {
    ...((above.label.length > 0 || typeof fields.label === 'string') && { label }),
    ...(above.material.length > 0 && { material }),
  };
}

function findIds(value: unknown, into: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value) into.add(value.id);
  for (const inside of Object.values(value)) findIds(inside, into);
}
