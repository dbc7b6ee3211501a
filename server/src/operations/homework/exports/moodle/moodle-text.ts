import { element, type XmlElement } from '../../../../files/xml.ts';
import type { Lose, PaperQuestion } from '../paper/paper.ts';

/** What one type of question is in Moodle, besides what all have. */
export interface MoodleBody {
  /** Moodle's name of it. */
  readonly type: string;
  readonly fields?: readonly XmlElement[];
  /** What is below its text. */
  readonly below?: readonly XmlElement[];
  /** What is in a cell of its table, if gaps do. */
  readonly fill?: (cell: string) => readonly (XmlElement | string)[];
  /** Whether its fields show the picture, so that its text does not. */
  readonly showsPicture?: boolean;
}

export const textElement = (text: string): XmlElement => element('text', {}, [text]);

/** An element with a text that is no HTML, and what else is in it. */
export const plainText = (name: string, text: string, more: readonly XmlElement[] = []): XmlElement =>
  element(name, { format: 'plain_text' }, [textElement(text), ...more]);

/** An element with one value: '<single>true</single>'. */
export const field = (name: string, value: string | number | boolean): XmlElement => element(name, {}, [String(value)]);

/** An answer with its share of the marks, in per cent. */
export const answer = (text: string, share: number, more: readonly XmlElement[] = []): XmlElement =>
  element('answer', { fraction: shareText(share), format: 'plain_text' }, [textElement(text), ...more]);

/** What is said to those who choose an option, if anything. */
export const noteOn = (note: string | undefined): XmlElement[] => (note ? [plainText('feedback', note)] : []);

/** Moodle takes shares with five decimals: 33.33333. */
export const shareText = (share: number): string => String(Number(share.toFixed(5)));

/** Moodle refuses other shares: each of up to ten right options can have its own, of more one that is as large or larger. */
export function shareOfEach(one: PaperQuestion, lose: Lose): number {
  const { options, correctAnswers } = one.question;
  const right = options.filter((text) => correctAnswers.includes(text)).length;
  if (right <= 10) return 100 / right;
  if (right !== 20) lose('Moodle has no share this small: not all of the right options are needed for all marks', one);
  return right < 20 ? 10 : 5;
}
