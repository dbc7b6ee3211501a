/** What a teacher says at the end of a page, or beside the questions, and asks nothing with. */
const remarks: readonly RegExp[] = [
  /^(?:please\s+)?(?:cut\s+(?:out|along|up)|stick|glue|staple|fold)\b.{0,80}(?:sheet|book|cards?|counters?|poster|folder|line|page|squares?|pieces|shapes?|colou?rs)\b.{0,60}$/iu,
  /^[-–—_.·•*=~✂\s]{3,}(?:(?:please\s+)?(?:fold|cut|tear)(?:\s+(?:off\s+)?(?:here|along\s+(?:the\s+|this\s+)?(?:dotted\s+|dashed\s+)?line|this\s+(?:part\s+)?off|off))?(?:\s+(?:before|after|when|and)\s[^?_:]{1,60})?|(?:hier\s+)?(?:falten|abschneiden)|plier\s+ici|doblar\s+aquí)[-–—_.·•*=~✂\s!]{0,200}$/iu,
  /^(?:stick|glue)\b.{0,100}\bhere\b.{0,60}$/iu,
  /^colou?r\s+(?:in\s+)?(?:a|the|one|your)\s+(?:face|smiley|star|traffic\s+light|emoji)s?\b/iu,
  /^(?=.{0,160}[☺☹😀🙂😐🙁😊😕😃😞].{0,40}[☺☹😀🙂😐🙁😊😕😃😞])(?!.*\?.*\?)/u,
  /^i\s+can\b.{0,120}(?:\bred\b.{0,20}\bgreen\b|\bR\s?\/?\s?A\s?\/?\s?G\b|[☐□].{0,12}[☐□])/iu,
  /^(?:please\s+)?hand\s+(?:(?:this|it|your\s+\p{L}+|in)\s+)+(?:to|on|by|at|in|before)\b.{0,60}$/iu,
  /^(?:this\s+)?(?:home\s?work|work|assignment|sheet)\s+(?:is\s+)?(?:due|to\s+be\s+handed)\b.{0,60}$/iu,
  /^(?:now\s+)?(?:check|go\s+(?:back\s+)?over|look\s+over|read\s+through)\s+(?:over\s+|through\s+)?(?:all\s+(?:of\s+)?)?your\s+(?:work|answers?|spelling)\b.{0,60}$/iu,
  /^(?=.*[☐□○].*[☐□○])(?=.*\b(?:developing|consolidating|securing|secure|emerging|exceeding|mastered|working\s+towards|not\s+yet)\b).{0,120}$/iu,
  /^how\s+did\s+(?:you|it|I)\s+(?:do|go|get\s+on)\s*\?/iu,
  /^\(?(?:we|I)(?:['’]ll|\s+will|\s+are\s+going\s+to|\s+am\s+going\s+to)\s+(?:all\s+)?(?:go\s+(?:through|over)|mark|check|discuss|look\s+at|review|talk\s+about|finish|correct)\b[^?_]{0,60}\b(?:together|in\s+class|as\s+a\s+class|(?:next|this|the\s+next|our\s+next)\s+(?:lesson|week|time|class)|in\s+(?:the\s+|our\s+)?(?:next\s+)?lesson|tomorrow|on\s+(?:mon|tues|wednes|thurs|fri)day)\b[^?_]{0,30}$/iu,
  /^(?:next\s+)?home\s?work\s*[:–—-]+\s*(?:design|make|create|draw|build|research|find\s+out|produce|revise|learn|read|watch|finish|write)\b[^?_]{0,140}\b(?:due|for|by|before|in\s+by|hand\s+in)\s+(?:on\s+|in\s+|the\s+)?(?:(?:next|this)\s+)?(?:mon|tue|wed|thu|fri|lesson|week|tomorrow|test)[^?_]{0,40}$/iu,
  /^well\s+done\s*[!.].{0,120}[☆★☺😀🙂]/iu,
  /^well\s+done\s*[!.]+\s*(?:now|please|you\s+(?:can|may|have|are))\b[^?]{0,120}$/iu,
  /^(?:\W*(?:how\s+did\s+(?:you|i)\s+find|i\s+found)\b.{0,60}?)?\W*(?:too\s+|very\s+)?easy\b[\s/|,☐□○:]+(?:ok|okay|fine|just\s+right|medium|alright)\b[\s/|,☐□○:]+(?:too\s+)?(?:hard|tricky|difficult)\b.{0,80}$/iu,
  /^(?:please\s+)?revise\s+for\b(?!.*\?).{0,80}$/iu,
  /^(?:re)?watch\s+(?:the|this|our)\s+(?:video|clip|film|lesson)\b.{0,80}$/iu,
  /^use\s+(?:your\s+(?:copybook|exercise\s+book|jotter)|(?:a\s+)?(?:separate|extra|spare|lined|another)\s+(?:sheet|piece|paper)|the\s+back\s+of)\b.{0,120}$/iu,
  /^(?:my\s+|your\s+)?(?:next\s+)?targets?(?:\s+for\s+(?:next\s+time|improvement))?\s*:\W*$/iu,
  /^(?:signed|signature)\b.{0,40}[:_.…]/iu,
  /^bonus\b.{0,16}[!:–-]\s*(?:colou?r|draw|make|design|create|decorate)\b/iu,
  /^(?:any|if\s+you\s+have\s+(?:any\s+)?|for\s+any\s+)\s*(?:problems?|questions|queries|issues|trouble|worries)\b[^?]{0,60}\b(?:see|e-?mail|ask|speak|talk|contact|message|come|let)\b[^?]{0,80}$/iu,
  /^(?:please\s+)?(?:bring|wear|pack|return)\s+(?:in\s+)?(?:your|an?|the|some)\b[^?_]{0,80}(?:!|\b(?:thx|thanks|cheers|please|tomorrow|(?:mon|tues|wednes|thurs|fri)day|lesson|display|mr|mrs|miss|ms)\b)[^?_]{0,40}$/iu,
  /^please\s+(?:see|e-?mail|contact|speak\s+to|come\s+and\s+see)\s+(?:me|mr|mrs|miss|ms|dr|your\s+teacher|sir)\b[^?]{0,100}$/iu,
  /^(?:don['’]t\s+forget|remember)\b[^?]{0,80}\b(?:mon|tues|wednes|thurs|fri)day\b[^?]{0,40}$/iu,
  /^(?:well\s+done|good\s+luck)\b[^?]{0,100}\b(?:remember|don['’]t\s+forget|see\s+you|bring|hand|everyone|year\s+\d+|next\s+(?:lesson|week)|test|revision)\b[^?]{0,60}$/iu,
  /^(?:don['’]t\s+forget|remember)\s+to\s+(?:bring|hand|revise|check\s+your|write\s+your\s+name|charge|pack|show\s+(?:your\s+)?(?:parents?|teacher))\b.{0,100}$/iu,
  /^(?:sources?|taken\s+from|adapted\s+from)\s*:\s*(?:www\.|https?:|bbc\b|wikipedia|your\s+textbook|textbook|p(?:age|\.)?\s?\d).{0,60}$/iu,
  /^(?:please\s+)?read\s+(?:out\s+)?(?:each|every|all|the|these)\s+(?:of\s+the\s+)?(?:questions?|sentences?|statements?)\s+(?:out\s+loud|aloud|together|to\s+(?:your\s+\p{L}+|each\s+other|them))\W*$/iu,
  /^\W*how\s+(?:many|much|well)\b[^?]{0,30}\b(?:did|do)\s+(?:you|i)\s+(?:get|score|do|manage)\b[^?]{0,30}\?(?=.*\d\s*[=→:]\s*\p{L}|.*_\s*(?:\/|out\s+of)\s*\d).{0,120}$/iu,
  /^\W*(?:challenge|extension|défi|reto|desafío|sfida|herausforderung)\s*[:!–-]+\s*(?:now\s+)?write\b[^?]{0,100}\b(?:in|into)\s+your\s+(?:(?:exercise|work|home\s?work|english|science)\s+)?(?:books?|jotters?|copy(?:book)?|folders?)\W*$/iu,
  /^challenge\s+yourself\b.{0,120}$/iu,
  /^(?:design|make|create)\s+(?:a|an|your\s+own)\s+(?:poster|leaflet|comic|cartoon|mind\s?map|model|quiz|game)\b.{0,160}$/iu,
  /^\W*(?:[a-z][).]\s+)?(?:puzzle|bonus|word\s?search|extension(?:\s+(?:task|activity|work))?|fun\s+time|brain\s+break|early\s+finishers?)\s*[!:]?\W*$/iu,
];

/** One pattern, as it is asked of every line. */
const remark = new RegExp(remarks.map(({ source }) => source).join('|'), 'iu');

/** Whether a teacher says it beside the questions: 'Cut out the cards', 'Colour a face', 'Hand this in on Friday'. */
export const isRemarkOfTeacher = (text: string): boolean => remark.test(text);
