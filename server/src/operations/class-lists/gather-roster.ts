import { normaliseName, plainText } from '../normalise-name.ts';
import type { Roster, RosterClass, RosterLine, RosterMessage } from './roster.ts';

/** Puts lines together by class; what lines say twice or otherwise is told. */
export function gatherRoster(lines: readonly RosterLine[]): Roster {
  const classes = new Map<string, Omit<RosterClass, 'students'> & { students: Map<string, string> }>();
  const messages: RosterMessage[] = [];
  for (const { line, file, code, name, teacher, list, messages: own } of lines) {
    messages.push(...own);
    if (own.length > 0) continue;
    const key = plainText(code);
    const known = classes.get(key) ?? { code, teacher, list, students: new Map(), line, file };
    classes.set(key, { ...known, teacher: known.teacher ?? teacher, list: known.list ?? list });
    if (teacher !== undefined && known.teacher !== undefined && teacher !== known.teacher) {
      const message = `${code} has ${known.teacher} as its teacher above; ${teacher} is left out.`;
      messages.push({ line, file, severity: 'warning', message });
    }
    const normalised = normaliseName(name);
    if (known.students.has(normalised)) {
      messages.push({ line, file, severity: 'warning', message: `${name} is in ${code} already; counted once.` });
    } else {
      known.students.set(normalised, name);
    }
  }
  return { classes: [...classes.values()], messages };
}
