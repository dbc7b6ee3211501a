import { keyOfAlternatives } from '@markwell/marking-core';
import type { Place } from '../../../contract/homework-draft.ts';
import type { SourceHomework, SourceQuestion } from '../../read-homework.ts';
import { convertChoice, keyOfNamed, weightedKey } from './choices.ts';
import { type About, type Gatherer, newGatherer, type ShownPicture } from './gather.ts';
import { gapsOf, matches, ordered, sharedMarks } from './several-in-one.ts';
import {
  type Asked,
  type Gap,
  gapSign,
  type Quiz,
  type StructuredQuestion,
  type Typed,
  type WeightedAnswer,
  type Written,
} from './structured-question.ts';

/** Makes homework from any structured format; reports what cannot be asked as meant or is left out. */
export function convertQuiz({ entries, ...about }: Quiz): { homework: SourceHomework; pictures: ShownPicture[] } {
  const gatherer = newGatherer();
  const questions: SourceQuestion[] = [];
  for (const entry of entries) {
    const named = { name: entry.name ?? `Question ${questions.length + 1}`, place: entry.place ?? null };
    if ('message' in entry)
      gatherer.say(entry.name === null ? null : named, entry.message, entry.severity, entry.excerpt);
    else questions.push(...convertQuestion(entry, named, gatherer));
  }
  gatherer.finish();
  const homework = { ...about, origins: {}, questions, messages: gatherer.messages };
  return { homework, pictures: [...gatherer.pictures.values()] };
}

function convertQuestion(
  one: StructuredQuestion,
  about: Pick<SourceQuestion, 'name' | 'place'>,
  gatherer: Gatherer,
): SourceQuestion[] {
  for (const kind of one.leaves ?? []) gatherer.note(kind, about);
  const hints = (one.hints ?? []).map((hint) => gatherer.text(about, hint, 'in a hint'));
  const above = one.above === undefined ? '' : gatherer.text(about, one.above);
  const base: SourceQuestion = {
    ...about,
    ...gatherer.asked(about, one.text, one.findPicture),
    id: one.id,
    type: one.type,
    description: above === '' ? null : above,
    marks: one.marks,
    tolerance: one.tolerance,
    studyTip: hints.filter((hint) => hint !== '').join('\n') || null,
    origins: originsAt(about.place, one.marks !== undefined),
  };
  return convertAsked(one.asked, base, one, gatherer);
}

function originsAt(place: Place | null, hasMarks: boolean): SourceQuestion['origins'] {
  if (place === null) return {};
  const origin = { place, confidence: 0.95 };
  return { question: origin, options: origin, correctAnswers: origin, ...(hasMarks ? { marks: origin } : {}) };
}

function convertAsked(
  asked: Asked,
  base: SourceQuestion,
  one: Pick<StructuredQuestion, 'findPicture'>,
  gatherer: Gatherer,
): SourceQuestion[] {
  const read = readAnswer(base, gatherer);
  switch (asked.kind) {
    case 'nothing':
      return [{ ...base, type: 'information', marks: 0 }];
    case 'choice':
      return convertChoice(base, asked.options.map(cleaned(read)), asked.areSeveralPicked ?? false, gatherer);
    case 'named-choice': {
      const options = asked.options.map(({ label, ...written }) => ({ label, text: read(written) }));
      return keyOfNamed(base, options, read(asked.answer), asked, gatherer);
    }
    case 'typed':
      return [{ ...base, ...(asked.isSure === false ? {} : { type: 'text' }), ...typedKey(asked, base, gatherer) }];
    case 'pairs':
      return matches(
        base,
        asked.pairs.map(({ term, meant }) => ({ term: read(term), meant: read(meant) })),
        gatherer,
      );
    case 'order':
      return ordered(base, asked.inOrder.map(read), gatherer);
    case 'gaps':
      return gapsOf(base, convertGaps(asked.gaps, base, gatherer));
    case 'parts': {
      const each = base.marks === undefined ? undefined : Math.max(1, Math.round(base.marks / asked.parts.length));
      const bare = { ...base, question: (base.question ?? '').replaceAll(gapSign, '_____') };
      return asked.parts.flatMap((part, index) => {
        const common = part.asked.kind === 'gaps' ? base : bare;
        const { question: own = '', ...picture } = gatherer.asked(base, part.text, one.findPicture);
        const inPart = { id: `${base.id}-${index + 1}`, name: `${base.name}, part ${index + 1}`, marks: each };
        const texts =
          own === ''
            ? {}
            : { question: own, description: [common.description, common.question].filter(Boolean).join('\n') };
        return convertAsked(part.asked, { ...common, ...picture, ...inPart, ...texts }, one, gatherer);
      });
    }
  }
}

const readAnswer =
  (about: About, gatherer: Gatherer, keepsGaps = false) =>
  (written: Written) =>
    gatherer.text(about, written, 'among its answers', keepsGaps);

const cleaned =
  (read: (written: Written) => string) =>
  ({ form, ...answer }: WeightedAnswer) => ({ ...answer, text: read({ text: answer.text, form }) });

/**
 * The key of what is typed: lines as a teacher writes them, or several answers of which each is right. Stars around a whole answer allow other
 * words beside it, as we do anyway.
 */
function typedKey({ answers: given, hasStars = false }: Typed, base: About, gatherer: Gatherer) {
  const answers = given.map(cleaned(readAnswer(base, gatherer, true)));
  const cut = answers.find(({ text }) => /\p{L}\*|\*\p{L}/u.test(text.replace(/^\*(.*)\*$/u, '$1')));
  if (hasStars && cut !== undefined)
    gatherer.say(
      base,
      `the * of “${cut.text}” stands for any letters in Moodle, but not here: add the words that are meant.`,
    );
  const bare = hasStars ? answers.map((one) => ({ ...one, text: one.text.replace(/^\*+|\*+$/gu, '') })) : answers;
  const { correctAnswers, ...near } = weightedKey(
    base,
    bare.filter(({ text }) => text !== ''),
    gatherer,
  );
  const key = correctAnswers.length > 1 ? keyOfAlternatives(correctAnswers) : undefined;
  return { correctAnswers: correctAnswers.flatMap((text) => text.split('\n')), ...near, ...(key && { key }) };
}

function convertGaps(gaps: readonly Gap[], base: SourceQuestion, gatherer: Gatherer) {
  const read = readAnswer(base, gatherer);
  const each = gaps.some(({ marks }) => marks !== undefined)
    ? undefined
    : sharedMarks(base, base.marks, gaps.length, 'each gap', gatherer);
  return gaps.map(({ asked, marks = each }) => {
    if (asked.kind === 'typed') return { type: 'text', marks, ...typedKey(asked, base, gatherer) };
    if (asked.areSeveralPicked) gatherer.say(base, 'a gap in which several are to be picked takes one of them.');
    const bare = { name: base.name, place: base.place, origins: {} };
    const [one] = convertChoice(bare, asked.options.map(cleaned(read)), false, gatherer);
    return { type: one?.type, options: one?.options ?? [], correctAnswers: one?.correctAnswers ?? [], marks };
  });
}
