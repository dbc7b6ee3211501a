import type { Line } from '../lines/lines.ts';
import { letterPlace, romanPlace } from '../lines/markers.ts';

/** What a column of a table is for, by its heading. */
export type Column =
  | 'number'
  | 'question'
  | 'answer'
  | 'marks'
  | 'true'
  | 'false'
  /** For true or false, in one column. */
  | 'truth'
  | 'option'
  | 'tip'
  | 'working'
  | 'guidance'
  | 'accept'
  | 'reject'
  | 'other';

const headings: readonly (readonly [pattern: RegExp, column: Column])[] = [
  [/^(?:no\.?|nr\.?|n[°º]|number|#|q|qn|q\.?\s*(?:no\.?|number|#)|question\s*(?:no\.?|number|#)|part)$/iu, 'number'],
  [
    /^(?:the\s+)?(?:(?:correct|model|expected|sample|suggested|acceptable|accepted)\s+)?(?:answers?(?:\(s\))?|ans|solutions?|responses?|mark\s*scheme|marking\s+(?:details|points?|instructions?|criteria)|key)(?:\s*\(.*\)|\s*(?:\/|and|&)\s*(?:mark\s*scheme|marking(?:\s+\w+)?|answers?|responses?|solutions?|key|guidance|marking\s*points?))?$|^(?:acceptable|expected)\s+(?:answers?|responses?)/iu,
    'answer',
  ],
  [/^(?:réponses?|respuestas?|antwort(?:en)?|lösung(?:en)?|rispost[ae])$/iu, 'answer'],
  [
    /^(?:t|true)\s*(?:or|\/)\s*(?:f|false)\s*\??$|^(?:vrai\s*(?:ou|\/)\s*faux|verdadero\s*(?:o|\/)\s*falso|richtig\s*(?:oder|\/)\s*falsch|v\s*\/\s*f)\s*\??$/iu,
    'truth',
  ],
  [
    /^(?:marks?|mks?|points?|score|\/?\s*marks?\s*(?:available|awarded)?|out of|total|m|\/\s*\d{0,3}|max(?:imum)?(?:\s*marks?)?)\.?$/iu,
    'marks',
  ],
  [/^(?:true|t|correct|vrai|verdadero|richtig)\s*\??$/iu, 'true'],
  [/^(?:false|f|incorrect|faux|falso|falsch)\s*\??$/iu, 'false'],
  [
    /^(?:[A-F]\.?\)?|(?:[Oo]ption|[Cc]hoice|[Aa]nswer|[Aa]lternative|[Rr]éponse|[Pp]roposition|[Rr]espuesta|[Oo]pción|[Aa]ntwort|[Rr]isposta|[Oo]pzione)\s*[A-F1-6])$/u,
    'option',
  ],
  [/^(?:workings?(?:\s*out)?|method|calculations?)$/iu, 'working'],
  [/^(?:(?:also\s+)?(?:accept|allow)(?:able)?(?:\s+alternatives?)?|alternatives?|alternative\s+answers?)$/iu, 'accept'],
  [/^(?:reject|ignore|do\s+not\s+(?:accept|allow)|not)(?:\s*\/\s*ignore)?$/iu, 'reject'],
  [
    /^(?:(?:extra|additional|further|other|marking|examiners?['’]?)\s+)?(?:information|info|guidance|notes?|comments?)(?:\s+(?:and|&|\/)\s+\w+)?$/iu,
    'guidance',
  ],
  [/^(?:study\s*)?(?:tips?|hints?)$/iu, 'tip'],
  [
    /^(?:questions?(?:\s+text)?|statements?|problems?|items?|tasks?|sentences?|prompt|énoncés?|affirmations?|phrases?|preguntas?|enunciados?|afirmaci(?:ón|ones)|fragen?|aussagen?|aufgaben?|domand[ae])$/iu,
    'question',
  ],
  // What a parent, or a partner, reads out and listens for.
  [
    /^(?:(?:(?:what|questions?)\s+)?(?:to\s+)?ask(?:\s+(?:me|them|each\s+other|(?:your|a|the)\s+\p{L}+))?|you\s+(?:ask|say))$/iu,
    'question',
  ],
  [
    /^(?:what\s+)?(?:they|(?:(?:your|a|the)\s+)?(?:child|partner|pupil|student|son|daughter)|s?he|i)\s+(?:should|could|might|must|needs?\s+to)\s+(?:say|answer|know|tell(?:\s+you)?)$/iu,
    'answer',
  ],
];

/** 'Question - max 120 characters', 'Correct answer(s) – choose at least one', as the templates of quizzes have them. */
const limits =
  /\s*[-–—]\s*(?:max(?:imum)?\b|choose\b|select\b|optional\b|required\b|\d).*$|\s*\((?:optional|required|max\b[^()]*)\)$/iu;
/** 'Ask…', 'Answer:' */
const openEnd = /\s*(?:…|\.{3}|:)$/u;
const describes = /^(?:descriptions?|expected\s+content|(?:key\s+)?ideas)$/iu;

/** The columns that a heading row names; 'other' for a heading that says nothing of questions. */
export function readColumns(head: readonly string[]): Column[] {
  const names = head.map((text) => text.replace(limits, '').replace(openEnd, '').trim());
  const named = names.map((name): Column => headings.find(([pattern]) => pattern.test(name))?.[1] ?? 'other');
  // 'A' alone, beside 'Q' or 'Question', is short for the answer.
  const isShort = named.filter((column) => column === 'option').length === 1 && !named.includes('answer');
  const columns = named.map((column, index) => (isShort && names[index] === 'A' ? 'answer' : column));
  // 'Description | Marks', as marking keys have it; 'Question' above nothing but numbers is a number: see `areNumbers`.
  const described = head.findIndex((text) => describes.test(text.trim()));
  if (described === -1 || columns.includes('answer') || !columns.includes('marks')) return columns;
  return columns.map((column, index) => (index === described ? 'answer' : column));
}

const numberOnly =
  /^\*?(?:q(?:uestion)?\.?\s*)?\(?\d{0,3}(?:\.\d{1,2})?\)?\.?\s*\(?[a-z]?\)?\.?\s*\(?[ivx]{0,4}\)?[.)]?$/iu;

/** 'a', 'b', 'c', or 'i', 'ii', 'iii' below each other. */
const areLetters = (texts: readonly string[], placeOf: (letter: string) => number) =>
  texts.length > 2 &&
  texts.every((text, index) => placeOf(/^\W*([a-z]{1,4})\W*$/iu.exec(text)?.[1] ?? '') === index + 1);

/** Whether a cell is the label of a row of totals: 'Total', 'TOTAL MARKS'. */
export function isTotal(text: string): boolean {
  return /^\W*(?:sub-?\s?)?total\b/iu.test(text);
}

/** Whether texts are 'a', 'b', 'c', or 'i', 'ii', 'iii', which some papers have in the place of numbers. */
export function areLettersForNumbers(texts: readonly string[]): boolean {
  return areLetters(texts, letterPlace) || areLetters(texts, romanPlace);
}

/** Whether texts are the letters of parts, '(a)', '(b)(i)', with rows that go on and a total among them. */
export function areParts(texts: readonly string[]): boolean {
  return (
    texts.some((text) => text !== '' && !isTotal(text)) &&
    texts.every((text) => part.test(text.trim()) || isTotal(text))
  );
}

const part = /^\(?(?:[a-z]|[ivx]{1,4})?\)?\.?(?:\s*\([ivx]{1,4}\))?$/iu;

/** Whether texts are numbers of questions: '1', '2(a)', 'Q3'. */
export function areNumbers(texts: readonly string[]): boolean {
  return (
    texts.some((text) => /\d/.test(text)) &&
    texts.every((text) => text.trim() === '' || numberOnly.test(text.trim()) || isTotal(text))
  );
}

/** The cells of a row, each with its lines. */
export type Cells = readonly (readonly Line[])[];
