import { normaliseName, plainText } from '../../site/normalise-name.ts';
import type { Roster, RosterClass, RosterLine, RosterMessage } from './roster.ts';

type Entry = Pick<RosterLine, 'name' | 'key' | 'form'>;
type Gathered = Omit<RosterClass, 'students' | 'keys' | 'shared'> & { readonly names: Map<string, Entry[]> };

/** Puts lines together by class; what lines say twice or otherwise is told. Two of one name are two where the lines tell them apart. */
export function gatherRoster(lines: readonly RosterLine[]): Roster {
  const classes = new Map<string, Gathered>();
  const messages: RosterMessage[] = [];
  for (const one of lines) {
    const { line, file, code, name, teacher, list } = one;
    messages.push(...one.messages);
    if (one.messages.some(({ severity }) => severity === 'error')) continue;
    const known: Gathered = classes.get(plainText(code)) ?? { code, teacher, list, names: new Map(), line, file };
    classes.set(plainText(code), { ...known, teacher: known.teacher ?? teacher, list: known.list ?? list });
    if (teacher !== undefined && known.teacher !== undefined && teacher !== known.teacher) {
      const message = `${code} has ${known.teacher} as its teacher above; ${teacher} is left out.`;
      messages.push({ line, file, severity: 'warning', message });
    }
    const normalised = normaliseName(name);
    const others = known.names.get(normalised) ?? [];
    if (others.every((other) => areTwo(one, other))) known.names.set(normalised, [...others, one]);
    else messages.push({ line, file, severity: 'warning', message: sayTwice(one, others) });
  }
  return { classes: [...classes.values()].map(toClass), messages };
}

/** Whether two lines with one name are two students: what the list knows them by, or else their forms, differ. */
function areTwo(one: Entry, other: Entry): boolean {
  if (one.key !== undefined && other.key !== undefined) return one.key !== other.key;
  return one.form !== undefined && other.form !== undefined && plainText(one.form) !== plainText(other.form);
}

function sayTwice({ name, code, key }: RosterLine, others: readonly Entry[]): string {
  const said = `${name} is in ${code} already; counted once.`;
  if (others.some((other) => key !== undefined && other.key === key)) return said;
  return `${said} If they are two, add a column that tells them apart, such as an admission number or a form.`;
}

function toClass({ names, ...rest }: Gathered): RosterClass {
  const students = new Map<string, string>();
  const keys = new Map<string, string>();
  const shared: RosterClass['shared'][number][] = [];
  for (const [normalised, entries] of names) {
    const forms = new Set(entries.flatMap(({ form }) => (form === undefined ? [] : plainText(form))));
    const areByForm = entries.length > 1 && forms.size === entries.length;
    if (entries.length > 1 && !areByForm) {
      shared.push({ name: entries[0]?.name ?? '', keys: entries.flatMap(({ key }) => key ?? []) });
      continue;
    }
    for (const { name, key, form } of entries) {
      const own = areByForm ? `${name} (${form})` : name;
      students.set(areByForm ? normaliseName(own) : normalised, own);
      if (key !== undefined) keys.set(normaliseName(own), key);
    }
  }
  return { ...rest, students, keys, shared };
}
