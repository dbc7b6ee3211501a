import { answerKindLabels } from '../kinds/kind-names.ts';
import { valueKinds } from '../kinds/value-kinds.ts';
import { askedBy } from '../rules/asked.ts';
import type { Rule } from '../rules/rule-schema.ts';
import type { Band } from '../rules/vocabulary.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';

/** Something in a mark scheme that is wrong, or is likely to be. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** Where, by keys and places from 0. */
  readonly path: readonly (string | number)[];
  /** What to change. */
  readonly message: string;
}

type RuleKind = Rule['kind'];
type RuleOf<K extends RuleKind> = Extract<Rule, { kind: K }>;
type Review<R> = (rule: R, question: MarkedQuestion) => Finding[];

/** What to look at in each kind of rule, beside its shape and its lists; a kind that is not here needs nothing more. */
const reviews: { readonly [K in RuleKind]?: Review<RuleOf<K>> } = {
  choice: ({ options, accept }) =>
    accept.flatMap((option, place) =>
      options.includes(option)
        ? []
        : [error(['accept', place], `‘${option}’ is none of the options. Write it as it stands in options.`)],
    ),
  count: ({ bands, items }, { maxMarks }) => reviewBands(bands, items.length, maxMarks),
  'graph-points': ({ bands, points }, { maxMarks }) => reviewBands(bands, points.length, maxMarks),
  'keyword-groups': ({ max, groups }, { maxMarks }) => [
    ...(max > maxMarks ? [error(['max'], `${max} is more than the question’s maxMarks, ${maxMarks}.`)] : []),
    ...(Math.min(max, groups.length) < maxMarks
      ? [
          warning(
            ['groups'],
            `No answer can get all ${maxMarks} marks: there are ${groups.length} groups, max is ${max}.`,
          ),
        ]
      : []),
  ],
  'all-of': ({ parts }) => (parts.length === 0 ? [error(['parts'], 'There are no parts, so no answer scores.')] : []),
  'ordered-list': ({ items }) =>
    items.length < 2 ? [error(['items'], 'A list needs at least two items to have an order.')] : [],
  'marking-points': ({ points }, { maxMarks }) => {
    const most = points.reduce((sum, { marks = 1 }) => sum + marks, 0);
    const unmade = points.flatMap(({ accept, allow = [] }, place) =>
      accept.length + allow.length === 0 ? [error(['points', place], 'No answer makes this point: give it one.')] : [],
    );
    return most < maxMarks
      ? [...unmade, warning(['points'], `No answer can get all ${maxMarks} marks: the points have ${most}.`)]
      : unmade;
  },
  combined: ({ sides }) =>
    sides.yes === undefined && sides.no === undefined
      ? [error(['sides'], 'There is neither a yes nor a no side, so no answer scores.')]
      : [],
  value: (rule) =>
    rule.accept.length === 0
      ? [error(['accept'], 'Nothing is accepted, so no answer scores.')]
      : rule.accept.flatMap((key, place) =>
          valueKinds[rule.of].canRead(key, askedBy(rule))
            ? []
            : [
                warning(
                  ['accept', place],
                  `‘${key}’ cannot be read as ${answerKindLabels[rule.of]}: only these very words get the mark.`,
                ),
              ],
        ),
  selection: ({ options, accept, choose }) => [
    ...accept.flatMap((option, place) =>
      options.includes(option)
        ? []
        : [error(['accept', place], `‘${option}’ is none of the options. Write it as it stands in options.`)],
    ),
    ...(choose !== undefined && choose > accept.length
      ? [warning(['choose'], `${choose} are to be chosen, and only ${accept.length} are right.`)]
      : []),
  ],
  sequence: ({ items }) => reviewTwice(items, (place) => ['items', place]),
  slots: ({ slots }, question) => [
    ...reviewTwice(
      slots.map(({ id }) => id),
      (place) => ['slots', place, 'id'],
    ),
    ...slots.flatMap(({ rule, marks = 1 }, place) =>
      reviewRule(rule, { ...question, maxMarks: marks }).map(({ path, ...rest }) => ({
        ...rest,
        path: ['slots', place, 'rule', ...path],
      })),
    ),
  ],
  phrases: reviewPhrases,
  'short-answer': reviewPhrases,
};

/** What is wrong with a rule by its kind. Paths begin at the rule. */
export function reviewRule<K extends RuleKind>(rule: { kind: K } & RuleOf<K>, question: MarkedQuestion): Finding[] {
  const review: Review<RuleOf<K>> | undefined = reviews[rule.kind];
  return review?.(rule, question) ?? [];
}

function reviewPhrases({ accept, allow = [] }: Pick<RuleOf<'phrases'>, 'accept' | 'allow'>): Finding[] {
  return accept.length + allow.length === 0
    ? [error(['accept'], 'Nothing is accepted or allowed, so no answer scores.')]
    : [];
}

function reviewTwice(names: readonly string[], pathOf: (place: number) => Finding['path']): Finding[] {
  return names.flatMap((name, place) =>
    names.indexOf(name) < place ? [error(pathOf(place), `‘${name}’ is there already.`)] : [],
  );
}

function reviewBands(bands: readonly Band[], most: number, maxMarks: number): Finding[] {
  const findings = bands.flatMap(({ atLeast, marks }, place) => [
    ...(marks > maxMarks
      ? [error(['bands', place, 'marks'], `${marks} is more than the question’s maxMarks, ${maxMarks}.`)]
      : []),
    ...(atLeast > most
      ? [warning(['bands', place, 'atLeast'], `No answer can have ${atLeast} right: there are ${most}.`)]
      : []),
  ]);
  const best = Math.max(0, ...bands.map(({ marks }) => marks));
  return best < maxMarks ? [...findings, warning(['bands'], `No band gives all ${maxMarks} marks.`)] : findings;
}

/** Something without which the scheme cannot be used. */
export function error(path: Finding['path'], message: string): Finding {
  return { level: 'error', path, message };
}

/** Something that is worth a look. */
export function warning(path: Finding['path'], message: string): Finding {
  return { level: 'warning', path, message };
}
