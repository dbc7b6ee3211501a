import { createElement, type ElementType, type ReactNode } from 'react';

/**
 * The children of an element of this type, with every text that has siblings in a `span` of its own. Neighbouring texts become one,
 * so that a translator is given the whole sentence; a text that is an element's only child, and blank ones, stay as they are.
 *
 * React then never keeps hold of a text node that somebody else may replace, as browsers do to translate a page. It would throw when
 * it removes such a node or inserts something before it, and it would update a node that is no longer shown. Where a text is the
 * only child React sets the whole content of the element, whatever has become of it.
 */
export function textsApart(type: ElementType | symbol, children: ReactNode): ReactNode {
  const found = joinTexts(children);
  // A fragment, or whatever else React brings, has no element that the text could be the content of.
  if (isText(found)) return typeof type === 'symbol' ? inElement(found, 0) : found;
  return wrapTexts(found);
}

function joinTexts(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const parts: ReactNode[] = children.map(joinTexts);
  const texts = parts.filter((part) => isText(part));
  if (texts.length > 0 && parts.every((part) => isText(part) || isNothing(part))) return texts.join('');
  /**
   * Where the last text began, if nothing else has followed. Other children keep their positions, by which
   * React recognises them.
   */
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
  return `${text}`.trim() === '' ? text : createElement('span', { key: `text-${at}` }, text);
}

function isText(child: ReactNode): child is Text {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

function isNothing(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}
