import type { RosterChoice, RosterImport } from '@markwell/server/contract';

/** Who those in doubt are: 'new', the number of a student, or absent until somebody has chosen. By `choiceKey`. */
export type Choices = ReadonlyMap<string, string>;

export interface Choosing {
  readonly choices: Choices;
  readonly onChoose: (key: string, value: string) => void;
}

export const choiceKey = (studentClass: string, name: string) => `${studentClass}\n${name}`;

/** What has been chosen, as the import takes it. */
export function chosenIn({ classes }: RosterImport, choices: Choices): RosterChoice[] {
  return classes.flatMap(({ studentClass, doubtful }) =>
    doubtful.flatMap(({ name }) => {
      const value = choices.get(choiceKey(studentClass, name)) ?? '';
      return value === '' ? [] : [{ studentClass, name, student: value === 'new' ? null : Number(value) }];
    }),
  );
}

/** How many are in doubt, of whom nobody has said who they are. */
export function countOpen(report: RosterImport, choices: Choices): number {
  return report.classes.reduce((sum, { doubtful }) => sum + doubtful.length, 0) - chosenIn(report, choices).length;
}
