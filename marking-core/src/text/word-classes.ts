/** What a word does in a sentence, as bits, whatever the question. A word without bits carries content. */
export const wordClass = {
  /** Carries no content of its own: articles, prepositions, forms of be, have, do, get, become. */
  function: 1,
  /** Denies what follows it: not, no, never, without. */
  denier: 2,
  /** Denies what follows unless the scheme uses the word itself: stops, fails, prevents. */
  weakDenier: 4,
  /** Begins a clause of its own after a denial: it, they, we. */
  subject: 8,
  /** is, are, was, were */
  copula: 16,
  /** Ends the reach of a denial: but, because, whereas. */
  turn: 32,
  /** that, which, who */
  relative: 64,
  /** and, or, nor */
  joiner: 128,
  /** or: its two sides are alternatives. */
  either: 256,
  /** only, just: after 'not' they make it no denial. */
  only: 512,
  /** sure, certain: after 'not' they say doubt, not denial. */
  sure: 1024,
  /** nor: denies, however many denials precede it. */
  nor: 2048,
  /** except, other (than), apart (from), (all) but: may leave out what follows. */
  exception: 4096,
  /** wait, sorry, oops, (I) mean, actually, nope: may take back what precedes. */
  correction: 8192,
  /** no, nope, nah, actually: may put what follows in the place of what precedes. */
  change: 16384,
} as const;

const {
  function: func,
  denier,
  weakDenier,
  subject,
  copula,
  turn,
  relative,
  joiner,
  either,
  only,
  sure,
  nor,
  exception,
  correction,
  change,
} = wordClass;

/** Because, and how pupils spell it. */
export const becauseWords =
  'because cos coz cuz cus becos becuz bc bcos bcoz bcuz becoz becuase becasue becouse beacuse beacause becaus';

const rows: readonly (readonly [number, string])[] = [
  [
    func,
    'the an of to in on at by for with from into onto up out off as than then there here its their his her my our your',
  ],
  [
    func,
    'be been being am has have had having do does did doing done get gets got getting gotten become becomes became becoming',
  ],
  [func, 'will can could may might must shall should just very really quite too also some any please'],
  [func, 'when during if this these those what where how why think believe guess probably maybe'],
  [func, 'perhaps going go goes would about'],
  [func | copula, 'is are was were'],
  [func | subject, 'it they he she we i you'],
  [func | relative, 'that which wich who whose'],
  [func | joiner, 'and'],
  [func | joiner | either, 'or'],
  [func | turn, 'but however whereas although though since while yet therefore instead so hence thus'],
  [func | turn, becauseWords],
  [exception, 'except excluding unlike apart other but instead rather'],
  [func | only, 'only just merely simply'],
  [sure, 'sure certain'],
  [correction, 'wait sorry mean meant oops whoops actually nope nah'],
  [change, 'no nope nah actually'],
  [
    denier | func,
    'not no never cannot cant without none neither nothing nobody unable hardly barely scarcely rarely non',
  ],
  [
    denier | func,
    'doesnt didnt dont isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt aint mustnt neednt',
  ],
  [
    denier | func,
    'dosnt dosent doesent dident didint isint arnt wasent wernt wouldent couldent coudnt woudnt carnt cnt donot nothin',
  ],
  [denier | func | joiner | nor, 'nor'],
  [
    weakDenier,
    'fail fails failed failing stop stops stopped stopping prevent prevents prevented lack lacks lacked lacking',
  ],
  [weakDenier, 'avoid avoids avoided refuse refuses refused incorrect wrong untrue useless'],
];

/** Classes of the words that have one. */
export const wordClasses: ReadonlyMap<string, number> = classes();

function classes(): Map<string, number> {
  const map = new Map<string, number>([['a', func]]);
  for (const [bits, words] of rows) {
    for (const word of words.split(' ')) map.set(word, (map.get(word) ?? 0) | bits);
  }
  return map;
}
