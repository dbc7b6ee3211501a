import { equal, type KeyNotes, type Kind, unequal, type Verdict } from '../kind.ts';
import { type DateValue, readDates } from './read-dates.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const asksForDate = /\bwhen\b|\b(?:what|which|in what|in which) (?:year|date|century|decade)\b|\byear\b|\bdate\b/i;
const around = /^(?:(?:in|on|the|year|about|around|circa|c\.|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s,]*)*$/i;

/** A date or a part of one, or a span of years: '14 October 1066', '14/10/1066', '1066', '44 BC', '1914-1918', '19th century'. */
export const dateKind: Kind<DateValue> = {
  isKey: (text, { question }) => {
    const [only, ...more] = readDates(text);
    if (only === undefined || more.length > 0) return false;
    const isWhole = around.test(text.slice(0, only.start)) && /^[\s.]*$/.test(text.slice(only.end));
    const { day, month, century, until, year = 0 } = only.value;
    const isBare = day === undefined && month === undefined && century === undefined && until === undefined;
    const isYear = asksForDate.test(question) || /[bc]/i.test(text);
    return (
      isWhole &&
      (!isBare || (isYear && Math.abs(year) < 2200)) &&
      (until === undefined || asksForDate.test(question) || (until - year < 200 && year >= 1000))
    );
  },
  read: (text, { question }) =>
    readDates(
      /\bcentury\b/i.test(question)
        ? text.replace(/^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?[.\s]*$/, '$1th century')
        : text,
    ),
  compare,
  hasWorking: false,
  isGiven: (date, { given }) => date?.year !== undefined && date.day === undefined && given.has(date.year),
  notes,
};

function compare(answer: DateValue, key: DateValue): Verdict {
  const fields = ['day', 'month', 'year', 'century', 'until'] as const;
  let isShort = false;
  for (const field of fields) {
    const [given, wanted] = [answer[field], key[field]];
    if (wanted === undefined) {
      if (field === 'until' && given !== undefined) return unequal('wrong-number', 0.8);
      continue;
    }
    if (given === undefined) isShort = true;
    else if (given !== wanted && !(field === 'year' && isShortYear(answer, wanted))) return unequal('wrong-number');
  }
  if (isShort) return unequal('partly-met', 0.8);
  return equal(answer.isUnsure && !key.isUnsure ? 0.7 : 1);
}

/** '66' for 1066 */
function isShortYear({ year = 0, isUnsure }: DateValue, wanted: number): boolean {
  return isUnsure && year < 100 && wanted % 100 === year;
}

function notes({ day, month, year, until, century }: DateValue): KeyNotes {
  const name = monthNames[(month ?? 0) - 1];
  if (name !== undefined && day !== undefined && year !== undefined)
    return {
      also: [`${day}/${month}/${year}`, `${name} ${day}, ${year}`],
      doubts: [`Is ${year} alone enough? It gets no mark.`],
    };
  if (until !== undefined) return { also: [`${year} to ${until}`], doubts: [] };
  if (century !== undefined) return { also: [], doubts: ['Is a year of that century right too? It gets no mark.'] };
  return { also: name === undefined && year !== undefined ? [`any day of ${year}`] : [], doubts: [] };
}
