import { type ReactNode, useId, useState } from 'react';
import { countText } from '../../../../components/count-text.ts';
import { Select } from '../../../../components/select.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { CheckBox } from '../../check-box.tsx';
import { RowList } from '../../editor/row-list.tsx';
import { readNumber, TypedField } from '../../editor/typed-field.tsx';
import { eachFields, type FieldForm, findRuleForm, sideFields, termFields } from './rule-forms.ts';
import { type Fields, linesOf, pairsOf, readFields, readLines, readList, withField } from './scheme-text.ts';

interface EditorProps {
  readonly form: FieldForm;
  readonly value: unknown;
  /** Called with what is in it now; `undefined` where there is nothing. */
  readonly onValue: (value: unknown) => void;
}

interface FieldsEditorProps {
  readonly forms: Readonly<Record<string, FieldForm>>;
  readonly fields: Fields;
  readonly onFields: (fields: Fields) => void;
}

/** Every field of a rule, or of a part of one: those that are needed or filled in, the others behind a fold. */
export function FieldsEditor({ forms, fields, onFields }: FieldsEditorProps) {
  // What was empty at first stays where it was while it is being filled in.
  const [shown] = useState(() =>
    Object.keys(forms).filter((name) => forms[name]?.isNeeded || fields[name] !== undefined),
  );
  const entries = Object.entries(forms);
  const edit = ([name, form]: (typeof entries)[number]) => {
    const Editor = editors[form.as];
    return (
      <Editor
        key={name}
        form={form}
        value={fields[name]}
        onValue={(value) => onFields(withField(fields, name, value))}
      />
    );
  };
  const more = entries.filter(([name]) => !shown.includes(name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {entries.filter(([name]) => shown.includes(name)).map(edit)}
      {more.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold text-pen">
            More: {nameSome(more.map(([, { label }]) => lowerFirst(label)))}
          </summary>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">{more.map(edit)}</div>
        </details>
      )}
    </div>
  );
}

function LinesEditor({ form, value, onValue }: EditorProps) {
  return (
    <TypedField
      label={form.label}
      hint={form.hint}
      text={readLines(value).join('\n')}
      rows={2}
      read={linesOf}
      onValue={(lines) => onValue(lines.length === 0 && form.isNeeded === undefined ? undefined : lines)}
    />
  );
}

function WordsEditor({ form, value, onValue }: EditorProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      label={form.label}
      hint={form.hint}
      value={text}
      autoComplete="off"
      onText={(next) => onValue(next === '' && form.isNeeded === undefined ? undefined : next)}
    />
  );
}

function NumberEditor({ form, value, onValue }: EditorProps) {
  return (
    <TypedField
      label={form.label}
      hint={form.hint}
      wrong="Type a number."
      inputMode="decimal"
      className="max-w-40"
      text={typeof value === 'number' ? String(value) : ''}
      read={readNumber}
      onValue={(number) => onValue(number ?? undefined)}
    />
  );
}

function FlagEditor({ form, value, onValue }: EditorProps) {
  return <CheckBox label={form.label} isChecked={value === true} onCheck={(isOn) => onValue(isOn || undefined)} />;
}

function PickEditor({ form, value, onValue }: EditorProps) {
  const options = Object.entries(form.options ?? {}).map(([key, label]) => ({ value: key, label }));
  return (
    <Select
      label={form.label}
      hint={form.hint}
      placeholder={form.isNeeded ? 'Choose one' : 'Any'}
      options={options}
      value={typeof value === 'string' ? value : ''}
      onPick={(picked) => onValue(picked === '' ? undefined : picked)}
    />
  );
}

function PairsEditor({ form, value, onValue }: EditorProps) {
  return (
    <TypedField
      label={form.label}
      hint={form.hint}
      wrong="Write two numbers on each line."
      rows={3}
      text={Array.isArray(value) ? value.map((pair: unknown) => String(pair).replace(',', ', ')).join('\n') : ''}
      read={pairsOf}
      onValue={onValue}
    />
  );
}

const unitFields: Readonly<Record<string, FieldForm>> = {
  accept: { as: 'lines', label: 'Its names', hint: 'One a line: s, sec, second', isNeeded: true },
  required: { as: 'flag', label: 'The number alone scores nothing', isNeeded: true },
};

function UnitEditor({ form, value, onValue }: EditorProps) {
  return (
    <Group legend={form.label}>
      <FieldsEditor
        forms={unitFields}
        fields={readFields(value)}
        onFields={(next) => onValue(readLines(next.accept).length === 0 ? undefined : next)}
      />
    </Group>
  );
}

function SidesEditor({ form, value, onValue }: EditorProps) {
  const sides = readFields(value);
  return (
    <Group legend={form.label}>
      {(['yes', 'no'] as const).map((side) => (
        <Group key={side} legend={side === 'yes' ? 'Yes, because…' : 'No, because…'}>
          <FieldsEditor
            forms={sideFields}
            fields={readFields(sides[side])}
            onFields={(next) => onValue(withField(sides, side, isEmpty(next) ? undefined : { accept: [], ...next }))}
          />
        </Group>
      ))}
    </Group>
  );
}

/** 'x, y, z and 9 more' */
const nameSome = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const isEmpty = (fields: Fields) => Object.values(fields).every((field) => Array.isArray(field) && field.length === 0);

function TermsEditor({ form, value, onValue }: EditorProps) {
  const forms = form.each === undefined ? termFields : { ...termFields, ...eachFields[form.each] };
  return (
    <ListEditor
      form={form}
      value={value}
      onValue={onValue}
      forms={forms}
      empty={{ name: '', accept: [] }}
      nameOf={({ name }, place) => (typeof name === 'string' && name !== '' ? name : `${place + 1}`)}
    />
  );
}

const bandFields: Readonly<Record<string, FieldForm>> = {
  atLeast: { as: 'number', label: 'At least this many right', isNeeded: true },
  marks: { as: 'number', label: 'Marks', isNeeded: true },
};

function BandsEditor(props: EditorProps) {
  return (
    <ListEditor
      {...props}
      forms={bandFields}
      empty={{ atLeast: 1, marks: 1 }}
      nameOf={({ atLeast, marks }) => `${String(atLeast ?? '')} right: ${countText(Number(marks ?? 0), 'mark')}`}
    />
  );
}

interface ListEditorProps extends EditorProps {
  readonly forms: Readonly<Record<string, FieldForm>>;
  readonly empty: Fields;
  readonly nameOf: (fields: Fields, place: number) => string;
}

/** Things of one kind, each folded: added at the end, removed, changed. */
function ListEditor({ form, value, onValue, forms, empty, nameOf }: ListEditorProps) {
  const list = readList(value);
  return (
    <Group legend={form.label}>
      <RowList
        rows={list}
        add="Add one"
        nameOf={nameOf}
        rowClass="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 border-b border-rule pb-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onAdd={() => onValue([...list, empty])}
        onRemove={(place) => onValue(list.filter((_, at) => at !== place))}
      >
        {(fields, place, id) => (
          <details open={list.length === 1 || fields.name === ''}>
            <summary id={id} className="cursor-pointer py-2.5 font-semibold break-words">
              {nameOf(fields, place)}
            </summary>
            <FieldsEditor
              forms={forms}
              fields={fields}
              onFields={(next) => onValue(list.map((one, at) => (at === place ? next : one)))}
            />
          </details>
        )}
      </RowList>
    </Group>
  );
}

/** The rule of each slot. Which slots there are is said by the question. */
function SlotsEditor({ form, value, onValue }: EditorProps) {
  const slots = readList(value);
  return (
    <Group legend={form.label}>
      {slots.map((slot, place) => {
        const id = String(slot.id);
        const rule = readFields(slot.rule);
        const own = findRuleForm(rule.kind);
        const put = (next: Fields) => onValue(slots.map((one, at) => (at === place ? next : one)));
        return (
          <details key={id} className="border-b border-rule pb-2">
            <summary className="cursor-pointer py-2.5 font-semibold break-words">
              {id}: {own?.name.toLowerCase() ?? 'another rule'}
            </summary>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <FieldsEditor forms={eachFields.marks} fields={slot} onFields={put} />
              {own !== undefined && (
                <FieldsEditor forms={own.fields} fields={rule} onFields={(next) => put({ ...slot, rule: next })} />
              )}
            </div>
          </details>
        );
      })}
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

const editors = {
  lines: LinesEditor,
  text: WordsEditor,
  number: NumberEditor,
  flag: FlagEditor,
  pick: PickEditor,
  terms: TermsEditor,
  bands: BandsEditor,
  pairs: PairsEditor,
  sides: SidesEditor,
  unit: UnitEditor,
  slots: SlotsEditor,
} as const satisfies Record<FieldForm['as'], (props: EditorProps) => ReactNode>;
