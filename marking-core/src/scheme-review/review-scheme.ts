import * as z from 'zod/mini';
import { Lexicon } from '../phrases/lexicon.ts';
import { anyEnding, readLiteral, readPhrase } from '../phrases/notation.ts';
import { findQuestionType, isMarkedQuestion } from '../question-types/type-names.ts';
import { takesEveryOption } from '../rules/choice/takes-every-option.ts';
import { sharedReasons } from '../rules/combined/shared-reasons.ts';
import { bindRule, wordingOf } from '../rules/marking-rules.ts';
import type { Rule } from '../rules/rule-schema.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { readWords } from '../text/words.ts';
import { error, type Finding, reviewRule, warning } from './review-rules.ts';

export type { Finding } from './review-rules.ts';

/**
 * Looks a mark scheme over for what its shape does not show: ids used twice, marks that no answer can get, a phrase that is both
 * right and wrong. An empty list is a scheme that can be used.
 *
 * @param shown Ids of the questions that the homework shows, where it is known.
 */
export function reviewScheme(scheme: MarkScheme, shown?: readonly string[]): Finding[] {
  const findings = scheme.questions.flatMap((question, place) =>
    reviewQuestion(question, scheme.questions.slice(0, place)).map(
      ({ path, ...rest }): Finding => ({
        ...rest,
        path: ['questions', place, ...path],
      }),
    ),
  );
  if (scheme.questions.length === 0) findings.push(error(['questions'], 'There are no questions.'));
  return shown === undefined ? findings : [...findings, ...reviewIds(scheme, shown)];
}

function reviewQuestion(question: MarkedQuestion, earlier: readonly MarkedQuestion[]): Finding[] {
  const { id, type, maxMarks, correctFrom, rule } = question;
  const findings: Finding[] = [];
  if (earlier.some((other) => other.id === id))
    findings.push(error(['id'], `‘${id}’ is the id of an earlier question.`));
  if (findQuestionType(type) === undefined) {
    findings.push(error(['type'], `‘${type}’ is no question type, so no answer scores.`));
  }
  if (correctFrom !== undefined && correctFrom > maxMarks) {
    findings.push(error(['correctFrom'], `${correctFrom} is more than maxMarks, ${maxMarks}.`));
  }
  if (!isMarkedQuestion(question)) {
    return rule === undefined ? findings : [...findings, warning(['rule'], 'An information question is not marked.')];
  }
  findings.push(...reviewJudged(question));
  if (rule === undefined && question.credit !== undefined) return findings;
  if (rule === undefined) return [...findings, error([], 'There is no rule, so no answer scores.')];
  if (maxMarks === 0) findings.push(warning(['maxMarks'], 'It is worth no marks.'));
  if (type === 'combined' && rule.kind !== 'combined') {
    findings.push(warning(['rule', 'kind'], 'A question of the type combined is marked by its reason alone.'));
  }
  const inRule = [...reviewRule(rule, question), ...reviewLists(rule, [])];
  findings.push(...inRule.map(({ path, ...rest }) => ({ ...rest, path: ['rule', ...path] })));
  const fault = inRule.some(({ level }) => level === 'error') ? undefined : refusesNothing(rule);
  if (fault !== undefined) findings.push(error(['rule'], fault));
  const givesSomething = wordingOf(rule).phrases.length > 0 || wordingOf(rule).expected.length > 0;
  if (!givesSomething && inRule.length === 0) findings.push(warning(['rule'], 'It names nothing that is right.'));
  return findings;
}

/** Judged answers cannot have more marks than there are. */
function reviewJudged({ judged = [], maxMarks }: MarkedQuestion): Finding[] {
  return judged.flatMap(({ answer, marks }, place) =>
    marks > maxMarks
      ? [
          error(
            ['judged', place, 'marks'],
            `‘${answer.slice(0, 80)}’ is judged to have ${marks} marks, more than maxMarks, ${maxMarks}.`,
          ),
        ]
      : [],
  );
}

const rightFields = ['accept', 'allow'];
const wrongFields = ['reject', 'others', 'insufficient'];
const notationFields = ['allow', ...wrongFields, 'ignore'];
const record = z.record(z.string(), z.unknown());
const texts = z.array(z.string());

/** A text that is right and wrong at once, says more than is heard of it, or cannot be meant so, in the rule or in one of its terms. */
function reviewLists(value: unknown, path: readonly (string | number)[]): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => reviewLists(item, [...path, place]));
  const fields = record.safeParse(value).data;
  if (fields === undefined) return [];
  const right = new Set(rightFields.flatMap((field) => (texts.safeParse(fields[field]).data ?? []).map(plain)));
  const clashes = wrongFields.flatMap((field) =>
    (texts.safeParse(fields[field]).data ?? []).flatMap((text, place) =>
      right.has(plain(text))
        ? [error([...path, field, place], `‘${text}’ is accepted as well. Take one of them out.`)]
        : [],
    ),
  );
  const tooWide = (texts.safeParse(fields.allow).data ?? []).flatMap((text, place) => {
    const heard = wordHeardAlone(text);
    if (heard === undefined) return [];
    const what = `Of ‘${text}’ only ‘${heard}’ is heard, so that any answer with that word scores.`;
    return [
      warning([...path, 'allow', place], `${what} To hear all of it write ‘${text.trim().replace(/\s+/g, '_')}’.`),
    ];
  });
  const options = texts.safeParse(fields.options).data ?? [];
  const look = (field: string, review: (text: string) => string | undefined) =>
    (texts.safeParse(fields[field]).data ?? []).flatMap((text, place) => {
      const message = options.includes(text) ? undefined : review(text);
      return message === undefined ? [] : [warning([...path, field, place], message)];
    });
  return [
    ...clashes,
    ...tooWide,
    ...look('accept', reviewLiteral),
    ...notationFields.flatMap((field) => look(field, reviewPhrase)),
    ...Object.entries(fields).flatMap(([field, inner]) => reviewLists(inner, [...path, field])),
  ];
}

const plain = (text: string) => text.trim().toLowerCase();

/** The questions of the scheme against those of the homework. */
function reviewIds({ questions }: MarkScheme, shown: readonly string[]): Finding[] {
  const own = questions.filter(isMarkedQuestion).map(({ id }) => id);
  if (shown.length > 0 && own.length > 0 && !own.some((id) => shown.includes(id))) {
    return [error(['questions'], 'None of its questions is one of this homework. Is it the right file?')];
  }
  const unmarked = shown.filter((id) => !own.includes(id));
  return [
    ...unmarked.map((id) =>
      warning(['questions'], `The homework’s question ‘${id}’ is missing, so its answers would score nothing.`),
    ),
    ...questions.flatMap(({ id }, place) =>
      shown.includes(id) || !own.includes(id)
        ? []
        : [warning(['questions', place, 'id'], `The homework has no question ‘${id}’.`)],
    ),
  ];
}

/** What somebody writes who has not understood the question, whatever it asks. */
const idleAnswers = ['bicycles', 'I do not know', '7', 'yes', 'no'];
const choices = [undefined, 'yes', 'no'] as const;
/** As many as a rule could give. */
const mostMarks = 100;

/** Whether a rule cannot tell a right answer from a wrong one, as a sentence that says why; undefined where it can. */
function refusesNothing(rule: Rule): string | undefined {
  if (rule.kind === 'slots') {
    const faults = rule.slots.map((slot) => ({ id: slot.id, fault: refusesNothing(slot.rule) }));
    const first = faults.find(({ fault }) => fault !== undefined);
    return first === undefined ? undefined : `${first.id}: ${first.fault}`;
  }
  if (rule.kind === 'selection' && takesEveryOption(rule)) return 'Every option is right, so no answer is wrong.';
  if (rule.kind === 'choice' && takesEveryOption(rule)) return 'Every option is right, so no answer is wrong.';
  const [shared] = rule.kind === 'combined' ? sharedReasons(rule) : [];
  if (shared !== undefined) return `‘${shared}’ is right with yes and with no, so the choice does not matter.`;
  const { guarded, phrases } = bindRule(rule);
  const marker = guarded(new Lexicon(phrases, new Set()));
  const scores = (text: string) =>
    choices.some((choice) => marker({ text, ...(choice !== undefined && { choice }) }, mostMarks).marks > 0);
  return idleAnswers.every(scores) ? 'Any answer scores, even ‘bicycles’: it refuses nothing.' : undefined;
}

/** Two words with a slash between them; 'm/s' is a unit. */
const eitherWord = /\p{Letter}{3,}\/\p{Letter}{3,}/u;

/** What an accepted answer cannot mean literally: 'reflects/bounces' is neither word. Else `undefined`. */
function reviewLiteral(text: string): string | undefined {
  if (!eitherWord.test(text)) return undefined;
  return `‘${text}’ is accepted only as it stands, with its sign. Where either is right, write each by itself.`;
}

/** What is wrong with wording in the phrase notation (see `vocabulary.ts`), such as '(' or '*'; `undefined` where nothing is. */
function reviewPhrase(text: string): string | undefined {
  if (/[()]/u.test(text.replace(/\([^()]*\)/gu, ''))) {
    return `The brackets of ‘${text}’ do not match, so that nothing in it may be left out.`;
  }
  const { slots } = readPhrase(text);
  if (slots.length === 0)
    return `Nothing can meet ‘${text}’: outside brackets, and beside signs, there is no word in it.`;
  const isAnyWord = slots.some(({ alternatives }) => alternatives.some((words) => words.join('') === anyEnding));
  return isAnyWord ? `Any word meets the ‘${anyEnding}’ of ‘${text}’. Write how the word begins before it.` : undefined;
}

/** Little words that do not matter: ‘it is a gas’ is ‘gas’. */
const expected: ReadonlySet<string> = new Set(['a', 'an', 'the', 'it', 'is', 'are', 'was', 'be', 'of', 'in', 'to']);
const leastUnheard = 2;

/**
 * The one word that is heard of a right answer where the others are little words and make a difference all the same: ‘made’ of ‘what you
 * are made of’. `undefined` for any other, and for one with notation.
 */
export function wordHeardAlone(text: string): string | undefined {
  if (/[/_()*!>]/u.test(text)) return undefined;
  const words = readWords(text).map((word) => word.text);
  const [slot, ...others] = readLiteral(text).slots;
  const [word, ...beside] = slot?.alternatives[0] ?? [];
  if (word === undefined || others.length > 0 || beside.length > 0) return undefined;
  const unheard = words.filter((one) => one !== word && !expected.has(one));
  return unheard.length < leastUnheard ? undefined : word;
}
