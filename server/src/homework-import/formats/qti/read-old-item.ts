import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import {
  type Asked,
  type FindPicture,
  type Gap,
  gapSign,
  html,
  plain,
  type Remark,
  type StructuredQuestion,
  type WeightedAnswer,
} from '../quiz/structured-question.ts';

/** Something that is answered in an item of QTI 1.2: by a choice where it has labels, else by typing. */
interface Response {
  readonly id: string;
  /** 'Single', 'Multiple', 'Ordered' */
  readonly cardinality: string;
  /** What comes before its labels, as in a matching task. */
  readonly term: string;
  readonly labels: readonly { readonly id: string; readonly text: string; readonly note: string }[];
  readonly isTyped: boolean;
}

/** Kinds of Canvas that have no answer that could be given here. */
const notAsked = /^(?:calculated|file_upload|hot_spot)_question$/u;

/** The question of an item of QTI 1.2, as Canvas and other programs export it; without one where it cannot be asked, which is told. */
export function readOldItem(item: XmlElement, id: string, findPicture: FindPicture): (StructuredQuestion | Remark)[] {
  const field = (label: string) =>
    textOf(
      find(
        descendants(item, 'qtimetadatafield').find((one) => textOf(find(one, 'fieldlabel')).trim() === label),
        'fieldentry',
      ),
    ).trim();
  const kind = field('question_type');
  const { text, responses } = readPresentation(item);
  if (notAsked.test(kind) || descendants(item, 'response_xy', 'response_grp').length > 0)
    return [
      {
        message: `the item “${item.attributes.title ?? ''}” is of a kind that cannot be asked here (${kind || 'a place in a picture'}): it is left out.`,
      },
    ];
  const right = rightAnswers(item);
  const answersOf = (response: Response) => right.get(response.id) ?? [];
  const marks = Math.round(Number(field('points_possible'))) || undefined;
  const common = {
    id,
    marks,
    findPicture,
    leaves:
      elements(item, 'itemfeedback').length >
      descendants(item, 'response_label').flatMap((one) => feedbackOn(one, item)).length
        ? (['Feedback is'] as const)
        : [],
  };
  const inText = responses.filter((one) => one.labels.length > 0 && text.includes(nameIn(one)));
  if (inText.length > 0) {
    const areTyped = kind === 'fill_in_multiple_blanks_question';
    const gaps = inText.map((one) => ({ asked: gapOf(one, answersOf(one), areTyped) }));
    const withSigns = inText.reduce((said, one) => said.replace(nameIn(one), gapSign), text);
    return [{ ...common, text: html(withSigns), asked: { kind: 'gaps', gaps } }];
  }
  return [{ ...common, text: html(text), asked: askedBy(responses, answersOf) }];
}

/** The place in a text that belongs to a response of Canvas: '[color1]' of 'response_color1'. */
const nameIn = ({ id }: Response) => `[${id.replace(/^response_/u, '')}]`;

function askedBy(responses: readonly Response[], answersOf: (one: Response) => readonly WeightedAnswer[]): Asked {
  const [first] = responses;
  if (first === undefined) return { kind: 'nothing' };
  if (responses.every(({ isTyped }) => isTyped))
    return responses.length === 1
      ? { kind: 'typed', answers: answersOf(first) }
      : { kind: 'gaps', gaps: responses.map((one) => ({ asked: { kind: 'typed', answers: answersOf(one) } })) };
  const labelled = (one: Response, id: string) => one.labels.find((label) => label.id === id)?.text;
  if (responses.length > 1) {
    const pairs = responses.map((one) => ({
      term: html(one.term),
      meant: html(labelled(one, answersOf(one)[0]?.text ?? '') ?? ''),
    }));
    const all = responses.flatMap(({ labels }) => labels.map(({ text }) => ({ term: html(''), meant: html(text) })));
    return { kind: 'pairs', pairs: [...pairs, ...all] };
  }
  if (first.cardinality === 'Ordered')
    return { kind: 'order', inOrder: answersOf(first).map(({ text }) => html(labelled(first, text) ?? '')) };
  return { ...choiceOf(first, answersOf(first)), areSeveralPicked: first.cardinality === 'Multiple' };
}

const choiceOf = ({ labels }: Response, right: readonly WeightedAnswer[]) => ({
  kind: 'choice' as const,
  options: labels.map(({ id, text, note }) => ({
    ...{ ...html(text), worth: right.find((one) => one.text === id)?.worth ?? 0 },
    note: note === '' ? undefined : html(note),
  })),
});

/** A gap that is filled in with one of its labels, or for which its labels are what is accepted. */
function gapOf(response: Response, right: readonly WeightedAnswer[], isTyped: boolean): Gap['asked'] {
  if (!isTyped) return choiceOf(response, right);
  return { kind: 'typed', answers: response.labels.map(({ text }) => ({ ...html(text), worth: 100 })) };
}

/** The text of an item as HTML, with a sign where something is typed within it, and what is answered. */
function readPresentation(item: XmlElement): { text: string; responses: Response[] } {
  const responses: Response[] = [];
  const said: string[] = [];
  const walk = (parent: XmlElement) => {
    for (const one of elements(parent)) {
      if (one.name === 'material') said.push(textIn(one));
      else if (/^response_(?:lid|str|num)$/u.test(one.name)) {
        const response = responseOf(one, item);
        if (response.isTyped) said.push(gapSign);
        responses.push(response);
      } else if (one.name.startsWith('flow')) walk(one);
    }
  };
  const presentation = find(item, 'presentation');
  if (presentation !== undefined) walk(presentation);
  const typed = responses.filter(({ isTyped }) => isTyped).length;
  const text = said.join(' ');
  return { text: typed > 1 ? text : text.replace(gapSign, said.at(-1) === gapSign ? '' : '_____'), responses };
}

function responseOf(one: XmlElement, item: XmlElement): Response {
  const labels = descendants(one, 'response_label').map((label) => ({
    id: label.attributes.ident ?? '',
    text: textIn(label),
    note: feedbackOn(label, item).map(textIn).join(' '),
  }));
  const isTyped = one.name !== 'response_lid' || find(one, 'render_fib') !== undefined;
  return {
    id: one.attributes.ident ?? '',
    cardinality: one.attributes.rcardinality ?? 'Single',
    term: elements(one, 'material').map(textIn).join(' '),
    labels: isTyped ? [] : labels,
    isTyped,
  };
}

/** What is said to those who choose this, by Canvas's name for it. */
const feedbackOn = (label: XmlElement, item: XmlElement) =>
  elements(item, 'itemfeedback').filter(({ attributes }) => attributes.ident === `${label.attributes.ident}_fb`);

/** What a material says, as HTML. */
const textIn = (element: XmlElement): string =>
  descendants(element, 'mattext', 'matimage')
    .map((one) => {
      if (one.name === 'matimage') return `<img src="${one.attributes.uri ?? ''}">`;
      const { text } = plain(textOf(one).trim());
      return /html/u.test(one.attributes.texttype ?? '') ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    })
    .join(' ');

/** The answers that earn something in an item of QTI 1.2, by the response that they answer, with what they earn as their worth. */
function rightAnswers(item: XmlElement): ReadonlyMap<string, WeightedAnswer[]> {
  const found = new Map<string, WeightedAnswer[]>();
  for (const condition of elements(find(item, 'resprocessing'), 'respcondition')) {
    const worth = Math.max(0, ...elements(condition, 'setvar').map((one) => Number(textOf(one)) || 0));
    if (worth === 0) continue;
    const variables = find(condition, 'conditionvar');
    const range = rangeIn(variables);
    const given = asked(variables).map((one) => ({ id: one.attributes.respident ?? '', text: textOf(one).trim() }));
    if (range !== undefined && ![...found.keys(), ...given.map(({ id }) => id)].includes(range.id))
      given.push({ id: range.id, text: String(tidy((range.low + range.high) / 2)) });
    for (const { id, text } of given) {
      const answers = found.get(id) ?? [];
      const away = range === undefined ? 0 : Math.max(0, range.high - Number(text), Number(text) - range.low);
      if (!answers.some((one) => one.text === text)) answers.push({ ...plain(text), worth, tolerance: tidy(away) });
      found.set(id, answers);
    }
  }
  return found;
}

/** The answers that a condition asks for, but for those that must not be given. */
const asked = (variables: XmlElement | undefined): XmlElement[] =>
  elements(variables).flatMap((one) =>
    one.name === 'varequal' ? [one] : /^(?:and|or)$/u.test(one.name) ? asked(one) : [],
  );

/** Between which numbers an answer may be. */
function rangeIn(variables: XmlElement | undefined) {
  const [low] = descendants(variables, 'vargte', 'vargt');
  const [high] = descendants(variables, 'varlte', 'varlt');
  if (low === undefined || high === undefined) return undefined;
  return { id: low.attributes.respident ?? '', low: Number(textOf(low)), high: Number(textOf(high)) };
}

/** 0.1 for 9.9 - 9.8, of which arithmetic in binary makes 0.0999…96. */
const tidy = (value: number) => Number(value.toPrecision(12));
