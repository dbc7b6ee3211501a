import { fractionOnLine, grouped, withVulgarFractions } from '../../docx/fractions.ts';
import { lowered, raised } from '../../docx/scripts.ts';
import type { Line } from './lines.ts';

/** Equations of a chat: '$E = mc^2$', '\\(F = ma\\)', '\\[P = \\frac{E}{t}\\]'. '$5 and $6' are prices. */
const equation =
  /\$\$?(?=[^\s$])([^$]{0,200}?(?:\\[a-zA-Z]|[\^_=])[^$]{0,200}?)\$\$?|\\\((.{1,400}?)\\\)|\\\[(.{1,400}?)\\\]/gu;

const signs: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  approx: '≈',
  neq: '≠',
  leq: '≤',
  geq: '≥',
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  Rightarrow: '⇒',
  rightleftharpoons: '⇌',
  circ: '°',
  degree: '°',
  Delta: 'Δ',
  Omega: 'Ω',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  pi: 'π',
  infty: '∞',
  propto: '∝',
  quad: ' ',
};

/** A line with its LaTeX as a person writes it: '$E_k = \\frac{1}{2}mv^2$' is 'Eₖ = ½mv²'. A line without any as it is. */
export function latexInLine(line: Line): Line {
  const text = plainLatex(line.text);
  const [first] = line.spans;
  if (text === line.text || first === undefined) return line;
  const spans = line.spans.map((span) => ({ ...span, text: plainLatex(span.text) }));
  const isWhole = spans.map((span) => span.text).join('') === text;
  return { ...line, text, spans: isWhole ? spans : [{ ...first, text }] };
}

/** A text with its equations in plain signs; what it says of prices stays. */
export function plainLatex(text: string): string {
  if (!/[$\\]/u.test(text)) return text;
  return text.replace(equation, (_whole, ...inside: unknown[]) =>
    spoken(String(inside.slice(0, 3).find(Boolean) ?? '')),
  );
}

function spoken(latex: string): string {
  let said = latex;
  // What is innermost comes first.
  for (let before = ''; before !== said; ) {
    before = said;
    said = said
      .replace(/\\(?:text|mathrm|mathbf|textbf|mathit|operatorname)\s*\{([^{}]*)\}/gu, '$1')
      .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, (_all, above: string, below: string) =>
        fractionOnLine(above, below),
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/gu, (_all, inside: string) => `√${grouped(inside)}`)
      .replace(/\^\s*(?:\\circ|\{\s*\\circ\s*\})/gu, '°')
      .replace(/\^\s*(?:\{([^{}]*)\}|(\w))/gu, (_all, several = '', one = '') => raised(`${several}${one}`))
      .replace(/_\s*(?:\{([^{}]*)\}|(\w))/gu, (_all, several = '', one = '') => lowered(`${several}${one}`));
  }
  const plain = said
    .replace(
      /\\([a-zA-Z]+)/gu,
      (whole, name: string) => signs[name] ?? (/^(?:left|right|displaystyle|,|;)$/u.test(name) ? '' : whole),
    )
    .replace(/\\[,;:!]/gu, ' ')
    .replace(/\\([%$&#_{}])/gu, '$1')
    .replace(/[{}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return withVulgarFractions(plain);
}
