import type { AdminClass } from '@markwell/server/contract';

/** The lists that pages offer, in the order in which they are shown. */
export const listNames = {
  year7: 'Year 7',
  year8: 'Year 8',
  year9: 'Year 9',
  year10: 'Year 10',
  year11: 'Year 11 and sixth form',
  childcare: 'Childcare',
} as const satisfies Record<AdminClass['list'], string>;

export const listKeys: readonly AdminClass['list'][] = ['year7', 'year8', 'year9', 'year10', 'year11', 'childcare'];

/** A list with its classes, in the order in which they came. */
export interface ClassGroup {
  readonly list: AdminClass['list'];
  readonly name: string;
  readonly classes: readonly AdminClass[];
}

/** The classes by list; a list without classes is there too, because its page has none to offer. */
export function groupClasses(classes: readonly AdminClass[]): ClassGroup[] {
  return listKeys.map((list) => ({
    list,
    name: listNames[list],
    classes: classes.filter((entry) => entry.list === list),
  }));
}
