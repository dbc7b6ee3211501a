import { answerKindLabels, type MarkedQuestion, writtenFormSchema } from '@markwell/marking-core';

import { partMarksLabels } from '../../editor/parts/part-marks-field.tsx';

type Rule = NonNullable<MarkedQuestion['rule']>;
export type RuleKind = Rule['kind'];
type RuleOf<Kind extends RuleKind> = Extract<Rule, { kind: Kind }>;

/** How one field of a rule is filled in. */
export interface FieldForm {
  /** The fields that show it: see `field-editors.tsx`. */
  readonly as: 'lines' | 'text' | 'number' | 'flag' | 'pick' | 'terms' | 'bands' | 'pairs' | 'sides' | 'unit' | 'slots';
  readonly label: string;
  readonly hint?: string;
  /** What there is to pick from: value and what it is called. */
  readonly options?: Readonly<Record<string, string>>;
  /** A rule cannot do without it. */
  readonly isNeeded?: true;
  /** In a list of things: whether each has marks, or the letter that it belongs to. */
  readonly each?: 'marks' | 'label';
}

export interface RuleForm {
  /** What the rule does, in the words of a teacher. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldForm>>;
}

const notation = 'One a line. A stroke separates alternatives: ‘same/equal number’; brackets what may be left out.';
const accept = { as: 'lines', label: 'Right answers', hint: 'One a line, as they are', isNeeded: true } as const;
const allow = { as: 'lines', label: 'Right in other words too', hint: notation } as const;
const reject = { as: 'lines', label: 'No mark where it says', hint: notation } as const;
const others = { as: 'lines', label: 'Other answers, which cancel a right one', hint: notation } as const;
const insufficient = { as: 'lines', label: 'Too vague', hint: notation } as const;
const ignore = { as: 'lines', label: 'Passed over', hint: 'One a line: says nothing and harms nothing' } as const;
const vocabulary = { accept, allow, reject, others, insufficient, ignore } as const;
const question = { as: 'text', label: 'The question', hint: 'Its words are no answer' } as const;
const candidates = {
  as: 'lines',
  label: 'What the question offers',
  hint: 'One a line: an answer has to take the one that is right',
} as const;
const bands = { as: 'bands', label: 'Marks', isNeeded: true } as const;
const asked = { as: 'number', label: 'How many are asked for' } as const;
const whole = { ...accept, label: 'The whole answer, as feedback shows it' } as const;

const { neighbours: _ofOrders, ...usualPartMarks } = partMarksLabels;
const partMarks = { as: 'pick', label: 'How parts earn the marks', options: usualPartMarks, isNeeded: true } as const;
const firstCounts = { as: 'flag', label: 'A right answer stays right, whatever follows it' } as const;
const bySound = { as: 'flag', label: 'Words may be spelt by ear' } as const;
const forms = Object.fromEntries(writtenFormSchema.options.map((form) => [form, form]));

/** The form of every rule, with every field that it has: a rule or a field without one does not compile. */
const ruleForms = {
  choice: {
    name: 'One of the options',
    fields: {
      options: { as: 'lines', label: 'Options', hint: 'One a line, as the page shows them', isNeeded: true },
      accept: { ...accept, label: 'Right options', hint: 'One a line, as they stand above' },
      allow,
      reject,
      lettered: { as: 'flag', label: 'The page shows A, B, C… before the options' },
    },
  },
  phrases: { name: 'One thing in words', fields: vocabulary },
  'short-answer': {
    name: 'A name or a short phrase',
    fields: {
      question,
      candidates,
      exact: { as: 'flag', label: 'It has to be written exactly like that' },
      ...vocabulary,
      firstCounts,
      bySound,
    },
  },
  number: {
    name: 'A number',
    fields: {
      value: { as: 'number', label: 'The number', isNeeded: true },
      tolerance: { as: 'number', label: 'How far from it is right too' },
      noun: { as: 'text', label: 'What is counted', hint: 'Such as ‘wave/crest’; an answer need not say it' },
      unit: { as: 'unit', label: 'Unit' },
      otherLabels: { as: 'lines', label: 'Other things whose numbers may stand beside it' },
      given: { as: 'lines', label: 'Numbers of the question that may be repeated' },
      accept,
      allow,
      reject,
      insufficient,
    },
  },
  value: {
    name: 'A value, compared as what it means',
    fields: {
      of: { as: 'pick', label: 'What it is', options: answerKindLabels, isNeeded: true },
      accept,
      unit: { as: 'text', label: 'The unit that the question names' },
      unitNeeded: { as: 'flag', label: 'No mark without a unit' },
      unitIgnored: { as: 'flag', label: 'Units are ignored' },
      unitMarks: { as: 'number', label: 'Marks of these for the unit alone' },
      tolerance: { as: 'number', label: 'How far from it is right too' },
      between: { as: 'pairs', label: 'Ranges that are right too', hint: 'One a line, such as 6.7, 6.9' },
      rounds: { as: 'flag', label: 'Any number that rounds to it is right' },
      digits: { as: 'number', label: 'How many digits it must have' },
      significantFigures: { as: 'number', label: 'How many significant figures it must have' },
      decimalPlaces: { as: 'number', label: 'How many decimal places it must have' },
      form: { as: 'pick', label: 'The form that is asked for', options: forms },
      steps: { as: 'terms', label: 'Working that earns marks without it', each: 'marks' },
      carries: { as: 'flag', label: 'A pupil’s own earlier value counts in later steps' },
      kinds: {
        as: 'lines',
        label: 'What each right answer is, where they differ',
        hint: 'One a line: number, expression',
      },
      allow: { as: 'lines', label: 'Right in words', hint: 'One a line, as they are' },
      reject: { as: 'lines', label: 'Ways of writing it that get no mark', hint: 'One a line, as they are' },
      firstCounts,
      question,
    },
  },
  'keyword-groups': {
    name: 'A mark for each idea',
    fields: {
      groups: { as: 'terms', label: 'Ideas', isNeeded: true },
      max: { as: 'number', label: 'Most marks', isNeeded: true },
      letters: {
        as: 'lines',
        label: 'Letters whose case has a meaning',
        hint: 'One a line, with what each means',
      },
      reject: { ...reject, label: 'Takes a mark away' },
      insufficient,
      ignore,
    },
  },
  'marking-points': {
    name: 'Points, each with marks of its own',
    fields: {
      points: { as: 'terms', label: 'Points', each: 'marks', isNeeded: true },
      most: { as: 'number', label: 'Most marks' },
      bands: { as: 'bands', label: 'Marks by how many points are made' },
      together: { as: 'number', label: 'How many must be made for any mark' },
      forTeacher: { as: 'flag', label: 'A teacher gives the marks, and sees the points found' },
      reject: { ...reject, label: 'Takes a mark away' },
      ignore,
      question,
      bySound,
    },
  },
  'model-answer': {
    name: 'Like a model answer, in other words',
    fields: {
      accept: { ...accept, label: 'Model answers', hint: 'One a line; any of them is right' },
      reject,
      asked: { ...asked, label: 'How many of them are asked for', hint: 'Each is a point then' },
      question,
      candidates,
      firstCounts,
      bySound,
    },
  },
  count: {
    name: 'Some of a list',
    fields: {
      items: { as: 'terms', label: 'The list', isNeeded: true },
      bands,
      asked,
      wrong: { as: 'lines', label: 'Wrong here', hint: notation },
      inOrder: { as: 'flag', label: 'Each counts in its own place alone' },
      ignore,
      question,
      bySound,
    },
  },
  'ordered-list': {
    name: 'Things in their order',
    fields: {
      items: { as: 'terms', label: 'In this order', isNeeded: true },
      accept: whole,
      reject,
      others,
      ignore,
      bySound,
    },
  },
  'all-of': {
    name: 'All parts together',
    fields: {
      parts: { as: 'terms', label: 'Parts', each: 'label', isNeeded: true },
      accept: whole,
      reject,
      others,
      ignore,
      bySound,
    },
  },
  combined: {
    name: 'Yes or no, with the reason',
    fields: {
      expected: { as: 'pick', label: 'What feedback calls right', options: { yes: 'Yes', no: 'No' }, isNeeded: true },
      sides: { as: 'sides', label: 'Reasons', isNeeded: true },
    },
  },
  'graph-points': {
    name: 'Points on a graph',
    fields: { points: { as: 'pairs', label: 'Points', hint: 'One a line: 100, 2', isNeeded: true }, bands },
  },
  selection: {
    name: 'Several options',
    fields: {
      options: { as: 'lines', label: 'Options', hint: 'One a line, as the page shows them', isNeeded: true },
      accept: { ...accept, label: 'Right options', hint: 'One a line, as they stand above' },
      choose: { as: 'number', label: 'How many are to be chosen', hint: 'Where it is fewer than are right' },
      partMarks,
    },
  },
  sequence: {
    name: 'Options in their order',
    fields: {
      items: { as: 'lines', label: 'In this order', hint: 'One a line, as the page shows them', isNeeded: true },
      partMarks: { ...partMarks, options: partMarksLabels },
    },
  },
  slots: {
    name: 'Several places to fill in',
    fields: { slots: { as: 'slots', label: 'Places', isNeeded: true }, partMarks },
  },
} as const satisfies {
  readonly [Kind in RuleKind]: {
    readonly name: string;
    readonly fields: { readonly [Field in Exclude<keyof RuleOf<Kind>, 'kind'>]-?: FieldForm };
  };
};

/** The form of the rule that a file names; `undefined` for one that there is not. */
export function findRuleForm(kind: unknown): RuleForm | undefined {
  return isRuleKind(kind) ? ruleForms[kind] : undefined;
}

function isRuleKind(kind: unknown): kind is RuleKind {
  return typeof kind === 'string' && Object.hasOwn(ruleForms, kind);
}

/** The fields in which each side of a yes-or-no question has its reasons. */
export const sideFields: Readonly<Record<string, FieldForm>> = vocabulary;
/** The fields of one thing in a list. */
export const termFields: Readonly<Record<string, FieldForm>> = {
  name: { as: 'text', label: 'What it is called', isNeeded: true },
  accept,
  allow,
  reject,
};
export const eachFields: Readonly<Record<'marks' | 'label', Readonly<Record<string, FieldForm>>>> = {
  marks: { marks: { as: 'number', label: 'Marks', hint: '1 when empty', isNeeded: true } },
  label: { label: { as: 'text', label: 'What it is the answer to', hint: 'Such as Q in ‘Q is oxygen’' } },
};
