import type { ElementType, Key, ReactElement } from 'react';
import { type JSXSource, jsxDEV as reactJsxDEV } from 'react/jsx-dev-runtime';
import { withTextsApart } from './jsx-runtime.ts';

export { Fragment, type JSX } from './jsx-runtime.ts';

/** The JSX runtime for development: as in `jsx-runtime.ts`, plus the source position for React. */
export function jsxDEV(
  type: ElementType,
  props: Parameters<typeof withTextsApart>[1],
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return reactJsxDEV(type, withTextsApart(type, props), key, isStatic, source, self);
}
