import { keyOfAlternatives, type PartMarks } from '@markwell/marking-core';
import type { Place } from '../../../contract/homework-draft.ts';
import type { ReadPicture, SourceHomework, SourceQuestion } from '../../read-homework.ts';
import { convertChoice, keyOfNamed, weightedKey } from './choices.ts';
import { type About, type Gatherer, newGatherer, type ShownPicture } from './gather.ts';
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
import { type FilledSlot, filledSlots, gapsOf, matches, ordered } from './with-slots.ts';

/** Makes homework from any structured format; reports what cannot be asked as meant or is left out. */
export function convertQuiz({ entries, ...about }: Quiz): {
  homework: SourceHomework;
  pictures: ShownPicture[];
  sounds: readonly ReadPicture[];
} {
  const gatherer = newGatherer();
  const questions: SourceQuestion[] = [];
  for (const entry of entries) {
    const named = { name: entry.name ?? `Question ${questions.length + 1}`, place: entry.place ?? null };
    if ('message' in entry)
      gatherer.say(entry.name === null ? null : named, entry.message, entry.severity, entry.excerpt);
    else questions.push(...convertQuestion(entry, named, gatherer));
  }
  gatherer.finish();
  const homework = { ...about, origins: {}, questions: withOwnLabels(questions), messages: gatherer.messages };
  return { homework, pictures: [...gatherer.pictures.values()], sounds: gatherer.sounds };
}

/** Names that only look like labels, as several questions have the same, are none. */
function withOwnLabels(questions: readonly SourceQuestion[]): SourceQuestion[] {
  const labels = questions.flatMap(({ label }) => label?.join(' ') ?? []);
  if (new Set(labels).size === labels.length) return [...questions];
  return questions.map(({ label: _label, ...question }) => question);
}

function convertQuestion(
  one: StructuredQuestion,
  about: Pick<SourceQuestion, 'name' | 'place'>,
  gatherer: Gatherer,
): SourceQuestion[] {
  for (const kind of one.leaves ?? []) gatherer.note(kind, about);
  const hints = (one.hints ?? []).map((hint) => gatherer.text(about, hint, 'in a hint'));
  const base: SourceQuestion = {
    ...about,
    ...gatherer.asked(about, one.text, one.findPicture),
    id: one.id,
    type: one.type,
    description: null,
    ...(one.label && { label: [...one.label] }),
    ...(one.material && { material: [...one.material] }),
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
      return [convertChoice(base, asked.options.map(cleaned(read)), asked, gatherer)];
    case 'named-choice': {
      const options = asked.options.map(({ label, ...written }) => ({ label, text: read(written) }));
      return [keyOfNamed(base, options, read(asked.answer), asked.byNumber ?? false, gatherer)];
    }
    case 'typed':
      return [{ ...base, ...typedType(asked), ...typedKey(asked, base, gatherer) }];
    case 'pairs': {
      const pairs = asked.pairs.map(({ term, meant }) => ({ term: read(term), meant: read(meant) }));
      return [{ ...matches(base, pairs), partMarks: asked.partMarks }];
    }
    case 'order':
      return [{ ...ordered(base, asked.inOrder.map(read)), partMarks: asked.partMarks }];
    case 'gaps':
      return [withParts(gapsOf(base, convertGaps(asked.gaps, base, gatherer)), asked.partMarks)];
    case 'labels': {
      const options = asked.options.map(read);
      const labels = asked.labels.map(({ id, at, right }) => ({ id, at, options, correctAnswers: right.map(read) }));
      const { marks = base.marks, ...slots } = filledSlots(labels);
      return [{ ...base, type: 'labelling', ...slots, marks, partMarks: asked.partMarks }];
    }
    case 'parts': {
      const each = base.marks === undefined ? undefined : Math.max(1, Math.round(base.marks / asked.parts.length));
      const lines = (base.question ?? '').split('\n').filter((line) => !line.includes(gapSign));
      const bare = { ...base, question: lines.join('\n') || (base.question ?? '').replaceAll(gapSign, '_____') };
      return asked.parts.flatMap((part, index) => {
        const common = part.asked.kind === 'gaps' ? base : bare;
        const { question: own = '', ...picture } = gatherer.asked(base, part.text, one.findPicture);
        const inPart = {
          id: `${base.id}-${index + 1}`,
          name: `${base.name}, part ${index + 1}`,
          marks: part.marks ?? each,
        };
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
  ({ form, note, ...answer }: WeightedAnswer) => ({
    ...answer,
    text: read({ text: answer.text, form }),
    note: note === undefined ? '' : read(note),
  });

/**
 * The key of what is typed: lines as a teacher writes them, or several answers of which each is right. Stars around a whole answer allow other
 * words beside it, as we do anyway.
 */
function typedKey({ answers: given, hasStars = false }: Typed, base: About, gatherer: Gatherer) {
  const answers = given.map(cleaned(readAnswer(base, gatherer, true)));
  if (answers.some(({ note }) => note !== '')) gatherer.note('Feedback is', base);
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

/** One gap alone has no parts. */
const withParts = (question: SourceQuestion, partMarks: PartMarks | undefined): SourceQuestion =>
  question.slots === undefined ? question : { ...question, partMarks };

/** What is typed, or 'true' and 'false' where the format leaves that open. */
function typedType({ isSure, number }: Typed): Pick<SourceQuestion, 'type' | 'units'> {
  if (number !== undefined) return { type: 'number', ...(number.units.length > 0 && { units: [...number.units] }) };
  return isSure === false ? {} : { type: 'text' };
}

function convertGaps(gaps: readonly Gap[], base: SourceQuestion, gatherer: Gatherer) {
  const read = readAnswer(base, gatherer);
  return gaps.map(({ asked, marks }): FilledSlot & { type: string } => {
    if (asked.kind === 'typed') {
      const type = asked.number === undefined ? 'text' : 'number';
      return { type, options: [], marks, ...typedKey(asked, base, gatherer) };
    }
    if (asked.areSeveralPicked) gatherer.say(base, 'a gap in which several are to be picked takes one of them.');
    const bare = { name: base.name, place: base.place, origins: {} };
    const one = convertChoice(bare, asked.options.map(cleaned(read)), {}, gatherer);
    const { type = 'multiple-choice', options = [], correctAnswers = [] } = one;
    return { type, options, correctAnswers, marks };
  });
}
