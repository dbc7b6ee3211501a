import { pictureSize } from '../../../files/picture-size.ts';
import { elements, find, textOf } from '../../../files/xml.ts';
import { html, mixed } from '../quiz/structured-question.ts';
import type { ReadKind } from './answers.ts';

/** Labels to be dragged to places in a picture ('ddimageortext'). A label that is itself a picture goes by its name. */
export const readLabels: ReadKind = (element, text) => {
  const drags = elements(element, 'drag').map((drag) => ({
    no: textOf(find(drag, 'no')).trim(),
    text: mixed(textOf(find(drag, 'text')).trim()),
  }));
  const background = elements(element, 'file').at(0);
  const { width, height } = pictureSize(Buffer.from(textOf(background), 'base64'));
  const share = (written: string, of: number) => Math.min(1, Math.max(0, (Number(written) || 0) / of));
  const labels = elements(element, 'drop').map((drop) => {
    const value = (name: string) => textOf(find(drop, name)).trim();
    const id = value('text');
    return {
      ...(id !== '' && { id }),
      at: { x: share(value('xleft'), width), y: share(value('ytop'), height) },
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
