import { type ComponentType, useState } from 'react';
import * as z from 'zod/mini';
import { Select } from '../../../../components/select.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { CheckBox } from '../../check-box.tsx';
import { cleanLines } from '../clean-lines.ts';
import { RowList } from '../row-list.tsx';
import { readNumber, TypedField } from '../typed-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FieldWords, findWords, nameInList } from './field-words.ts';
import { emptyOf, type Fields, partsOf, readFields, readList, type Schema } from './schema-parts.ts';

/** What of a field is known only where it is shown. */
interface Wired {
  /** Of its control. */
  readonly id?: string | undefined;
  /** What is wrong in it. */
  readonly error?: string | undefined;
  /** Said while nothing is picked. */
  readonly placeholder?: string;
  /** Which of the values can be picked. */
  readonly possible?: readonly string[] | undefined;
}
export type Wiring = Readonly<Record<string, Wired>>;

interface EditorProps {
  readonly schema: Schema;
  /** The field, as its schema has it. */
  readonly name: string;
  readonly words: FieldWords;
  readonly isNeeded: boolean;
  readonly wired?: Wired | undefined;
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
  readonly wiring?: Wiring | undefined;
  readonly fields: Value;
  readonly onFields: (fields: Value) => void;
  /** How they lie beside each other; without it one is below the other. */
  readonly layout?: string;
}

/** The fields that a thing can have: those that are needed or filled in, the others behind a fold. */
export function FieldsEditor<Value extends Fields>(props: FieldsEditorProps<Value>) {
  const { schema, of, only, wiring, fields, onFields, layout = 'grid-cols-[minmax(0,1fr)]' } = props;
  const parts = partsOf(schema, fields).flatMap((part) => {
    const words = findWords(of, part.name);
    const isLeftOut = only !== undefined && !only.includes(part.name);
    return words === undefined || isLeftOut ? [] : { ...part, words };
  });
  type Part = (typeof parts)[number];
  // What was empty at first stays where it was while it is being filled in.
  const isUsed = ({ name, isNeeded, words }: Part) => isNeeded || words.isUsual || fields[name] !== undefined;
  const [used] = useState(() => parts.filter(isUsed).map(({ name }) => name));
  const shown: readonly string[] = only ?? used;
  const edit = (part: Part) => {
    const Editor = part.schema instanceof z.ZodMiniString && part.words.options ? PickEditor : editorOf(part.schema);
    const onValue = (value: unknown) => onFields({ ...fields, [part.name]: value ?? part.empty });
    return <Editor key={part.name} {...part} wired={wiring?.[part.name]} value={fields[part.name]} onValue={onValue} />;
  };
  const more = parts.filter(({ name }) => !shown.includes(name));
  return (
    <div className={`grid items-start gap-4 ${layout}`}>
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

function LinesEditor({ words, isNeeded, wired, value, onValue }: EditorProps) {
  const { separator, rows = 2 } = words;
  const lines = z.array(z.string()).safeParse(value).data ?? [];
  return (
    <TypedField
      {...saidOf(words, wired)}
      text={lines.join(separator ?? '\n')}
      rows={separator === undefined ? rows : undefined}
      read={(text) => cleanLines(text.split(separator?.trim() ?? '\n'))}
      onValue={(typed) => onValue(typed.length === 0 && !isNeeded ? undefined : typed)}
    />
  );
}

function WordsEditor({ schema, words, isNeeded, wired, value, onValue }: EditorProps) {
  const shared = {
    ...saidOf(words, wired),
    value: typeof value === 'string' ? value : '',
    maxLength: schema instanceof z.ZodMiniString ? schema._zod.bag.maximum : undefined,
    onText: (text: string) => onValue(text === '' && !isNeeded ? undefined : text),
  };
  return words.rows ? <TextArea {...shared} rows={words.rows} /> : <TextField {...shared} autoComplete="off" />;
}

function NumberEditor({ schema, words, isNeeded, wired, value, onValue }: EditorProps) {
  return (
    <TypedField
      {...saidOf(words, wired)}
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

function PickEditor({ schema, words, isNeeded, wired, value, onValue }: EditorProps) {
  const all = schema instanceof z.ZodMiniEnum ? schema.options.map(String) : Object.keys(words.options ?? {});
  const possible = wired?.possible ?? all;
  const called = words.options ? Object.entries(words.options) : all.map((one) => [one, one] as const);
  return (
    <Select
      {...saidOf(words, wired)}
      placeholder={wired?.placeholder ?? words.placeholder ?? (isNeeded ? 'Choose one' : 'Any')}
      options={called.flatMap(([one, label]) => (possible.includes(one) ? { value: one, label } : []))}
      value={typeof value === 'string' ? value : ''}
      onPick={(picked) => (picked !== '' || !isNeeded) && onValue(picked === '' ? undefined : picked)}
    />
  );
}

function PairsEditor({ words, wired, value, onValue }: EditorProps) {
  return (
    <TypedField
      {...saidOf(words, wired)}
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
    <FieldGroup legend={words.label} className={ruled}>
      <RowList
        rows={list}
        add="Add one"
        fresh={() => emptyOf(element)}
        isFixed={words.isFixed}
        nameOf={named}
        rowClass="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 border-b border-rule pb-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onRows={onValue}
      >
        {(fields, place, id, change) => (
          <details open={list.length === 1 || fields.name === ''}>
            <summary id={id} className="cursor-pointer py-2.5 font-semibold break-words">
              {named(fields, place)}
            </summary>
            <FieldsEditor schema={element} of={name} fields={fields} onFields={change} />
          </details>
        )}
      </RowList>
    </FieldGroup>
  );
}

/** A thing with fields of its own, which goes once nothing is in it. */
function GroupEditor({ schema, name, words, isNeeded, value, onValue }: EditorProps) {
  const fields = readFields(value);
  const isEmpty = (next: Fields) =>
    Object.values(next).every((one) => one === undefined || (Array.isArray(one) && one.length === 0));
  return (
    <FieldGroup legend={words.label} className={ruled}>
      <FieldsEditor
        schema={schema}
        of={String(fields.kind ?? name)}
        fields={fields}
        onFields={(next) => onValue(!isNeeded && isEmpty(next) ? undefined : { ...emptyOf(schema), ...next })}
      />
    </FieldGroup>
  );
}

const ruled = 'border-l-4 border-rule pl-4';

const saidOf = ({ label, hint }: FieldWords, wired: Wired = {}) => ({ label, hint, id: wired.id, error: wired.error });
