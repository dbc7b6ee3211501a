import { beginsWithMarks } from '../scheme/marks-before.ts';
import { awardedAnswer } from '../scheme/named-answer.ts';
import { tidy } from './lines.ts';

const arrow = String.raw`(?:[→⇒➔➜➞►▶✅☑✔✓👉🔑💡🟢✏]\uFE0F?|[-=–]+>|>+)?\s*`;
const kind = String.raw`(?:(?:the\s+)?(?:correct|model|expected|right|sample|suggested|possible|acceptable|accepted|full|specimen|example|exemplar|ideal|final|teacher(?:['’]?s|s['’])?)\s+)?`;
const word =
  '(?:answers?|ans|answ|solution|soln|response|anwsers?|awnsers?|ansers?|aswers?|answsers?|réponses?|respuestas?|antwort(?:en)?|(?:muster)?lösung(?:svorschlag)?|solución|corrigé|corrección|risposta|soluzione|antwoord(?:en)?|resposta(?:s+(?:esperada|correta))?|alternativas+correta|svar|ateb(?:ion)?)';
const line = new RegExp(
  String.raw`^${arrow}[[(]?\s*${kind}${word}\s*(?:\(s\))?\s*(?:is|are|key|guidance|guide|notes?|\((?:for\s+)?(?:teachers?|staff|marking)(?:\s+(?:only|use))?\))?\s*[:.=–—-]+\s*(.*?)$`,
  'isu',
);
const short = new RegExp(
  String.raw`^${arrow}[[(]?\s*${kind}${word}\s*(?:\s(?:is\s+)?|(?=[[(]))[[(]?\s*([A-Za-z]|true|false)\s*[\])]?\s*[\])]?\.?$`,
  'iu',
);
const other = new RegExp(
  String.raw`^${arrow}[[(]?\s*(?:correct(?:\s+(?:option|choice|letter))?|key|mark\s*scheme|marking\s*(?:points?|guidance|notes?)(?:\s*\([^)]{0,40}\))?|ms|credit|accept(?:ed)?|allow)\s*[:=–—-]+\s*(.*?)$`,
  'isu',
);
const said = new RegExp(
  String.raw`^${arrow}[[(]?\s*(?:the\s+)?${kind}${word}\s+(?:is|are|was|would\s+be|should\s+be)\s+(?![^?]*(?:\?|_{2,}|…))(\S.*?)$`,
  'isu',
);
const further =
  /^\W*(?:(?:also|or)\s+(?:accept|allow)(?:ed)?|(?:accept|allow)(?:ed)?\s+also|(?:other|alternative|further)\s+(?:correct|accepted|acceptable|possible)?\s*answers?|alternatives?|synonyms?)\s*[:–—-]*\s+(\S.*)$/isu;
/** 'R/.' and 'Rpta:' of Spanish papers. */
const respuesta = /^[[(]?(?:R\s?\/\s?[.:]?|R\s?p?ta\s?[.:/–-]+|Resp\s?[.:]+)\s*(\S.*?)$/isu;
/** 'A good answer would say: …'; 'Your answer should include: a diagram' is said to pupils. */
const good =
  /^[[(]?(?:(?:a|the)\s+)?(?:(?:good|full|complete|perfect|top|strong|model)\s+)?answers?\s+(?:would|could|should|might|may|will)\s+(?:say|include|mention|contain|state|explain)\s*(?:that\s*)?[:–—-]+\s*(.*?)$/isu;
/** 'Ans newton' and 'Model Answer They repel.' */
const abbreviated = new RegExp(
  String.raw`^${arrow}[[(]?(?:ans\b\.?|[Mm]odel\s+[Aa]nswer(?!\s+(?:for|to|and|below|is|key)\b))\s+(\S.*?)$`,
  'isu',
);
const pointed = /^[→⇒➔➜➞►▶]\s*(\S.*)$/su;
const trailing = new RegExp(
  String.raw`(?:\s+|(?<=[?.!_)]))[[(]?\s*(?:[→⇒➔➜➞►▶]\s*)?${kind}(?:answers?|ans)\s*[:=]\s*(\S[^\n]*?)\s*[\])]?\s*$`,
  'isu',
);

/** 'Name the unit. (Ans – newton)', '(Ans. newton)' */
const trailingInBrackets = /\s+[[(]\s*(?:(?:answers?|ans)\.?\s*[:=–—-]|ans\.)\s*(\S[^\n]*?)\s*[\])]\s*$/iu;

/** 'What is the unit of force? → newton'. */
const pointedBehind = /(?<=\?)\s*(?:[→⇒➔➜➞►▶]|[-=]+>|\s[–—-]\s)\s*([^?\n]{1,120})$/u;

/** 'Underline the correct answer: …' says what to do with it. */
const instructs =
  /\b(?:underline|circle|ring|tick|choose|select|pick|find|write|give|mark|highlight|cross\s+out|show|put|type|enter|record)(?:\s+(?:down|in|out|round|around|next to|beside))?(?:\s+(?:a|an|the|your|one|each|every))?\s*$/iu;

/** What an answer line says: 'Answer: B' is 'B'; an empty text for one that is left for the student; `undefined` for no answer line. */
export function readAnswerLine(text: string): string | undefined {
  const more = further.exec(text)?.[1];
  if (more !== undefined) return `Accept: ${asAlternatives(more)}`;
  const awarded = awardedAnswer(text);
  if (awarded !== undefined) return cleanAnswer(awarded);
  if (beginsWithMarks(text)) return text;
  const match =
    short.exec(text) ??
    line.exec(text) ??
    other.exec(text) ??
    said.exec(text) ??
    good.exec(text) ??
    abbreviated.exec(text) ??
    respuesta.exec(text) ??
    pointed.exec(text);
  return match === null ? undefined : cleanAnswer(match[1] ?? '');
}

/** 'joule, J' lists two where all are short: 'joule; J'. */
export function asAlternatives(text: string): string {
  const listed = cleanAnswer(text).split(/\s*,\s+(?:or\s+)?/u);
  return listed.every((one) => one.split(/\s+/u).length <= 3) ? listed.join('; ') : listed.join(', ');
}

/** Whether a line says what else is right, beside the answer: 'Accept: …'. */
export function isFurtherAnswer(text: string): boolean {
  return /^\W*(?:also\s+)?(?:accept|allow|or)\b/iu.test(text);
}

/** What sets an answer apart from the question before it: 'What is 2 + 2? | Answer: 4'. */
const divider = /\s+(?:[|¦•·→➜–—]|\/\/?|[-=]+>?)\s*$/u;

/** A line with its answer at its end: 'What is 2 + 2? Answer: 4'. */
export function takeTrailingAnswer(text: string): { text: string; answer: string } | undefined {
  const match = trailing.exec(text) ?? trailingInBrackets.exec(text) ?? pointedBehind.exec(text);
  if (match === null || match.index === 0 || instructs.test(text.slice(0, match.index))) return undefined;
  const said = match[1] ?? '';
  const answer = cleanAnswer(isOpen(said) ? `${said}${/[\])]\s*$/u.exec(text)?.[0] ?? ''}` : said);
  return { text: text.slice(0, match.index).replace(divider, '').trim(), answer };
}

const roomBefore = /^(?:_{2,}|\.{4,}|…)[\s_.…]*/u;
const roomBehind = /\s*(?:_{2,}|\.{4,}|…)[\s_.…]*$/u;

/** 'B ____' without the room that it was written on; with nothing but a label before the room nothing was. */
function withoutRoom(text: string): string {
  const said = text.replace(roomBefore, '').replace(roomBehind, '');
  if (said === text) return text;
  return /_{2,}|\.{4,}|…|[=:]$|^\(?(?:\d|[ivx]{1,3}|[a-h])[).]$/u.test(said) ? text : said;
}
/** 'carbon dioxide (accept CO2' without the bracket that was taken for one around all of it. */
const isOpen = (text: string) => (text.match(/[[(]/gu)?.length ?? 0) > (text.match(/[\])]/gu)?.length ?? 0);

function cleanAnswer(text: string): string {
  const open = /[[(]/u.test(text) ? text : text.replace(/[\])]\s*$/u, '');
  const answer = tidy(withoutRoom(open.trim()));
  return /^[\s_.…·-]*$/u.test(answer) ? '' : answer;
}

const letters = String.raw`\(?[A-Ha-h]\)?`;
const letterList = new RegExp(String.raw`^${letters}(?:\s*(?:,|;|&|\/|\+|and|or)\s*${letters})+\.?$`, 'iu');

/** 'speed = distance / time' is one answer. */
const fractionInWords = /^\p{L}[\p{L} ]{1,30}=\s*\p{L}[\p{L} ]{1,30}\s\/\s\p{L}[\p{L} ]{1,30}\.?$/u;
/** 'e = F / k' is one answer. */
const fraction = /^[\p{L}Δ]{1,3}[²³]?\s*=\s*[\p{L}Δ\d²³√().×+−-]{1,8}\s+\/\s+[\p{L}Δ\d²³().×+−-]{1,8}\.?$/u;

/**
 * The accepted answers in one text: alternatives are separated by ' / ', ';', 'OR' or, where both sides are short, 'or'. 'm/s'
 * and 'km/h' stay whole, as do sentences.
 */
export function splitAnswers(text: string): string[] {
  const answer = tidy(withoutNotes(text)).replace(/^["“](.*)["”]\.?$/u, '$1');
  if (answer === '') return [];
  if (letterList.test(answer) || fraction.test(answer) || fractionInWords.test(answer)) return [answer];
  // 'residue, the residue' says it twice.
  const [, once = '', again = ''] = /^([^,]+),\s+((?:the|an?)\s+[^,]+)$/iu.exec(answer) ?? [];
  if (once !== '' && again.toLowerCase().endsWith(` ${once.toLowerCase()}`)) return [once, again];
  const parts = answer.split(
    /\s*;\s*|\s+\/\s+|(?<!:)\s*\/\/\s*|\s*\|\s*|\s+OR\s+|,?\s+or\s+(?!(?:more|less|fewer|greater|smaller|larger|above|below|over|under|so|even|not)\b)(?:accept\s+)?/u,
  );
  const isSplit =
    parts.every((part) => part.trim() !== '') &&
    (/;|\s\/\s|(?<!:)\/\/|\||\sOR\s/u.test(answer) || parts.every((part) => part.split(/\s+/).length <= 4));
  const alternatives = alternativesIn(parts, answer) ?? (isSplit && !joinsVerbs(parts, answer) ? parts : [answer]);
  const listed = /;|\s\/\/?\s|\|/u.test(answer) ? alternatives : withSharedHead(alternatives);
  return listed
    .flatMap((part) => {
      const words = part.split('/');
      const areWords =
        words.length > 1 && words.every((one) => /^[\p{L}][\p{L}'’-]{2,}(?: [\p{L}'’-]+){0,2}$/u.test(one.trim()));
      return areWords ? words.map((one) => one.trim()) : [part.trim()];
    })
    .map((part) =>
      part
        .replace(/^(?:accept|allow)\s*:?\s*/iu, '')
        .replace(/^(?:‘([^‘]+)’|“([^“”]+)”)$/u, '$1$2')
        .replace(/(?<=[\p{L}\d])\.$/u, (dot) => (part.split(/\s+/).length > 4 ? dot : '')),
    );
}

/** 'Energy cannot be created or destroyed' says one thing: the 'or' joins what one subject does, or has done to it. */
function joinsVerbs(parts: readonly string[], answer: string): boolean {
  const [first = '', ...others] = parts;
  const isOr = !/;|\s\/\/?\s|\||\sOR\s/u.test(answer);
  // 'Do not touch switches or plugs with wet hands'
  if (isOr && tellsToDo.test(first) && others.every((one) => /^\p{Ll}/u.test(one) && !tellsToDo.test(one))) return true;
  return isOr && auxiliary.test(first) && others.every((one) => /^\p{Ll}+/u.test(one) && !hasVerb.test(one));
}

const auxiliary =
  /\S\s+(?:can(?:not)?|can['’]t|may|might|must|should|will|would|could)\s+(?:not\s+)?(?:be\s+)?\p{L}+(?:\s+\p{L}+)?$/iu;
const tellsToDo = /^(?:do\s+not|don['’]t|never|avoid|always|make\s+sure)\s/iu;
const hasVerb = /^(?:it|they|he|she|we|you|there|the|an?)\b|\b(?:is|are|was|were|has|have|can|will|may)\b/iu;

/** 'recycling, planting trees or saving water' has three. */
function alternativesIn(parts: readonly string[], answer: string): string[] | undefined {
  const several = parts.flatMap((part) => part.split(/\s*,\s+/u));
  const isList = parts.length === 2 && !/;|\s\/\/?\s|\|/u.test(answer) && several.length > 2;
  return isList && several.every((one) => one !== '' && one.split(/\s+/u).length <= 3) ? several : undefined;
}

/** Without the marks that points of a mark scheme carry, and without 'Any two from:'; '(accept …)' is one more answer. */
function withoutNotes(text: string): string {
  return withAlternativesWithin(text)
    .replace(/(?<=\S)\s+[[(]\d(?:\s*(?:marks?|mk))?[\])]/giu, '')
    .replace(/^\s*any\s+(?:\w+)\s+(?:from|of)\b\s*(?:the\s+following)?\s*[:–-]?\s*/iu, '')
    .replace(
      /\s*[[(]\s*(?:also\s+)?(?:accept|allow|or)\b:?\s*([^)\]]+)[\])]/giu,
      (_whole, other: string) => ` ; ${asAlternatives(other)}`,
    );
}

/** 'tested on cells, tissues or animals' tests on each of them: 'tested on tissues'. */
function withSharedHead([first = '', ...others]: readonly string[]): readonly string[] {
  const [, head = ''] =
    /^((?:\S.*\s)?(?:on|in|of|by|with|from|for|at|into|to)\s+(?:(?:the|an?)\s+)?)\S+$/iu.exec(first) ?? [];
  const areNouns = others.every((one) => /^\p{Ll}[\p{L}-]*(?:\s\p{L}+){0,2}$/u.test(one) && !saysMore.test(one));
  return head === '' || !areNouns ? [first, ...others] : [first, ...others.map((one) => head + one)];
}

/** What has a head of its own, or does something. */
const saysMore =
  /^(?:the|an?|it|they|more|less|fewer|no|not)\b|\b(?:on|in|of|by|with|from|for|at|into|to|is|are|was|has|have|can|will)\b|(?:ed|ing)\b/iu;

const longestSentence = 300;
const orWithin = /^([^()[\]]*\S)\s+\(or\s+([^()[\]]+)\)\s+([^()[\]]*\p{L}[^()[\]]*)$/isu;
const chainLink = /\s*(?:→|⟶|->|-->)\s*/u;

/**
 * 'grass → mouse (or rabbit) → fox' is two chains, 'heat (or thermal energy) is given out' two sentences: what stands in the bracket may
 * stand for what is before it since the last arrow, or for its last word; for all of it where that is short.
 */
function withAlternativesWithin(text: string): string {
  const [, before = '', other = '', after = ''] = (text.length < longestSentence && orWithin.exec(text)) || [];
  if (before === '' || /[;\n]|\s\/\s|\bor\b/u.test(before + after)) return text;
  const last = before.split(chainLink).at(-1) ?? '';
  const isLink = last !== before || chainLink.test(after);
  const kept = isLink || last.split(/\s+/u).length <= 2 ? before.length - last.length : before.search(/\S+$/u);
  return `${before} ${after}; ${before.slice(0, kept)}${other} ${after}`;
}
