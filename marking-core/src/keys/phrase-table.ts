/** Where a phrase means what it means in mark schemes, and not what it says in plain English. */
export type Where =
  /** Wherever it is. */
  | 'anywhere'
  /** Where something sets it apart from what comes before it: punctuation, a bracket, a capital, a wide gap, a line of its own. */
  | 'marked'
  /** The same, and something ends it as well. */
  | 'alone';

const give = 'accept|allow|credit|condone|permit';
const given = 'accepted|acceptable|allowed|credited|creditworthy';
const answers = 'answer|answers|response|responses|reason|reasons|example|examples|alternative|alternatives';
const things = `${answers}|point|points|explanation|suggestion|suggestions|idea|ideas|method|methods|wording|description|use|feature|effect|factor|advantage|disadvantage|way`;
const suitable =
  'valid|suitable|sensible|reasonable|appropriate|correct|plausible|relevant|acceptable|equivalent|creditable|logical|similar|right';
const needed = 'needed|required|necessary|essential|expected';

/**
 * The phrases of mark schemes. Words are apart by spaces; strokes separate alternatives for one word; what ends in '?' may be left out; '#' is
 * a whole number in digits or words, '*' any one word.
 */
export const phraseTable = {
  accept: {
    marked: [
      `also? ${give} also?`,
      `${give} as? alternative|alternatives`,
      'alternative|alternatives|alternatively',
      'alternative|acceptable answer|answers',
      'or accept|allow',
    ],
    anywhere: [`also ${give}`],
  },
  acceptAfter: {
    alone: ['ok|okay|fine|acceptable|accepted|allowed'],
    anywhere: [`is|are also ${given}|fine|ok|okay|correct|right`, `also ${given}|ok|okay`],
  },
  reject: {
    marked: ['reject', 'rejects', 'not', 'but not', 'wrong', 'incorrect', 'no accept'],
    anywhere: [
      'do|should|must|can not be? accept|credit|accepted|credited',
      'dont|shouldnt|cannot accept|credit',
      'never accept|credit',
      'no|0|zero|nil credit|marks|mark for|if given? for?',
      'not accept',
    ],
    // Plain English has walls that do not allow water through.
    capital: ['do not allow|award|give|reward', 'dont allow|award|give', 'not allow'],
  },
  rejectAfter: {
    anywhere: [
      `is|are not ${given}`,
      `isnt|arent ${given}`,
      `not ${given}`,
      'gets|get|scores|score|gains|gain|earns no|0|zero|nothing marks|mark|credit?',
    ],
    marked: ['is|are wrong|incorrect', '= 0'],
    alone: ['= b|a|m 0'],
  },
  insufficient: {
    marked: [
      'insufficient|insuff',
      'too vague',
      'not enough',
      'not just|only|simply',
      'do not accept|credit|allow just|only|simply',
      'dont accept|credit|allow just|only|simply',
      'not sufficient',
    ],
    anywhere: ['do not accept|credit just|only|simply', 'dont accept|credit just|only|simply'],
  },
  insufficientAfter: {
    anywhere: [
      'alone|only? is|are insufficient',
      'is|are too|just vague',
      'alone|only? is|are not enough|sufficient',
      'isnt|arent enough|sufficient',
      'on its|their own is|are? not|insufficient enough|sufficient|accepted?',
      'alone is|are not enough|sufficient|accepted',
      'by itself is|are? not|insufficient enough|sufficient|accepted?',
    ],
  },
  ignore: {
    marked: ['ignore|disregard any|all? references|reference|mention? to|of?', 'ignore|disregard', 'neutral'],
  },
  note: {
    marked: [
      'note|notes|nb|guidance|examiner|examiners|markers|teacher|comment|comments',
      'award|give|deduct|penalise|withhold|refer|mark',
      'see next|page|diagram|graph|below|above|notes|spec',
      'do not|only? penalise',
      'dont penalise',
      'candidate|candidates|pupils|students must|should|may|might|need|who',
      'answers|answer|responses must|should|may|might|need|who|which',
      'must|should|needs',
      'only if|when|where|accept|award|credit',
      'if|unless|provided|dependent|depends',
      `${give} if|when|where|only|any`,
    ],
  },
  lead: {
    marked: [
      'the? idea|mention|reference|notion|concept of|that|to that?',
      'any? mention|reference of|to|that',
      `${answers} such as|like`,
      'answer|answers|ans',
      'the|an|a? correct|right|final? answer|value of',
      'shows|showing',
      'appropriate|correct|suitable work|working|method is? shown|seen ,? such as',
      'evidence of a|an|the? appropriate|correct|valid? method?',
      'if the? answer|final? answer? is|was incorrect|wrong|not? correct|given? then?',
      'if incorrect|wrong|not|no answer|correct?',
      'either|any answer|answers|one accepted|acceptable|correct',
      'model answer|answers',
      'mark scheme',
      'key',
      'possible|suggested|sample|correct|expected|indicative answer|answers|content|points|responses',
      'either',
    ],
  },
  example: {
    anywhere: ['eg', 'ie', 'for example|instance'],
    marked: ['such as', 'aka', 'also known|called as?', 'like'],
  },
  oe: {
    anywhere: ['oe', 'or equivalent|equiv', 'or any equivalent'],
    alone: [
      'equivalent',
      `${give}? any? equivalent|equivalents *?`,
      `or? equivalent fraction|form|value|expression|answer`,
    ],
  },
  owtte: {
    anywhere: ['owtte', 'or words to that|this effect'],
    alone: [
      'words to that|this effect',
      'or similar words|wording|phrasing|meaning?',
      'in? their|own|pupils own? words',
      'aw',
      'or? any? other? words with the? same meaning',
    ],
  },
  ecf: {
    anywhere: ['ecf', 'ofr', 'error|errors carried|carry forward', 'own figure rule applies?', `ft|ecf |‘|“|"? their`],
    alone: [
      `${give}? ecf from|on|for|in? *? *?`,
      `${give}? error|errors carried|carry forward`,
      `${give}? follow through`,
      `${give}? ft`,
      'ofr|of applies',
    ],
  },
  isw: {
    anywhere: ['isw', 'ignore subsequent|further working|work'],
    alone: ['ignore incorrect|wrong? rounding', 'ignore subsequent|further|extra|additional|any *?'],
  },
  cao: {
    anywhere: ['cao', 'correct answer only'],
    alone: ['cso', 'exact answer|value? only', 'this|exactly answer? only', 'only this'],
  },
  passed: {
    anywhere: [
      'with|without no? working shown? seen?',
      'and correct|appropriate work|working is|was? shown',
      'do not ignore subsequent|further working|work',
      'dont ignore subsequent|further working|work',
      'no isw',
    ],
    alone: [
      'nfww',
      'soi',
      'bod',
      'www',
      'seen',
      'or? implied',
      'dep',
      'ignore case|capitals|capitalisation',
      'and? no extras|others|more',
      'no working needed|required',
      'first? check the? answer|answers on|in the? answer line|space',
      `award|give|allow|credit? full|all|# marks|mark for|if the? correct|final|right? answer|answers ,? with|without|no or? with|without|no? any? working|workings|calculation? shown?`,
      `correct? answer|answers with|without|no or? with|without|no? any? working|workings shown? gains|gets|scores|earns|worth full|all|both|# marks|mark?`,
    ],
  },
  converse: {
    anywhere: ['ora', 'or? reverse|converse argument'],
    alone: [
      `${give}? the? converse|reverse|opposite argument|statement|answer?`,
      'or? vice versa',
      'or converse|reverse',
    ],
  },
  unitIgnored: { alone: ['ignore|condone incorrect|wrong? any? unit|units'] },
  unitFree: {
    anywhere: ['with no|missing unit|units', 'without a|the? unit|units', 'no unit|units given'],
    alone: [
      'ignore|condone missing|lack|no of? any? unit|units',
      `unit|units not ${needed}|important for? the? mark?`,
      `no unit|units ${needed}?`,
      `${give}? with or without the? unit|units`,
      `${give}? without the? unit|units`,
      'unit|units optional',
    ],
  },
  unitNeeded: {
    alone: [
      `correct? unit|units must|is|are? be? ${needed}|given|included|stated|shown|correct for? the? mark|marks?`,
      'must|should|needs|need to? have|include|give|show|be the|a|correct? unit|units',
      'with correct|the? unit|units',
      'no marks|mark without unit|units',
      'penalise missing|lack|no of? unit|units',
      'do not accept|allow without unit|units',
    ],
  },
  spellingFree: {
    alone: [
      `ignore|${give} minor|small|slight|any|poor? spelling errors|mistakes|slips`,
      `ignore|${give} minor|poor|any|phonetic|phonetically|incorrect|wrong|recognisable|alternative|reasonable|close|plausible correct? spelling|spellings|misspelling|misspellings`,
      `ignore|${give} spelling|spellings|misspellings|misspelling|misspelt`,
      'spelling does|need not matter|be|need to? be? correct|exact|perfect?',
      'spelling not important|needed|required|penalised|assessed',
      'do not penalise spelling',
      'dont penalise spelling',
      'any? recognisable|phonetic spelling|spellings',
      'spelling must be recognisable|phonetic|clear|readable',
      'spelling errors ok|fine|allowed',
    ],
  },
  spellingMatters: {
    alone: [
      'correct|exact|accurate spelling only|needed|required|essential?',
      'spelling|accent|accents|capital must be|is correct|exact|accurate|right',
      'spelling|accents|accent matters|matter|counts|required|needed|essential|important',
      'must be spelt|spelled correctly|correct|right',
      'must|should|needs have|be? correct|a? spelling|accent|accents|capital letter?',
      'with correct|the? accent|accents',
      'spelt|spelled correctly',
    ],
  },
  together: {
    alone: [
      `both|all|two|three|four #? parts|answers|points|values|words|terms|items|numbers|names|correct|ideas? are|is|must|have|to? be? ${needed}|given|correct|present|there for|to? the|get|gain|score|one|1? mark|marks?`,
      'needs|need|must|requires|require have|be|give|include|state|name? both|all',
      'both for # mark|marks',
      'all # for # mark|marks',
      'both|all for|to get|gain|score? the mark|marks',
      'both',
      'both answers|parts|words|names',
    ],
  },
  anyOrder: {
    alone: [
      'in? any|either order',
      'answers|answer|points? may|can|must? be? given? in? any|either order',
      'order does|is? not matter|important|needed|required',
      'order doesnt matter',
      'order irrelevant',
      'order unimportant',
    ],
  },
  inOrder: {
    alone: [
      'must|have? to? be? in the|this|that|correct|right? correct|right? order|sequence only?',
      'must|have? to? be? in the|this|that|correct|right? correct|right? order|sequence for the mark|marks',
      'answers|answer must be? given? in this|the order',
      'in this|that order',
      'in the order|correct|right|given order?',
      'correct|right order|sequence only|needed|required|essential?',
      'order must|is|matters|important|needed|required be|correct|important?',
    ],
  },
  open: {
    anywhere: ['or any? other|others|another|similar'],
    marked: [
      `also? ${give}? or? any|other|all|another other|all? ${suitable} ${things}?`,
      `also? ${give}? or? any|another other ${suitable}? ${things}?`,
      `also? ${give}? other ${suitable}? ${things}`,
      'answers|answer may|will vary',
      'list|this|these is|are? not exhaustive',
      'use professional judgement',
      `or other|others ${suitable}? ${things}?`,
      `a|an suitable|valid|reasonable|sensible|appropriate ${things}`,
      `${suitable} ${things}`,
    ],
    alone: ['etc', 'or similar|other|others', 'own|students|pupils own? answer|answers|opinion', `any ${suitable} *?`],
  },
  rounds: {
    anywhere: ['awrt', 'answers? that|which rounds|round|rounding to'],
    marked: ['art', 'rounds|rounding|rounded to', 'anything rounding|that to|rounds to?', `${give} awrt`],
  },
  ranged: {
    anywhere: [
      'accept|allow|credit? any single? value|figure|number|answer|date|year|time|temperature|one in|within|from the|this|that range',
      'anything in|within the|this range',
      'accept|allow values? in|within the|this? range',
    ],
  },
  inRange: {
    marked: [
      'answer|answers|value|values|anything|any|number|numbers|result? value|number? in|within the? range of|from?',
      'range of?',
      'within range?',
    ],
  },
  figures: { anywhere: ['to|correct? to? # sf|sfs|sig|significant|signif figs|figures|figure|fig?', 'to # digits'] },
  places: { anywhere: ['to|correct? to? # dp|dps', 'to|correct? to? # decimal|dec places|place'] },
  each: {
    marked: [
      '# mark|marks|m|pt|point|points for? each',
      `# mark|marks for each|every ${suitable}|separate|different? ${things}?`,
      '# x|× # mark|marks',
      '# mark|marks per *',
      'each for|worth|is|scores|gets? # mark|marks?',
      'a mark for? each',
      '# each',
      'each # mark|marks',
    ],
  },
  most: {
    marked: [
      'max|maximum of? # mark|marks?',
      'to|up a|the? max|maximum of # mark|marks?',
      'max|maximum [|( # mark|marks? ]|)',
      '# mark|marks max|maximum',
      '# max|maximum',
      'up to # marks|mark',
    ],
  },
  worthOf: {
    marked: [
      'award|give? # mark|marks for|if for? each? stating|saying|naming|identifying|correctly?',
      '# mark|marks :|-|–|=',
    ],
  },
  worth: {
    anywhere: [
      'scores|gains|gets|earns|worth|for # mark|marks',
      'with|without? no? working? scores|gains|gets|earns full|both|all marks|mark',
    ],
    marked: ['# mark|marks|mk|mks'],
  },
} as const satisfies Record<string, { readonly [W in Where | 'capital']?: readonly string[] }>;
