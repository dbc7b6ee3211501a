import { equal, type KeyNotes, type Kind, unequal, type Verdict } from '../kind.ts';
import { readTimes, type TimeValue } from './read-times.ts';

const asksForTime =
  /\bwhat time\b|\bwhen\b|\btime\b|\bclock\b|\btimetable\b|\b(?:arrives?|leaves?|departs?|starts?|finish(?:es)?)\b/i;
const isClock =
  /\b[ap]\.?\s?m\b|o'?\s?clock|\b(?:past|noon|midday|midnight)\b|\bquarter to\b|^\s*\d{1,2}:\d\d(?:\s*(?:hrs?|hours|h))?\s*$/i;
const asksForRatio = /\bratio|\bsimplif|\bshare|\bscale|\bproportion|1\s*:\s*n/i;
const around = /^(?:(?:at|it is|it's|about|around|the time is)\s*)*$/i;

/** A time of day: '3:45 pm', '15:45', 'quarter to four'. */
export const timeKind: Kind<TimeValue> = {
  isKey: (text, { question }) => {
    const [only, ...more] = readTimes(text);
    if (only === undefined || more.length > 0 || asksForRatio.test(question)) return false;
    const isWhole = around.test(text.slice(0, only.start)) && /^[\s.]*$/.test(text.slice(only.end));
    return (
      isWhole &&
      (isClock.test(text) ||
        (asksForTime.test(question) && /^\D*\d{1,2}[.:]\d\d\D*$/.test(text) && !/\bhow long\b/i.test(question)))
    );
  },
  read: readTimes,
  compare,
  hasWorking: false,
  isGiven: () => false,
  notes: ({ minutes, isHalfKnown }): KeyNotes => {
    const [h, m] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
    const short = `${h % 12 === 0 ? 12 : h % 12}:${m}`;
    if (!isHalfKnown)
      return {
        also: [short.replace(':', '.')],
        doubts: [`Is it morning or afternoon? ${short} gets the mark with either.`],
      };
    const also = [`${String(h).padStart(2, '0')}:${m}`, `${short} ${h < 12 ? 'am' : 'pm'}`];
    return { also, doubts: [`Is ${short} without am or pm right too? It gets the mark.`] };
  },
};

/** Where one of the two does not say which half of the day it is, the hours on a clock face must agree. */
function compare(answer: TimeValue, key: TimeValue): Verdict {
  if (answer.isHalfKnown && key.isHalfKnown) return answer.minutes === key.minutes ? equal() : unequal('wrong-number');
  if (answer.minutes % 720 !== key.minutes % 720) return unequal('wrong-number');
  return equal(answer.isHalfKnown === key.isHalfKnown ? 1 : 0.7);
}
