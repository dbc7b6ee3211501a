import { fractionOnLine, grouped, lowered, raised, withVulgarFractions } from '../../scripts.ts';

/** Equations in a text: '\(F = ma\)', '\[…\]', '$$…$$', '[tex]…[/tex]', and '$E = mc^2$', but not '$5 and $6', which are prices. */
const equation =
  /\\\((.{1,1000}?)\\\)|\\\[(.{1,1000}?)\\\]|\$\$([^$]{1,1000}?)\$\$|\[tex\](.{1,1000}?)\[\/tex\]|\$(?=\S)(?=[^$\n]{0,400}?(?:\\[a-zA-Z]|[\^_])|[a-zA-Z]\$|[A-Za-z]\w{0,3}\s?=)([^$\n]{1,400})(?<=\S)\$(?!\d)/gsu;
const group = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const bare = new RegExp(String.raw`\\(?:[dtc]?frac\s*${group}\s*${group}|(?:sqrt|ce|text|mathrm)\s*${group})`, 'gu');

const pairs =
  `times × cdot · div ÷ pm ± mp ∓ approx ≈ sim ~ simeq ≃ equiv ≡ ne ≠ neq ≠ le ≤ leq ≤ ge ≥ geq ≥ ll ≪ gg ≫ to → rightarrow →
 longrightarrow → xrightarrow → Rightarrow ⇒ implies ⇒ leftarrow ← Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ rightleftharpoons ⇌ uparrow ↑
 downarrow ↓ circ ° degree ° infty ∞ propto ∝ angle ∠ triangle △ perp ⊥ parallel ∥ therefore ∴ because ∵ in ∈ notin ∉ cup ∪ cap ∩ subset ⊂
 emptyset ∅ forall ∀ exists ∃ sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ prime ′ ldots … cdots … dots … star ⋆ ast * bullet • checkmark ✓ hbar ℏ ell ℓ
 alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ
 upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω pounds £ lt < gt >
 backslash \\ mid | vert | mathbb`.split(/\s+/u);
const signs = new Map(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ''] as const] : [])));
const names = /^(?:sin|cos|tan|log|ln|exp|lim|max|min|mod|gcd)$/u;
const spaces = /^(?:quad|qquad|hspace)$/u;
const silent = /^(?:left|right|big|Big|bigl|bigr|displaystyle|textstyle|limits|nonumber|rm|bf|it)$/u;
const wrapped =
  'text|textrm|textbf|textit|mathrm|mathbf|mathit|mathsf|mathbb|mathcal|operatorname|boldsymbol|mbox|underline|unit|si|SI';

/** Stand for braces that are written, while those that only group are taken away. */
const [openBrace, closeBrace] = ['\uE000', '\uE001'];

/** A text whose equations are in plain signs, and the commands of TeX in it that are not known. */
export interface Plain {
  readonly text: string;
  readonly unknown: readonly string[];
}

/** A text with its equations as a person writes them: '\(E_k = \frac{1}{2}mv^2\)' is 'Eₖ = ½mv²'. What it says of prices stays. */
export function withoutTex(text: string): Plain {
  if (!/[$\\]|\[tex\]/u.test(text)) return { text, unknown: [] };
  const unknown: string[] = [];
  const plain = text
    .replace(equation, (_whole, ...inside: unknown[]) => spoken(String(inside.slice(0, 5).find(Boolean)), unknown))
    .replace(bare, (whole) => spoken(whole, unknown))
    .replace(/\\([a-zA-Z]{2,})(?![a-zA-Z])/gu, (whole, name: string) => signs.get(name) ?? whole);
  return { text: plain, unknown };
}

/** A formula of TeX, without the signs around it. */
export function spoken(tex: string, unknown: string[]): string {
  let said = tex.replace(/\\\{/gu, openBrace).replace(/\\\}/gu, closeBrace);
  // What is innermost comes first.
  for (let before = ''; before !== said; ) {
    before = said;
    said = said
      .replace(/\\ce\s*\{([^{}]*)\}/gu, (_all, formula: string) => chemical(formula))
      .replace(new RegExp(String.raw`\\(?:${wrapped})\*?\s*\{([^{}]*)\}`, 'gu'), '$1')
      .replace(
        /\\[dtc]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/gu,
        (_all, a = '', b = '', c = '', d = '') => fractionOnLine(`${a}${b}`, `${c}${d}`),
      )
      .replace(
        /\\sqrt\s*(?:\[([^\]{}]*)\])?\s*\{([^{}]*)\}/gu,
        (_all, root = '', inside = '') => `${root === '' ? '' : raised(root)}√${grouped(inside)}`,
      )
      .replace(/\\sqrt\s*(\w)/gu, '√$1')
      .replace(/\\(?:vec|overrightarrow)\s*\{(\w)\}/gu, '$1\u20d7')
      .replace(/\\(?:bar|overline)\s*\{(\w)\}/gu, '$1\u0305')
      .replace(/\^\s*(?:\\circ|\{\s*\\circ\s*\})/gu, '°')
      .replace(/\^\s*(?:\{([^{}\\]*)\}|([\w+−-]))/gu, (_all, several = '', one = '') => raised(`${several}${one}`))
      .replace(/_\s*(?:\{([^{}\\]*)\}|(\w))/gu, (_all, several = '', one = '') => lowered(`${several}${one}`))
      .replace(/\{(\\[a-zA-Z]+)\}/gu, (whole, name: string) => signs.get(name.slice(1)) ?? whole);
  }
  const plain = said
    .replace(/\\([a-zA-Z]+)\s?/gu, (_whole, name: string) => {
      const sign = signs.get(name);
      if (sign !== undefined) return sign;
      if (names.test(name)) return `${name} `;
      if (spaces.test(name)) return ' ';
      if (silent.test(name)) return '';
      unknown.push(`\\${name}`);
      return `${name} `;
    })
    .replace(/\\\\/gu, '\n')
    .replace(/\\[,;:! ]/gu, ' ')
    .replace(/\\([%$&#_])/gu, '$1')
    .replace(/[{}]/gu, '')
    .replaceAll(openBrace, '{')
    .replaceAll(closeBrace, '}')
    .replace(/[&~]/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  return withVulgarFractions(plain);
}

/** A formula of chemistry as mhchem writes it: '2H2O -> SO4^2-'. */
function chemical(formula: string): string {
  return formula
    .replace(/\s*<=+>\s*/gu, ' ⇌ ')
    .replace(/\s*-+>\s*/gu, ' → ')
    .replace(/\^\{?([\d+-]+)\}?/gu, (_all, charge: string) => raised(charge))
    .replace(/(?<=[\p{L})\]])\d+/gu, (count) => lowered(count))
    .replace(/(?<=[\p{L}₀-₉)])[+-](?=\s|$)/gu, (charge) => raised(charge));
}
