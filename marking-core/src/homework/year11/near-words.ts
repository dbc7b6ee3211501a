/**
 * Real words that are no misspelling of the words of the year11 mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
abode acclivity acidity acquires acridity activate actively activism activist afferent aide aimed aiming aitch alder
alger all altar altercation alternation ammunition andreas aps apter arrow arsehole article articulation aster attache
attack ave aver baal baggier bail baking bald bale bali balky ballsed ballses ballsing bally balm band baps bard barge
barrow bast baster batter battery battier bawl beading beak beaming bean bearing beater beating bee beef beep beer beet
beggar bell belt ben bend bendiest berating bereaving bern bess betaking bette bettor bid bide biggles bighorns bight
bill bin binged bird bite biter bits bitter bittier bleak bleating bless blind block blond bloody bloom bloop blot
blower blt boat boater bock bod boggier bola bold bole boll bone bong bonk bonn bono bony booger boot bore bose bot
bounded bounding bounds bout bowed bowell bowen bower bowing bowl boyd bracing brake braving braying brazing breaching
bread breaker bream breasting breathing breeding breezing brewing bricking bright brisking broker brood brooke bugger
buggery buggier bulgy bulk bull bully bungholes bust butter buttery call came canticle caps captivity card carder cast
caster cave cell chance chang changeling changer chanted chanting chard charge chung cite clanged clanging clock close
cock coin cole colt compilation complected completed completing completion compliant complicatedly complicit complicity
complimentary cone cong core cover creak creaming creasing creating croaking dafter dame darrow dave dawn decatur
decease declension decree decries deed deep dell denitrification denture departure depressed depresses depressing
depression detachable detached detaches detaching detachment detested dieted differed difference differentiation
differently differing difficultly difficulty diffident digger digressed dime directed direst disgusted disport diver
diverted divest dock docket doggone dole dolt don dong donn dose dover dow dowel downy dreading dreaming drown dust
dwell easel east easter eater eave eben een effect efferent eighth eighty ell elongation enchanted enchanting enquires
equines erectly esophaguss esquires ester ever ewer exchange fabled failings falter fame farrow fast fasten fats fatter
fave feaster feature federation feed felled felling fells fess fester fetter fever fiats fibs fight figs fill find fins
firs fist fiver fixs flits flock flood flower foll fond fore foster freak fright full fustier gabs gads gags gall gals
game gape gars gas gasp gass gave gawps gays gdps geed gelled gelling gene gide gite gits giver glower gnps godel goner
gong gonk gops gore gown gps grant greasing gust gyps hades hake hale hall halter halve hand hanged hanging haps harden
hardier hardy hare hark harm harp harper harrow hart hast hate havel haven hawed hawing hayed hayes haying haze heard
heave heed heep height hell herd herder hess hewer hey hide hind hits hive hoard hoarder hock hoe hoke hold holey
holmes hols holt holy home hone hong hope horded hording hose hove hover howe howled howling hoyle hue hug huger hugh
hughes hugo hume hurd hustings ide ilium implicate increase ind infesting info ingested ingesting inquires int inter
interline interstice intertwine intestate intestinal intonation intoned intoning intro investigation investing ito jain
jame japs jeep jell jess jigger joan jock john joint jolt jon jones joni jose keel keen kelp kemp kettering kind kinney
kite kits kneed kong lackey lager lame lang laps lard larder largo larked larking lase lass last later lave leaking
leas leds leeds lees legs leis lens lenss leos les lesa lessies lesss lest lets letter lever lews liberation lick lifer
light liker lime lind liner ling lite littler live liven livery lng lobe loci locke locket loco lode lodged lodging log
loge loin lome lon lone look loose lope lore los loser loss lounged lounging louse love lover lowe lower luck luge
lugholes lung lust mall maps marge marrow mast master meed mess mights mime mind missive mist mite mits mock modal mode
modem moderation modulation mole molecular month more morel moses most motel moth mouthe mouthy mover mst mus muse mush
musk muss musty mutt myst name naps nativity nave ned needled needling needy neer nell nerd netter newer nicholes
nigger night nits nose oder oer oesophagi oily ole oliver ollies one onetime optima ore orly oses oust oven overfed
overt own pabst pact pall palmer panaceas pancreass pangaeas pant paps pare part partial participation participle
partition pas pass passive pasta paste pastiche pastille pasty pat patrice pave peaking peed peen peep perfect perfecta
perfecter pericles pest phreaking pinholes pinto pits pock pocket poe poke pole pond pone pong pooed pooing pope pork
porn port porticoes pose post poured pouring poxes pres prong psst pst pure pyre quires rafter raking raps raster rave
reach reacquires reactivity reading reaming reaping rearing reburies recreate redact reed reeking reform rehires
remaking renter requiem requite requiter respires restructure retaking retires rewires ride rigger righto rime rind
rite river rock rocket role rose rover rowel rust sade safe sage sake sale sallower salter sam samey sane saps sarge
sase satay sate save sawed sawing saxes say seamed seaming search seed seen seep sell setter sewer shade shake shale
shame shane shard share sharpe shave shay shield shill shoaled shower side sidney sifted sifting sigh sill silted
silting sine sire sises sit situ sixes size skill slay slight slit sliver slowed slowing smell smellier smite sneaking
soaped soaping sock sole song sore soses south sower sown spay speaking spill spilt spit spite splat spliced splicing
spline splint spore squeegeed squeezer squires sta stab stacy staffed staffing stag stagy staked staking staled staling
stall stan stanch star starchy stat staved staving ste stifled stifling stile stilt stirling stray streaking stricture
structural sty substation substrata substratum subtracted subtracting subtraction suite sulky sway swell swill
tactility tall tame tancreds taps tasted taster tasting teed teen tell tess thea thee theirs them thens theory theres
theses thew theyd theyve thole thy tide tidy tie tight tile till tim timer timex tin tina tine ting tinny tint tire
tits tittle tole tome tone tong tony tore towel town treading treating trekking trey tweaking unchained unchaining
uncharged uncharted unchaste unhanded unhanding unhinge unto vast vaster veep venture vittles vole volt vowel wade wail
wald wale walk wally walt walter ward warder wast waster wave weal weed ween weep weight weill weld welles welly welt
wetter whey whole widen wider wife wight wilde wile willed willing wills wind wine winy wipe wire wise wits wive wong
wore wreak wrecking wright wring wrung yall yaps yard yarrow yell yess yodel yong yore youth zaps zits zone
`;
