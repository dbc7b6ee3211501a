/** What is said to the reader beside the questions, and by whom. */
const remarks: readonly (readonly [by: string, pattern: RegExp])[] = [
  [
    'a chat',
    /^(?:let me know (?:if|whether)|would you like (?:me|a|an)\b|feel free to|i hope this helps|hope this helps)\b/iu,
  ],
  ['a teacher', /^(?:thank you|thanks)\s*[!.–-]+\s+\p{L}(?!.*\?\s*$)/iu],
  ['a teacher', /^(?:finished(?:\s+(?:early|already))?\?|early finishers?\s*[:–-])/iu],
  ['a teacher', /^(?:self|peer)[\s-]?(?:assessment|evaluation|reflection|review|check)\b(?!.*\?\s*$)/iu],
  ['a teacher', /^end of (?:the\s+)?(?:questions?|test|quiz|paper|homework|assessment)\b.*$/iu],
  [
    'a teacher',
    /^(?:(?:super\s+)?challenge|extension|stretch(?:\s+and\s+challenge)?|early\s+finishers?|extra)(?:\s+(?:task|activity|work))?\s*[:!–-]\s*(?:make|build|design|create|draw|research|find out|choose|produce|write\s+(?:a|an|your\s+own)\b|imagine|film|record|teach|ask|revise|read|watch|plan|invent|come up)\b/iu,
  ],
  [
    'a teacher',
    /^task\s+\d\s*[:–-]\s*(?:draw|make|design|create) (?:a|an|your own) (?:poster|leaflet|model|comic|cartoon)\b/iu,
  ],
  ['a teacher', /^(?:parent|guardian|carer|parent\/carer)(?:['’]?s)?['’]?\s+(?:signature|comments?)\b/iu],
  [
    'a teacher',
    /^\W*(?:the\s+)?(?:(?:correct|right|model)\s+)?(?:answers?|options?|choices?)\s+(?:is|are|will\s+be|have\s+been)\s+(?:all\s+)?(?:marked|shown|given|highlighted|indicated|printed|typed|underlined|circled|ticked|starred)(?:\s+(?:with|by\s+an?|in|at|on|as|below|above|overleaf)\b.{0,40})?\W*$/iu,
  ],
  [
    'a teacher',
    /^\W*(?:the\s+)?(?:(?:correct|right|model)\s+)?(?:answers?|options?|choices?)\s+(?:is\s+|are\s+)?(?:all\s+)?(?:in\s+(?:bold|red|green|blue|yellow|italics?|colour|brackets|capitals)(?:\s+(?:type|font|print|text|letters))?|(?:are|is)\s+(?:(?:at|on)\s+the\s+(?:end|back|bottom|board|reverse|(?:next|last)\s+page)|on\s+page\s+\d+|overleaf|below))\W*$/iu,
  ],
  [
    'a teacher',
    /^[\s(]*[*✓✔]\s*(?:=|[–-]|means|shows|marks|indicates|is)\s*(?:the\s+)?(?:correct|right)\s+\p{L}+\W*$/iu,
  ],
  ['a key', /^(?:odd|even)(?:[\s-]+numbers?|[\s-]+numbered questions?)?\s*:?$/iu],
  [
    'a form',
    /^(?:enter your answer|drag to rearrange|the value must be a number|please select \d+ options?|(?:mark|select|check|choose) only one oval|time limit\s*[:–-]?.{0,12}|\d{1,3}\s*(?:seconds?|secs?)(?:\s+to\s+answer)?|(?:correct|your)\s+answer\s*\d*\s*\/\s*\d+)\.?$/iu,
  ],
  ['a test generator', /^ID:\s*[A-Z]$/u],
  [
    'a form',
    /^(?:microsoft forms|google forms|this content is neither created nor endorsed by\b.*|never give out your password\b.*|\*\s*required)$/iu,
  ],
];

const longest = 220;

/** Whether a line is none of a question or an answer, though it stands below one: 'Let me know if …', 'Thank you!', 'Enter your answer'. */
export function isClosingRemark(text: string): boolean {
  const said = text.trim();
  return said.length < longest && remarks.some(([, pattern]) => pattern.test(said));
}
