import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, type JSX, jsx as plainJsx } from 'react/jsx-runtime';
import { type FieldProps, settled } from './settled.ts';

export { Fragment, type JSX, jsx as jsxs };

interface Props extends FieldProps {
  readonly children?: ReactNode;
}

const fields = /^(input|select|textarea)$/;
/** Its elements have attributes alone; translators leave them as they are. */
const ofSvg = /^(text|tspan|title|desc)$/;

/**
 * What JSX becomes: an element, with every text that has siblings in a `span` of its own. Neighbouring texts become one, so that a
 * translator is given the whole sentence; blank ones stay as they are. A text that is an element's only child is its `textContent`.
 *
 * Nothing then keeps hold of a text node that somebody else may replace, as browsers do to translate a page: it would update one that is no
 * longer shown. The whole content of the element is set instead, whatever has become of it.
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  if (typeof type === 'string' && fields.test(type)) return plainJsx(type, settled(props), key);
  const children = joinTexts(props.children);
  if (!isText(children))
    return plainJsx(type, Array.isArray(children) ? { ...props, children: wrapTexts(children) } : props, key);
  // A fragment has no element that the text could be the content of.
  if (type === Fragment) return plainJsx(type, { ...props, children: inElement(children, 0) }, key);
  if (typeof type !== 'string' || ofSvg.test(type)) return plainJsx(type, { ...props, children }, key);
  const element = plainJsx(type, { ...props, children: undefined }, key);
  // Not among the props before: as one of them it would become an attribute `text-content`.
  if (typeof element.props === 'object' && element.props !== null)
    Object.assign(element.props, { textContent: children });
  return element;
}

function joinTexts(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const parts: ReactNode[] = children.map(joinTexts);
  const texts = parts.filter((part) => isText(part));
  if (texts.length > 0 && parts.every((part) => isText(part) || isNothing(part))) return texts.join('');
  /** Where the last text began, if nothing else has followed. Other children keep their positions, by which they are recognised. */
  let start: number | undefined;
  for (const [at, part] of parts.entries()) {
    if (isNothing(part)) continue;
    if (!isText(part)) start = undefined;
    else if (start === undefined) start = at;
    else {
      parts[start] = `${parts[start]}${part}`;
      parts[at] = null;
    }
  }
  return parts;
}

function wrapTexts(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  return children.map((child, at) => (isText(child) ? inElement(child, at) : wrapTexts(child)));
}

type Text = string | number | bigint;

/** A blank text is not translated, and as an element it would take up room in a row. */
function inElement(text: Text, at: number): ReactNode {
  return `${text}`.trim() === '' ? text : jsx('span', { children: text }, `text-${at}`);
}

function isText(child: ReactNode): child is Text {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

function isNothing(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}
