/** The item before a place of a list, if there is one: asking a list for its item -1 is slow, to it that is a property's name. */
export function itemBefore<T>(list: readonly T[], at: number): T | undefined {
  return at > 0 ? list[at - 1] : undefined;
}
