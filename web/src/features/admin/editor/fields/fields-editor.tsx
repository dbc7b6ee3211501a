import { type ComponentType, type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import { Select } from '../../../../components/select.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { CheckBox } from '../../check-box.tsx';
import { cleanLines } from '../clean-lines.ts';
import { RowList } from '../row-list.tsx';
import { readNumber, TypedField } from '../typed-field.tsx';
import { type FieldWords, findWords, nameInList } from './field-words.ts';
import { emptyOf, type Fields, partsOf, readFields, readList, type Schema } from './schema-parts.ts';

interface EditorProps {
  readonly schema: Schema;
  /** The field, as its schema has it. */
  readonly name: string;
  readonly words: FieldWords;
  readonly isNeeded: boolean;
  readonly wiring?: { id?: string | undefined; error?: string | undefined } | undefined;
  readonly value: unknown;
  /** Called with what is in it now; `undefined` where there is nothing. */
  readonly onValue: (value: unknown) => void;
}

interface FieldsEditorProps<Value extends Fields> {
  /** Of a thing with fields, or of several kinds of things, of which its `kind` says one. */
  readonly schema: Schema;
  /** What it is, where words depend on it. */
  readonly of: string;
  /** Those to be filled in, all of them shown; without it every one that it can have. */
  readonly only?: readonly (keyof Value & string)[];
  /** By field the id of its control, and what is wrong in it. */
  readonly wiring?: Readonly<Record<string, { id?: string | undefined; error?: string | undefined }>> | undefined;
  readonly fields: Value;
  readonly onFields: (fields: Value) => void;
}

/** The fields that a thing can have: those that are needed or filled in, the others behind a fold. */
export function FieldsEditor<Value extends Fields>(props: FieldsEditorProps<Value>) {
  const { schema, of, only, wiring, fields, onFields } = props;
  const parts = partsOf(schema, fields).flatMap((part) => {
    const words = findWords(of, part.name);
    const isLeftOut = only !== undefined && !only.includes(part.name);
    return words === undefined || isLeftOut ? [] : { ...part, words };
  });
  type Part = (typeof parts)[number];
  // What was empty at first stays where it was while it is being filled in.
  const isUsed = ({ name, isNeeded, words }: Part) => isNeeded || words.isUsual || fields[name] !== undefined;
  const [shown] = useState(() => only ?? parts.filter(isUsed).map(({ name }) => name));
  const edit = (part: Part) => {
    const Editor = editorOf(part.schema);
    const onValue = (value: unknown) => onFields({ ...fields, [part.name]: value ?? part.empty });
    return (
      <Editor key={part.name} {...part} wiring={wiring?.[part.name]} value={fields[part.name]} onValue={onValue} />
    );
  };
  const more = parts.filter(({ name }) => !shown.includes(name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {parts.filter(({ name }) => shown.includes(name)).map(edit)}
      {more.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold text-pen">
            More: {nameSome(more.map(({ words }) => words.label.charAt(0).toLowerCase() + words.label.slice(1)))}
          </summary>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">{more.map(edit)}</div>
        </details>
      )}
    </div>
  );
}

/** 'x, y, z and 9 more' */
const nameSome = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** How what a schema describes is filled in. */
function editorOf(schema: Schema): ComponentType<EditorProps> {
  if (schema instanceof z.ZodMiniArray) {
    const { element } = schema.def;
    if (element instanceof z.ZodMiniObject) return ListEditor;
    return element instanceof z.ZodMiniTuple ? PairsEditor : LinesEditor;
  }
  if (schema instanceof z.ZodMiniEnum) return PickEditor;
  if (schema instanceof z.ZodMiniNumber) return NumberEditor;
  if (schema instanceof z.ZodMiniBoolean) return FlagEditor;
  return schema instanceof z.ZodMiniString ? WordsEditor : GroupEditor;
}

function LinesEditor({ words, isNeeded, value, onValue }: EditorProps) {
  const { separator } = words;
  return (
    <TypedField
      {...wordsOf(words)}
      text={
        z
          .array(z.string())
          .safeParse(value)
          .data?.join(separator ?? '\n') ?? ''
      }
      rows={separator === undefined ? 2 : undefined}
      read={(text) => cleanLines(text.split(separator?.trim() ?? '\n'))}
      onValue={(lines) => onValue(lines.length === 0 && !isNeeded ? undefined : lines)}
    />
  );
}

function WordsEditor({ schema, words, isNeeded, wiring, value, onValue }: EditorProps) {
  const shared = {
    ...wordsOf(words),
    ...wiring,
    value: typeof value === 'string' ? value : '',
    maxLength: schema instanceof z.ZodMiniString ? schema._zod.bag.maximum : undefined,
    onText: (text: string) => onValue(text === '' && !isNeeded ? undefined : text),
  };
  return words.rows ? <TextArea {...shared} rows={words.rows} /> : <TextField {...shared} autoComplete="off" />;
}

function NumberEditor({ schema, words, isNeeded, value, onValue }: EditorProps) {
  return (
    <TypedField
      {...wordsOf(words)}
      wrong={z.safeParse(schema, 0.5).success ? 'Type a number.' : 'Type a whole number.'}
      inputMode="decimal"
      className="max-w-40"
      text={typeof value === 'number' ? String(value) : ''}
      read={(text) => {
        const number = readNumber(text);
        const isFit = number === null ? !isNeeded : z.safeParse(schema, number).success;
        return isFit ? number : undefined;
      }}
      onValue={(number) => onValue(number ?? undefined)}
    />
  );
}

function FlagEditor({ words, value, onValue }: EditorProps) {
  return <CheckBox label={words.label} isChecked={value === true} onCheck={(isOn) => onValue(isOn || undefined)} />;
}

function PickEditor({ schema, words, isNeeded, value, onValue }: EditorProps) {
  const all = schema instanceof z.ZodMiniEnum ? schema.options.map(String) : [];
  const called = words.options;
  return (
    <Select
      {...wordsOf(words)}
      placeholder={isNeeded ? 'Choose one' : 'Any'}
      options={all.flatMap((one) => (called && !(one in called) ? [] : { value: one, label: called?.[one] ?? one }))}
      value={typeof value === 'string' ? value : ''}
      onPick={(picked) => onValue(picked === '' ? undefined : picked)}
    />
  );
}

function PairsEditor({ words, value, onValue }: EditorProps) {
  return (
    <TypedField
      {...wordsOf(words)}
      wrong="Write two numbers on each line."
      rows={3}
      text={Array.isArray(value) ? value.map((pair: unknown) => String(pair).replace(',', ', ')).join('\n') : ''}
      read={pairsOf}
      onValue={onValue}
    />
  );
}

/** Points such as '100, 2' a line; `undefined` while one is not two numbers. */
export function pairsOf(text: string): number[][] | undefined {
  const pairs = cleanLines(text.split('\n')).map((line) =>
    line
      .replace(/[()]/g, '')
      .split(/[,;\s]+/)
      .map(Number),
  );
  return pairs.every((pair) => pair.length === 2 && pair.every(Number.isFinite)) ? pairs : undefined;
}

/** Things of one kind, each folded: added at the end, removed, changed. */
function ListEditor({ schema, name, words, value, onValue }: EditorProps) {
  const list = readList(value);
  const element = schema instanceof z.ZodMiniArray ? schema.def.element : schema;
  const named = (fields: Fields, place: number) => nameInList(words, fields, place);
  return (
    <Group legend={words.label}>
      <RowList
        rows={list}
        add="Add one"
        isFixed={words.isFixed}
        nameOf={named}
        rowClass="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 border-b border-rule pb-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onAdd={() => onValue([...list, emptyOf(element)])}
        onRemove={(place) => onValue(list.filter((_, at) => at !== place))}
      >
        {(fields, place, id) => (
          <details open={list.length === 1 || fields.name === ''}>
            <summary id={id} className="cursor-pointer py-2.5 font-semibold break-words">
              {named(fields, place)}
            </summary>
            <FieldsEditor
              schema={element}
              of={name}
              fields={fields}
              onFields={(next) => onValue(list.map((one, at) => (at === place ? next : one)))}
            />
          </details>
        )}
      </RowList>
    </Group>
  );
}

/** A thing with fields of its own, which goes once nothing is in it. */
function GroupEditor({ schema, name, words, isNeeded, value, onValue }: EditorProps) {
  const fields = readFields(value);
  const isEmpty = (next: Fields) =>
    Object.values(next).every((one) => one === undefined || (Array.isArray(one) && one.length === 0));
  return (
    <Group legend={words.label}>
      <FieldsEditor
        schema={schema}
        of={String(fields.kind ?? name)}
        fields={fields}
        onFields={(next) => onValue(!isNeeded && isEmpty(next) ? undefined : { ...emptyOf(schema), ...next })}
      />
    </Group>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-l-4 border-rule pl-4">
      <legend id={id} className="mb-2 font-semibold">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

const wordsOf = ({ label, hint }: FieldWords) => ({ label, hint });
