import { truthInLanguage } from '../../lines/languages.ts';

const certain =
  /^[\W_]*(?:hint|tip|circle|tick|choose|select|see|remember|higher|extension|optional|e\.?g\b|for example|true\s*(?:\/|or)|t\s*\/\s*f|(?:explain|justify|support|describe|state|say|show|give|write|answer|quote|mention|back\s+up)\s+(?:your|why|how|what|in|with|using|all|both|(?:an?\s+)?(?:reason|example)s?)|refer\s+(?:back\s+)?to|think\s+(?:about|of|back)|your\s+answer|in\s+(?:your\s+own\s+words|full\s+sentences|(?:one|a)\s+sentence)|(?:at\s+least|up\s+to|about|around|max(?:imum)?|min(?:imum)?)?\s*\d+\s*(?:[-–]\s*\d+\s*)?(?:words|sentences|lines)|(?:pages?|pp?\.|grade|AO|LO)\s*\d)(?![\p{L}])/iu;
const possible = /^(?:use|using|give|show|include|draw|write)\b/iu;

/** Whether a text behind what is asked says how to answer, and is no answer: 'tick one', 'Refer to line 4.', 'page 12'. */
export const tellsHow = (text: string): boolean => certain.test(text);

/** Whether it may: '(use the graph)', where '(use oil)' is an answer. */
export const mayTellHow = (text: string): boolean => possible.test(text);

/** 'yes / no', 'red or green' and 'True     False' behind what is asked are to be chosen from. */
export const offersChoice = (text: string): boolean =>
  !/\d/u.test(text) &&
  /\p{L}\s+\/\s+\p{L}|\p{L}{2}\/\p{L}{2}|\p{L}\s{3,}\p{L}|\p{L}\s*\t\s*\p{L}|^\p{L}+\s+or\s+\p{L}/u.test(text);

/** Whether half of what may be answers tells how to answer, as 'Use the word neutron.' does below each question. */
export const mostTellHow = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.filter((text) => tellsHow(text) || mayTellHow(text)).length * 2 >= texts.length;

const mostDifferent = 2 / 3;

/** Whether most of what is asked is the same, 'Which tense is this?': what stands behind is what that asks about. */
export const areAlike = (asked: readonly string[]): boolean =>
  asked.length > 1 && new Set(asked).size <= asked.length * mostDifferent;

/** Whether the same stands behind or below all that is asked, and is no 'True': it belongs to what is asked. */
export const isSaidToAll = (said: readonly string[]): boolean =>
  new Set(said).size === 1 &&
  said.every((text) => !/^\W*(?:true|false|t|f)\W*$/iu.test(text) && truthInLanguage(text) === undefined);
