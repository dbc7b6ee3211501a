import { elementSymbols } from './elements.ts';

/** A formula with every sign in one spelling. */
export interface Formula {
  /** Without its state, spaces and the signs for raised and lowered: 'SO42-', 'Ca(OH)2'. */
  readonly plain: string;
  /** How many of it: the 2 of '2H2O'. */
  readonly count: number;
  readonly state: string | undefined;
  /** How many of each element, in alphabetical order, as text. */
  readonly atoms: string;
  /** Whether a digit was raised where it should be low. */
  readonly isRaised: boolean;
}

const stateMark = /\(\s*(s|l|g|aq)\s*\)$/i;
const element = /([A-Z][a-z]?)(\d*)|([([])|([)\]])(\d*)|[·.](\d*)/y;

/** Reads a formula that is written as chemists do: 'H2O', '2 Ca(OH)2 (aq)', 'SO4^2-', 'CuSO4.5H2O'. `undefined` for anything else. */
export function readFormula(text: string): Formula | undefined {
  const state = stateMark.exec(text.trim())?.[1]?.toLowerCase();
  const bare = text.trim().replace(stateMark, '').trim();
  const [, many, rest = ''] = /^(\d+(?:\/\d+)?)?\s*(.*)$/s.exec(bare) ?? [];
  const isRaised = /[A-Za-z)]\^\d+(?![\d]*[-+])/.test(rest);
  const plain = withCharge(rest.replace(/[\s^_{}]/g, ''));
  const atoms = atomsOf(plain.replace(/\d*[-+]+$/, ''));
  if (atoms === undefined) return undefined;
  const [top = 1, bottom = 1] = (many ?? '1').split('/').map(Number);
  return { plain, count: top / bottom, state, atoms, isRaised };
}

/** 'Mg+2', 'Mg++' and 'Mg2+' are one ion, and so are 'Na+1' and 'Na+'. */
function withCharge(formula: string): string {
  return formula
    .replace(/([-+])(\d)$/, '$2$1')
    .replace(/([-+])\1+$/, (signs, sign: string) => `${signs.length}${sign}`)
    .replace(/(?<=[A-Za-z])1([-+])$/, '$1');
}

function atomsOf(formula: string): string | undefined {
  if (formula === '' || formula.length > 60) return undefined;
  const stack: Map<string, number>[] = [new Map()];
  let times = 1;
  for (let at = 0; at < formula.length; at = element.lastIndex) {
    element.lastIndex = at;
    const [whole, symbol, count = '', opens, closes, outer = '', hydrate] = element.exec(formula) ?? [];
    const group = stack.at(-1);
    if (whole === undefined || group === undefined) return undefined;
    if (symbol !== undefined) {
      if (!elementSymbols.has(symbol)) return undefined;
      group.set(symbol, (group.get(symbol) ?? 0) + times * Number(count || 1));
    } else if (opens !== undefined) stack.push(new Map());
    else if (closes !== undefined) {
      const inner = stack.pop();
      const around = stack.at(-1);
      if (inner === undefined || around === undefined) return undefined;
      for (const [one, own] of inner) around.set(one, (around.get(one) ?? 0) + own * Number(outer || 1));
    } else times = Number(hydrate || 1);
  }
  const [all, ...open] = stack;
  if (all === undefined || open.length > 0 || all.size === 0) return undefined;
  return [...all]
    .map(([one, count]) => `${one}${count}`)
    .sort()
    .join(' ');
}
