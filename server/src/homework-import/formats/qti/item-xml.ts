import type { PartMarks } from '@markwell/marking-core';
import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';

const inCamelCase = (name: string) =>
  name.replace(/^qti-/u, '').replace(/-(\w)/gu, (_all, letter: string) => letter.toUpperCase());

/** An item of QTI 3.0 by the names of 2.1: 'qti-choice-interaction' is 'choiceInteraction'. Text and HTML stay as they are. */
export const asVersion2 = (root: XmlElement): XmlElement => (root.name.startsWith('qti-') ? renamed(root) : root);

function renamed(element: XmlElement): XmlElement {
  const isOwn = element.name.startsWith('qti-');
  const attributes = Object.entries(element.attributes).map(([name, value]) => [
    isOwn ? inCamelCase(name) : name,
    value,
  ]);
  return {
    name: isOwn ? inCamelCase(element.name) : element.name,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => (typeof child === 'string' ? child : renamed(child))),
  };
}

/** What an item says of one response: its right values, and what each value earns. */
export interface Declared {
  readonly isSeveral: boolean;
  readonly isNumber: boolean;
  readonly correct: readonly string[];
  /** Marks by value; empty where the item maps none. */
  readonly mapped: ReadonlyMap<string, number>;
}

/** The responses that an item declares, by their identifiers. */
export function declaredIn(item: XmlElement): ReadonlyMap<string, Declared> {
  return new Map(
    elements(item, 'responseDeclaration').map((one) => {
      const correct = elements(find(one, 'correctResponse'), 'value').map((value) => textOf(value).trim());
      const mapped = elements(find(one, 'mapping'), 'mapEntry').map(
        ({ attributes: { mapKey = '', mappedValue = '0' } }) => [mapKey.trim(), Number(mappedValue)] as const,
      );
      const { cardinality, baseType = '', identifier = '' } = one.attributes;
      const isNumber = /^(?:float|integer)$/u.test(baseType);
      return [identifier, { isSeveral: cardinality !== 'single', isNumber, correct, mapped: new Map(mapped) }];
    }),
  );
}

/** The values that are right: those that are said to be, and those that earn as much as any. */
export function rightValues({ correct, mapped }: Declared): string[] {
  const most = Math.max(0, ...mapped.values());
  const best = [...mapped].filter(([, marks]) => marks > 0 && marks === most).map(([value]) => value);
  return [...new Set([...correct, ...best])];
}

/** The values of which each earns something: of a choice of several, or of pairs. */
export function earning({ correct, mapped }: Declared): string[] {
  const worth = [...mapped].filter(([, marks]) => marks > 0).map(([value]) => value);
  return [...new Set([...correct, ...worth])];
}

/** Most that an item can earn, where it says so, or its answers are worth something. */
export function marksOf(item: XmlElement): number | undefined {
  const outcomes = elements(item, 'outcomeDeclaration');
  const highest = outcomes.find(({ attributes }) => attributes.identifier === 'MAXSCORE');
  const score = outcomes.find(({ attributes }) => attributes.identifier === 'SCORE');
  const said = textOf(find(highest, 'defaultValue', 'value')).trim() || (score?.attributes.normalMaximum ?? '');
  const marks = Math.round(said === '' ? mostMapped(item) : Number(said));
  return marks > 0 ? marks : undefined;
}

/** What the answers of an item are worth together, where they are added up. */
function mostMapped(item: XmlElement): number {
  if (partMarksIn(item) === 'all') return 0;
  return elements(item, 'responseDeclaration').reduce((sum, one) => {
    const mapping = find(one, 'mapping');
    const worth = elements(mapping, 'mapEntry').map(({ attributes }) =>
      Math.max(0, Number(attributes.mappedValue) || 0),
    );
    const own = one.attributes.cardinality === 'single' ? Math.max(0, ...worth) : worth.reduce((a, b) => a + b, 0);
    const most = Number(mapping?.attributes.upperBound ?? own);
    return sum + Math.min(own, most);
  }, 0);
}

/** How the parts of an answer earn marks: each by itself where they are mapped, or compared one by one; else all or none. */
export function partMarksIn(item: XmlElement): PartMarks | undefined {
  const processing = find(item, 'responseProcessing');
  if (processing === undefined) return undefined;
  const template = processing.attributes.template ?? '';
  const isMapped = /map_response/u.test(template) || descendants(processing, 'mapResponse').length > 0;
  if (!isMapped) return elements(processing, 'responseCondition').length > 1 ? 'each' : 'all';
  const entries = descendants(item, 'mapEntry');
  const isLess =
    entries.some(({ attributes }) => Number(attributes.mappedValue) < 0) ||
    descendants(item, 'mapping').some(({ attributes }) => Number(attributes.defaultValue) < 0);
  return isLess ? 'right-less-wrong' : 'each';
}
