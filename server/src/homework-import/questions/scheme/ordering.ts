const asked =
  /\b(?:put|place|arrange|number|write|sort|rank|order|list|drag)\b.{0,80}\b(?:order|sequence)\b|\bnumber (?:them|these|the \p{L}+)\b.{0,30}\b1\b|^(?:order|sequence|rearrange) (?:these|the)\b|\bwhat is the (?:correct|right) order\b|^(?:put|place|arrange|sort|rank|list|write)\b.{0,60}(?:\bfrom\s+(?:the\s+)?\p{L}{2,12}est\s+(?:\p{L}+\s+)?to\b|\b\p{L}{2,12}est\s+first\b)/isu;

/** Whether a text asks to put things in order. */
export function asksForOrder(text: string): boolean {
  return asked.test(text);
}

/** The order that an answer gives, as one text: 'cell, tissue, organ'. Letters and numbers stay together as they were written. */
export function orderIn(said: string): string {
  const parts = said
    .split(/\s*(?:,|;|\n|→|⇒|>|[-–—]+>)\s*/u)
    .map((part) => part.replace(/^\(?\d{1,2}[.)]\s+|^\d{1,2}\s*[–-]\s+|\.$/gu, '').trim())
    .filter((part) => part !== '');
  return parts.length > 2 ? parts.join(', ') : said.trim();
}
