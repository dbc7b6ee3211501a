const count = '(?:\\d|one|two|three|four|five|six)';
const kind = String.raw`an?\s+(?:description|explanation|suggestion|discussion|comparison|evaluation|answer|response|plan|method)`;
const holds = String.raw`(?:(?:that|which|to)\s+)?(?:ma(?:kes?|king)\s+reference\s+to|include[sd]?|including|mentions?|covers?|contains?|link(?:s|ing)|combin(?:es|ing))`;
const listed = String.raw`(?:(?:any\s+)?(?=${count}\s+(?:of|from)\b)|(?:the\s+)?following(?:\s+(?:marking\s+)?points?)?(?:\s+in\s+any\s+order)?\s*(?:[:.–-]|$)|:|$)`;
const announced = new RegExp(String.raw`^\W*${kind}\s+${holds}\s*${listed}\s*`, 'iu');

/**
 * 'A description that makes reference to two of the following:' is 'two of the following:', and 'An explanation including the following:' and
 * 'An explanation linking:' are nothing: exam boards say so above points what kind of answer has them.
 */
export const withoutKindOfAnswer = (line: string): string => line.replace(announced, '');
