import { labelOf } from '../quiz/choices.ts';
import type { SheetRow } from './rows.ts';

/** What a column can hold, by the usual headings of quiz programs and of teachers; where several fit, the first of those that are not `second`. */
const headings = {
  question:
    /^(?:questions?(?:\s*(?:text|stem|title|prompt|name))?|text|prompt|stem|problem|task|item|term|front|clue|frage|pregunta|pergunta|domanda|vraag|fråga|spørgsmål|pytanie|soru|вопрос)$/iu,
  type: /^(?:question\s*)?type$/iu,
  answer:
    /^(?:(?:correct|accepted|expected|model|right)\s*)?(?:ans(?:wers?)?(?:\(s\))?(?:\s*text)?|(?:answer\s*)?keys?|mark\s*schemes?|solutions?|responses?|options?(?:\(s\))?\s*correct|correct(?:\s*(?:option|choice|answer\s*option)(?:s|\(s\))?)?|(?:(?:correct|right)\s*)?(?:(?:answer|option|choice)\s*)?index|correct\s*(?:answer|option|choice)\s*(?:ids?|letters?|numbers?|no\.?))$|^(?:correct|right)\s*(?:options?|choices?)$|^(?:definition|back)$|^(?:(?:richtige|correcta|corretta|juiste|rätt|riktigt|prawidłowa|doğru|правильный)\s*)?(?:antwort|lösung|respuesta|resposta|risposta|réponse|antwoord|svar|odpowiedź|cevap|ответ)(?:\s*(?:correcta|correta|corretta|correcte))?$/iu,
  marks: /^(?:marks?|points?|score|max\.?\s*(?:marks?|points?)|weight|(?:mark|point)s?\s*(?:value|available))$/iu,
  tolerance: /^(?:tolerance|±|\+\/-)$/iu,
  options:
    /^(?:(?:answer\s*)?options|choices|all options|alternatives|antworten|antwortmöglichkeiten|optionen|opciones|respuestas|opções|opzioni|choix|alternativ|opties|варианты)$/iu,
  tip: /^(?:(?:study\s*)?tips?|hints?)$/iu,
  id: /^(?:id|no\.?|number|#|q|question\s*(?:id|no\.?|number|#))$/iu,
} as const;
/** Headings that are that of a question or a key where no other is; a column of answers beside one of what is correct has the options. */
const second = /^question\s*(?:title|name)$|^(?:item|text|term)$|index$|^answers$/iu;
/** Headings of a question where nothing is headed so, and options are. */
const perhaps = [/^(?:content|statement|body)$/iu, /^title$/iu];
const oneOption =
  /^(?:(?:option|choice|alternative|response|possible\s*answer|ans(?:wer)?(?:\s*(?:option|choice))?)\s*[-_#]?\s*)?([A-H]|[1-8])$/iu;
const wrongOption =
  /^(?:incorrect|wrong|false)(?:\s*(?:answers?|options?|choices?))?\s*[1-8]?$|^distractors?\s*[1-8]?$/iu;

/** Settings of other programs, which say nothing of a question that is asked here. */
const settings =
  /^(?:time(?:r|\s*limit)?|time\s*(?:in|per)\s*(?:sec(?:ond)?s?|question)|seconds|duration|timestamp|shuffle|randomi[sz]e)$/iu;

/** Columns by what is in them. */
export interface Columns {
  readonly named: Readonly<Partial<Record<keyof typeof headings, number | undefined>>>;
  /** Of options, with what their headings call them: 0 for A or 1, 1 for B or 2. */
  readonly options: readonly { readonly column: number; readonly label: number }[];
  /** Of answers, where each that is right has one. */
  readonly answers: readonly number[];
  /** Whether options are headed by numbers: 'Answer 2'. */
  readonly areNumbered: boolean;
  /** Whether answers are indices, as programs count: from 0. */
  readonly isIndex: boolean;
  /** Of options that are wrong, where the right one has a column of its own. */
  readonly wrong: readonly number[];
  /** Columns whose heading says nothing that is known, with their headings as they are written. */
  readonly unknown: readonly { readonly column: number; readonly heading: string }[];
}

/** Where the headings of a list are, and what they say. */
export interface Head {
  readonly above: readonly SheetRow[];
  readonly columns: Columns;
  readonly below: readonly SheetRow[];
  /** A row of a template below its headings, which explains them. */
  readonly explained: SheetRow | undefined;
}

/** How far down headings are looked for. */
const mostAbove = 20;

/** The headings of a list of questions; `undefined` where there are none. */
export function findHead(rows: readonly SheetRow[]): Head | undefined {
  const at = rows.slice(0, mostAbove).findIndex(({ cells }) => {
    const { named } = findColumns(cells);
    return named.question !== undefined && cells.filter((cell) => cell !== '').length > 1;
  });
  const first = rows[at];
  if (first === undefined) return undefined;
  const second = rows[at + 1]?.cells ?? [];
  const goesOn = isRestOfHead(findColumns(first.cells), second);
  const cells = goesOn ? first.cells.map((cell, column) => second[column] || cell) : first.cells;
  const below = rows.slice(at + (goesOn ? 2 : 1));
  const explained = below[0] !== undefined && explains(cells, below[0].cells) ? below[0] : undefined;
  return {
    above: rows.slice(0, at),
    columns: findColumns(cells, Math.max(cells.length, ...below.map((row) => row.cells.length))),
    below: explained === undefined ? below : below.slice(1),
    explained,
  };
}

/** Whether the options have their headings a line below, where the question has none. */
function isRestOfHead({ named, options }: Columns, second: readonly string[]): boolean {
  if (options.length > 0 || named.question === undefined || second[named.question]) return false;
  return findColumns(second).options.length > 1;
}

/** Whether a row says of two columns or more what they are for: 'Text for option 1' below 'Option 1'. */
function explains(head: readonly string[], cells: readonly string[]): boolean {
  const names = head.map((title) => tidyHeading(title).toLowerCase());
  const said = cells.filter((cell, column) => {
    const name = names[column] ?? '';
    return name.length > 3 && cell.length > name.length && cell.toLowerCase().includes(name);
  });
  return said.length > 1;
}

/** What each column holds; `width` is how many there are, those without a heading included. */
function findColumns(head: readonly string[], width = head.length): Columns {
  const titles = Array.from({ length: width }, (_, column) => tidyHeading(head[column] ?? ''));
  const lettered = titles.flatMap((title, column) => {
    const name = oneOption.exec(title)?.[1];
    return name === undefined ? [] : [{ column, label: labelOf(name), isNumber: /\d/u.test(name) }];
  });
  const isAlone = lettered.length === 1 && titles[lettered[0]?.column ?? -1]?.toUpperCase() === 'A';
  const places = Object.entries(headings).flatMap(([name, pattern]) => {
    const fitting = titles.flatMap((title, column) => (pattern.test(title) ? [column] : []));
    const column = fitting.find((one) => !second.test(titles[one] ?? '')) ?? fitting[0];
    return column === undefined ? [] : [[name, column] as const];
  });
  const known: Columns['named'] = Object.fromEntries(places);
  const answers = titles.findIndex((title) => /^answers$/iu.test(title));
  const hasOptions = lettered.length > 1 || known.options !== undefined;
  const asked = hasOptions
    ? perhaps.map((pattern) => titles.findIndex((title) => pattern.test(title))).find((at) => at !== -1)
    : undefined;
  const found: Columns['named'] = {
    ...(asked === undefined ? {} : { question: asked }),
    ...(answers === -1 || answers === known.answer || known.answer === undefined ? {} : { options: answers }),
    ...known,
  };
  // 'Q' and 'A' with nothing else are the question and its answer.
  const isShort =
    isAlone && found.question === undefined && found.id !== undefined && /^q$/iu.test(titles[found.id] ?? '');
  const named = isShort ? { question: found.id, answer: lettered[0]?.column } : found;
  const options = isShort ? [] : lettered;
  const wrong = titles.flatMap((title, column) => (wrongOption.test(title) ? [column] : []));
  const answerTitle = titles[named.answer ?? -1]?.toLowerCase();
  const right = titles.flatMap((title, column) => (title.toLowerCase() === answerTitle ? [column] : []));
  const read = new Set([...Object.values(named), ...right, ...options.map(({ column }) => column), ...wrong]);
  return {
    named,
    options,
    answers: right,
    areNumbered: options.length > 0 && options.every(({ isNumber }) => isNumber),
    isIndex: /index$/iu.test(titles[named.answer ?? -1] ?? ''),
    wrong,
    unknown: titles.flatMap((title, column) =>
      read.has(column) || settings.test(title)
        ? []
        : [{ column, heading: (head[column] ?? '').replace(/\s+/gu, ' ').trim() }],
    ),
  };
}

/** Without what templates and programs add to a heading: '2. Question:', 'Question - max 120 characters' and '# question' are 'Question', 'correct_answer' and 'correctAnswer' are 'correct answer'. */
function tidyHeading(title: string): string {
  return title
    .replace(/_+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/^\s*#\s*(?=\p{L})/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^\s*\d{1,2}[.)]\s+/u, '')
    .replace(/\s+[-–—]\s+.{3,}$/u, '')
    .replace(/\s*[([](?!s\)).*$/u, '')
    .replace(/[\s:*?]+$/u, '')
    .replace(/^((?:correct|right)\s*(?:answer|option|choice))\s*[1-8]$/iu, '$1')
    .trim();
}
