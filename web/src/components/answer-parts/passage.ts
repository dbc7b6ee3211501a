/** A piece of a text with gaps: words, or the slot that is there; `at` is where it begins in its text. */
export type Piece = { readonly at: number } & ({ readonly text: string } | { readonly slot: string });

/** The pieces of a text in which `[[id]]` stands for a slot; brackets around anything else are words. */
export function piecesOf(text: string, slotIds: readonly string[]): Piece[] {
  let end = 0;
  return text.split(/(\[\[[^[\]]+\]\])/u).flatMap((piece): Piece[] => {
    const at = end;
    end += piece.length;
    const slot = slotIds.find((id) => piece === `[[${id}]]`);
    if (slot !== undefined) return [{ at, slot }];
    return piece === '' ? [] : [{ at, text: piece }];
  });
}

/** The paragraphs of a text in pieces; a blank line starts one. Slots that are nowhere in it come last, so that each can be filled. */
export function paragraphsOf(text: string, slotIds: readonly string[]): Piece[][] {
  const paragraphs = text
    .split(/\n[^\S\n]*\n/u)
    .map((paragraph) => piecesOf(paragraph.trim(), slotIds))
    .filter((pieces) => pieces.length > 0);
  const missing = unplaced(paragraphs.flat(), slotIds).map((slot, at) => ({ at, slot }));
  return missing.length === 0 ? paragraphs : [...paragraphs, missing];
}

/** The slots that are in none of these pieces. */
function unplaced(pieces: readonly Piece[], slotIds: readonly string[]): string[] {
  const placed = new Set(pieces.flatMap((piece) => ('slot' in piece ? [piece.slot] : [])));
  return slotIds.filter((id) => !placed.has(id));
}
