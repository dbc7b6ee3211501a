import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';

/** A rule of an item by which answers earn something. */
export interface Rule {
  /** The responses that it looks at. */
  readonly asks: readonly string[];
  /** What it compares one with, where it says that in words. */
  readonly values: readonly string[];
  /** 0 where it is not a number that is set. */
  readonly worth: number;
}

/** The rules of an item by which answers earn something; those that only choose what is fed back are none. */
export function rulesOf(item: XmlElement): Rule[] {
  const ids = new Set(elements(item, 'responseDeclaration').map(({ attributes }) => attributes.identifier));
  const numbers = new Set(
    elements(item, 'outcomeDeclaration').flatMap(({ attributes: { identifier, baseType } }) =>
      baseType === 'identifier' ? [] : [identifier],
    ),
  );
  return branches(find(item, 'responseProcessing')).flatMap((branch) => {
    const [condition] = elements(branch);
    const set = elements(branch, 'setOutcomeValue').filter(({ attributes }) => numbers.has(attributes.identifier));
    const worth = Math.max(
      0,
      ...set.flatMap((one) => descendants(one, 'baseValue').map((value) => Number(textOf(value)))),
    );
    const isWhole = set.some((one) =>
      descendants(one, 'variable').some(({ attributes }) => attributes.identifier === 'MAXSCORE'),
    );
    const compared =
      condition === undefined ? [] : [condition, ...descendants(condition, 'match', 'stringMatch', 'equal')];
    const asks = descendants(condition, 'variable', 'mapResponse').flatMap(({ attributes: { identifier = '' } }) =>
      ids.has(identifier) ? [identifier] : [],
    );
    if (asks.length === 0 || (worth === 0 && !isWhole)) return [];
    const values = compared
      .filter(({ name }) => /^(?:match|stringMatch|equal)$/u.test(name))
      .flatMap((one) => descendants(one, 'baseValue').map((value) => textOf(value).trim()));
    return [{ asks, values, worth }];
  });
}

/** The branches of conditions, those within others too. */
const branches = (parent: XmlElement | undefined): XmlElement[] =>
  descendants(parent, 'responseIf', 'responseElseIf', 'responseElse').flatMap((one) =>
    one.name === 'responseElse' ? branches(one) : [one, ...branches(one)],
  );

/** Whether an item gives an answer nothing that is the same as another. */
export const refusesTheSame = (item: XmlElement): boolean =>
  descendants(find(item, 'responseProcessing'), 'match', 'stringMatch').some((one) => {
    const [first, second] = elements(one);
    const isResponse = ({ attributes }: XmlElement) =>
      elements(item, 'responseDeclaration').some((each) => each.attributes.identifier === attributes.identifier);
    return [first, second].every((side) => side?.name === 'variable' && isResponse(side));
  });
