/** Words for a kind of thing that may follow a name: 'oxygen gas', 'the heart organ'. */
const kinds =
  'gas gases liquid solid process organ part tool device instrument equipment thing type kind sort form system force energy cell cells element compound metal ' +
  'substance material acid rock layer stage step animal plant bond bonding reaction theory law planet star city country river war battle king queen ' +
  'word term name number colour molecule ion atom particle particles wave waves effect group species organism ' +
  'method unit teeth tooth pull movement era period age empire religion language sea ocean mountain desert forest party government poem novel ' +
  'play character author artist painter composer key note';

/** Words that say nothing of their own in a short answer. */
const fillers =
  'answer called call named use used using would know one example something sure definitely obviously pretty maybe perhaps possibly probably likely think thought ' +
  'guess say said means mean must mainly mostly usually often basically actually really literally both single main most very quite simply correct right true ' +
  'please idk dunno hmm um er ok yeah yes well like lot lots bit';

/** Words behind which a further answer is only a doubt about the first one. */
const hedges =
  'maybe perhaps possibly probably could might may think guess either alternatively else otherwise sometimes';

export const kindWords: ReadonlySet<string> = new Set(kinds.split(' '));
export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));
export const hedgeWords: ReadonlySet<string> = new Set(hedges.split(' '));

/** Words that begin an explanation, in which other things may be named. */
export const explainingWords: ReadonlySet<string> = new Set(
  'because becos becuz beacuse becuase becasue cos coz cuz bc since as so to that which who whose where when while if for from with by than like unlike during after before until'.split(
    ' ',
  ),
);

/** Words that part what an answer says. */
export const partingWords: ReadonlySet<string> = new Set(
  'or and but then also plus nor though although however whereas instead maybe perhaps alternatively otherwise'.split(
    ' ',
  ),
);
