/** What can be other than a teacher wants. */
export const faults = {
  lost: 'wrong',
  text: 'wrong',
  'text takes in more': 'wrong',
  stem: 'wrong',
  options: 'wrong',
  'answer wrong': 'wrong',
  'answer invented': 'wrong',
  'answer that is no option': 'wrong',
  'answer missing': 'wrong',
  marks: 'wrong',
  'answer shown': 'wrong',
  'words too many': 'blemish',
  'words missing': 'blemish',
  'text differs': 'blemish',
  'stem elsewhere': 'blemish',
  'answer differs': 'blemish',
} as const satisfies Record<string, 'wrong' | 'blemish'>;
export type Fault = keyof typeof faults;
