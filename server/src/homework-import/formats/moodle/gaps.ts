import { elements, find, textOf } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import { gapSign, gapsOf, sharedMarks } from '../questions/several-in-one.ts';
import { choiceOf, type WeightedAnswer, weightedKey } from '../questions/weighted-answers.ts';
import { formOf, type MoodleQuestion, numbers } from './question.ts';

/** '{2:NUMERICAL:=6:0}': marks, kind, and answers with '~' between them. */
const clozeGap =
  /\{(\d*):(MULTICHOICE|MC|MCV|MCH|MCS|MCVS|MCHS|MULTIRESPONSE|MR|MRH|MRS|MRHS|SHORTANSWER|SA|MW|SAC|MWC|NUMERICAL|NM)(?:_\w{1,2})?:((?:\\.|[^}\\]){1,2000})\}/gu;

/** A text with questions in it ('cloze'): each gap is asked by itself. */
export function readCloze({ element, about, gatherer }: MoodleQuestion, base: SourceQuestion): SourceQuestion[] {
  const text = find(element, 'questiontext');
  const raw = textOf(find(text, 'text'));
  const asked = [...raw.matchAll(clozeGap)].map(([, marks = '', kind = '', inside = '']) => {
    const answers = clozeAnswers(inside).map((answer) => ({
      ...answer,
      text: gatherer.text(about, answer.text, 'mixed', 'among its answers'),
    }));
    const gap = { ...base, question: '', marks: Number(marks) || 1 };
    if (/^M(?:C|R|ULTI)/u.test(kind)) {
      if (/^MR|^MULTIR/u.test(kind)) gatherer.say(about, 'a gap in which several are to be picked takes one of them.');
      return onlyAsked(choiceOf(gap, answers, gatherer, false));
    }
    const given = /^N/u.test(kind) ? numbers(answers.map(withTolerance), '') : answers;
    return { type: 'text', marks: gap.marks, ...weightedKey(base, given, gatherer) };
  });
  const { question } = gatherer.asked(about, raw.replace(clozeGap, gapSign), formOf(text));
  return gapsOf({ ...base, question: question ?? '' }, asked);
}

/** What a gap asks, without what it has of the question around it. */
function onlyAsked([one]: readonly SourceQuestion[]) {
  const { type, options = [], correctAnswers = [], marks } = one ?? {};
  return { type, options, correctAnswers, marks };
}

function clozeAnswers(inside: string): WeightedAnswer[] {
  return inside.split(/(?<!\\)~/u).flatMap((said) => {
    const [, sign, share, rest = ''] = /^\s*(=)?(?:%(-?\d{1,3})%)?([\s\S]*)$/u.exec(said) ?? [];
    const text = rest
      .replace(/(?<!\\)#[\s\S]*$/u, '')
      .replace(/\\([}#~/"\\=])/gu, '$1')
      .trim();
    const weight = share === undefined ? (sign === undefined ? 0 : 100) : Number(share);
    return text === '' || (text === '*' && weight <= 0) ? [] : [{ text, weight }];
  });
}

/** '6:0.5' */
function withTolerance(answer: WeightedAnswer): WeightedAnswer {
  const [text = '', tolerance = '0'] = answer.text.split(':');
  return { ...answer, text: text.trim(), tolerance: Number(tolerance) || 0 };
}

/** A text with '[[1]]' where one of the choices of a group belongs, picked ('gapselect') or dragged there ('ddwtos'). */
export function readGapSelect({ element, about, gatherer }: MoodleQuestion, base: SourceQuestion): SourceQuestion[] {
  const choices = [...elements(element, 'selectoption'), ...elements(element, 'dragbox')].map((one) => ({
    text: gatherer.text(about, textOf(find(one, 'text')), formOf(one), 'among its answers'),
    group: textOf(find(one, 'group')).trim(),
  }));
  const text = base.question ?? '';
  const gaps = [...text.matchAll(/\[\[(\d{1,3})\]\]/gu)].map(([, number]) => choices[Number(number) - 1]);
  const marks = sharedMarks(about, base.marks, gaps.length, 'each gap', gatherer);
  const asked = gaps.map((right) => ({
    type: 'multiple-choice',
    options: [...new Set(choices.filter(({ group }) => group === right?.group).map((one) => one.text))],
    correctAnswers: right === undefined ? [] : [right.text],
    marks,
  }));
  return gapsOf({ ...base, question: text.replace(/\[\[\d{1,3}\]\]/gu, gapSign) }, asked);
}

/** A text whose gaps are the words in brackets ('gapfill'), typed or picked. */
export function readGapfill(
  { element, answers, about, gatherer }: MoodleQuestion,
  base: SourceQuestion,
): SourceQuestion[] {
  const [open = '[', close = ']'] = textOf(find(element, 'delimitchars')).trim() || '[]';
  const quoted = (sign: string) => sign.replace(/[\\\]^-]/gu, '\\$&');
  const gap = new RegExp(`[${quoted(open)}]([^${quoted(open + close)}]{1,300})[${quoted(close)}]`, 'gu');
  const text = base.question ?? '';
  const words = [...text.matchAll(gap)].map(([, word = '']) => word.split('|').map((one) => one.trim()));
  const isPicked = /dropdown|dragdrop/u.test(textOf(find(element, 'answerdisplay')));
  const options = [...new Set([...words.flat(), ...answers.map((answer) => answer.text)])].toSorted();
  const marks = sharedMarks(about, base.marks, words.length, 'each gap', gatherer);
  const asked = words.map((correctAnswers) => ({
    ...(isPicked ? { type: 'multiple-choice', options } : { type: 'text' }),
    correctAnswers,
    marks,
  }));
  return gapsOf({ ...base, question: text.replace(gap, gapSign) }, asked);
}
