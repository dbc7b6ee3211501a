import type { Item } from '../parsed-question.ts';
import type { Line } from './lines.ts';
import { readMarker } from './markers.ts';
import { isRemarkOfTeacher } from './remarks-of-teachers.ts';

/** What is said to the reader beside the questions, and by whom. */
const remarks: readonly (readonly [by: string, pattern: RegExp])[] = [
  [
    'a chat',
    /^(?:(?:just\s+)?let me know(?=\s+(?:if|whether|when|what|which|how)\b|\W*$)|would you like (?:me|a|an)\b|(?:do you )?want me to\b|shall i\b|if you(?:['’]d| would) like,?\s+(?:i|me)\b|i can(?: also)? (?:make|create|turn|add|adapt|provide|produce|write|format|give you)\b|feel free to\b|i hope this helps\b|hope this helps\b)/iu,
  ],
  [
    'a shop',
    /\b(?:do not|don['’]t|not (?:for|to be)) (?:re-?sell|re-?sale|re-?sold|re-?distribut\w+)\b|\ball rights reserved\b|\bfor (?:personal|classroom|single[- ]classroom|your own classroom)(?:\s+(?:and|or)\s+\w+)? use only\b|\b(?:leave|write)\s+(?:me\s+)?a\s+(?:review|rating)\b|^copyright\b.{0,40}\b(?:19|20)\d\d\b|^(?:downloaded|available|adapted|taken) from (?:www|http|tes\b|twinkl\b)|^more (?:free )?resources (?:at|from|on)\b/iu,
  ],
  [
    'a shop',
    /^(?:images?|clip\s?art|fonts?|graphics|icons|borders|photos?|pictures?)(?:\s*(?:and|&|,|\/)\s*(?:clip\s?art|fonts?|graphics|icons|borders|photos?|pictures?|images?))?\s*(?:credits?\b|courtesy\b|licen[sc]ed\b|from (?:pixabay|canva|wikimedia|unsplash|shutterstock|freepik|pexels)\b|:\s*(?:none\b|public domain|pixabay|canva|wikimedia|unsplash|shutterstock|freepik|pexels|©))/iu,
  ],
  ['a teacher', /^(?:thank you|thanks)\s*[!.–-]+\s+\p{L}(?!.*\?\s*$)/iu],
  [
    'a teacher',
    /^\W*(?:good\s+luck|best\s+of\s+luck|bonne\s+chance|bon\s+courage|viel\s+(?:erfolg|glück)|buena\s+suerte|mucha\s+suerte|pob\s+lwc|in\s+bocca\s+al\s+lupo)\s*(?:[!.,–-]+\s*\p{L}|(?:with|for|in|on|to|pour|avec|à|au|beim?|für|con|en|para)\b)(?!.*\?\s*$).{0,100}$/iu,
  ],
  [
    'a teacher',
    /^(?:my|your)\s+(?:weakest|strongest|best|target|next\s+steps?|goal|confidence)\b.*(?:_{2,}|…|\.{4,})/iu,
  ],
  ['a teacher', /^(?:can\s+(?:you|i)|i\s+can|do\s+you\s+know(?:\s+how\s+to)?)\s*(?:…|\.{2,}|:)?\s*[☐□❑❒]/iu],
  [
    'a teacher',
    /^(?:(?:one|two|three|some|the|my)\s+)?(?:things?|bits?|areas?|topics?)\s+(?:that\s+)?i\s+.{0,60}(?:_{2,}|…|\.{4,})/iu,
  ],
  [
    'a teacher',
    /^if\s+(?:they|you|anyone|students|pupils|the\s+class)\s+(?:have\s+|has\s+)?finish(?:es|ed)?\b.{0,12}\b(?:early|they|you|can|could|with|please|get|ask|read|,)/iu,
  ],
  [
    'a teacher',
    /^(?:(?:now|then|when\s+(?:you\s+have\s+)?(?:finished|done|complete[d]?),?)\s+)?(?:please\s+)?(?:share|turn|hand|send|submit|upload|email|return)\b.{0,60}\b(?:classroom|google|teams|me\b|in\b|onedrive|showbie|seesaw|portal|teacher)(?!.*\?\s*$).{0,40}(?:[.!]\s.{0,120})?$/iu,
  ],
  [
    'a teacher',
    /^(?:now\s+)?(?:please\s+)?(?:turn|hand|send|submit|upload|e-?mail)\b[^?]{0,60}\b(?:by|before|on)\s+(?:(?:next|this|the\s+end\s+of)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b[^?]{0,120}$/iu,
  ],
  [
    'a teacher',
    /^(?:late|missing|unfinished)\s+(?:home\s?works?|work|submissions?|assignments?|sheets?)\s+(?:will|may|can(?:not|['’]t)?|won['’]t|is|are|means|gets?|loses?|=)\b[^?]{0,120}$/iu,
  ],
  ['a teacher', /^my\s+targets?\b[^?_]{0,60}:\s*$/iu],
  ['a teacher', /^\W*\d{1,2}\s?[–-]\s?\d{1,2}\s+\p{L}+[!.]*\s{2,}\d{1,2}\s?[–-]\s?\d{1,2}\s/u],
  ['a teacher', /^how\s+to\s+use\s*(?:this\s+\w+)?\s*[:–-]/iu],
  ['a teacher', /^(?:finished(?:\s+(?:early|already))?\?|early finishers?\s*[:–-])/iu],
  ['a teacher', /^(?:self|peer)[\s-]?(?:assessment|evaluation|reflection|review|check)\b(?!.*\?\s*$)/iu],
  [
    'a teacher',
    /^(?:prepared|checked|noted|submitted|approved|compiled|validated|set|moderated)\s+by\s*[:–-]\s*[^?]{0,80}$/iu,
  ],
  ['a teacher', /^end of (?:the\s+)?(?:questions?|test|quiz|paper|homework|assessment)\b.*$/iu],
  [
    'a teacher',
    /^(?:[•●▪►*]\s*)?(?:(?:(?:super|extra|mega|bonus|optional|home)\s+)?challenge|ext(?:ension)?|stretch(?:\s+and\s+challenge)?|early\s+finishers?|extra)(?:\s+(?:task|activity|work))?(?:\s*\((?:no\s+marks|optional|not\s+marked|just\s+for\s+fun|if\s+you\s+have\s+time)\))?\s*[:!–★☆*-]+\s*(?:on\s+the\s+(?:back|reverse)(?:\s+of\s+th\p{Ll}+\s+\p{Ll}+)?,?\s*)?(?:make|build|design|create|draw|research|find out|choose|produce|write\s+(?:a|an|your\s+own)\b|imagine|film|record|teach|ask|revise|read|watch|plan|invent|come up|practi[sc]e|look\s+up|colou?r)\b/iu,
  ],
  [
    'a teacher',
    /^task\s+\d\s*[:–-]\s*(?:draw|make|design|create) (?:a|an|your own) (?:poster|leaflet|model|comic|cartoon)\b/iu,
  ],
  ['a teacher', /^(?:parent|guardian|carer|parent\s*\/\s*carer)(?:['’]?s)?['’]?\s+(?:signature|comments?)\b/iu],
  [
    'a teacher',
    /^\W*(?:teacher(?:['’]?s)?['’]?\s+(?:copy|version|edition)\W+)?(?:the\s+)?(?:(?:correct|right|model)\s+)?(?:answers?|options?|choices?)\s+(?:is|are|will\s+be|have\s+been)\s+(?:all\s+)?(?:marked|shown|given|highlighted|indicated|printed|typed|underlined|circled|ticked|starred)(?:\s+(?:with|by\s+an?|in|at|on|as|below|above|overleaf)\b.{0,40})?\W*$/iu,
  ],
  [
    'a teacher',
    /^\W*(?:the\s+)?(?:(?:correct|right|model)\s+)?(?:answers?|options?|choices?)\s+(?:is\s+|are\s+)?(?:all\s+)?(?:in\s+(?:bold|red|green|blue|yellow|italics?|colour|brackets|capitals)(?:\s+(?:type|font|print|text|letters))?|(?:are|is)\s+(?:(?:at|on)\s+the\s+(?:end|back|bottom|board|reverse|(?:next|last)\s+page)|on\s+page\s+\d+|overleaf|below))(?:\s*\([^()]{0,40}\))?\W*$/iu,
  ],
  [
    'a teacher',
    /^[\s(]*[*✓✔]\s*(?:=|[–-]|means|shows|marks|indicates|is)\s*(?:the\s+)?(?:(?:correct|right)\s+\p{L}+|answers?)(?:[,;–-]\s?[^?]{0,60})?\W*$/iu,
  ],
  [
    'a teacher',
    /^\W*\d{1,3}\s*(?:\+|or (?:more|fewer|less|over|under)|and (?:above|over|below)|[–-]\s*\d{1,3})\s*(?:points?|marks?|correct|right|out of \d+)?\s*[=:–→-]+>?\s*\p{L}.{0,60}$/iu,
  ],
  [
    'a teacher',
    /^\W*(?:please\s+)?(?:see|check|refer\s+to)\s+(?:the\s+)?(?:separate\s+|attached\s+|enclosed\s+)?(?:answer\s+(?:key|sheet|page)|answers|mark\s*scheme|marking\s+(?:key|guide|scheme))(?:\s+(?:sheet|page|document|file|(?:at|on|in|over|below|for)\b.{0,40}))?\W*$/iu,
  ],
  ['a key', /^(?:odd|even)(?:[\s-]+numbers?|[\s-]+numbered questions?)?\s*:?$/iu],
  [
    'a form',
    /^(?:enter your answer|drag to rearrange|the value must be a number|please select \d+ options?|(?:mark|select|check|choose) only one oval|time limit\s*[:–-]?.{0,12}|\d{1,3}\s*(?:seconds?|secs?)(?:\s+to\s+answer)?|(?:correct|your)\s+answer\s*\d*\s*\/\s*\d+)\.?$/iu,
  ],
  [
    'an assistant',
    /^\W*(?:(?:this|these)\s+(?:\p{L}+\s+){1,3}(?:was|were|is|has\s+been)\s+)?(?:generated|created|made|produced|prepared|written|powered|built)\s+(?:with|by|using|in|on)\s+(?:the\s+help\s+of\s+)?(?:an?\s+)?(?:AI\b|A\.I\.|artificial intelligence|chat\s?gpt|gpt|copilot|gemini|claude|diffit|magic\s?school|brisk|eduaide|twee\b|canva|quizizz|wayground|kahoot|quizlet|worksheet\s?(?:maker|generator|works)|teacher\s?made|\S{2,30}\.(?:com|org|net|ai|io|co|edu)\b).{0,100}$/iu,
  ],
  [
    'an assistant',
    /^\W*(?:AI[\s-]generated\s+\p{L}+|(?:chat\s?gpt|gemini|copilot|claude|AI)\s+can\s+make\s+mistakes|(?:please\s+)?(?:always\s+)?(?:review|check|verify)\s+(?:\p{L}+\s+){0,3}for\s+accuracy)\b.{0,100}$/iu,
  ],
  [
    'a teacher',
    /^(?:draw|sketch|design|write|make|label|colour|color|plan|answer|do)\b.{0,120}\bon\s+the\s+(?:back|reverse|other\s+side)(?:\s+of\s+(?:this|the|your)\s+(?:page|sheet|paper|worksheet|book))?\b.{0,60}$/iu,
  ],
  [
    'a teacher',
    /^\W*(?:the|this)\s+(?:test|quiz|worksheet|homework|task|activity|assessment|paper)\s+(?:should\s+take|takes|is\s+(?:designed|meant|expected)\s+to\s+take|will\s+take|lasts)\b.{0,60}$/iu,
  ],
  [
    'a teacher',
    /^\W*(?:(?:grand|overall|sub)[\s-]?)?total(?:\s+(?:marks?|points?|score|available|possible))*\s*[:=–-]\s*[_\s]*\/?\s*\d{1,3}\s*(?:marks?|points?|pts?)?\W*$/iu,
  ],
  [
    'a pupil',
    /^(?:(?:day|attempt|try|go|week|score|round|test)\s*\d{0,2}\s*:?\s*_{2,30}\s*(?:\/|out of)\s*\d{1,3}[\s,;|]{0,20}){1,8}$/iu,
  ],
  [
    'a teacher',
    /^\W*turn\s+(?:(?:the|this|your)\s+)?(?:page|sheet|paper|worksheet|book)\s+(?:upside[\s-]down|round|around|over)\b[^?]{0,50}$|^\W*(?:answers\s+(?:are\s+)?)?upside[\s-]down\b[^?]{0,30}$/iu,
  ],
  [
    'a teacher',
    /^\W*how\s+(?:did|do)\s+(?:I|you)\s+(?:do|feel|get\s+on)\b[^?]{0,30}\?.{0,20}(?:www|ebi|[☆★☹☺😀🙂😐🙁]|_{3,}|$)/iu,
  ],
  ['a teacher', /^\W*(?:www|ebi|what\s+went\s+well|even\s+better\s+if)\s*[:.–-]\s*(?:_{2,}|\.{3,}|…|$)/iu],
  ['a test generator', /^ID:\s*[A-Z]$/u],
  [
    'a form',
    /^(?:microsoft forms|google forms|this content is neither created nor endorsed by\b.*|never give out your password\b.*|\*\s*required)$/iu,
  ],
];

const longest = 220;
/** '⭐ Challenge: draw …', '🎨 Finished early?' */
const sign = /^(?:(?![\d#*©®™])\p{Extended_Pictographic}|[★☆])\uFE0F?\s*(?=\p{L})/u;

/** Whether a line is none of a question or an answer, though it stands below one: 'Let me know if …', 'Thank you!', 'Enter your answer'. */
export function isClosingRemark(text: string): boolean {
  const said = text.trim().replace(sign, '');
  return said.length < longest && (isRemarkOfTeacher(said) || remarks.some(([, pattern]) => pattern.test(said)));
}

const offers =
  /^(?:would you like|(?:do you )?want|shall i|if you(?:['’]d| would) like|i can|let me know)\b[^?.!]*:$/iu;

/** Without the list of what a chat offers to do next, below 'Would you like me to:': the last question would end with it. */
export function withoutOffers(items: readonly Item[]): readonly Item[] {
  let isOffer = false;
  return items.filter((item) => {
    if (item.kind !== 'line') isOffer = false;
    else if (offers.test(item.text) && isClosingRemark(item.text)) isOffer = true;
    else if (isOffer && item.text !== '' && !isOffered(item)) isOffer = false;
    else if (isOffer) return false;
    return true;
  });
}

function isOffered({ text }: Line): boolean {
  const kind = readMarker(text)?.kind;
  return kind === 'bullet' || kind === 'number' || /^\p{Extended_Pictographic}/u.test(text);
}
