/** A piece of an answer that says one thing, without the words around it. */
export interface Statement {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const separators = /\s*(?:\bor\b|\bso\b|\btherefore\b|\bthen\b|\bwhich is\b|[,;\n]|\.\s|∴|=>|->)\s*/gi;
const leadIn =
  /^(?:(?:the|my|an?)\s+(?:\w+\s+)?(?:answer|expression|equation|formula|solution|result|nth term)\s*(?:is|:|=|would be|should be)?|answer\s*[:=]?|it(?:'?s| is| would be| equals| must be)|i (?:think|got|get|believe|would say)(?: it(?:'?s| is))?|that(?:'?s| is)|maybe|probably|gives|equals|is|=|not)\s+/i;
const tail = /\s+(?:because|cos|as|since|when|where|i think|maybe|\?)\b.*$|[.?!\s]+$/i;

/** Statements between commas and 'or', without a leading 'the answer is' or reasons at the end. */
export function statementsIn(text: string): Statement[] {
  const found: Statement[] = [];
  let from = 0;
  const add = (end: number) => {
    const piece = text.slice(from, end);
    let statement = piece.trim();
    for (let left = leadIn.exec(statement); left !== null; left = leadIn.exec(statement))
      statement = statement.slice(left[0].length);
    statement = statement.replace(tail, '').replace(/^=\s*/, '').trim();
    if (statement !== '') {
      const start = from + Math.max(0, piece.indexOf(statement));
      found.push({ text: statement, start, end: start + statement.length });
    }
  };
  for (const match of text.matchAll(separators)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return found;
}
