/** Short spellings in informal use, with the usual one: those that Merriam-Webster's dictionary lists as variants, where they are no other word too. */
export const informalSpellings: ReadonlyMap<string, string> = new Map([
  ['thru', 'through'],
  ['thro', 'through'],
  ['thruout', 'throughout'],
  ['tho', 'though'],
  ['altho', 'although'],
  ['nite', 'night'],
  ['tonite', 'tonight'],
  ['lite', 'light'],
  ['donut', 'doughnut'],
  ['donuts', 'doughnuts'],
]);
