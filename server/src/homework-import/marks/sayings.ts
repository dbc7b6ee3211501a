import { findWorth } from './worth.ts';

/** What a line's words say: one pattern a row, in the languages seen so far. A reading weighs them. */
const asking =
  'which|what|who|whom|whose|why|how|when|where|explain|describe|state|write|outline|discuss|define|name|list|convert|complete|construct|find|solve|calculate|compute|work out|create|use|give|identify|draw|sketch|prove|show|compare|contrast|evaluate|simplify|expand|factori[sz]e|fill|match|choose|select|pick|tick|translate|suggest|determine|estimate|design|implement|modify|change|add|make|rewrite|label|circle|underline|analy[sz]e|summari[sz]e|justify|distinguish|differentiate|mention|derive|measure|plot|order|arrange|put|round|is|are|was|were|do|does|did|can|could|would|should|if|suppose|consider|given|eleza|andika|taja|fafanua|tunga|kanusha|bainisha|onyesha|jadili|welche[rsn]?|was|wer|wie|warum|nenne|erkläre|beschreibe|qué|cuál|quién|cómo|por qué|explica|quel(?:le)?s?|pourquoi|comment|expliquez|qual|quais|quem|como|explique|quale|chi|come|perché|какой|какая|какие|что|кто|почему|как';
const gap = /_{2,}|-{4,}(?!>)|[–—]{3,}|\.{4,}|…{2,}|…\.*\s*$|\(\s{2,}\)|（\s*）|\[_+\]|\[\s{2,}\]/u;
const question =
  /[?？؟]["”)\]]?\s*\*?\s*(?:[[(（]?\s*(?:alama|marks?)?\s*\d*\s*(?:marks?|pts|points?|alama)?\.?\s*[\])）]?)?\s*$/iu;
const startsAsking = new RegExp(String.raw`^\W*(?:${asking})\b(?![(=])`, 'iu');
const colon = /[:：]\s*$/u;

/** Patterns with an end only look at this much: they must not scan a very long line again and again. */
const lastOf = (text: string): string => text.slice(-80);
/** The part of a line that shows what it is. */
const longest = 600;

const answerWord =
  '(?:the\\s+)?(?:correct\\s+(?:answers?|option|choice|response)|(?:right|model|sample|suggested|expected|accepted)\\s+answers?|answers?|ans|solutions?|sol|correct|key|jibu|majibu|đáp án|respuesta(?: correcta)?|rta|(?:правильный )?ответ|antwort|lösung|réponse|gabarito|resposta(?: correta)?|risposta(?: corretta)?|odpowiedź|antwoord|jawaban|cevap|正确答案|标准答案|参考答案|答案|答え|解答|정답|답|उत्तर|الإجابة)';
const answerPatterns = [
  new RegExp(
    String.raw`^[^\p{L}\p{N}]*${answerWord}\s{0,3}(?:key\s{0,3})?(?:\(s\)|is|are|as)?\s{0,3}[:：=\-–—]+>?\s*(.*)$`,
    'isu',
  ),
  /^[^\p{L}\p{N}]*(?:ans|sol)\s*[.)]\s*(.*)$/isu,
  new RegExp(String.raw`^\[${answerWord}\]\s*(.*)$`, 'isu'),
  /^[^\p{L}\p{N}]*(?:정답|答案|正确答案)\s*(.*)$/su,
  /^[^\p{L}\p{N}]*(?:correct answer|answer|ans)\s+(?:is\s+)?\(?([A-H]|\d)\)?\W*$/iu,
  /^[^\p{L}\p{N}]*(?:the\s+)?(?:correct|right)\s+(?:answer|option|choice)s?\s+(?:is|are|was)\s+(?!.*_{2})(\S.*)$/isu,
];
/** The text after 'Answer:' at the start of a line, '' if empty; null if the line is something else. */
export function answerBehindLabel(text: string): string | null {
  for (const pattern of answerPatterns) {
    const match = pattern.exec(text);
    if (match !== null) return (match[1] ?? '').trim();
  }
  return null;
}
const answerWithin =
  /\s*[[({（【]?\s*(?:(?:correct|right|model)\s+)?(?:answers?|ans|key|jibu|답|정답|答案|正确答案|ответ|respuesta|antwort)\s*(?:is)?\s*[:：=\-–]\s*([^\n]+?)\s*[\])}）】]?\s*$/iu;
interface AnswerWithin {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}
/** 'What is 2 + 2? (Answer: 4) [1 mark]': the answer and its position. */
export function answerWithinText(text: string): AnswerWithin | null {
  if (!/[:：=\-–]/u.test(text)) return null;
  const worth = findWorth(text);
  const before = worth !== null && worth.to === text.length ? answerAtEnd(text.slice(0, worth.from)) : null;
  return before ?? answerAtEnd(text);
}

function answerAtEnd(text: string): AnswerWithin | null {
  const from = Math.max(0, text.length - longest);
  const match = answerWithin.exec(text.slice(from));
  if (match?.[1] === undefined || from + match.index < 4 || closesEarly(match[0])) return null;
  return { value: match[1], from: from + match.index, to: text.length };
}

/** '(key: a number) and more': its bracket ends before the text does. */
function closesEarly(said: string): boolean {
  if (!/^\s*\(/u.test(said)) return false;
  const inside = said.trim().replace(/\)$/u, '').slice(1);
  let open = 0;
  return [...inside].some((letter) => {
    if (letter === '(') open += 1;
    else if (letter === ')') open -= 1;
    return open < 0;
  });
}

/** What a paper has space for at its head, in the languages seen so far. */
const nameToFill =
  '(?:full |first |last |sur)?(?:names?|student(?: name| id)?|pupil|date|class|grade|group|teacher|jina|tarehe|sahihi|roll no|registration|signature|score|total|index no|adm(?:ission)? no|nama|nombre|nom|prénom|klasse|datum|họ (?:và )?tên|period|candidate (?:name|number)|centre number)';

const rows = {
  /** A pupil's own answer: never the key. */
  yours:
    /^\W*(?:(?:your|student\W*s?|my|pupil\W*s?)\s+(?:answer|response|choice)|(?:selected|given|chosen)\s+(?:answer|option))/iu,
  feedback:
    /^\W*(?:(?:correct |incorrect |general )?feedback|explanation|rationale|reason(?:ing)?|justification|解析|解释|해설|giải thích|lời giải|comment|note to teacher|working|why)\b\s*[:：]|^\W*lời giải/iu,
  /** What helps a pupil to answer. */
  tip: /^\W*(?:study tips?|tips?|hints?)\s*[:：]\s*/iu,
  about:
    /^\W*(?:difficulty|aacsb|question\s?id|topic|learning (?:objective|outcome)s?|objective|bloom'?s?\b.*?|diff|skill|ref(?:erence)?|page(?: ref)?|section ref|score|points earned|level|category|chapter|source|tags?|subject name|type|lo|standard|spec(?:ification)? ref|ao)\b\s*[:：]|^(?:top|bottom) of form/iu,
  noise: new RegExp(
    [
      // 'Name: Ada', 'Date of birth ____', but not 'Name the gas: ____' or 'Class Hello {'
      String.raw`^\W*${nameToFill}(?!\p{L}|\s+(?:the|an?|any|some|each|all|one|two|three)\b)[^{}();]{0,40}?(?:[:：]|_{3,}|\.{4,}|…)`,
      String.raw`^\W*${nameToFill}(?:\W+${nameToFill})*\W*$`,
      String.raw`^\W*(?:class|grade)\s?\d{1,2}\s?[a-z]?\W*$|^[\s_.…·\-–—=*#~|]*$|^page \d+( of \d+)?$`,
      String.raw`^\(?\s*(?:\W*end of (?:the )?(?:test|exam|paper|quiz|questions)|please turn over|turn over|blank page)`,
      String.raw`^\W*(?:write|print|fill in) your (?:\p{L}+ ){0,3}names?\b.{0,60}$`,
      // What quiz programs print.
      String.raw`^\W*(?:mark only one oval|check all that apply|group of answer choices|select one(?: or more)?|required|flag question|not yet answered|(?:answer )?(?:options|choices)|clear (?:my )?(?:choice|selection))\W*$`,
    ].join('|'),
    'iu',
  ),
  /** Only space to write, with its marks at the end. */
  room: /^[\s_.…\-–:]*$|^\p{L}{1,12}\s?=$|^(?:[\p{L}\s]{0,24}[=:]\s*|answer\s+)?[_.…\s]{4,}[\p{L}%°]{0,8}\s*(?:[[(]\s*\d{1,2}\s*(?:marks?|mks?)?\s*[\])])?$/iu,
  instructs:
    /^\W*(?:exercise \d+\W*|task \d+\W*|part \w\W*|section \w\W*)?(?:please )?(?:directions?|instructions?|complete|rewrite|fill|find|write|combine|underline|correct|add|replace|use|translate|match|convert|put|change|make|join|form|read|answer|transform|turn|circle|highlight|calculate|work out|solve|simplify|evaluate|explain|describe|define|discuss|outline|give|list|draw|construct|create|state|decide|look at|listen|study|identify|label|choose|select|pick|tick|provide|sketch|plot|measure|suggest|compare|predict|prove|show|tunga|eleza|andika)\b|[,;]\s*(?:state|show|write|find|calculate|explain|give|describe|determine)\b|\beach\b[^.?]*[:：]\s*$/iu,
  /** Instructions for each of the items below. */
  several:
    /\b(?:each|every)\b(?!\s+(?:question|part|answer|time|other|box|blank|gap|section))|\b(?:these|following)\s+(?:\p{L}+\s+){0,3}\p{L}{3,}s\b|\bthe (?:sentences|words|phrases|verbs|numbers|terms|expressions|statements)\b|\b(?:these|following)[:：]?$|\bthe following (?:as|in|into|to|by|using|from)\b|^\W*(?:explain|describe|define|discuss|outline|compare|contrast|differentiate|distinguish|draw|sketch|translate)\b|^\W*(?:simplify|solve|evaluate|factori[sz]e|expand|calculate|convert|work out|integrate|round)\W*$/iu,
  /** Belongs to questions that follow: 'Questions 4 to 6 are about the diagram.' */
  ahead: /^.{0,40}\b(?:questions?|items?|q\.?)\s*\(?\d{1,3}\s*(?:[-–—&]|to|and|through)\s*\d{1,3}\b/iu,
  chooses:
    /\b(?:choose|select|which|pick|tick|circle|ring|mark|best|correct|incorrect|true|false|not|one of|following (?:is|are|statements?)|most|least|except)\b/iu,
  section:
    /^\W*(?:section|part|unit|chapter|exercise|sehemu|round|topic|module|lesson|level|quiz|test|paper|раздел|часть|phần|teil|parte|sección|partie|第.{1,3}[部章节])(?!\p{L})/iu,
  truth:
    /\btrue\W{0,9}(?:or|\/|and|-)\W{0,3}false\b|\bT\s*\/\s*F\b|\(?\bT\)? or \(?F\)?\b|\bfalse\s*(?:or|\/)\s*true\b|\btrue(?:\t|\s{2})\s*false\b|\bverdadero o falso\b|\brichtig oder falsch\b|\bvrai ou faux\b/iu,
} as const;

const keyTitle =
  /^\W*(?:(?:quiz|test|exam|exercise|worksheet|homework|chapter|section|part)?\s*[\w.]{0,3}\s*(?:answer\s*keys?|answers?(?:\s*sheet)?|keys?|solutions?|(?:mark|scor)(?:ing)?\s*(?:scheme|guide|key|rubric)|correct answers?|model answers?|answer scheme|(?:answers?|solutions?)(?:\s*keys?)?\s*(?:and|&|with)\s*(?:explanations?|rationales?|reasons|working)|majibu|mwongozo.*|answers? (?:to|for|and|key|with) .{0,40}|đáp án|ответы|respuestas|lösungen|corrigé|soluzioni|gabarito|答案|参考答案|解答|정답))(?:\s*[-–(]?\s*(?:key|for teachers?|teachers? (?:only|copy)|\d+)?\)?)\W*$/iu;

/** What a line says anywhere, or at its end. */
const wholes = {
  asks: (text: string) => /[?？؟]/u.test(text) || colon.test(text) || startsAsking.test(text) || gap.test(text),
  beginsAsking: (text: string) => startsAsking.test(text),
  endsAsking: (text: string) => question.test(lastOf(text)),
  gap: (text: string) => gap.test(text),
  /** The title of answers: 'Answer key', 'Mark scheme'. */
  keyTitle: (text: string) => text.length < 90 && keyTitle.test(text),
} as const;

export type Saying = keyof typeof rows | keyof typeof wholes;
const isOfWhole = (saying: Saying): saying is keyof typeof wholes => saying in wholes;

/** Whether a text's words say this. */
export const says = (saying: Saying, text: string): boolean =>
  isOfWhole(saying) ? wholes[saying](text) : rows[saying].test(text.slice(0, longest));
