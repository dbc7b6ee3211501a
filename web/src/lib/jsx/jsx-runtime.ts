import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, type JSX, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { textsApart } from './texts-apart.ts';

export { Fragment, type JSX };

interface Props {
  readonly children?: ReactNode;
}

/** JSX with at most one child: React's own element, with texts kept apart. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsx(type, withTextsApart(type, props), key);
}

/** What JSX with several children becomes, likewise. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsxs(type, withTextsApart(type, props), key);
}

/** The props themselves where there is nothing to set apart. */
export function withTextsApart(type: ElementType, props: Props): Props {
  const { children } = props;
  const isPlain = !Array.isArray(children) && typeof type !== 'symbol';
  return isPlain ? props : { ...props, children: textsApart(type, children) };
}
