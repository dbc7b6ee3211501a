/** Words that are so common in answers to anything that they say little by themselves, in their base forms. */
const common: ReadonlySet<string> = new Set(
  (
    'make thing something anything stuff way use put take give go come know see look find tell say show mean want need try help let keep work ' +
    'happen cause find like same other another more most many much few less lot bit kind type sort part one two different good well new old ' +
    'first last next long time day part number amount place able different reason because also even still always never now again back all each ' +
    'every both such own only another people person student question answer explain describe example think believe seem appear start begin end ' +
    'try call set move turn change become stay remain increase decrease'
  ).split(' '),
);

/** How much a word counts beside others: common words half, long ones a little more than others, which count 1. */
export function wordWeight(word: string, bases: readonly string[]): number {
  if (bases.some((base) => common.has(base))) return 0.5;
  return word.length >= 8 ? 1.2 : 1;
}
