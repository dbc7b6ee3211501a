import type { DraftMessage } from '../../contract/homework-draft.ts';
import { type DraftSource, finishDraft } from '../finish-draft.ts';
import type { ReadHomework, SourceQuestion } from '../read-homework.ts';
import { optionStatements, type WeightedAnswer, weightedKey } from '../weighted-answers.ts';

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Reads questions in GIFT, Moodle's format for plain text: choices, true or false, short answers, numbers, matching. */
export function readGift(source: DraftSource, text: string): ReadHomework {
  const messages: DraftMessage[] = [];
  const category = /^\$CATEGORY:\s*(.+)$/mu.exec(text)?.[1]?.split('/').at(-1)?.trim();
  const questions: SourceQuestion[] = [];
  for (const [index, block] of toBlocks(text).entries()) {
    const named = { id: `q${index + 1}`, name: `Question ${questions.length + 1}` };
    questions.push(...readBlock(block, named, messages));
  }
  return finishDraft(source, { title: category, origins: {}, questions, messages });
}

/**
 * Blank lines separate questions, except within braces: unless what follows begins a question, as braces that nobody closed
 * would swallow it. Where somebody left the lines out, a question ends before the next title, or with the line that closes its
 * braces, if further braces follow.
 */
function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: { readonly number: number; readonly text: string }[] = [];
  let depth = 0;
  let answered = 0;
  const end = (count = lines.length) => {
    const ended = lines.slice(0, count);
    const [first] = ended;
    if (first !== undefined)
      blocks.push({
        line: first.number,
        text: ended
          .map((one) => one.text)
          .join('\n')
          .trim(),
      });
    lines = lines.slice(count);
    answered = 0;
  };
  const all = text.replace(/\r\n?/gu, '\n').split('\n');
  for (const [index, line] of all.entries()) {
    if (/^\s*(?:\/\/|\$CATEGORY:)/u.test(line)) continue;
    if (line.trim() === '' && (depth <= 0 || beginsQuestion(all[index + 1]))) {
      end();
      depth = 0;
      continue;
    }
    if (depth <= 0 && /^\s*::/u.test(line)) end();
    const opened = count(line, /(?<!\\)\{/gu);
    if (opened > 0 && depth <= 0 && answered > 0) end(answered);
    lines.push({ number: index + 1, text: line });
    depth += opened - count(line, /(?<!\\)\}/gu);
    if (depth <= 0 && /(?<!\\)\}\s*$/u.test(line)) answered = lines.length;
  }
  end();
  return blocks;
}

/** A title, or braces that open: within braces neither can stand. */
const beginsQuestion = (line: string | undefined) => line !== undefined && /^\s*::|(?<!\\)\{/u.test(line);

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

function readBlock(
  { line, text }: Block,
  named: Pick<SourceQuestion, 'id' | 'name'>,
  messages: DraftMessage[],
): SourceQuestion[] {
  const place = { unit: 'line', number: line } as const;
  const untitled = text.replace(/^::[\s\S]*?(?<!\\)::\s*/u, '').replace(/^\[(?:html|plain|markdown|moodle)\]\s*/u, '');
  const open = untitled.search(/(?<!\\)\{/u);
  const close = untitled.search(/(?<!\\)\}/u);
  const origin = { place, confidence: 0.95 };
  const base = {
    ...named,
    place,
    origins: { question: origin, options: origin, correctAnswers: origin },
  };
  if (open === -1 || close < open) {
    if (open !== -1)
      messages.push({
        severity: 'error',
        path: null,
        place,
        message: `Line ${line}: a brace is not closed.`,
        excerpt: text.slice(0, 80),
      });
    return [{ ...base, type: 'information', question: plain(untitled), marks: 0 }];
  }
  const before = plain(untitled.slice(0, open));
  const after = plain(untitled.slice(close + 1));
  const question = after === '' ? before : `${before} _____ ${after}`;
  return readAnswers(
    { ...base, question },
    untitled
      .slice(open + 1, close)
      .replace(/(?<!\\)####[\s\S]*$/u, '')
      .trim(),
    messages,
  );
}

function readAnswers(base: SourceQuestion, inside: string, messages: DraftMessage[]): SourceQuestion[] {
  if (inside === '') return [{ ...base, type: 'text' }];
  const truth = /^(T|F|TRUE|FALSE)(?:#.*)?$/isu.exec(inside)?.[1];
  if (truth !== undefined)
    return [{ ...base, type: 'true-false', correctAnswers: [/^t/iu.test(truth) ? 'true' : 'false'] }];
  if (inside.startsWith('#')) return [{ ...base, type: 'text', ...weightedKey(base, readNumbers(inside), messages) }];
  const answers = [...inside.matchAll(/(?<!\\)([=~])\s*(?:%(-?[\d.]+)%)?((?:\\.|[^=~\\])*)/gsu)].map(
    ([, sign, weight, text = '']) => ({
      isRight: sign === '=',
      weight: Number(weight ?? (sign === '=' ? '100' : '0')),
      text: plain(text.replace(/(?<!\\)#[\s\S]*$/u, '')),
    }),
  );
  const pairs = answers.map(({ text }) => text.split(/\s*->\s*/u));
  if (pairs.length > 1 && pairs.every((pair) => pair.length === 2)) return readPairs(base, pairs);
  if (!inside.includes('~')) return [{ ...base, type: 'text', ...weightedKey(base, answers, messages) }];
  const isSelectAll = answers.every(({ isRight }) => !isRight) && answers.filter(({ weight }) => weight > 0).length > 1;
  if (isSelectAll) return optionStatements(base, answers, messages);
  const options = answers.map(({ text }) => text);
  return [{ ...base, type: 'multiple-choice', options, ...weightedKey(base, answers, messages) }];
}

/** '#3.14:0.01', '#1..5', '#=1822:0 =%50%1822:2': numbers with how far an answer may be away. */
function readNumbers(inside: string): WeightedAnswer[] {
  return inside
    .slice(1)
    .split(/(?<!\\)=/u)
    .flatMap((part) => {
      const [, weight = '100', said = ''] = /^\s*(?:%(-?[\d.]+)%)?\s*([^#]*)/u.exec(part) ?? [];
      const text = said.trim();
      const [, from, to] = /^(-?[\d.]*\d)\s*\.\.\s*(-?[\d.]*\d)$/u.exec(text) ?? [];
      if (text === '') return [];
      if (from === undefined || to === undefined) {
        const [value = '', tolerance] = text.split(':');
        return [{ text: value.trim(), weight: Number(weight), tolerance: Number(tolerance) || 0 }];
      }
      const [low, high] = [Number(from), Number(to)];
      return [
        {
          text: plainNumber((low + high) / 2),
          weight: Number(weight),
          tolerance: Number(plainNumber((high - low) / 2)),
        },
      ];
    });
}

/** Without what reckoning in binary leaves behind: '0.15' for 0.15000000000000002. */
const plainNumber = (value: number) => String(Number(value.toPrecision(12)));

function readPairs(base: SourceQuestion, pairs: readonly string[][]): SourceQuestion[] {
  const options = [...new Set(pairs.map(([, meant = '']) => meant))];
  return pairs
    .filter(([term]) => term !== '')
    .map(([term = '', meant = ''], index) => ({
      ...base,
      id: `${base.id}-${index + 1}`,
      type: 'multiple-choice',
      description: base.question ?? null,
      question: term,
      options,
      correctAnswers: [meant],
    }));
}

/** Without GIFT's escapes, and without tags. */
function plain(text: string): string {
  return text
    .replace(/\\n/gu, '\n')
    .replace(/\\([~=#{}:\\])/gu, '$1')
    .replace(/<[^>]{1,200}>/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}
