import { element, type XmlElement } from '../../../../files/xml.ts';

type Children = readonly (XmlElement | string | undefined)[];

/** An element of QTI 3: `qti('item-body')` is 'qti-item-body'. */
export const qti = (
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: Children = [],
) => element(`qti-${name}`, attributes, children);

/** Something that is answered in an item. */
export interface Response {
  readonly id: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'directedPair' | 'string' | 'float';
  readonly correct: readonly string[];
  /** Marks by value; of a number or an order none. */
  readonly mapped?: readonly (readonly [value: string, marks: number])[];
  /** How far a number may be from what is correct. */
  readonly tolerance?: number;
}

/** What one type of question is in QTI, besides what all have. */
export interface QtiBody {
  readonly responses: readonly Response[];
  /** What is below its text. */
  readonly below?: readonly XmlElement[];
  /** What is in a cell of its table, if gaps do. */
  readonly fill?: (cell: string) => readonly (XmlElement | string)[];
  /** Whether what is below shows the picture, so that its text does not. */
  readonly showsPicture?: boolean;
  /** Whether all must be right for any mark. */
  readonly isAll?: boolean;
  /** Whether something is said to those who choose an option. */
  readonly hasNotes?: boolean;
  /** Whether only a person can mark it. */
  readonly isForTeacher?: boolean;
}

export function declarationOf({ id, cardinality, baseType, correct, mapped }: Response): XmlElement {
  const values = correct.map((value) => qti('value', {}, [value]));
  const entries = (mapped ?? []).map(([value, marks]) =>
    qti('map-entry', {
      'map-key': value,
      'mapped-value': Number(marks.toFixed(5)),
      ...(baseType === 'string' && { 'case-sensitive': 'false' }),
    }),
  );
  return qti('response-declaration', { identifier: id, cardinality, 'base-type': baseType }, [
    values.length === 0 ? undefined : qti('correct-response', {}, values),
    entries.length === 0 ? undefined : qti('mapping', { 'lower-bound': 0, 'default-value': 0 }, entries),
  ]);
}

/** Which options are chosen, to show what is said of them. */
export const feedbackOutcome = ({ responses: [response] }: QtiBody) =>
  qti('outcome-declaration', {
    identifier: 'FEEDBACK',
    cardinality: response?.cardinality ?? 'single',
    'base-type': 'identifier',
  });

/** How the answers become a score: what each is worth, added up, or all marks if all are right. */
export function processingOf(
  { responses, isAll = false, isForTeacher = false, hasNotes = false }: QtiBody,
  marks: number,
) {
  if (isForTeacher || responses.length === 0) return undefined;
  const variable = ({ id }: Response) => qti('variable', { identifier: id });
  const worth = ({ id }: Response) => qti('map-response', { identifier: id });
  const score = (value: XmlElement) => qti('set-outcome-value', { identifier: 'SCORE' }, [value]);
  const float = (value: number | string) => qti('base-value', { 'base-type': 'float' }, [String(value)]);
  const feedback = hasNotes ? [qti('set-outcome-value', { identifier: 'FEEDBACK' }, responses.map(variable))] : [];
  if (!isAll && responses.every(({ mapped }) => mapped !== undefined))
    return qti('response-processing', {}, [score(qti('sum', {}, responses.map(worth))), ...feedback]);
  const isRight = (one: Response) => {
    const { tolerance, correct, mapped, cardinality, id } = one;
    if (tolerance !== undefined) {
      const mode = { 'tolerance-mode': 'absolute', tolerance: `${tolerance} ${tolerance}` };
      return qti(
        'or',
        {},
        correct.map((value) => qti('equal', mode, [variable(one), float(value)])),
      );
    }
    if (mapped !== undefined && cardinality === 'single') return qti('gt', {}, [worth(one), float(0)]);
    return qti('match', {}, [variable(one), qti('correct', { identifier: id })]);
  };
  const all = qti('and', {}, responses.map(isRight));
  return qti('response-processing', {}, [
    qti('response-condition', {}, [qti('response-if', {}, [all, score(float(marks))])]),
    ...feedback,
  ]);
}

/** Choices with identifiers of their own: 'A1', 'A2'. */
export const named = (letter: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${letter}${index + 1}`, text }));
