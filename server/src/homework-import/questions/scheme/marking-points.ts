import { readCount } from './points.ts';

/** One point of a mark scheme as it was told: any of its answers earns its marks. */
export interface SchemePoint {
  readonly answers: readonly string[];
  /** Whole marks. */
  readonly marks: number;
}

/** Points of one question, and how sure the reader is that they are points and no alternatives: 0 to 1. */
export interface SchemePoints {
  readonly points: readonly SchemePoint[];
  readonly confidence: number;
}

/** What is told apart in a text of a mark scheme. */
export interface Told {
  readonly parts: readonly { readonly answers: readonly string[]; readonly marks?: number | undefined }[];
  /** 'Any two from', with its number where it says one. */
  readonly isList: boolean;
  readonly enough?: number | undefined;
  /** How many things the question asks for; undefined where it asks for one. */
  readonly asked?: number | undefined;
  /** Of the question. */
  readonly marks?: number | undefined;
}

/**
 * The points that the parts of a text are, with their marks: those written behind them; of a list of which some are enough an equal share
 * for each that is needed; else a mark each where there are as many as the question's marks. `undefined` where each part alone is right.
 */
export function toPoints({ parts, isList, enough, asked, marks = 0 }: Told): SchemePoints | undefined {
  if (parts.length < 2) return undefined;
  const written = parts.filter((part) => part.marks !== undefined).length;
  if (written > 1) return { points: withResult(withMarks(parts, 1), marks), confidence: 0.9 };
  if (marks < 2 || enough === 1) return undefined;
  // 'Explain two reasons [4]' with four points has two for each reason.
  const needed = enough ?? (parts.length === marks ? undefined : asked);
  const isEven = needed !== undefined && needed <= parts.length && marks % needed === 0;
  if (isEven) return { points: withMarks(parts, marks / needed), confidence: 0.85 };
  if (parts.length < marks) return undefined;
  return { points: withResult(withMarks(parts, 1), marks), confidence: isList || parts.length === marks ? 0.75 : 0.6 };
}

function withMarks(parts: Told['parts'], each: number): SchemePoint[] {
  return parts.map(({ answers, marks }) => ({ answers, marks: marks ?? each }));
}

/** Below a formula or working the right result earns all marks, whatever was written on the way. */
function withResult(points: readonly SchemePoint[], marks: number): SchemePoint[] {
  const steps = points.slice(0, -1);
  const [last] = points.slice(-1);
  const isCalculation = steps.some(({ answers }) => answers.some((text) => /=|\d\s*[×÷*/+−-]\s*\d/u.test(text)));
  if (last === undefined || !isCalculation || !last.answers.some((text) => quantity.test(text))) return [...points];
  const all = points.reduce((sum, point) => sum + point.marks, 0);
  return [...steps, { ...last, marks: Math.max(marks, all) }];
}

const quantity = /^[=\s]*[-−£$]?\d[\d\s,.]*(?:[×x]\s*10\S*)?\s*\S{0,10}$/u;

const severalAsked =
  /\b(?:name|give|state|list|write(?:\s+down)?|identify|suggest|describe|explain|what\s+are(?:\s+the)?(?:\s+names?\s+of(?:\s+the)?)?)\s+(?:any\s+|the\s+|down\s+)?(two|three|four|five|six|[2-6])\b/iu;

/** 'Citer deux maladies', 'Nenne zwei Metalle', 'Nombra dos metales', 'Elenca due metalli': the words for two to six. */
const languages: readonly (readonly [asks: string, numbers: readonly string[]])[] = [
  [
    'cite[rz]?|nomme[rz]?|donne[rz]?|indique[rz]?|énumère|énumére[rz]|[ée]cri(?:re|s|vez)|quel(?:le)?s\\s+sont\\s+les',
    ['deux', 'trois', 'quatre', 'cinq', 'six'],
  ],
  ['nenne[nt]?|gib|gebt|schreibe?|notiere|beschreibe|zähle', ['zwei', 'drei', 'vier', 'fünf', 'sechs']],
  ['nombra|cita|escribe|indica|menciona|enumera', ['dos', 'tres', 'cuatro', 'cinco', 'seis']],
  ['nomina|elenca|indica|scrivi|cita', ['due', 'tre', 'quattro', 'cinque', 'sei']],
];
const severalElsewhere = languages.map(([asks, numbers]) => ({
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${asks})\s+(${numbers.join('|')})(?!\p{L})`, 'iu'),
  numbers,
}));

/** How many things a question asks for: two for 'Name two gases'; undefined where it asks for one. */
export function countAsked(question: string): number | undefined {
  const [, written] = severalAsked.exec(question) ?? [];
  if (written !== undefined) return readCount(written);
  for (const { pattern, numbers } of severalElsewhere) {
    const said = pattern.exec(question)?.[1]?.toLowerCase();
    if (said !== undefined) return numbers.indexOf(said) + 2;
  }
  return undefined;
}
