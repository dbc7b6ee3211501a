import type { Said } from '../kind.ts';
import { readNumberInWords } from '../numbers/number-in-words.ts';

/** A time of day. */
export interface TimeValue {
  /** Minutes from midnight, or from twelve if the half of the day is unknown. */
  readonly minutes: number;
  readonly isHalfKnown: boolean;
}

const half = String.raw`(?:\s*(a\.?\s?m\b\.?|p\.?\s?m\b\.?|in the morning|in the afternoon|in the evening|at night))?`;
const hour = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight)`;
const minuteWords = String.raw`(\d{1,2}|[a-z]+(?:[ -][a-z]+)?)`;

type Groups = readonly (string | undefined)[];

const forms: readonly (readonly [RegExp, (groups: Groups) => TimeValue | undefined])[] = [
  [
    new RegExp(String.raw`\b(\d{1,2})\s?[:.h]\s?(\d\d)(?!\d)(?:\s*(?:hrs?|hours|h)\b)?${half}`, 'gi'),
    ([, h = '', m, part]) => timeOf(Number(h), Number(m), part, h.startsWith('0')),
  ],
  [
    new RegExp(String.raw`\b${minuteWords}\s+(?:minutes?\s+|mins?\s+)?(past|after|to|before)\s+${hour}${half}`, 'gi'),
    readPast,
  ],
  [new RegExp(String.raw`\b(half)\s+(?:past\s+)?${hour}${half}`, 'gi'), ([, , h, part]) => timeOf(hourOf(h), 30, part)],
  [/\b([01]\d|2[0-3])([0-5]\d)\s*(?:hrs?|hours|h)?\b/gi, ([, h, m]) => timeOf(Number(h), Number(m), undefined, true)],
  [new RegExp(String.raw`\b(\d{1,2})\s+(\d\d)${half}`, 'gi'), ([, h, m, part]) => timeOf(Number(h), Number(m), part)],
  [new RegExp(String.raw`\b${hour}\s*(?:o'?\s?clock)${half}`, 'gi'), ([, h, part]) => timeOf(hourOf(h), 0, part)],
  [new RegExp(String.raw`\b${hour}${half.slice(0, -1)}`, 'gi'), ([, h, part]) => timeOf(hourOf(h), 0, part)],
  [/\b(noon|midday)\b/gi, () => ({ minutes: 720, isHalfKnown: true })],
  [/\b(midnight)\b/gi, () => ({ minutes: 0, isHalfKnown: true })],
];

/** The times of day of a plain text in order: '3:45 pm', '15:45', '1545', 'quarter to four', 'half past three', 'noon'. */
export function readTimes(text: string): Said<TimeValue>[] {
  const found: Said<TimeValue>[] = [];
  for (const [pattern, read] of forms) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const value = read(match);
      if (value !== undefined) found.push({ value, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function readPast([, count = '', word = '', h, part]: Groups): TimeValue | undefined {
  const many = minutesOf(count.toLowerCase());
  const at = hourOf(h);
  if (many === undefined) return undefined;
  if (/past|after/i.test(word)) return timeOf(at, many, part);
  const before = timeOf(at === 0 && !/midnight/i.test(h ?? '') ? 12 : at, 0, part);
  return before === undefined
    ? undefined
    : { ...before, minutes: (before.minutes - many + 1440) % (before.isHalfKnown ? 1440 : 720) };
}

function minutesOf(count: string): number | undefined {
  const said = count.replace(/^a\s+/, '');
  if (said === 'half') return 30;
  if (/^quart?er$|^quater$/.test(said)) return 15;
  if (/^\d/.test(said)) return Number(said);
  return readNumberInWords(said, 0)?.value;
}

function hourOf(said = ''): number {
  const word = said.toLowerCase();
  if (word === 'noon' || word === 'midday') return 12;
  if (word === 'midnight') return 24;
  return /^\d/.test(word) ? Number(word) : (readNumberInWords(word, 0)?.value ?? -1);
}

function timeOf(hours: number, minutes: number, part: string | undefined, isFourDigits = false): TimeValue | undefined {
  if (hours < 0 || hours > 24 || minutes > 59) return undefined;
  const said = part?.toLowerCase().replace(/[.\s]/g, '') ?? '';
  const isMorning = said === 'am' || said === 'inthemorning';
  const isLater = said !== '' && !isMorning;
  if (isMorning) return { minutes: (hours % 12) * 60 + minutes, isHalfKnown: true };
  if (isLater) return { minutes: ((hours % 12) + 12) * 60 + minutes, isHalfKnown: true };
  const isHalfKnown = hours > 12 || hours === 0 || isFourDigits;
  return { minutes: (isHalfKnown ? hours % 24 : hours % 12) * 60 + minutes, isHalfKnown };
}
