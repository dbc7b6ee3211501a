import { type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { jsx } from './jsx-runtime.ts';

const rule = jsx('hr', {});
const item = jsx('li', {}, 'item');

interface Props {
  readonly children?: ReactNode;
  readonly textContent?: string | number;
}

/** What would be in the page: a text in quotes, an element by its name and its text, nothing as '-'. */
function shown(children: ReactNode): string {
  if (Array.isArray(children)) return `[${children.map(shown).join(' ')}]`;
  if (isValidElement<Props>(children)) {
    const text = inside(children);
    return `${String(children.type)}${text === '-' ? '' : `(${text})`}`;
  }
  return typeof children === 'string' || typeof children === 'number' ? `"${children}"` : '-';
}

const inside = ({ props: { children, textContent } }: { readonly props: Props }) => shown(children ?? textContent);
const within = (type: ElementType, children: ReactNode) => inside(jsx(type, { children }) as ReactElement<Props>);

describe('texts among the children of an element', () => {
  it.each<[ReactNode, string, string]>([
    ['Submit', '"Submit"', 'an only child stays'],
    [undefined, '-', 'no child'],
    [['Answered: ', 3, ' / ', 7], '"Answered: 3 / 7"', 'texts alone become one'],
    [['All saved', false], '"All saved"', 'also beside nothing'],
    [[rule, 'Copy'], '[hr span("Copy")]', 'beside an element'],
    [['a ', 2, rule, 'b'], '[span("a 2") - hr span("b")]', 'neighbours are one, and what follows keeps its place'],
    [['a', null, 'b', rule], '[span("ab") - - hr]', 'nothing between two does not part them'],
    [[false, rule], '[- hr]', 'nothing that comes later keeps its place'],
    [[rule, ' ', rule], '[hr " " hr]', 'a blank, which nobody translates'],
    [[rule, ['a', item]], '[hr [span("a") li]]', 'in a list within the list'],
    [[rule, ['a', ['b']], 'c'], '[hr span("abc") -]', 'lists of texts are texts'],
  ])('%j is %s: %s', (children, expected) => {
    expect(within('p', children)).toBe(expected);
  });

  it('have an element in a fragment too, which has none', () => {
    expect(within(Fragment, 'a')).toBe('span("a")');
    expect(within(Fragment, ['a', 1])).toBe('span("a1")');
  });

  it('are set as the content of an element of HTML alone', () => {
    expect(jsx('p', { children: ['a', 1] }).props).toEqual({ textContent: 'a1' });
    const others: ElementType[] = ['text', () => null];
    for (const type of others) expect(jsx(type, { children: 'a' }).props).toEqual({ children: 'a' });
  });
});
