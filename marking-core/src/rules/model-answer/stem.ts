import { baseForms, irregularForms } from '../../text/inflections.ts';

const irregular = irregularForms(
  'better good,best good,worse bad,worst bad,lesser less,ran run,felt feel,left leave,got get,gotten get,told tell,knew know,known know,' +
    'thought think,came come,began begin,begun begin,brought bring,caught catch,spun spin,shone shine,dug dig,fed feed,led lead,sent send,' +
    'spent spend,meant mean,met meet,sat sit,said say,sold sell,swung swing,tore tear,torn tear,wrote write,written write,eaten eat,ate eat,' +
    'drank drink,drunk drink,bent bend,blew blow,blown blow,drew draw,drawn draw,drove drive,driven drive,forgot forget,hid hide,hidden hide,' +
    'hung hang,hurt hurt,rang ring,rung ring,sang sing,shot shoot,slept sleep,spoke speak,spoken speak,stole steal,struck strike,swept sweep,' +
    'taught teach,understood understand,won win,wound wind,feet foot,teeth tooth,mice mouse,leaves leaf,halves half,lives live,knives knife,' +
    'children child,people person,shown show,done do,died die,dying die,lying lie,tying tie,drier dry,driest dry,tied tie,data data,gas gas',
);

/** The base forms of a word, degrees of comparison and more irregular forms included: 'heavier' gives heavy, 'best' good. */
export function wordBases(word: string): readonly string[] {
  const known = irregular.get(word);
  const bases = known === undefined ? baseForms(word) : [word, known];
  const positive = withoutDegree(word);
  return positive.length === 0 ? bases : [...new Set([...bases, ...positive])];
}

/** 'bigger' gives big, 'larger' large and larg, 'heaviest' heavy; 'water' gives wat and wate, which are no words and match nothing. */
function withoutDegree(word: string): string[] {
  const ending = word.endsWith('est') ? 3 : word.endsWith('er') ? 2 : 0;
  if (ending === 0 || word.length < ending + 3) return [];
  const stem = word.slice(0, -ending);
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`];
  if (stem.at(-1) === stem.at(-2)) return [stem.slice(0, -1), stem];
  return [stem, `${stem}e`];
}

const endings =
  'ational ationally ation ition ment ments ness ities ity ically ical ally ially ial al ely ly ances ance ences ence ants ant ents ent ables able ibles ible ably ives ive ously ous ors or ers er ists ist ism ing ings ed es s ion ions ful fully ic ics ise ises ised ising ize izes ized izing ify ifies ified y e en'
    .split(' ')
    .sort((a, b) => b.length - a.length);

/** What is left of a word without its endings, at least four letters: 'evaporation', 'evaporating' and 'evaporates' are 'evapor'. */
export function wordStem(word: string): string {
  let stem = word;
  for (let round = 0; round < 2; round++) {
    const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= 4);
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}
