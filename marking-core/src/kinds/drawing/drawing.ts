import { equal, type Kind } from '../kind.ts';

const picture = String.raw`(?:diagrams?|drawings?|drawn|graphs?|sketch(?:ed)?|pictures?|images?|figures?|charts?|plot(?:ted)?|shaded|labels?)\b`;
const named = new RegExp(
  String.raw`^\W*(?:see|correct(?:ly)?|suitable|labelled|accurate(?:ly)?|appropriate|shown? (?:on|in))\b[^.]{0,40}\b${picture}`,
  'i',
);
const said = new RegExp(String.raw`\b${picture}`, 'i');
const asksToDraw = /\b(?:draw|sketch|plot|shade|label|construct)\b/i;
const anything =
  /^\W*(?:(?:any|own|accept any|various|students?'?|pupils?'?|teacher|see)\b.{0,30}\b(?:answers?|suitable|sensible|reasonable|valid|own|discretion|scheme|board|notes?)\b.{0,30}|own answers?|open(?:[- ]ended)?|varies|various|n\/a|-+|see (?:mark ?scheme|above|below|key|notes?))\W*$/i;

/** A drawing, or a key that leaves it to the teacher: nothing gets the mark until a teacher looks. */
export const drawingKind: Kind<string> = {
  isKey: (text, { question }) =>
    named.test(text) || anything.test(text) || (asksToDraw.test(question) && said.test(text)),
  read: () => [],
  compare: () => equal(0),
  hasWorking: false,
  isGiven: () => false,
  notes: () => ({ also: [], doubts: [] }),
  doubtsUnread: (text) => [
    anything.test(text)
      ? 'The key leaves it to the teacher. Every answer gets no mark until a person has looked.'
      : 'The key is a drawing. Every answer gets no mark until a person has looked.',
  ],
};
