import { element } from '../../../../files/xml.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';
import { type RightNumber, schemeLines, typedKey } from '../paper/typed-key.ts';
import { answer, field, type MoodleBody, plainText } from './moodle-text.ts';

/** A typed answer: compared by Moodle if it can be, else an essay with its key as a note for graders. */
export function typedBody(one: PaperQuestion, lose: Lose): MoodleBody {
  const key = typedKey(one.question);
  if (key.kind === 'numbers') return numericalBody(one, key.numbers);
  if (key.kind === 'model') return essayBody('It is an essay in Moodle, which a teacher marks')(one, lose);
  const exact = (text: string) => text.replaceAll('*', String.raw`\*`);
  return {
    type: 'shortanswer',
    // The first answer that fits counts.
    fields: [
      field('usecase', 0),
      ...key.reject.map((text) => answer(`*${exact(text)}*`, 0)),
      ...key.accept.map((text) => answer(exact(text), 100)),
    ],
  };
}

export function numberBody(one: PaperQuestion, lose: Lose): MoodleBody {
  const key = typedKey(one.question);
  if (key.kind !== 'numbers') return typedBody(one, lose);
  const others = (one.question.units ?? []).filter((unit) => !key.numbers.some((right) => right.unit === unit));
  if (others.length > 0)
    lose('Moodle takes every unit of its list for a right one, so the wrong ones are left out', one);
  return numericalBody(one, key.numbers);
}

/** How Moodle asks for a unit: not at all, by a list, or typed. */
const asking = { none: 3, list: 2, typed: 0 };

function numericalBody({ question: { units } }: PaperQuestion, numbers: readonly RightNumber[]): MoodleBody {
  const own = [...new Set(numbers.map(({ unit }) => unit).filter((unit) => unit !== ''))];
  const unitElement = (name: string) => element('unit', {}, [field('multiplier', 1), field('unit_name', name)]);
  return {
    type: 'numerical',
    fields: [
      ...numbers.map(({ value, tolerance }) => answer(String(value), 100, [field('tolerance', tolerance)])),
      ...(own.length > 0 ? [element('units', {}, own.map(unitElement))] : []),
      field('unitgradingtype', 0),
      field('unitpenalty', 0),
      field('showunits', own.length === 0 ? asking.none : units?.length ? asking.list : asking.typed),
      field('unitsleft', 0),
    ],
  };
}

/** An essay, of which `why` is said. */
export const essayBody =
  (why: string) =>
  (one: PaperQuestion, lose: Lose): MoodleBody => {
    lose(why, one);
    const { question } = one;
    return {
      type: 'essay',
      fields: [
        field('responseformat', 'plain'),
        field('responserequired', 1),
        field('responsefieldlines', Math.min(40, Math.max(5, question.marks * 3))),
        plainText('graderinfo', schemeLines(question).join('\n')),
      ],
    };
  };
