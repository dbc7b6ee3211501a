import { answerFormLabels, answerKindLabels, kindTexts, type PartMarks } from '@markwell/marking-core';
import { countText } from '../../../../components/count-text.ts';
import { typeNames } from '../../../../lib/type-names.ts';
import { type Fields, readFields } from './schema-parts.ts';

/** How staff read a field of a rule or a question. What it holds is said by its schema. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Of the values to pick from those that make sense here, and what they are called. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of a list to pick from: shown while nothing is picked. */
  readonly placeholder?: string;
  /** Of a longer text or a list: how many lines it has at first. */
  readonly rows?: number;
  /** Of a list on one line: what comes between its texts. */
  readonly separator?: string;
  /** It is shown at once although it may be left out. */
  readonly isUsual?: true;
  /** In a list: what one of its things is called; its name, or its place, where this is absent. */
  readonly nameOf?: (fields: Fields) => string;
  /** In a list: which things there are is said elsewhere. */
  readonly isFixed?: true;
}

const notation = 'One a line. A stroke separates alternatives: ‘same/equal number’; brackets what may be left out.';
const asTheyStand = 'One a line, as they are';
const asShown = 'One a line, as the page shows them';
const pair = 'One a line, such as 6.7, 6.9';
const partMarksLabels = {
  all: 'All the marks if everything is right, else none',
  each: 'A share of the marks for each that is right',
  'right-less-wrong': 'For each right one, less one for each wrong one',
  neighbours: 'For each two neighbours in the right order',
} as const satisfies Record<PartMarks, string>;
const { 'graph-plotting': _ofJarGraph, ...newTypeNames } = typeNames;
const { neighbours: _ofOrders, ...usualPartMarks } = partMarksLabels;
const rightOptions: FieldWords = { label: 'Right options', hint: 'One a line, as they stand above' };
const whole: FieldWords = { label: 'The whole answer, as feedback shows it', hint: asTheyStand };
const takesAway: FieldWords = { label: 'Takes a mark away', hint: notation };

/** Those that schools teach in. */
const languages = Object.fromEntries(
  ['ar', 'bn', 'cy', 'de', 'es', 'fr', 'ga', 'gd', 'it', 'ja', 'la', 'pa', 'pl', 'pt', 'ru', 'tr', 'ur', 'zh'].map(
    (code) => [code, new Intl.DisplayNames('en-GB', { type: 'language' }).of(code) ?? code],
  ),
);

/** By field; with its rule or the field that it is part of before it where it is called something else there. */
const words: Readonly<Record<string, FieldWords>> = {
  accept: { label: 'Right answers', hint: asTheyStand },
  'choice.accept': rightOptions,
  'selection.accept': rightOptions,
  'model-answer.accept': { label: 'Model answers', hint: 'One a line; any of them is right' },
  'ordered-list.accept': whole,
  'all-of.accept': whole,
  'unit.accept': { label: 'Its names', hint: 'One a line: s, sec, second' },
  allow: { label: 'Right in other words too', hint: notation },
  'value.allow': { label: 'Right in words', hint: asTheyStand },
  reject: { label: 'No mark where it says', hint: notation },
  'value.reject': { label: 'Ways of writing it that get no mark', hint: asTheyStand },
  'keyword-groups.reject': takesAway,
  'marking-points.reject': takesAway,
  others: { label: 'Other answers, which cancel a right one', hint: notation },
  wrong: { label: 'Wrong here', hint: notation },
  insufficient: { label: 'Too vague', hint: notation },
  ignore: { label: 'Passed over', hint: 'One a line: says nothing and harms nothing' },
  question: { label: 'The question', hint: 'Its words are no answer' },
  candidates: { label: 'What the question offers', hint: 'One a line: an answer has to take the one that is right' },
  exact: { label: 'It has to be written exactly like that' },
  firstCounts: { label: 'A right answer stays right, whatever follows it' },
  bySound: { label: 'Words may be spelt by ear' },
  options: { label: 'Options', hint: asShown },
  lettered: { label: 'The page shows A, B, C… before the options' },
  choose: { label: 'How many are to be chosen', hint: 'Where it is fewer than are right' },
  partMarks: { label: 'How parts earn the marks', options: usualPartMarks },
  'sequence.partMarks': { label: 'How parts earn the marks', options: partMarksLabels },
  value: { label: 'The number' },
  tolerance: { label: 'How far from it is right too' },
  noun: { label: 'What is counted', hint: 'Such as ‘wave/crest’; an answer need not say it' },
  unit: { label: 'Unit' },
  'value.unit': { label: 'The unit that the question names' },
  required: { label: 'The number alone scores nothing', isUsual: true },
  otherLabels: { label: 'Other things whose numbers may stand beside it' },
  given: { label: 'Numbers of the question that may be repeated' },
  of: { label: 'What it is', options: answerKindLabels },
  unitNeeded: { label: 'No mark without a unit' },
  unitIgnored: { label: 'Units are ignored' },
  unitMarks: { label: 'Marks of these for the unit alone' },
  between: { label: 'Ranges that are right too', hint: pair },
  rounds: { label: 'Any number that rounds to it is right' },
  digits: { label: 'How many digits it must have' },
  significantFigures: { label: 'How many significant figures it must have' },
  decimalPlaces: { label: 'How many decimal places it must have' },
  form: { label: 'The form that is asked for' },
  steps: { label: 'Working that earns marks without it' },
  carries: { label: 'A pupil’s own earlier value counts in later steps' },
  kinds: { label: 'What each right answer is, where they differ', hint: 'One a line: number, expression' },
  groups: { label: 'Ideas' },
  max: { label: 'Most marks' },
  most: { label: 'Most marks' },
  letters: { label: 'Letters whose case has a meaning', hint: 'One a line, with what each means' },
  points: { label: 'Points' },
  'graph-points.points': { label: 'Points', hint: 'One a line: 100, 2' },
  bands: {
    label: 'Marks by how many are right',
    nameOf: ({ atLeast, marks }) => `${String(atLeast ?? '')} right: ${countText(Number(marks ?? 0), 'mark')}`,
  },
  atLeast: { label: 'At least this many right' },
  together: { label: 'How many must be made for any mark' },
  forTeacher: { label: 'A teacher gives the marks, and sees the points found' },
  asked: { label: 'How many are asked for' },
  'model-answer.asked': { label: 'How many of them are asked for', hint: 'Each is a point then' },
  items: { label: 'In this order', hint: asShown },
  'count.items': { label: 'The list' },
  inOrder: { label: 'Each counts in its own place alone' },
  parts: { label: 'Parts' },
  label: { label: 'What it is the answer to', hint: 'Such as Q in ‘Q is oxygen’' },
  expected: { label: 'What feedback calls right', options: { yes: 'Yes', no: 'No' } },
  sides: { label: 'Reasons' },
  yes: { label: 'Yes, because…', isUsual: true },
  no: { label: 'No, because…', isUsual: true },
  slots: {
    label: 'Places',
    isFixed: true,
    nameOf: ({ id, rule }) => `${String(id)}: ${kindText(rule)}`,
  },
  open: { label: 'Answers that its key does not list may be right' },
  rule: { label: 'What gets the marks', isUsual: true },
  maxMarks: { label: 'Marks of the question' },
  correctFrom: { label: 'Marks from which it counts as right' },
  'question.expected': { label: 'What feedback names as expected', hint: asTheyStand },
  feedback: { label: 'What feedback says' },
  correct: { label: 'For all the marks', isUsual: true },
  partly: { label: 'For some of the marks', isUsual: true },
  incorrect: { label: 'For no marks', isUsual: true },
  name: { label: 'What it is called' },
  marks: { label: 'Marks', hint: '1 when empty', isUsual: true },
  'bands.marks': { label: 'Marks' },
  'draft.question': { label: 'Question', rows: 2 },
  'draft.description': {
    label: 'Text before it',
    hint: 'Text above the question that belongs to it. Leave empty for none.',
    rows: 2,
  },
  correctAnswers: {
    label: 'Accepted answers',
    hint: 'One a line, as in a mark scheme: ‘any two from: …’, ‘accept …’, ‘not …’, ‘(1)’. Below it says how they are read.',
    rows: 3,
  },
  'combined.correctAnswers': {
    label: 'Accepted answers',
    hint: 'One a line: Yes or No, a colon, and the reason, such as Yes: same mass of crisp',
    rows: 3,
  },
  'graph-plotting.correctAnswers': { label: 'Accepted answers', hint: 'The points, such as (100,2),(250,5)', rows: 3 },
  'ordering.correctAnswers': {
    label: 'In the right order',
    hint: 'One a line, the first one first. Students see them in another order.',
    rows: 3,
  },
  answerKind: { label: 'Kind of answer', options: answerKindLabels },
  answerForm: { label: 'Form asked for', options: { any: 'Any form', ...answerFormLabels } },
  'draft.partMarks': {
    label: 'Marks for parts',
    placeholder: 'As usual for its type',
    options: partMarksLabels,
  },
  'draft.type': { label: 'Type', options: typeNames },
  markingPoints: { label: 'Points' },
  diagramPath: { label: 'Picture' },
  diagramAlt: {
    label: 'What the picture shows',
    hint: 'For students who cannot see it; it must not give the answer away',
  },
  table: { label: 'Table' },
  'draft.studyTip': { label: 'Study tip', rows: 2 },
  'draft.id': { label: 'Label', hint: 'Names the question in exports, such as q1a; each of a homework is different' },
  'draft.specification': {
    label: 'Specification points',
    hint: 'Separated by semicolons, such as 4.2.1 Cells. The class report has a figure for each.',
    separator: '; ',
  },
  'draft.choose': {
    label: 'How many to choose',
    hint: 'As the question says it, such as 2. Empty: as many as they like.',
  },
  'draft.units': {
    label: 'Units to choose from',
    hint: 'Separated by commas. One alone is shown after the field; empty: the unit is typed, or there is none.',
    separator: ',',
  },
  'draft.tolerance': {
    label: 'Accepted up to this far away',
    hint: 'For a number: 0.5 accepts 9.5 to 10.5 where 10 is right. Empty for exactly the number.',
  },
  'several.from': { label: 'From' },
  'several.to': { label: 'To' },
  'several.change': {
    label: 'What to do',
    placeholder: 'Choose',
    options: {
      parts: 'Make them parts of the question above',
      share: 'Show beside them what another question shows',
      drop: 'Drop them',
      marks: 'Give each the same marks',
      type: 'Make them all of one type',
    },
  },
  'several.shown': { label: 'What question … shows' },
  'several.marks': { label: 'Marks for each' },
  'several.type': { label: 'Type', placeholder: 'Choose a type', options: newTypeNames },
  'homework.title': { label: 'Title' },
  'homework.description': { label: 'Description' },
  'homework.language': {
    label: 'Language of the questions',
    hint: 'They are read aloud and hyphenated as such.',
    options: languages,
    placeholder: 'English',
  },
  'homework.weekDate': { label: 'Week', hint: 'As students read it, such as Week Beginning September 8th, 2025' },
  'homework.weekNumber': { label: 'Week number', hint: 'Empty for none' },
};

/** Said elsewhere, or too much for fields. */
const hidden = ['kind', 'id', 'type', 'published', 'judged', 'credit', 'notes'];

/** The words for a field of a rule, or of the field that it is part of; undefined for one that nobody fills in. */
export function findWords(of: string, name: string): FieldWords | undefined {
  return words[`${of}.${name}`] ?? (hidden.includes(name) ? undefined : (words[name] ?? { label: name }));
}

/** What a thing in a list is called. */
export const nameInList = ({ nameOf }: FieldWords, fields: Fields, place: number): string =>
  nameOf?.(fields) ?? (String(fields.name ?? '') || `${place + 1}`);

/** What a rule gives its marks for, whatever it is. */
export function kindText(rule: unknown): string {
  const { kind } = readFields(rule);
  return (typeof kind === 'string' && Object.hasOwn(kindTexts, kind) && kindTexts[kind]) || 'another rule';
}
