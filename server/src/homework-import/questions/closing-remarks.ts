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
