/** How a number or letter counts on: 'A', 'b', 'iii', '③' to their places in their order, from 1. */
type Read = (label: string) => number | null;

const inOrder = (order: string | readonly string[]): Read => {
  const places = new Map([...order].map((label, at) => [label, at + 1]));
  return (label) => places.get(label.toLowerCase()) ?? null;
};
const numberWords = inOrder('one two three four five six seven eight nine ten eleven twelve'.split(' '));
const decimal: Read = (label) => numberWords(label) ?? Number(label.normalize('NFKC'));
const latin = inOrder('abcdefghijklmnopqrstuvwxyz');
const cyrillic = inOrder('абвгдежзиклмн');
const greek = inOrder('αβγδεζηθ');
const circled = inOrder('①②③④⑤⑥⑦⑧⑨⑩');
const circledLetters = inOrder('ⓐⓑⓒⓓⓔⓕⓖⓗ');
const kana = inOrder('アイウエオカキク');
const hangul = inOrder('가나다라마바사');
const arabic = inOrder('أبجدهوزح');
const chinese = inOrder('一二三四五六七八九十');
const roman = inOrder('i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' '));
const valueless: Read = () => null;

/** What a mark counts with: forms of one family go on counting for each other ('A.' and then 'B)'). Weak ones may well be plain text. */
export type Family =
  | 'number'
  | 'number, weakly'
  | 'asked-number'
  | 'upper'
  | 'upper, weakly'
  | 'lower'
  | 'lower, weakly'
  | 'roman'
  | 'Roman'
  | 'other-letter'
  | 'chosen'
  | 'bullet'
  | 'box';

export interface MarkForm {
  readonly name: string;
  readonly family: Family;
  /** At the start of a line; its first group is the label. */
  readonly pattern: RegExp;
  /** The same within a line, where options may stand side by side; absent where it may not. */
  readonly inline?: RegExp;
  readonly read: Read;
}

const roman_ = '(xiii|xiv|xii|xi|viii|vii|vi|iv|ix|iii|ii|i|x|v)';
const Roman_ = roman_.toUpperCase();
/** Words that stand before the number of a question, in languages that were seen. */
const questionWord =
  '(?:Questions?|Ques|No\\.|Nr\\.|Q|Qn|Qs|Qu|Item|Activity|Challenge|Ex|Exercise|Task|Problem|Puzzle|Câu(?: hỏi)?|Bài|№|Frage|Aufgabe|Pregunta|Ejercicio|Вопрос|Задание|Questão|Exercício|Swali|Soru|Domanda|Pytanie|Zadanie|Vraag|Opgave|Fråga|Spørgsmål|Soal|문제|問題|问题|سؤال|प्रश्न)';
const before = String.raw`(?<=^|[\s?？:：)）.。,;_|\]])`;

const form = (
  name: string,
  family: Family,
  label: string,
  head: string,
  read: Read,
  inline?: string,
  flags = 'u',
): MarkForm => ({
  name,
  family,
  pattern: new RegExp(`^${head.replace('#', () => label)}`, flags),
  ...(inline === undefined ? {} : { inline: new RegExp(`${before}${inline.replace('#', () => label)}`, `${flags}g`) }),
  read,
});

const letters = (name: string, family: Family, label: string, read: Read): MarkForm[] => [
  form(
    `${name}.`,
    family,
    label,
    String.raw`\*?#\s?[.．、:：][)）\-]?(?!\w\.)\s*(?=\S|$)`,
    read,
    String.raw`\*?#\s?[.．、][)）]?(?!\w\.)\s*(?=\S)`,
  ),
  form(`${name})`, family, label, String.raw`\*?#\s?[)）\]/]\.?\s*`, read, String.raw`\*?#\s?[)）]\s*`),
  form(
    `(${name})`,
    family,
    label,
    String.raw`\*?[(（\[]\s?#\s?[)）\]]\s*`,
    read,
    String.raw`\*?[(（\[]\s?#\s?[)）\]]\s*(?=\S)`,
  ),
];

/**
 * Every form of a number, letter or sign that may stand before a question, a part or an option: the name, what it counts with,
 * how it is written. A new form is a row.
 */
export const markForms: readonly MarkForm[] = [
  form(
    'QI',
    'asked-number',
    Roman_,
    String.raw`(?:Question|Item|Task|Activity|Exercise|Problem)\s#(?![\w'’])\s?[.):\-–]*\s*`,
    roman,
    undefined,
    'iu',
  ),
  form(
    'Q1',
    'asked-number',
    String.raw`(\d{1,4}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)`,
    String.raw`${questionWord}[.:]?\s?[-\x23]?\s?(?:No\.?\s?|Number\s)?#(?![\d.]\d)(?:\sof\s\d{1,3}\b)?\s?[.):\-–—\]]*\s*`,
    decimal,
    undefined,
    'iu',
  ),
  form(
    'Q:',
    'asked-number',
    '()',
    String.raw`(?:Question|Questão|Pregunta|Frage|Вопрос|Domanda|Q)#\s?[:.]\s*`,
    valueless,
    undefined,
    'iu',
  ),
  form('第1题', 'asked-number', String.raw`(\d{1,3})`, String.raw`第\s?#\s?[题題]\s*[.:、：]?\s*`, decimal),
  form('C1', 'asked-number', String.raw`[A-PR-Z](\d{1,2})`, String.raw`#\s?[.:)]\s+`, decimal),
  form(
    '1.',
    'number',
    String.raw`(\d{1,4})`,
    String.raw`\x23?#\s?[.．][)）\-]?(?!\d)\s*`,
    decimal,
    String.raw`#\s?[.．](?!\d)\s*(?=\S)`,
  ),
  form('1)', 'number', String.raw`(\d{1,4})`, String.raw`#\s?[)）]\s*`, decimal, String.raw`#\s?[)）]\s*(?=\S)`),
  form('1-', 'number', String.raw`(\d{1,4})`, String.raw`#\s?[-–/、:：|](?!\d)\s*`, decimal),
  form(
    '(1)',
    'number',
    String.raw`(\d{1,3})`,
    String.raw`[(（]\s?#\s?[)）]\s*(?=\D|$)`,
    decimal,
    String.raw`[(（]#[)）]\s*(?=\S)`,
  ),
  form('[1]', 'number', String.raw`(\d{1,3})`, String.raw`\[#\]\s*(?=\S)`, decimal),
  form('#1', 'number', String.raw`(\d{1,3})`, String.raw`\x23\s?#\s?[):\-–]?\s+`, decimal),
  form('1.1', 'number', String.raw`(?:\d{1,2}\.|0\s?\d\s?\.\s?)(\d{1,2})`, String.raw`#[.):]?(?:\s+|$)`, decimal),
  form('1 alone', 'number, weakly', String.raw`(\d{1,2})`, String.raw`#\s*$`, decimal),
  form('1 wide', 'number, weakly', String.raw`(\d{1,3})`, String.raw`#(?:\t\s*|\s{2,})(?=\S)`, decimal),
  form(
    '1 capital',
    'number, weakly',
    String.raw`(?:0\s)?(\d{1,2})`,
    String.raw`#(?:\s(?=[\p{Lu}“"¿])|\s?(?=\(\s?[a-z]{1,4}\s?\))|\s(?=[a-z]\)))`,
    decimal,
  ),
  ...letters('A', 'upper', '([A-L])', latin),
  form('A-', 'upper, weakly', '([A-J])', String.raw`\*?#\s?[-–]\s+(?=\S)`, latin),
  form('A space', 'upper, weakly', '([A-H])', String.raw`#\s+(?=\S)`, latin),
  ...letters('a', 'lower', '([a-n])', latin),
  form('a-', 'lower, weakly', '([a-j])', String.raw`\*?#\s?[-–]\s+(?=\S)`, latin),
  form('a space', 'lower, weakly', '([a-h])', String.raw`#\s+(?=\S)`, latin),
  ...letters('i', 'roman', roman_, roman),
  ...letters('I', 'Roman', Roman_, roman),
  ...letters('а', 'other-letter', '([а-нА-Н])', cyrillic),
  ...letters('α', 'other-letter', '([α-θ])', greek),
  form('ⓐ', 'other-letter', '([Ⓐ-Ⓗⓐ-ⓗ])', String.raw`#[.)]?\s*`, circledLetters, String.raw`#[.)]?\s*`),
  form('①', 'other-letter', '([①-⑩])', String.raw`#\s*`, circled, String.raw`#\s*`),
  form(
    'ア',
    'other-letter',
    '([アイウエオカキク])',
    String.raw`[(（]?#[)）.．、:：]\s*`,
    kana,
    String.raw`[(（]?#[)）.．、]\s*`,
  ),
  form(
    '가',
    'other-letter',
    '([가나다라마바사])',
    String.raw`[(（]?#[)）.．]\s*`,
    hangul,
    String.raw`[(（]?#[)）.]\s*`,
  ),
  form('أ', 'other-letter', '([أبجدهوزح])', String.raw`[(（]?#\s?[-)）.]\s*`, arabic, String.raw`[(（]?#\s?[-)）.]\s*`),
  form('一', 'number', '([一二三四五六七八九十])', String.raw`[(（]?#\s?[、.．)）]\s*`, chinese),
  form(
    'Option A',
    'chosen',
    '([A-H])',
    String.raw`(?:Option|Choice|Answer|Opt)\.?\s?#\s?[.):\-–]*\s*(?=\S)`,
    latin,
    undefined,
    'iu',
  ),
  form(
    'Option 1',
    'chosen',
    String.raw`(\d)`,
    String.raw`(?:Option|Choice|Answer|Opt)\.?\s?#\s?[.):\-–]*\s*(?=\S)`,
    decimal,
    undefined,
    'iu',
  ),
  form('A1', 'chosen', String.raw`[AO](\d)`, String.raw`#[.:)]?\s+(?=\S)|^[AO](\d)[.:)]\s*$`, decimal),
  form(
    '☐',
    'box',
    String.raw`([☐□○◯❏◻⬜☑☒✓✔⬛◉●]|\[\s{0,3}[xX✓]?\s{0,3}\]|\(\s{1,3}\))`,
    String.raw`#\s*(?=\S)`,
    valueless,
    String.raw`(?:[☐□○◯❏◻⬜☑☒]|\[\s{1,3}\])\s*(?=\S)`,
  ),
  form('•', 'bullet', String.raw`([-–—•▪*➢·→‣◦■♦»>o])`, String.raw`#\s+(?=\S)`, valueless),
];
