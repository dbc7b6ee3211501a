import { descendants, elements, inside, type XmlElement } from '../../../files/xml.ts';
import { gapSign } from '../quiz/structured-question.ts';

/** What stands in the text of an item, and what is asked in it. */
export interface ItemBody {
  /** HTML, with `gapSign` for each gap. */
  readonly html: string;
  /** Where something is filled in within the text: entries, choices in the line, gaps for words to be dragged to. */
  readonly gaps: readonly XmlElement[];
  /** What stands by itself: choices, matches, orders, room to write. */
  readonly blocks: readonly XmlElement[];
  /** Words for gaps, by the identifiers that their answers have. */
  readonly words: readonly XmlElement[];
  readonly hasFeedback: boolean;
}

const gapNames = /^(?:textEntryInteraction|inlineChoiceInteraction|gap)$/u;
const forOthers =
  /^(?:infoControl|feedbackInline|feedbackBlock|modalFeedback|rubricBlock|templateInline|templateBlock)$/u;

/** Takes the body of an item apart. What is fed back to pupils, or meant for those who mark, is no part of its text. */
export function readBody(body: XmlElement | undefined): ItemBody {
  const gaps: XmlElement[] = [];
  const blocks: XmlElement[] = [];
  const words: XmlElement[] = [];
  let hasFeedback = false;
  const kept = (parent: XmlElement): XmlElement => ({
    ...parent,
    children: parent.children.flatMap((child): (XmlElement | string)[] => {
      if (typeof child === 'string') return [child];
      if (forOthers.test(child.name) && !isSource(child)) {
        hasFeedback ||= !/^(?:rubricBlock|infoControl)$/u.test(child.name);
        return [];
      }
      if (gapNames.test(child.name)) {
        gaps.push(child);
        return [gapSign];
      }
      if (child.name === 'gapMatchInteraction') {
        words.push(...elements(child, 'gapText'));
        return [kept({ ...child, name: 'div', children: child.children.filter((one) => !isWord(one)) })];
      }
      if (child.name.endsWith('Interaction')) {
        blocks.push(child);
        return [];
      }
      return [kept(child)];
    }),
  });
  const html = body === undefined ? '' : inside(kept(body));
  return { html, gaps, blocks, words, hasFeedback };
}

/** What pupils are to read stands in a rubric too, where it is for them. */
const isSource = ({ name, attributes }: XmlElement) =>
  name === 'rubricBlock' && /\bcandidate\b/u.test(attributes.view ?? '');
const isWord = (child: XmlElement | string) => typeof child !== 'string' && /^gap(?:Text|Img)$/u.test(child.name);

/** The HTML of an option or a prompt, without what is fed back. */
export function htmlOf(element: XmlElement | undefined): string {
  return element === undefined ? '' : readBody(element).html;
}

/** Whether an item has values that change from pupil to pupil. */
export const isTemplate = (item: XmlElement): boolean => descendants(item, 'templateDeclaration').length > 0;
