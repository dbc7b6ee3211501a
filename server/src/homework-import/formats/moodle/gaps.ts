import { elements, find, textOf } from '../../../files/xml.ts';
import { type Gap, gapSign, mixed, type WeightedAnswer } from '../quiz/structured-question.ts';
import { answersOf, numbers, type ReadKind, writtenIn } from './answers.ts';

/** '{2:NUMERICAL:=6:0}': marks, kind, and answers with '~' between them. */
const clozeGap =
  /\{(\d*):(MULTICHOICE|MC|MCV|MCH|MCS|MCVS|MCHS|MULTIRESPONSE|MR|MRH|MRS|MRHS|SHORTANSWER|SA|MW|SAC|MWC|NUMERICAL|NM)(?:_\w{1,2})?:((?:\\.|[^}\\]){1,2000})\}/gu;

/** A text with questions in it ('cloze'): each gap is asked by itself. */
export const readCloze: ReadKind = (_element, text) => {
  const gaps = [...text.text.matchAll(clozeGap)].map(([, marks = '', kind = '', inside = '']): Gap => {
    const answers = clozeAnswers(inside);
    const asked = /^M(?:C|R|ULTI)/u.test(kind)
      ? ({ kind: 'choice', options: answers, areSeveralPicked: /^MR|^MULTIR/u.test(kind) } as const)
      : ({ kind: 'typed', answers: /^N/u.test(kind) ? numbers(answers.map(withTolerance), '') : answers } as const);
    return { asked, marks: Number(marks) || 1 };
  });
  return { text: { ...text, text: text.text.replace(clozeGap, gapSign) }, asked: { kind: 'gaps', gaps } };
};

function clozeAnswers(inside: string): WeightedAnswer[] {
  return inside.split(/(?<!\\)~/u).flatMap((said) => {
    const [, sign, share, rest = ''] = /^\s*(=)?(?:%(-?\d{1,3})%)?([\s\S]*)$/u.exec(said) ?? [];
    const text = rest
      .replace(/(?<!\\)#[\s\S]*$/u, '')
      .replace(/\\([}#~/"\\=])/gu, '$1')
      .trim();
    const worth = share === undefined ? (sign === undefined ? 0 : 100) : Number(share);
    return text === '' || (text === '*' && worth <= 0) ? [] : [{ ...mixed(text), worth }];
  });
}

/** '6:0.5' */
function withTolerance(answer: WeightedAnswer): WeightedAnswer {
  const [text = '', tolerance = '0'] = answer.text.split(':');
  return { ...answer, text: text.trim(), tolerance: Number(tolerance) || 0 };
}

/** A text with '[[1]]' where one of the choices of a group belongs, picked ('gapselect') or dragged there ('ddwtos'). */
export const readGapSelect: ReadKind = (element, text) => {
  const choices = [...elements(element, 'selectoption'), ...elements(element, 'dragbox')].map((one) => ({
    ...writtenIn(one),
    group: textOf(find(one, 'group')).trim(),
  }));
  const place = /\[\[(\d{1,3})\]\]/gu;
  const gaps = [...text.text.matchAll(place)].map(([, number]): Gap => {
    const right = choices[Number(number) - 1];
    const options = choices.filter(({ group }) => group === right?.group);
    return { asked: picked(options, (one) => one.text === right?.text) };
  });
  return { text: { ...text, text: text.text.replace(place, gapSign) }, asked: { kind: 'gaps', gaps } };
};

/** A text whose gaps are the words in brackets ('gapfill'), typed or picked. */
export const readGapfill: ReadKind = (element, text) => {
  const [open = '[', close = ']'] = textOf(find(element, 'delimitchars')).trim() || '[]';
  const quoted = (sign: string) => sign.replace(/[\\\]^-]/gu, '\\$&');
  const gap = new RegExp(`[${quoted(open)}]([^${quoted(open + close)}]{1,300})[${quoted(close)}]`, 'gu');
  const words = [...text.text.matchAll(gap)].map(([, word = '']) =>
    word.split('|').map((one) => ({ form: text.form, text: one.trim() })),
  );
  const isPicked = /dropdown|dragdrop/u.test(textOf(find(element, 'answerdisplay')));
  const all = [...words.flat(), ...answersOf(element)].toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
  const gaps = words.map(
    (right): Gap => ({
      asked: isPicked
        ? picked(all, (one) => right.some(({ text: word }) => word === one.text))
        : { kind: 'typed', answers: right.map((one) => ({ ...one, worth: 100 })) },
    }),
  );
  return { text: { ...text, text: text.text.replace(gap, gapSign) }, asked: { kind: 'gaps', gaps } };
};

/** A choice among texts, each once. */
function picked<One extends Omit<WeightedAnswer, 'worth'>>(options: readonly One[], isRight: (one: One) => boolean) {
  const once = [...new Map(options.map((one) => [one.text, one])).values()];
  return { kind: 'choice', options: once.map((one) => ({ ...one, worth: isRight(one) ? 100 : 0 })) } as const;
}
