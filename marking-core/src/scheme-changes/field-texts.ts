import type { Rule } from '../rules/rule-schema.ts';

/** How a change to one field is worded: `{x}` is what changed, `{was}` the earlier value. */
export interface FieldText {
  readonly added: string;
  readonly removed: string;
  /** For a field that holds one value. */
  readonly changed?: string;
}

const listText = (verb: string, after = ''): FieldText => ({
  added: `now also ${verb}s {x}${after}`,
  removed: `no longer ${verb}s {x}${after}`,
});

const flagText = (what: string): FieldText => ({
  added: `now says of ${what}: {x}`,
  removed: `no longer says anything of ${what}`,
  changed: `now says of ${what}: {x} (was {was})`,
});

/** By the field of a rule (see `rules/vocabulary.ts` and the rules' own folders). */
export const fieldTexts: Readonly<Record<string, FieldText>> = {
  accept: listText('accept'),
  allow: listText('allow'),
  reject: { added: 'now refuses the mark for {x}', removed: 'no longer refuses the mark for {x}' },
  others: {
    added: 'now takes {x} for a wrong answer, which cancels a right one beside it',
    removed: 'no longer takes {x} for a wrong answer',
  },
  wrong: { added: 'now counts {x} as wrong', removed: 'no longer counts {x} as wrong' },
  insufficient: { added: 'now finds {x} too vague', removed: 'no longer finds {x} too vague' },
  ignore: { added: 'now passes over {x}', removed: 'no longer passes over {x}' },
  options: { added: 'now has the option {x}', removed: 'no longer has the option {x}' },
  groups: { added: 'now gives credit for the idea {x}', removed: 'no longer gives credit for the idea {x}' },
  items: { added: 'now has {x} in its list', removed: 'no longer has {x} in its list' },
  parts: { added: 'now also needs {x}', removed: 'no longer needs {x}' },
  points: { added: 'now has the point {x}', removed: 'no longer has the point {x}' },
  kinds: { added: 'now reads an answer as {x}', removed: 'no longer reads an answer as {x}' },
  choose: {
    added: 'now asks for {x} of the right options',
    removed: 'now asks for all of the right options',
    changed: 'now asks for {x} of the right options (was {was})',
  },
  partMarks: {
    added: 'now earns its marks by ‘{x}’',
    removed: 'no longer says how its parts earn marks',
    changed: 'now earns its marks by {x} (was {was})',
  },
  slots: { added: 'now has the place {x}', removed: 'no longer has the place {x}' },
  open: flagText('other answers being right too'),
  inOrder: flagText('each counting in its own place alone'),
  carries: flagText('a student’s own earlier value counting in later steps'),
  forTeacher: flagText('a teacher giving the marks'),
  most: {
    added: 'now gives at most {x}',
    removed: 'no longer limits its marks to {x}',
    changed: 'now gives at most {x} (was {was})',
  },
  together: {
    added: 'now needs {x} points for any mark',
    removed: 'no longer needs {x} points for any mark',
    changed: 'now needs {x} points for any mark (was {was})',
  },
  bands: { added: 'now gives {x}', removed: 'no longer gives {x}' },
  given: {
    added: 'now lets an answer repeat {x} from the question',
    removed: 'no longer lets an answer repeat {x} from the question',
  },
  otherLabels: {
    added: 'now lets an answer give the number of {x} as well',
    removed: 'no longer lets an answer give the number of {x} as well',
  },
  'unit accept': { added: 'now also takes the unit {x}', removed: 'no longer takes the unit {x}' },
  'unit required': {
    added: 'now says whether the unit is needed: {x}',
    removed: 'no longer says whether the unit is needed',
    changed: 'now says of the unit being needed: {x} (was {was})',
  },
  value: {
    added: 'now asks for the number {x}',
    removed: 'no longer asks for the number {x}',
    changed: 'now asks for the number {x} (was {was})',
  },
  tolerance: {
    added: 'now takes numbers up to {x} away',
    removed: 'no longer takes numbers up to {x} away',
    changed: 'now takes numbers up to {x} away (was {was})',
  },
  unitNeeded: {
    added: 'now gives no mark without a unit: {x}',
    removed: 'no longer says whether a unit is needed',
    changed: 'now gives no mark without a unit: {x} (was {was})',
  },
  unitIgnored: {
    added: 'now ignores units: {x}',
    removed: 'no longer says whether units are ignored',
    changed: 'now ignores units: {x} (was {was})',
  },
  firstCounts: {
    added: 'now keeps a right answer right whatever follows it: {x}',
    removed: 'no longer says whether a right answer stays right',
    changed: 'now keeps a right answer right whatever follows it: {x} (was {was})',
  },
  bySound: {
    added: 'now takes words that are spelt by ear: {x}',
    removed: 'no longer says whether words may be spelt by ear',
    changed: 'now takes words that are spelt by ear: {x} (was {was})',
  },
  unitMarks: {
    added: 'now gives {x} of its marks for the unit',
    removed: 'no longer gives {x} of its marks for the unit',
    changed: 'now gives {x} of its marks for the unit (was {was})',
  },
  between: {
    added: 'now takes every number in {x}',
    removed: 'no longer takes every number in {x}',
  },
  rounds: {
    added: 'now takes every number that rounds to it: {x}',
    removed: 'no longer takes every number that rounds to it',
    changed: 'now takes every number that rounds to it: {x} (was {was})',
  },
  digits: {
    added: 'now asks for {x} digits',
    removed: 'no longer asks for {x} digits',
    changed: 'now asks for {x} digits (was {was})',
  },
  significantFigures: {
    added: 'now asks for {x} significant figures',
    removed: 'no longer asks for {x} significant figures',
    changed: 'now asks for {x} significant figures (was {was})',
  },
  decimalPlaces: {
    added: 'now asks for {x} decimal places',
    removed: 'no longer asks for {x} decimal places',
    changed: 'now asks for {x} decimal places (was {was})',
  },
  steps: {
    added: 'now gives credit for the working {x}',
    removed: 'no longer gives credit for the working {x}',
  },
  noun: {
    added: 'now reads {x} as what is counted',
    removed: 'no longer reads {x} as what is counted',
    changed: 'now reads {x} as what is counted (was {was})',
  },
  marks: {
    added: 'now gives {x} marks',
    removed: 'no longer gives {x} marks',
    changed: 'now gives {x} marks (was {was})',
  },
  max: {
    added: 'now gives at most {x} for its ideas',
    removed: 'no longer limits the marks for its ideas to {x}',
    changed: 'now gives at most {x} for its ideas (was {was})',
  },
  asked: {
    added: 'now asks for {x} of the list',
    removed: 'no longer asks for {x} of the list',
    changed: 'now asks for {x} of the list (was {was})',
  },
  question: {
    added: 'now takes the words {x} for the question’s',
    removed: 'no longer takes the words {x} for the question’s',
    changed: 'now takes the words {x} for the question’s (was {was})',
  },
  candidates: {
    added: 'now has {x} among what the question offers',
    removed: 'no longer has {x} among what the question offers',
  },
  exact: {
    added: 'now says whether an answer has to be written exactly as the key: {x}',
    removed: 'no longer says whether an answer has to be written exactly as the key',
    changed: 'now says of being written exactly as the key: {x} (was {was})',
  },
  of: {
    added: 'now reads its answers as {x}',
    removed: 'no longer reads its answers as {x}',
    changed: 'now reads its answers as {x} (was {was})',
  },
  form: {
    added: 'now asks for the form {x}',
    removed: 'no longer asks for the form {x}',
    changed: 'now asks for the form {x} (was {was})',
  },
  unit: {
    added: 'now takes a number without its unit for one in {x}',
    removed: 'no longer takes a number without its unit for one in {x}',
    changed: 'now takes a number without its unit for one in {x} (was {was})',
  },
  lettered: {
    added: 'now says whether letters stand before the options: {x}',
    removed: 'no longer says whether letters stand before the options',
    changed: 'now says of letters before the options: {x} (was {was})',
  },
  letters: {
    added: 'now tells capital from small letters: {x}',
    removed: 'no longer tells capital from small letters: {x}',
  },
  expected: {
    added: 'now expects {x}',
    removed: 'no longer expects {x}',
    changed: 'now expects {x} (was {was})',
  },
};

/** For a field that is not in the table: of a kind of rule that somebody adds. */
export function fieldText(field: string): FieldText {
  return (
    fieldTexts[field] ?? {
      added: `now has {x} as its ${field}`,
      removed: `no longer has {x} as its ${field}`,
      changed: `now has {x} as its ${field} (was {was})`,
    }
  );
}

/** What each kind of rule gives its marks for; of a kind that this version does not know its name is used. */
export const kindTexts: Readonly<Record<string, string>> = {
  choice: 'the right option',
  phrases: 'one thing in words',
  number: 'a number',
  'keyword-groups': 'each idea mentioned',
  count: 'how many different items are named',
  'ordered-list': 'several things in one order',
  'all-of': 'several things that are all needed',
  combined: 'yes or no with a reason',
  'graph-points': 'points on a graph',
  'model-answer': 'what the model answer says, in other words too',
  'marking-points': 'each point made, in other words too',
  value: 'a value, however it is written',
  'short-answer': 'one thing in words, and nothing beside it',
  selection: 'several options',
  sequence: 'options in one order',
  slots: 'what is filled in, each in its place',
} satisfies Record<Rule['kind'], string>;
