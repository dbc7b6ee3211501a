import { asAlternatives } from '../lines/answer-text.ts';
import { takeHalves } from './halves.ts';
import { withoutAnswerName } from './named-answer.ts';
import { readCount } from './points.ts';

/** A text of a mark scheme without what it says to the examiner. */
export interface TakenGuidance {
  readonly text: string;
  /** What may be accepted too. */
  readonly accepted: readonly string[];
  /** What is not credited, and other words to the examiner: they accept nothing. */
  readonly notes: readonly string[];
}

const refuses =
  /^\W*(?:do\s+not|don['’]t|dont|never|cannot|can['’]t)\s+(?:accept|allow|credit|award|penalise)\b|^\W*(?:reject|ignore|deduct|penalise|not|no\s+(?:marks?|credit)\s+for|ecf|error\s+carried|owtte|ora|note|n\.?b\.?|e\.\s?c\.\s?f)\b|^\W*dna\s*[:=–‘'“"-]/iu;
const grants =
  /^\W*(?:also\s+)?(?:accept|allow|credit|condone)\b(?:\s+(?:also|either|answers?\s+(?:such\s+as|like)|any\s+of))?\s*[:–-]?\s*/iu;
/** 'accept description, e.g. breaks it into droplets'. */
const described =
  /^(?:an?\s+)?(?:descriptions?|explanations?|examples?)\b[^.;:]{0,30}?,?\s*(?:e\.g\.?|such as|for example)\s*[:,]?\s*/iu;
const vague =
  /^(?:answers?\s+(?:with|without|in|to)\b|(?:(?:students?|pupils?)['’]?s?['’]?\s+)?(?:own\s+)?(?:answers?|responses?)\s+(?:will|may|can|should)?\s*vary\b|(?:students?|pupils?)['’]?s?['’]?\s+own\s+(?:answers?|responses?|work|ideas?)\b|any\s+(?:other\s+)?(?:valid|reasonable|suitable|sensible|correct|appropriate|plausible|relevant)|other\s+(?:valid|reasonable|suitable|sensible|correct|appropriate)|(?:in\s+)?(?:any|either)\s+order|(?:must\s+be\s+)?in\s+(?:this|that|the\s+(?:correct|right))\s+order|(?:in\s+)?this\s+order\s+only|converse|e\.?\s?c\.?\s?f\b|error\s+carried|follow[\s-]?through|reverse\s+argument|phonetic|equivalent|\w+\s+spelling)/iu;
const introduces =
  /^\W*(?:award|give|credit)\s+(?:up\s+to\s+)?(?:\(?\d\)?|one|two|three|a|the|full|max\w*)\s*(?:marks?|points?)?\b.*(?:e\.g\.?|for\s+example|such\s+as|following|:)\s*[:,]?\s*$|^\W*(?:indicative\s+content|(?:possible|suggested|acceptable|example|likely|valid)\s+(?:answers?|points?|responses?|content)|(?:answers?|responses?|points?)\s+(?:may|might|could|can|should|will)\s+include\b.*|e\.g\.?|for\s+example|examples?(?:\s+include)?|content)\s*[:.–-]*\s*$/iu;
const instructsExaminer =
  /^\W*(?:award|mark\s+in\s+bands\b|(?:give\s+)?(?:one|two|three|\d)\s+marks?\s+(?:for|each|per)|1\s+mark\s+each|max(?:imum)?\.?\s+(?:of\s+)?\d|allow\s+(?:full|both|one|two|1|2)\s+marks?|level\s+\d\b|0\s+marks?\b|no\s+(?:relevant|rewardable|creditworthy)\s+(?:content|material)\b|must\s+(?:have|be|include|mention)|un\s+(?:demi-)?point\s+(?:pour|par)\s+(?:chaque|réponse)|correct\s+answer\s+(?:with|scores?|gains?)|(?:an\s+)?answers?\s+of\b.*\b(?:scores?|gains?|marks?)\b|\S{1,12}(?:\s\S{1,12}){0,3}\s+(?:alone|only|on\s+its\s+own|with(?:out|\s+no)\s+(?:a\s+)?(?:units?|working)(?:\s+(?:shown|out|seen))?)\s*,?\s+(?:scores?|gains?|gets?|earns?|=|is\s+worth)\s)/iu;
/** 'If more than one box is ticked, award no mark', 'All three are needed for the mark', 'The answers must be in the correct order'. */
const conditions =
  /^\W*(?:if\b.*\b(?:no|0|zero|one|\d)\s+marks?\W*$|more\s+than\s+one\b.*\b(?:0|no|zero)\s+marks?\W*$|(?:(?:the|both|all)\s+)?answers?\s+(?:must|should|may|can)\s+be\s+(?:\p{L}+\s+){0,2}in\b|(?:both|all)\s+(?:\p{L}+\s+){0,3}(?:are\s+)?(?:required|needed|necessary)(?:\s+for\b.*)?\W*$|each\s+correct\s+(?:\p{L}+\s+)?[=:–-]\s*(?:(?:\d|one)\s+marks?)?\W*$)/iu;
const bracketed = /\s*[[(]\s*((?:also\s+)?(?:accept|allow|reject|ignore|not|do\s+not|don['’]t)\b[^)\]]*)[\])]/giu;
/** '‘bigger’ is insufficient', '“it melts” is too vague': words of pupils that earn nothing. */
const quotedRefused =
  /^\W*[‘'“"][^’'”"]+(?:[’'](?=\p{L})[^’'”"]+)*[’'”"](?:,?\s+(?:or\s+)?[‘'“"][^’'”"]+[’'”"])*\s+(?:(?:alone|only|on\s+its\s+own|by\s+itself)\s+)?(?:is|are)\s+(?:insufficient|not\s|too\s+vague|incorrect|wrong|neutral|unacceptable)\b/iu;
/** '(light microscope is fine too)' behind an answer. */
const grantedToo =
  /\s*[[(]\s*([^()[\]]{1,60}?)\s+(?:(?:is|are|would\s+be)\s+(?:also\s+)?(?:fine|ok(?:ay)?|good|right|correct|allowed|accepted|acceptable)|(?:aussi\s+)?accepté(?:e?s?)|también|auch\s+(?:richtig|möglich|ok))(?:\s+(?:too|as\s+well|also|aussi))?\s*[\])]/giu;
/** '(35/100 = 1 mark)' and '(1 mark for the working)' say what earns a part of the marks. */
const partly =
  /\s*[[(]\s*([^()[\]]*\S\s*[=:–-]\s*(?:\d|one|two|half(?:\s+a)?)\s+marks?|(?:\d|one|two)\s+marks?\s+(?:for|if)\b[^()[\]]*)[\])]/giu;
/** '(any other correct answer)'; '(any other metal)' may be one. */
const others =
  /\s*[[(]\s*((?:or\s+)?any\s+(?:other\s+)?(?:(?:correct|valid|suitable|relevant|acceptable|sensible)\s+)?(?:answers?|responses?|points?|ideas?|examples?|reasons?)\b[^()[\]]{0,40})[\])]/giu;
/** '(M1)', '[M1 A1]' and '(M1 for 35/100)' in the notation of mathematics: marks for a method, for accuracy. */
const ofMethod = /\s+[[(]\s*(?:[MAB][1-4](?:[\s,]+[MAB][1-4]){0,4}|M[1-4]\s[^()[\]]*)\s*[\])]/gu;
/** 'A1 accept 520p' */
const codeBefore =
  /^\W{0,2}[MAB][1-4]\s*[:–-]?\s+(?=(?:also\s+)?(?:accept|allow|credit|condone|do\s+not|ignore|reject)\b)/u;
/** 'or equivalent', 'correct answer only', 'ignore subsequent working' behind an answer. */
const abbreviated =
  /(?<=\S)(?:\s*[[(]\s*(?:oe|o\.e\.?|cao|isw|cso|nfww|ora|owtte|avp|aw|AW|AVP|ORA|OWTTE|ecf|or\s+equivalent)\s*[\])]|[,;\s]+(?:oe|o\.e\.?|cao|isw|cso|nfww|ora|owtte|avp|AW|AVP|ORA|OWTTE|ecf|or\s+(?:any\s+)?equivalent)(?=[\s;.]|$)\s*){1,4}[.;]?\s*$/u;
const clauses =
  /(?<=^|[.;,–-]\s+|\)\s*)(?=(?:do\s+not|don['’]t)\s+(?:accept|allow|credit)\b|max(?:imum)?\.?\s+(?:of\s+)?\d{1,2}\b|(?:1|one)\s+mark\s+each\b|(?:reject|ignore|not|accept|allow)\s*:|(?:reject|ignore|accept|allow)\s|(?:deduct|penalise)\s)|(?<=\s{3,})(?=not\s)/giu;

/** 'oxygen Accept: O2' without anything between: the capital begins what is said to the examiner. */
const inCapitals =
  /(?<=[\p{L}\d)’'"]\s+)(?<!\b(?:not|NOT|also|Also)\s+)(?=(?:Also\s+)?(?:Accept|ACCEPT|Allow|ALLOW|Reject|REJECT|Ignore|IGNORE|(?:Do\s+not|Don[’']t|DO\s+NOT)\s+(?:accept|allow|credit|ACCEPT|ALLOW|CREDIT))(?:\s|:))/u;

/** '2 marks for each reason – ' before the reasons. */
const markForEach =
  /^\W*(?:(?:award|give)\s+)?(?:one|two|three|\d)\s+(?:marks?|points?)\s+(?:for\s+)?(?:each|per)(?:\s+\p{L}+){0,3}\s*(?:[:–—-]\s*(?=\S)|[:.]?\s*$)/iu;
/** 'accept green for the colour change' */
const inPlace = /\s+for\s+(?:the\s+)?(?:colou?rs?(?:\s+changes?)?|observations?|results?|reasons?|names?)[.;]?$/iu;

/** 'accept ‘bounces off’ or ‘comes back’' says words of pupils. */
const withoutQuotes = (text: string) =>
  text
    .replace(/(?<=[’'”"])\s+for\s+[‘'“"][^’'”"]+[’'”"]\s*\.?$/u, '')
    .replace(/(?<=^|\s)([‘'“"])([^‘’'“”"]+)[’'”"](?=$|[\s,;.])/gu, '$2');

/** 'for 1 mark' behind what may be accepted. */
const worth = /,?\s*\(?for\s+(?:only\s+)?(\d|one|two|three|four|the)\s+(?:marks?|mks?)(?:\s+only)?\)?[.;]?$/iu;
/** 'answers should indicate that the circuit is broken' says an answer behind these words. */
const indicates =
  /^\W*(?:the\s+|an\s+)?(?:answers?|responses?|pupils?|candidates?)\s+(?:should|must|needs?\s+to)\s+(?:indicate|show|say|state|suggest|make\s+clear)\s+that\s+(?=\S)/iu;
/** 'not used up (1)' earns a mark: it refuses nothing. */
const isPoint = /^\W*not\s.*[[(]\s*[1-3]\s*(?:marks?|mks?|m)?\s*[\])]\s*$/iu;

/**
 * Takes what a line of a mark scheme says to the examiner off it: 'Do not accept: walking', '(allow sugar)', 'Award 1 mark for …'. What is
 * allowed for fewer marks than the question has, one if that is not known, is no answer to it.
 */
export function takeGuidance(source: string, marks = 1): TakenGuidance {
  const halves = takeHalves(source);
  const line = withoutAnswerName(halves.text).replace(codeBefore, '').replace(indicates, '');
  const accepted: string[] = [];
  const each = markForEach.exec(line)?.[0] ?? '';
  const notes: string[] = each === '' ? [...halves.notes] : [...halves.notes, each.trim()];
  const rest: string[] = [];
  const whole = line.slice(each.length).replace(partly, (_whole, said: string) => {
    notes.push(said.trim());
    return ' ';
  });
  notes.push(...[...whole.matchAll(others)].map(([, said = '']) => said.trim()));
  const inBrackets = whole
    .replace(others, ' ')
    .replace(ofMethod, '')
    .replace(abbreviated, '')
    .replace(bracketed, (_whole, said: string) => {
      for (const clause of said.split(/\s*;\s*/u)) {
        const granted = clause.replace(grants, '');
        if (refuses.test(clause) || vague.test(granted)) notes.push(clause.trim());
        else accepted.push(asAlternatives(withoutQuotes(granted)));
      }
      return ' ';
    })
    .replace(grantedToo, (_whole, said: string) => {
      accepted.push(asAlternatives(said));
      return ' ';
    })
    .replace(/\s+\.(?=\s|$)/gu, '.');
  for (const clause of inBrackets.split(inCapitals).flatMap((said) => said.split(clauses))) {
    if (isPoint.test(clause)) rest.push(clause);
    else if ([introduces, instructsExaminer, conditions, refuses, quotedRefused].some((words) => words.test(clause)))
      notes.push(clause.trim());
    else if (grants.test(clause)) {
      const granted = withoutQuotes(clause.replace(grants, '').replace(described, '').replace(inPlace, '').trim());
      const [, count = 'the'] = worth.exec(granted) ?? [];
      const isTooLittle = count.toLowerCase() !== 'the' && readCount(count) < marks;
      if (isTooLittle) notes.push(clause.trim());
      else (granted === '' || vague.test(granted) ? notes : accepted).push(granted.replace(worth, '') || clause.trim());
    } else rest.push(clause);
  }
  const text = rest
    .join(' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s;,]+$/u, '')
    .trim();
  return { text: vague.test(text) ? '' : text, accepted, notes: vague.test(text) ? [...notes, text] : notes };
}
