/** An expression as a tree. */
export type Term =
  | { readonly op: 'number'; readonly value: number }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: '+' | '*'; readonly of: readonly Term[] }
  | { readonly op: '/' | '^'; readonly left: Term; readonly right: Term }
  | { readonly op: '-'; readonly of: Term }
  | { readonly op: 'call'; readonly name: string; readonly of: Term };

/** How names are read: each letter one, so that `xy` is a product, or whole words: 'distance'. */
export type Names = 'letters' | 'words';

const token = {
  letters:
    /\s*(?:(\d+(?:[.·]\d+)?|[.·]\d+)|(sqrt|sin|cos|tan|log|ln|pi)(?![a-z])|([A-Za-zα-ορ-ωΔ])(?:_\{?([0-9])\}?)?|([-+*/^(){}[\]√π·]))/iy,
  words:
    /\s*(?:(\d+(?:[.·]\d+)?)|(sqrt|pi)(?![a-z])|([A-Za-zα-ορ-ωΔ']+(?:[ -](?!(?:x|times|over|plus|minus|divided|multiplied)\b)[A-Za-z']+)*)()|([-+*/^(){}[\]√π]))/iy,
} as const;

/** Deeper and longer texts than these are no answers. */
const longest = 200;
const deepest = 30;

/**
 * Parses an expression as typed: '2x + 6', '3(x-1)', 'x^2y', '√3', '(a+b)/2'. `undefined` if it is not one.
 */
export function parseExpression(text: string, names: Names): Term | undefined {
  if (text.length > longest || text.trim() === '') return undefined;
  const tokens = tokensOf(text, names);
  if (tokens === undefined) return undefined;
  const reader = new Reader(tokens);
  const term = reader.sum();
  return reader.isAtEnd ? term : undefined;
}

interface Token {
  readonly kind: 'number' | 'function' | 'name' | 'sign';
  readonly text: string;
}

function tokensOf(text: string, names: Names): Token[] | undefined {
  const pattern = token[names];
  const tokens: Token[] = [];
  const plain = text.replaceAll('**', '^').trimEnd();
  for (let at = 0; at < plain.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const [, number, call, name, index = '', sign] = pattern.exec(plain) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replace('·', '.') });
    else if (call !== undefined)
      tokens.push({
        kind: call.toLowerCase() === 'pi' ? 'sign' : 'function',
        text: call.toLowerCase() === 'pi' ? 'π' : call.toLowerCase(),
      });
    else if (name !== undefined) tokens.push({ kind: 'name', text: `${name}${index}` });
    else if (sign !== undefined)
      tokens.push({
        kind: 'sign',
        text: '{['.includes(sign) ? '(' : '}]'.includes(sign) ? ')' : sign === '·' ? '*' : sign,
      });
    else return undefined;
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** 'a + b - c' */
  sum(): Term | undefined {
    if (++this.#depth > deepest) return undefined;
    const terms: Term[] = [];
    let isNegative = this.#takes('-') || (this.#takes('+') && false);
    for (;;) {
      const term = this.#product();
      if (term === undefined) return undefined;
      terms.push(isNegative ? { op: '-', of: term } : term);
      if (this.#takes('+')) isNegative = this.#takes('-');
      else if (this.#takes('-')) isNegative = !this.#takes('-');
      else break;
    }
    this.#depth--;
    const [only] = terms;
    return terms.length === 1 ? only : { op: '+', of: terms };
  }

  /** 'ab', '2(x + 1)', 'a * b / c': adjacent factors are multiplied. */
  #product(): Term | undefined {
    let left = this.#power();
    while (left !== undefined) {
      if (this.#takes('/')) {
        const right = this.#power();
        if (right === undefined) return undefined;
        left = { op: '/', left, right };
        continue;
      }
      if (!this.#takes('*') && !this.#beginsFactor()) return left;
      const right = this.#power();
      if (right === undefined) return undefined;
      left = { op: '*', of: left.op === '*' ? [...left.of, right] : [left, right] };
    }
    return undefined;
  }

  #power(): Term | undefined {
    const left = this.#atom();
    if (left === undefined || !this.#takes('^')) return left;
    const isNegative = this.#takes('-');
    const right = this.#atom();
    if (right === undefined) return undefined;
    return { op: '^', left, right: isNegative ? { op: '-', of: right } : right };
  }

  #atom(): Term | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined) return undefined;
    this.#at++;
    if (next.kind === 'number') return { op: 'number', value: Number(next.text) };
    if (next.kind === 'name') return { op: 'name', name: next.text };
    if (next.text === 'π') return { op: 'number', value: Math.PI };
    if (next.text === '-') {
      const of = this.#power();
      return of === undefined ? undefined : { op: '-', of };
    }
    if (next.kind === 'function' || next.text === '√') {
      const of = this.#atom();
      return of === undefined ? undefined : { op: 'call', name: next.text === '√' ? 'sqrt' : next.text, of };
    }
    if (next.text !== '(') return undefined;
    const inside = this.sum();
    return inside !== undefined && this.#takes(')') ? inside : undefined;
  }

  #beginsFactor(): boolean {
    const next = this.#tokens[this.#at];
    return next !== undefined && (next.kind !== 'sign' || next.text === '(' || next.text === '√' || next.text === 'π');
  }

  #takes(sign: string): boolean {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'sign' || next.text !== sign) return false;
    this.#at++;
    return true;
  }
}
