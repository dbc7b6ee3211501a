import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { splitOptions } from '../options/split-options.ts';

/** '☐ wood   ☑ copper' in the cell for the answer: what is to be chosen from; none where anything else stands there. */
export function boxedIn(cell: readonly Line[]): readonly { readonly line: Line; readonly isChecked: boolean }[] {
  const boxes = cell.flatMap(splitOptions).flatMap((line) => {
    const marker = readMarker(line.text);
    return marker?.kind === 'box' ? [{ line: sliceLine(line, marker.end), isChecked: marker.isChecked }] : [undefined];
  });
  const found = boxes.filter((box) => box !== undefined);
  return found.length > 1 && found.length === boxes.length && found.every(({ line }) => line.text !== '') ? found : [];
}
