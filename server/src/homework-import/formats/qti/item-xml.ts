import type { PartMarks } from '@markwell/marking-core';
import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import { rulesOf } from './item-rules.ts';

const inCamelCase = (name: string) =>
  name.replace(/^qti-/u, '').replace(/-(\w)/gu, (_all, letter: string) => letter.toUpperCase());

/** Elements of QTI 3.0 by the names of 2.1: 'qti-choice-interaction' is 'choiceInteraction'. Text and HTML stay as they are. */
export function asVersion2(root: XmlElement): XmlElement {
  const isOwn = root.name.startsWith('qti-');
  const attributes = Object.entries(root.attributes).map(([name, value]) => [isOwn ? inCamelCase(name) : name, value]);
  return {
    name: isOwn ? inCamelCase(root.name) : root.name,
    attributes: isOwn ? Object.fromEntries(attributes) : root.attributes,
    children: root.children.map((child) => (typeof child === 'string' ? child : asVersion2(child))),
  };
}

/** What an item says of one response: its right values, and what each value earns. */
export interface Declared {
  readonly isSeveral: boolean;
  readonly isNumber: boolean;
  readonly correct: readonly string[];
  /** Marks by value; empty where the item maps none. */
  readonly mapped: ReadonlyMap<string, number>;
  /** Whether its values earn marks each by itself. */
  readonly isAddedUp: boolean;
  /** Rules by which it earns something. */
  readonly rules: number;
  /** Most that it earns; 0 where the item does not say. */
  readonly marks: number;
  /** How far a number may be away. */
  readonly tolerance: number;
}

/** The responses that an item declares, by their identifiers. */
export function declaredIn(item: XmlElement): ReadonlyMap<string, Declared> {
  const processing = find(item, 'responseProcessing');
  const allMapped = /map_response/u.test(processing?.attributes.template ?? '');
  const rules = rulesOf(item);
  const mappedIds = new Set(
    descendants(processing, 'setOutcomeValue').flatMap((one) =>
      descendants(one, 'mapResponse').map(({ attributes }) => attributes.identifier),
    ),
  );
  return new Map(
    elements(item, 'responseDeclaration').map((one) => {
      const { cardinality, baseType = '', identifier = '' } = one.attributes;
      const isSeveral = cardinality !== 'single';
      const own = rules.filter(({ asks }) => asks[0] === identifier);
      const best = Math.max(0, ...own.map(({ worth }) => worth));
      const literal = own
        .filter(({ values, worth }) => values.length > 0 && worth === best)
        .map(({ values }) => values);
      const said = elements(find(one, 'correctResponse'), 'value').map((value) => textOf(value).trim());
      const mapped = new Map(
        elements(find(one, 'mapping'), 'mapEntry').map(
          ({ attributes: { mapKey = '', mappedValue = '0' } }) => [mapKey.trim(), Number(mappedValue)] as const,
        ),
      );
      const isAddedUp = allMapped || mappedIds.has(identifier);
      const correct =
        said.length > 0 || mapped.size > 0 ? said : isSeveral ? (literal[0] ?? []) : [...new Set(literal.flat())];
      return [
        identifier,
        {
          isSeveral,
          isNumber: /^(?:float|integer)$/u.test(baseType),
          correct,
          mapped,
          isAddedUp,
          rules: own.length,
          marks: isAddedUp ? mostMapped(one, isSeveral) : best,
          tolerance: toleranceOf(processing, identifier, Number(correct[0])),
        },
      ];
    }),
  );
}

/** What the answers to one response are worth together. */
function mostMapped(declaration: XmlElement, isSeveral: boolean): number {
  const mapping = find(declaration, 'mapping');
  const worth = elements(mapping, 'mapEntry').map(({ attributes }) => Math.max(0, Number(attributes.mappedValue) || 0));
  const own = isSeveral ? worth.reduce((a, b) => a + b, 0) : Math.max(0, ...worth);
  return Math.min(own, Number(mapping?.attributes.upperBound ?? own));
}

/** How far a number may be from the right one, as the rules for marking say: by an amount, or by a share in per cent. */
function toleranceOf(processing: XmlElement | undefined, response: string, right: number): number {
  const equal = descendants(processing, 'equal').find((one) =>
    elements(one, 'variable').some(({ attributes }) => attributes.identifier === response),
  );
  const { toleranceMode, tolerance = '' } = equal?.attributes ?? {};
  if (toleranceMode !== 'absolute' && toleranceMode !== 'relative') return 0;
  const widest = Math.max(0, ...tolerance.split(/\s+/u).map((one) => Number(one) || 0));
  return toleranceMode === 'absolute' ? widest : Number(((widest / 100) * Math.abs(right || 0)).toPrecision(6));
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
export function marksOf(item: XmlElement, responses: Iterable<Declared>): number | undefined {
  const outcomes = elements(item, 'outcomeDeclaration');
  const highest = outcomes.find(({ attributes }) => attributes.identifier === 'MAXSCORE');
  const score = outcomes.find(({ attributes }) => attributes.identifier === 'SCORE');
  const said = textOf(find(highest, 'defaultValue', 'value')).trim() || (score?.attributes.normalMaximum ?? '');
  return Math.round(Number(said) || sumOfMarks(responses)) || undefined;
}

export const sumOfMarks = (responses: Iterable<Declared>): number =>
  [...responses].reduce((sum, { marks }) => sum + marks, 0);

/** How the parts of some responses earn marks: each by itself where they are mapped, or have a rule each; else all or none. */
export function partMarksOf(item: XmlElement, responses: readonly Declared[]): PartMarks | undefined {
  if (find(item, 'responseProcessing') === undefined) return undefined;
  if (!responses.some(({ isAddedUp }) => isAddedUp))
    return responses.filter(({ rules }) => rules > 0).length > 1 ? 'each' : 'all';
  const entries = descendants(item, 'mapEntry');
  const isLess =
    entries.some(({ attributes }) => Number(attributes.mappedValue) < 0) ||
    descendants(item, 'mapping').some(({ attributes }) => Number(attributes.defaultValue) < 0);
  return isLess ? 'right-less-wrong' : 'each';
}
