import { pictureSize } from '../../../files/picture-size.ts';
import { elements, find, textOf } from '../../../files/xml.ts';
import { html, mixed } from '../quiz/structured-question.ts';
import type { ReadKind } from './answers.ts';

/**
 * Labels to be dragged to places in a picture ('ddimageortext'), or markers to areas of it ('ddmarker'), whose middles are the places here.
 * A label that is itself a picture goes by its name.
 */
export const readLabels: ReadKind = (element, text) => {
  const drags = elements(element, 'drag').map((drag) => ({
    no: textOf(find(drag, 'no')).trim(),
    text: mixed(textOf(find(drag, 'text')).trim()),
  }));
  const background = elements(element, 'file').at(0);
  const { width, height } = pictureSize(Buffer.from(textOf(background), 'base64'));
  const share = (written: number, of: number) => Math.min(1, Math.max(0, written / of));
  const labels = elements(element, 'drop').map((drop) => {
    const value = (name: string) => textOf(find(drop, name)).trim();
    const id = value('text');
    const [x, y] =
      value('coords') === ''
        ? [Number(value('xleft')) || 0, Number(value('ytop')) || 0]
        : middleOf(value('shape'), value('coords'));
    return {
      ...(id !== '' && { id }),
      at: { x: share(x, width), y: share(y, height) },
      right: drags.filter(({ no }) => no === value('choice')).map((drag) => drag.text),
    };
  });
  const name = background?.attributes.name ?? '';
  const shown = name === '' ? '' : `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}">`;
  return {
    text: html(`${text.text}${shown}`),
    asked: { kind: 'labels', options: drags.map((drag) => drag.text), labels },
  };
};

/** '120,80;10' is a circle with its radius, '10,20;40,30' a rectangle with its width and height, or the corners of a polygon. */
function middleOf(shape: string, coords: string): readonly [x: number, y: number] {
  const points = coords.split(';').map((point) => point.split(',').map((one) => Number(one) || 0));
  const [[x = 0, y = 0] = [], [width = 0, height = 0] = []] = points;
  if (shape !== 'polygon') return shape === 'circle' ? [x, y] : [x + width / 2, y + height / 2];
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  return [mean(0), mean(1)];
}
