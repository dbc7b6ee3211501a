import { elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import { matches, ordered } from '../questions/several-in-one.ts';
import { typedKey } from '../questions/typed-key.ts';
import { choiceOf, weightedKey } from '../questions/weighted-answers.ts';
import { readCloze, readGapfill, readGapSelect } from './gaps.ts';
import { formOf, type MoodleQuestion, numbers } from './question.ts';

/** Makes of a question of one kind what can be asked here, one question or several. */
type ReadKind = (question: MoodleQuestion, base: SourceQuestion) => SourceQuestion[];

const several: ReadKind = ({ answers, gatherer }, base) => choiceOf(base, answers, gatherer, true);

/** The kinds of question that are read, by Moodle's names of them. */
export const kinds: Readonly<Record<string, ReadKind>> = {
  multichoice: ({ element, answers, gatherer }, base) => {
    const isSingle = !/^(?:false|0)$/iu.test(textOf(find(element, 'single')).trim());
    return choiceOf(base, answers, gatherer, !isSingle);
  },
  multichoiceset: several,
  oumultiresponse: several,
  truefalse: ({ answers, gatherer }, base) => [
    { ...base, type: 'true-false', ...weightedKey(base, answers, gatherer) },
  ],
  shortanswer: ({ answers, about, gatherer }, base) => {
    // Around the whole answer stars say that it may stand among other words, as it may here.
    const bare = answers.map((answer) => ({ ...answer, text: answer.text.replace(/^\*+|\*+$/gu, '') }));
    const cut = answers.find(({ text }) => /\p{L}\*|\*\p{L}/u.test(text.replace(/^\*(.*)\*$/u, '$1')));
    if (cut !== undefined)
      gatherer.say(
        about,
        `the * of “${cut.text}” stands for any letters in Moodle, but not here: add the words that are meant.`,
      );
    return [{ ...base, type: 'text', ...weightedKey(base, bare, gatherer) }];
  },
  numerical: ({ element, answers, gatherer }, base) => [
    { ...base, type: 'text', ...weightedKey(base, numbers(answers, unitOf(element)), gatherer) },
  ],
  // What it says to graders stands a line each, as in a mark scheme.
  essay: ({ element, about, gatherer }, base) => {
    const info = find(element, 'graderinfo');
    const said = gatherer.text(about, textOf(find(info, 'text')), formOf(info), 'of what it says to graders');
    return [{ ...base, type: 'text', ...typedKey(said) }];
  },
  description: (_question, base) => [{ ...base, type: 'information', marks: 0 }],
  matching: ({ element, about, gatherer }, base) => {
    const pairs = elements(element, 'subquestion').map((pair) => ({
      term: gatherer.text(about, textOf(find(pair, 'text')), formOf(pair), 'among its answers'),
      meant: gatherer.text(about, textOf(find(pair, 'answer', 'text')), 'mixed', 'among its answers'),
    }));
    return matches(base, pairs, gatherer);
  },
  ordering: ({ answers, gatherer }, base) => {
    const inOrder = answers.toSorted((a, b) => a.weight - b.weight).map(({ text }) => text);
    return ordered(base, inOrder, gatherer);
  },
  cloze: readCloze,
  multianswer: readCloze,
  gapselect: readGapSelect,
  ddwtos: readGapSelect,
  gapfill: readGapfill,
};

/** ' m/s', the unit that the numbers are in; '' where there is none. */
function unitOf(element: XmlElement): string {
  const units = elements(find(element, 'units') ?? element, 'unit');
  const own = units.find((unit) => Number(textOf(find(unit, 'multiplier')) || '1') === 1);
  const name = textOf(find(own, 'unit_name')).trim();
  return name === '' ? '' : ` ${name}`;
}
