import * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
const record = z.record(z.string(), z.unknown());
export type Fields = Readonly<z.infer<typeof record>>;

export const readFields = (value: unknown): Fields => record.safeParse(value).data ?? {};
export const readList = (value: unknown): Fields[] => z.array(record).safeParse(value).data ?? [];

export interface SchemaPart {
  readonly name: string;
  readonly schema: Schema;
  /** A thing cannot do without it. */
  readonly isNeeded: boolean;
  /** What is there when it is empty. */
  readonly empty: null | undefined;
}

/** The fields of an object by its kind; none for an unknown kind. */
export function partsOf(schema: Schema, fields: Fields): SchemaPart[] {
  if (schema instanceof z.ZodMiniDiscriminatedUnion) {
    const one = schema.def.options.find(
      (option) => option instanceof z.ZodMiniObject && z.safeParse(option.shape.kind ?? z.never(), fields.kind).success,
    );
    return one === undefined ? [] : partsOf(one, fields);
  }
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).map(([name, part]) => {
    const present = part instanceof z.ZodMiniOptional ? part.def.innerType : part;
    const isNull = present instanceof z.ZodMiniNullable;
    return {
      name,
      schema: isNull ? present.def.innerType : present,
      isNeeded: present === part && !isNull,
      empty: isNull ? null : undefined,
    };
  });
}

/** A new thing: with what it needs, as far as that can be empty. */
export function emptyOf(schema: Schema): Fields {
  const needed = partsOf(schema, {}).filter(({ isNeeded }) => isNeeded);
  return Object.fromEntries(
    needed.flatMap(({ name, schema: part }) => {
      const empty = [[], '', 1].find((one) => z.safeParse(part, one).success);
      return empty === undefined ? [] : [[name, empty]];
    }),
  );
}
