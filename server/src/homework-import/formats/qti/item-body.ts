import { descendants, element, elements, find, inside, textOf, type XmlElement } from '../../../files/xml.ts';
import { gapSign } from '../quiz/structured-question.ts';

/** What is in the text of an item, and what is asked in it. */
export interface ItemBody {
  /** HTML, with `gapSign` for each gap; '' where it shows nothing. */
  readonly html: string;
  /** Where something is filled in within the text: entries, choices in the line, gaps for words to be dragged to, which are in them. */
  readonly gaps: readonly XmlElement[];
  /** What is asked by itself: choices, matches, orders, room to write. */
  readonly blocks: readonly XmlElement[];
  readonly hasFeedback: boolean;
  /** Whether it asks something only after an answer. */
  readonly hidesQuestions: boolean;
}

const gapNames = /^(?:textEntryInteraction|inlineChoiceInteraction|gap)$/u;
const forOthers =
  /^(?:infoControl|feedbackInline|feedbackBlock|rubricBlock|templateInline|templateBlock|endAttemptInteraction)$/u;
const ofFeedback = /^(?:feedback|template)/u;

/** Takes the body of an item apart. What is fed back to pupils, or meant for those who mark, is no part of its text. */
export function readBody(body: XmlElement | undefined): ItemBody {
  const gaps: XmlElement[] = [];
  const blocks: XmlElement[] = [];
  const hidden: XmlElement[] = [];
  const kept = (parent: XmlElement, words?: XmlElement): XmlElement => ({
    ...parent,
    children: parent.children.flatMap((child): (XmlElement | string)[] => {
      if (typeof child === 'string') return [child];
      const { name, attributes } = child;
      if (forOthers.test(name) && !isSource(child)) {
        hidden.push(child);
        return [];
      }
      if (gapNames.test(name)) {
        gaps.push(words === undefined ? child : { ...words, attributes: { ...words.attributes, ...attributes } });
        return [gapSign];
      }
      if (name === 'gapMatchInteraction') return [kept(without(child, /^gap(?:Text|Img)$/u), child)];
      if (name === 'mediaInteraction') return [kept({ ...child, name: 'div' })];
      if (name.endsWith('Interaction')) {
        blocks.push(child);
        return [];
      }
      if (name === 'object' && isPicture(attributes)) return [pictureElement(child)];
      if (name === 'object' && /^audio\//u.test(attributes.type ?? ''))
        return [element('audio', { src: attributes.data ?? '' })];
      return [kept(name === 'prompt' ? { ...child, name: 'p' } : child, words)];
    }),
  });
  const html = body === undefined ? '' : inside(kept(body));
  return {
    html: isBlank(html) ? '' : html,
    gaps,
    blocks,
    hasFeedback: hidden.some(({ name }) => ofFeedback.test(name)),
    hidesQuestions: hidden.some((one) => hasInteraction(one)),
  };
}

/** An element without those directly in it whose names fit. */
export const without = (parent: XmlElement, names: RegExp): XmlElement => ({
  ...parent,
  name: 'div',
  children: parent.children.filter((child) => typeof child === 'string' || !names.test(child.name)),
});

/** What pupils are to read is in a rubric too, where it is for them. */
const isSource = ({ name, attributes }: XmlElement) =>
  name === 'rubricBlock' && /\bcandidate\b/u.test(attributes.view ?? '');

const hasInteraction = (parent: XmlElement): boolean =>
  elements(parent).some((child) => child.name.endsWith('Interaction') || hasInteraction(child));

const isPicture = ({ type = '', data = '' }: XmlElement['attributes']) =>
  /^image\//u.test(type) || /\.(?:png|jpe?g|gif|svg|webp)$/iu.test(data);

/** A picture as HTML shows it; what an object holds says what is in it. */
export function pictureElement(picture: XmlElement): XmlElement {
  const { data, src = data ?? '', alt = textOf(picture).replace(/\s+/gu, ' ').trim() } = picture.attributes;
  return element('img', { src, alt });
}

/** The pictures in an element, as `img`. */
export const picturesIn = (parent: XmlElement): XmlElement[] =>
  descendants(parent, 'object', 'img').map(pictureElement);

const isBlank = (html: string) => /^(?:\s|&nbsp;|\u00a0|<(?!img|audio|video|object)[^<>]*>)*$/u.test(html);

/** The HTML of an option or a prompt, without what is fed back. */
export const htmlOf = (part: XmlElement | undefined): string => (part === undefined ? '' : readBody(part).html);

/** What is fed back to those who choose this. */
export const noteIn = (choice: XmlElement): string =>
  descendants(choice, 'feedbackInline', 'feedbackBlock')
    .map((one) => inside(find(one, 'contentBody') ?? one))
    .join(' ');
