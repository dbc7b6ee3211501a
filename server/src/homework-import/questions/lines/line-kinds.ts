import { isClosingRemark } from './closing-remarks.ts';
import {
  asksInLanguage,
  asksTruthInLanguage,
  choosesInLanguage,
  fillsInLanguage,
  isKeyTitleInLanguage,
} from './languages.ts';

/** 'type here', 'Click or tap here to enter text.', 'Your answer' in a box to type into. */
const typeHere =
  /^\W*(?:(?:please\s+)?(?:type|write|enter|put|insert)\s+(?:(?:your|the|an?)\s+)?(?:(?:answers?|responses?|text|ideas?|notes?|working)\s+)?(?:here|below|in\s+(?:this|the)\s+box)|click\s+(?:or\s+tap\s+)?(?:here\s+)?to\s+(?:enter|add|type)\s+(?:text|(?:your\s+)?answer)|your\s+(?:answer|response|text)(?:\s+(?:goes\s+)?here)?)\W*$/iu;
/** A line of stars parts what is above it from what is below. */
const starsOnly = /^(?:[*~•]\s?){5,}$/u;
const spaceOnly =
  /^(?:\(?\d[.)]?\s+(?=[_.…]{5}))?[\s_.…·‗\-–—=]*$|^_{3,}(?:\s*→\s*_{3,})+$|^[£$€]\s*(?:_{3,}|\.{4,}|…{2,})[\s_.…]*$/u;
/** '(i) ………… (ii) …………' is room for two answers. */
const labelledRoom =
  /^(?:\(?(?:[a-e]|i{1,3}|iv|v|[1-5])[).:]*\s*(?:_{3,}|\.{4,}|…{2,})[\s_.…]*[,;&]?\s*(?:and\s+)?(?=\(?(?:[a-e]|i|v|[1-5])|$)){2,5}$/iu;
const prompt =
  /^[\s>]*(?:\p{L}[\p{L}\p{M}\d ’'(),²³/-]{0,60}?\s*=|answers?\s*:?|units?\s*:?|working(?:\s+out)?\s*:?|(?:reason|explanation|substance|name|because|method|(?:dis)?advantage|evidence|conclusion|element|gas|metal|letter|test|result|observation)\s*\d?\s*:?)\s*[£$€]?\s*(?:_{3,}|\.{4,}|…{2,})[\s_.…]*(?:[\p{L}%°Ω£²³⁻¹⁻\d/()]{1,12}(?:\s+per\s+\w+)?)?(?:\s+units?\s*[:=]?\s*[_.…]{3,})?\s*$/iu;
const roomAlone =
  /^[\s>]*(?:(?:please\s+)?(?:show|write|include|set\s+out)\s+(?:all\s+)?(?:your|full|any|the)?\s*(?:steps|workings?(?:[\s-]+out)?)(?:\s+(?:here|below|clearly|in\b.{0,30}))?|(?:space\s+for\s+)?(?:your\s+)?workings?(?:[\s-]+out)?(?:\s+(?:space|area|box))?|(?:space|room)\s+for\s+(?:your\s+)?(?:answers?|notes|rough\s+work)|(?:your\s+)?answers?\s*:?\s*(?:\[\s*\]|[☐□])|(?:units?|formula|substitution|calculations?|equation|triangle|answers?\s+with\s+units?)(?=\s*:))\s*[:.]?$/iu;
const unit =
  '(?:[kcmµn]?(?:g|m|s|N|J|W|V|A|Pa|Hz|l|L)|kJ|kWh?|ms|min(?:ute)?s?|hours?|h|Ω|ohms?|°\\s?C|%|mol|newtons?|joules?|watts?|volts?|amps?)[²³⁻¹23]*(?:\\s?/\\s?(?:[kcm]?(?:g|m|s|l|N|mol)|min|h|hour|°C)[²³23]?)*';
/** 'beats per minute', 'seconds': units in words, which may be an answer where no room is before them. */
const unitInWords =
  '(?:\\p{Ll}+\\s+per\\s+\\p{Ll}+|seconds?|days|years|grams?|kilograms?|(?:centi|kilo|milli)?met(?:re|er)s?|degrees?(?:\\s+(?:C|Celsius))?|percent|pence|units)';
const roomWithUnit = new RegExp(
  `^[\\s£$€]*(?:_{3,}|\\.{4,}|…{2,})[\\s_.…]*\\(?(?:${unit}|${unitInWords})\\)?\\s*\\.?$`,
  'u',
);
const wordsAlone = new RegExp(`^\\(?${unitInWords}\\)?$`, 'u');
const unitAlone = new RegExp(`^${unit}$`, 'u');
const tip =
  /^(?:💡|🔎|★|\*)?\s*[[(]?(?:study\s+tips?|exam\s+tips?|top\s+tips?|tips?|hints?|remember|clue|help|useful|reminder)\s*(?:box)?\s*(?:[:–—-]|!\s)\s*(.+?)[\])]?$/isu;
const details =
  /\b(?:name|class|date|form|tutor group|teacher|set|score|total|mark|grade|percentage|target|effort|wwf|www|ebi)(?:\s+out\s+of\s+\d{1,3})?\s*(?:[:.]?\s*(?:_{2,}|\.{3,}|…|\t|\/\s*\d|-{3,})|:\s*$)/iu;
/** 'Name:          Teacher: Mr Adams' */
const partlyFilled =
  /^(?:full|your|pupil|student)?\s*name\s*[:.][\s_.…]*(?:\s{2,}|\t|[_…])\s*(?:class|form|tutor(?: group)?|group|teacher|date|set|year)\s*[:.]/iu;
const detailWords =
  /^(?:(?:student|pupil|full|your|first|last)?\s*(?:name|class|date|form|tutor group|teacher|set|score|marks?|grade|period|surname|forename|id|no|due(?: date)?|date due|hand in(?: date)?|(?:parent|carer|guardian|teacher|staff|pupil|student)(?:['’]?s)?['’]? (?:signature|initials?)|signature|signed(?: by)?|(?:peer |self )?(?:marked|checked|assessed) by|candidate (?:name|number|no)|cent(?:re|er) (?:name|number|no)|tutor|house|room|seat|effort|attainment|next steps?|www|ebi|subject|total|percentage|target|out of|(?:(?:teacher|parent|carer|tutor|pupil|student)(?:['’]?s)?['’]? )?comments?|feedback)\s*[:.]?[\s_.…/\d-]*)+$/iu;

/** 'no' and 'form' alone are options rather than lines to fill in. */
const wordsOfOptions = /^(?:no|id|set|form|period|house|room|class|mark|tutor|target)$/u;
/** 'Nom et prénom : ……… Classe : ………' */
const detailsInLanguage =
  /^\W*(?:noms?(?:\s+et\s+prénoms?)?|prénoms?|nombres?(?:\s+y\s+apellidos?)?|apellidos?|curso|grupo|fecha|klasse|datum|nome|cognome|turma|data|naam|klas)\s*(?::\s*)?(?:_{2,}|\.{3,}|…)/iu;

/** 'a) le chien = ____' is asked. */
const lettered = /^\s*\(?[a-z][).]/iu;

/** Room to write on: '______', 'speed = ______ m/s'; also an empty line. */
export function isAnswerSpace(text: string): boolean {
  return (
    spaceOnly.test(text) ||
    starsOnly.test(text) ||
    typeHere.test(text) ||
    (text.length < 200 &&
      ((prompt.test(text) && !lettered.test(text)) ||
        labelledRoom.test(text) ||
        roomAlone.test(text) ||
        roomWithUnit.test(text)))
  );
}

/** Whether a text is nothing but a unit: 'J', 'm/s²'. */
export const isUnit = (text: string): boolean => unitAlone.test(text);

/** Whether a text is nothing but a unit in words: 'beats per minute'. */
export const isUnitInWords = (text: string): boolean => wordsAlone.test(text);

/** A study tip's text; `undefined` for a line that is none. */
export function readTip(text: string): string | undefined {
  return tip.exec(text)?.[1]?.trim();
}

/** 'Name: ____  Class: ____': for the student to fill in. */
export function isDetailsLine(text: string): boolean {
  return (
    text.length < 160 &&
    !wordsOfOptions.test(text) &&
    text !== 'No' &&
    (detailWords.test(text) ||
      detailsInLanguage.test(text) ||
      partlyFilled.test(text) ||
      (details.test(text) &&
        /^(?:\W|student|pupil|your|my|final|total|full|first)*\s*(?:name|class|date|form|teacher|score|total|grade|set)\b/iu.test(
          text,
        )))
  );
}

const keyTitle =
  /^\W*(?:(?:sections?|parts?|chapters?|units?|topics?|worksheets?|lessons?|activity|exercises?)\s+[A-Z\d]{1,2}(?:\s*(?:,|and|&|[-–]|to|\.)\s*[A-Z\d]{1,2})*\s+(?=answers))?(?:(?:teacher(?:s|['’]s|s['’])?|homework|quiz|test|suggested|model|correct|expected|possible|quick|official|the|sample|full|worked)\s+){0,2}(?:answer\s*(?:keys?|sheet|scheme|section|guide|grid|list|bank)|answers\s+key|answers|(?:marking\s+)?memo(?:randum)?|mark(?:ing)?\s*schemes?|(?:marking|scoring)\s*(?:key|guide(?:lines?)?|guidance|instructions|criteria|notes)|teachers?(?:['’]s|s['’])?\s+(?:copy|version|edition|key)|m\.?s\.?(?=\s*:?$)|solutions?|key)(?!\p{L})(?:\s*(?:and|&|\/|\+)\s*(?:mark(?:ing|s)?\s*(?:schemes?|guidance|guide|points|notes)?|(?:teacher(?:['’]s|s['’])?\s+)?(?:notes|guidance)|explanations?))?(.{0,60})$/iu;

/** The heading above the answers: 'Answers', 'Mark scheme (teachers only)'. */
export function isKeyTitle(text: string): boolean {
  if (isKeyTitleInLanguage(text)) return true;
  const match = keyTitle.exec(text);
  if (match === null || text.length > 80) return false;
  const rest = (match[1] ?? '').trim();
  return /^:?$|^\([^)]*\)?:?$|^[:–—|,.!-]?\s*(?:no\s+(?:peeking|cheating|looking)|do(?:n['’]t|\s+not)\s+(?:peek|cheat|look)|on\s+(?:the\s+)?back|below|overleaf)\b.{0,20}$|^[:–—|,-]?\s*(?:to\s+)?(?:(?:be\s+)?(?:shown?|display(?:ed)?|project(?:ed)?|put|go|share)\s+)(?:up\s+)?on\s+(?:the\s+)?(?:(?:white)?board|screen|projector|visualiser|iwb)\b.{0,20}$|^[:–—|-]?\s*(?:for|to|teachers?|only|self|mark\b|check|peer|section|questions?|year|unit|chapter|week|homework|quiz|test)\b/iu.test(
    rest,
  );
}

const furniture =
  /^\W*(?:end\s+of\s+(?:the\s+)?(?:questions?|test|quiz|(?:question\s+)?paper|homework|exam(?:ination)?|(?:work)?sheet|assessment|section\b.*)|(?:please\s+)?turn\s+over(?:\s+(?:the\s+page|for\b.*))?|p\.?t\.?o\.?|blank\s+page|well\s+done|(?:good|best\s+of)\s+luck|all\s+the\s+best|(?:(?:have\s+a|enjoy\s+(?:your|the))\s+(?:\p{L}+\s+){0,3}|happy\s+)(?:holidays?|half[\s-]term|break|weekend|summer|easter|christmas|vacations?|learning|studying|revising)|bonne\s+chance|viel\s+erfolg|buena\s+suerte|pob\s+lwc|go\s+n-?éirí\s+leat|the\s+end|(?:that['’]s|that\s+is)\s+(?:it|all)|do\s+not\s+write\s+(?:outside|in)\b.*|(?:page|sheet)\s+(?:\|\s*)?\d+(?:\s+of\s+\d+)?|(?:there\s+are\s+)?no\s+(?:more|further)\s+questions.*|question\s+\d+\s+continues.*|continued(?:\s+on.*)?|extra\s+space.*|working\s+space|space\s+for\s+(?:your\s+|the\s+)?(?:calculations?|workings?(?:\s+out)?|rough\s+work(?:ing)?|notes|diagrams?)|(?:syllabus\s+)?outcomes?\s+assessed\s*:.*|targeted\s+performance\s+bands?\s*:.*|leave\s+blank|www|ebi|(?:teacher|pupil|student)s?['’]?s?\s+(?:comments?|feedback|response|target)|feedback|how\s+(?:did|well|confident)\b.*[☆★☹☺].*|©.*)[\s!.*–—►▶→>\])-]*$/iu;

/** 'Science 7 – A. Writer © A Press 2021', with the number of the page behind it. */
const copyright = /^[^?]{0,120}©[^?]{0,80}\b(?:19|20)\d{2}\b[^?]{0,40}$/u;

/** What a page says to whoever turns it, and no question does: 'END OF QUESTIONS', 'Turn over', 'Well done!'. */
export function isFurniture(text: string): boolean {
  const behind = /^\W*(?:well\s+done|good\s+luck|the\s+end|thank\s+you)\s*[!.]+\s*(\S.*)$/iu.exec(text)?.[1];
  if (behind !== undefined && isDetailsLine(behind)) return true;
  return (text.length < 100 && furniture.test(text)) || copyright.test(text) || isClosingRemark(text);
}

/** 'Section A: Multiple choice', 'Part 2'; the letter or number it has, in lower case. */
export function readSection(text: string): string | undefined {
  const match =
    /^(?:section|part|exercise|task|activity|exercice|activité|partie|ejercicio|actividad|übung|aufgabe|teil|ymarfer)(?:\s+|(?:\s?[-–]\s?|\s*n\s?[°º]\s*)?(?=\d))([A-Z]|\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|[IVX]{1,4})\b\s*(?:[:.–—(/-]|$|\s+[A-Z])/iu.exec(
      text,
    );
  const part = /^(\d)\s?(?:[eè]re|[eè]?me|e|[ªº])\s+(?:partie|parte)\b/iu.exec(text)?.[1];
  if (part !== undefined && text.length < 60) return part;
  const isAsked = /\?$/.test(text) && !(text.length < 60 && (asksTrueOrFalse(text) || namesRound.test(text)));
  return match === null || text.length > 140 || isAsked ? undefined : match[1]?.toLowerCase();
}

/** 'Section B: Who said it?' is asked of all that is below. */
const namesRound =
  /\b(?:who\s+(?:said|says|wrote|did|made|invented|discovered|thought)\s+(?:it|what|this|that|these|which)|(?:who|what|where)\s+am\s+i)\s*\?$/iu;

const order =
  'name|state|give|describe|explain|calculate|work out|define|list|identify|suggest|compare|predict|evaluate|discuss|outline|estimate|determine|justify|mention|enumerate|distinguish|differentiate';
const demand = `what|which|who|whose|when|where|why|how|${order}`;
const demanding = new RegExp(`^(?:${demand})\\b`, 'iu');
/** The last of several sentences: 'A car goes 100 m in 5 s. Calculate its speed.' */
const demandsLast = new RegExp(`[.!]\\s+(?:${order})\\b[^.?!]*[.:]?\\s*$`, 'iu');
const verbs = new RegExp(
  `^(?:${demand}|is|are|do|does|did|can|could|would|should|will|write|draw|complete|label|find|sketch|use|show|convert|select|choose|circle|underline|tick|match|fill|put|place|sort|order|arrange|add|read|look|true or false|in what|on which|to what|from|if|plot|balance|translate|simplify|solve|expand|factorise|measure|record|copy|colour|decide|correct|rewrite|spell|summarise|analyse|highlight|classify|recall)\\b`,
  'iu',
);

/** Whether a text asks for something by its first word, as few lines do that are none of a question. */
export const demands = (text: string): boolean => /\?\s*$/u.test(text) || demanding.test(text);

/** 'name = input(…)' sets a variable. */
const sets = /^\p{L}+\s?=\s?[\w"']/u;

/** Whether a text asks for something. */
export function asks(text: string): boolean {
  const words = text.replace(/^[^\p{L}]+/u, '');
  const isAsked = /\?\s*$/u.test(text) || (verbs.test(words) && !sets.test(words)) || demandsLast.test(text);
  return isAsked || asksInLanguage(text) || /_{3,}|\.{5,}|…{2,}/u.test(text);
}

/** Words that tell that something is to be chosen. */
export function asksToChoose(text: string): boolean {
  const isAsked =
    /\b(?:which|circle|tick|choose|select|underline|multiple choice|pick|correct (?:answer|option|letter|word|statement)|following|one of)\b/iu;
  return isAsked.test(text) || choosesInLanguage(text);
}

const fillsIn =
  /\bfill\s+in\s+(?:the|these|this|each)\b|\bfill\b[^.?!]{0,20}\b(?:gaps?|blanks?)\b|\b(?:gaps|blanks)\b|\bmissing (?:words?|numbers?|values?|information)\b|\b(?:complete|finish)\b.{0,40}\b(?:table|blanks?|gaps?|boxes|chart)\b|\bcomplete the (?:sentences?|paragraph|passage|text|summary)\b/iu;

/** Whether a text tells to write into gaps: of sentences, a passage or a table. */
export const asksToFillIn = (text: string): boolean =>
  (fillsIn.test(text) && !asksOfGaps.test(text)) || fillsInLanguage(text);

/** 'Who left gaps in his table?' asks of other gaps. */
const asksOfGaps =
  /^\W*(?:\d{1,2}\W+)?(?:who|what|why|when|where|how|which\s+\p{L}+\s+(?:left|has|had))\b(?!.*\b(?:fills?|complete|missing)\b)[^?]*\?\W*$/iu;

export function asksTrueOrFalse(text: string): boolean {
  return /\btrue\b[^.?!\n]{0,40}\bfalse\b|\bT\s*\/\s*F\b|\bT or F\b/iu.test(text) || asksTruthInLanguage(text);
}

const kindOfQuestions =
  /^(?:(?:modified\s+)?true\s*(?:or|\/|and|&)\s*false|T\s*\/\s*F|multiple[\s-]+choice|identification|enumeration|completion|essay|problem\s+solving|(?:very[\s-]+)?(?:short|long)[\s-]+answers?|one[\s-]+word(?:\s+answers?)?|fill[\s-]+in(?:[\s-]+the[\s-]+(?:blanks?|gaps?))?|fill[\s-]+(?:the[\s-]+)?(?:blanks?|gaps?)|gap[\s-]?fills?|missing\s+words?|match(?:ing|\s+the\s+following|[\s-]+(?:them\s+)?up)?|complete\s+the\s+sentences?|label\s+the\s+diagram|(?:vrai\s+ou\s+faux|verdadero\s+o\s+falso|richtig\s+oder\s+falsch))(?:\s+(?:questions?|statements?|section))?\s*[.:]?$/iu;

/** Whether a line says of what kind the questions below it are, and asks nothing itself: 'True or False:'. */
export const namesKind = (text: string): boolean => kindOfQuestions.test(text);
