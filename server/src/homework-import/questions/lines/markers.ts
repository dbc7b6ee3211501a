/** What stands before a question, a part or an option. */
export type Marker =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly parts: readonly string[];
      readonly style: string;
      readonly end: number;
      readonly isWeak: boolean;
    }
  | { readonly kind: 'letter'; readonly letter: string; readonly style: string; readonly end: number }
  | { readonly kind: 'box'; readonly isChecked: boolean; readonly end: number }
  | { readonly kind: 'bullet'; readonly end: number };

const question =
  /^(?:(?:question|questão|quest|ques|qn|q)\s*\.?\s*(?:no\.?|number|#)?|no\.|#)\s*(\d{1,4})(?![\d%°])(?:\.(\d{1,2})(?!\d))?(?:\s+of\s+\d{1,3}\b)?/iu;
/** 'Question Numbers 1 to 3 are …', 'Question 4 is an essay.' speak of questions, and begin none. */
const speaksOfQuestions =
  /^(?:Q|Qs|Q\.|[Qq]uestions?|QUESTIONS?)\s*(?:[Nn]os?\.?|[Nn]umbers?)?\s*\d{1,3}\s*(?:(?:to|and|&|,|[-–])\s*(?:Q\.?\s*)?\d{1,3}\s+)?(?:is|are|carry|carries|consists?|contains?)\s+(?:an?\b|of\b|\d|(?:[a-z]+\s+)?(?:multiple|compulsory|short|long|very|based|optional|marks?)\b)/u;
const dotted =
  /^(\d{1,2})\.(\d{1,2})(?:[.)]\s*(?!\d)|\s+(?=\D)|(?<=[1-9]\.\d{1,2})\s*\t\s*(?=\d[^\t]*\p{L}[^\t]*(?:\t\s*[([][^\t]*)?$))/u;
/** '3.2.1 Describe …', as South African papers are numbered. */
const threefold = /^(\d{1,2})\.(\d{1,2})\.(\d{1,2})(?:[.)]\s*|\s+|$)(?!\d)/u;
/** '1.5 kg' and '2.5 × 4' are values; '1.1 It is …' and '1.1 A – copper' begin with a number. */
const isOfDecimal =
  /^\s*(?:(?!(?:no|an?|any|the|it|its|in|to|is|by|so|as|of|on|at|if|all|one|two|six|ten|has|for|can|may|not|and|or|air|ear|eye|egg|red|sun|ice|oil|gas|sea|low|big|hot|dry|wet|bat|cow|dog|cat|fox|owl|pea|leg|arm|hip|rib|fat|tin|wax|day|sky)\b|[b-f]\s*$)[a-zµμ°%]{1,3}\b|(?:[NJWVAKC]|Hz|Pa|[kM][WJVN])\b(?!\s*[-–—).:✓✔])(?!\s+\p{L}{2})|[×x*+=÷/])/u;
const numbered =
  /^(?:\((\d{1,3})\)\s*|(\d{1,4})(?:\.?\)\s*|\s?\.(?:[-–](?=\s|\p{L}))?(?!\d)\s*|:\s+|\s+[-–—]\s+|\s*\t\s*))/u;
/** '1918 → 1939 → 1945' with tabs between, or '5 → ☐': numbers to choose from. */
const valuesInLine = /^\d+(?:\.\d+)?(?:(?:[ ]*\t\s*\d[\d.,]*){2,}|\s+[☐□◻❑❏▢⬜○◯☑☒✅])\s*$/u;
/** '(1a) hydrogen', '(2iii) …' */
const bracketed = /^\((\d{1,2})([a-h]|i{1,3}|iv|vi{0,3}|ix)\)\s*/u;
const examBoard = /^0 ?(\d)(?:\s?\.\s?(\d{1,2}))?\s+(?=\S)/u;
/** '5 Explain …', and no '60 W' alone. */
const bare = /^(\d{1,3})\s+(?=["“'(]?[A-Z])(?!(?:[JKNVW]|Hz|Pa|[kM](?:[JNVW]|Hz|Pa))\W*$)/u;
const partAfterNumber =
  /^\s*(?:\(([a-z])\)|([a-z])(?:\.?\)|\.(?=\s|$)|(?=\s*\(i)|:(?=\s))|([a-hA-H])(?=\s+[A-Z])|([ivx]{2,4})(?:\.?\)|\.(?=\s|$)|:(?=\s)))\s*/iu;
const partBesideNumber = /^([a-h]|[ivx]{1,4})(?=\t|\s{2,}|[).:])[).:]*\s*/u;
/** 'QUESTION 1a' alone on its line. */
const partBesideName = /^([a-h])\s*:?\s*$/u;
const romanAfterPart = /^\s*(?:\(([ivx]{1,4})\)|([ivx]{1,4})[).](?=\s|$))\s*/iu;
const letterMarker =
  /^(?:\(\s?([A-Za-z]|[ivxIVX]{1,4})\s?\)\s*|(?:[Oo]ption\s+)?([A-Za-z]|[ivxIVX]{1,4})(?:\.?\)(?:\.(?=\s))?\s*|\.(?:\s+|$)|:\s+|\]\s*)|\[([A-Za-z])\]\s*)/u;
const bareLetter = /^(?:([A-H])(?:\s*[-–—=]\s+|\s*\t\s*|\s{2,})|([a-h])\s*\t\s*)(?=\S)/u;
/** 'F = ma', 'E = mc²' and 'A = ½bh' are formulas: symbols of one or two letters, with no word among them. */
const isFormula =
  /^[A-H]\s*=(?!\s*[-−]?\d)(?:(?<=^[E-H]\s*=)|(?=.*[²³×÷√π½^/*+])|(?=\s*[a-z]{2}$))(?!.*\p{L}{3})(?=.*\p{L})/u;
/** 'A = cell, B = lamp' names what has those labels. */
const listsLabels = /^A\s*=.*[,;\s]B\s*=|^[B-G]\s*=.*[,;\s][C-H]\s*=/u;
const boxMarker = /^(?:[☐□◻❑❏▢⬜○◯⭕⚪]|\[\s{0,2}\]|\((?:\s{1,3}|\s?_{1,5}\s?)\)|_{2,4}(?=\s+\S))\s*/u;
const checkedBox = /^(?:[☑☒✅◉⦿🗹]|[✓✔](?=\s)|\[[xX✓✔*]\]|\([xX✓✔*]\))\s*/u;
const bulletMarker =
  /^(?:[•●▪■◦‣·∙➢➤♦*]|[\u25A0-\u25FF\u2600-\u2606\u2666\u2756\u2B1B-\u2B1F\u2B25-\u2B2B🔺🔷🔶🔴🔵🟡🟢🟥🟦🟨🟩⭐](?=\uFE0F?\s)\uFE0F?|[-–—o](?=\s))\s*/u;

/** '• A) Switch': options of a chat, pasted as a list. */
const letterBehindBullet = /^\(?[A-Ha-h]\s?[).]\s+\S/u;

/** The marker at the beginning of a line; `undefined` when there is none. */
export function readMarker(text: string): Marker | undefined {
  return readNumber(text) ?? readCheckedBox(text) ?? readLetter(text) ?? readBox(text) ?? readBullet(text);
}

function readNumber(text: string): Marker | undefined {
  const named = speaksOfQuestions.test(text) ? null : question.exec(text);
  if (named !== null) {
    const beside = named[2] === undefined ? partBesideName.exec(text.slice(named[0].length)) : null;
    if (beside !== null) {
      const [whole, part = ''] = beside;
      const end = named[0].length + whole.length;
      return { kind: 'number', value: Number(named[1]), parts: [part], style: 'Q', end, isWeak: false };
    }
    const end = named[0].length + (/^\s*[.:)\]\-–—]?\s*/u.exec(text.slice(named[0].length))?.[0].length ?? 0);
    return withParts(text, end, Number(named[1]), 'Q', named[2]);
  }
  const board = examBoard.exec(text);
  if (board !== null) return withParts(text, board[0].length, Number(board[1]), '01', board[2]);
  const pair = dotted.exec(text);
  if (pair !== null && (/\t|[.)]\s*$/u.test(pair[0]) || !isOfDecimal.test(text.slice(pair[0].length)))) {
    return withParts(text, pair[0].length, Number(pair[1]), '1.1', pair[2]);
  }
  const deep = threefold.exec(text);
  if (deep !== null) {
    const [whole, value = '', ...parts] = deep;
    return { kind: 'number', value: Number(value), parts, style: '1.1', end: whole.length, isWeak: false };
  }
  const match = valuesInLine.test(text) ? null : numbered.exec(text);
  if (match !== null) {
    const value = Number(match[1] ?? match[2]);
    const style = match[1] !== undefined ? '(1)' : /^\d+\.?\)/u.test(text) ? '1)' : '1.';
    return withParts(text, match[0].length, value, style, undefined);
  }
  const [whole, value, part = ''] = bracketed.exec(text) ?? [];
  if (whole !== undefined)
    return { kind: 'number', value: Number(value), parts: [part], style: '(1a)', end: whole.length, isWeak: false };
  const joined =
    /^(\d{1,3})(?=\s*\([a-z]\)|[a-z][).]|\s{1,4}[a-h](?:\)|\.\s+["“'‘(]?\p{Lu})|[a-h](?:\t|\s{2,}|:\s)|[ivx]{1,4}[).:])/u.exec(
      text,
    );
  if (joined !== null) return withParts(text, joined[0].length, Number(joined[1]), '1a', undefined);
  const weak = bare.exec(text);
  if (weak === null) return undefined;
  return { kind: 'number', value: Number(weak[1]), parts: [], style: 'bare', end: weak[0].length, isWeak: true };
}

/** A number may be followed by its part at once: '1 (a) (i)', '1a)'. */
function withParts(text: string, start: number, value: number, style: string, second: string | undefined): Marker {
  const parts: string[] = second === undefined ? [] : [second];
  let end = start;
  const beside = style === '1a' ? partBesideNumber.exec(text.slice(end)) : null;
  const part = beside ?? partAfterNumber.exec(text.slice(end));
  if (part !== null && (beside !== null || !/^[ai]\s+\p{L}/iu.test(text.slice(end).trimStart()))) {
    parts.push((part[1] ?? part[2] ?? part[3] ?? part[4] ?? '').toLowerCase());
    end += part[0].length;
    const roman = romanAfterPart.exec(text.slice(end));
    if (roman !== null) {
      parts.push((roman[1] ?? roman[2] ?? '').toLowerCase());
      end += roman[0].length;
    }
  }
  end += /^\s*[.:)\-–—]?\s*/u.exec(parts.length > 0 ? text.slice(end) : '')?.[0].length ?? 0;
  return { kind: 'number', value, parts, style, end, isWeak: false };
}

function readLetter(text: string): Marker | undefined {
  const match = letterMarker.exec(text);
  if (match !== null) {
    const letter = match[1] ?? match[2] ?? match[3] ?? '';
    const punctuation = match[0].replace(letter, 'x').replace(/\s/g, '');
    return { kind: 'letter', letter, style: `${caseOf(letter)}${punctuation}`, end: match[0].length };
  }
  const plain = bareLetter.exec(text);
  if (plain === null || listsLabels.test(text) || isFormula.test(text)) return undefined;
  const letter = plain[1] ?? plain[2] ?? '';
  return { kind: 'letter', letter, style: caseOf(letter), end: plain[0].length };
}

const caseOf = (letter: string) => (letter === letter.toUpperCase() ? 'U' : 'l');

function readCheckedBox(text: string): Marker | undefined {
  const checked = checkedBox.exec(text);
  return checked === null ? undefined : { kind: 'box', isChecked: true, end: checked[0].length };
}

function readBox(text: string): Marker | undefined {
  const open = boxMarker.exec(text);
  return open === null ? undefined : { kind: 'box', isChecked: false, end: open[0].length };
}

function readBullet(text: string): Marker | undefined {
  const match = bulletMarker.exec(text);
  if (match === null || match[0].length === text.length) return undefined;
  const { length } = match[0];
  const lettered = letterBehindBullet.test(text.slice(length)) ? readLetter(text.slice(length)) : undefined;
  return lettered === undefined ? { kind: 'bullet', end: length } : { ...lettered, end: length + lettered.end };
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The place of a letter in the alphabet, or of a Roman number, from 1; 0 for neither. */
export function letterPlace(letter: string): number {
  return letter.length === 1 ? letter.toLowerCase().charCodeAt(0) - 96 : 0;
}

export function romanPlace(letter: string): number {
  return romans.indexOf(letter.toLowerCase()) + 1;
}
