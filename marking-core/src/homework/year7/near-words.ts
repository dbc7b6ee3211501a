/**
 * Real words that are no misspelling of the words of the year7 mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
aaron ace actor afferent after aimed aiming aired aires airing akron alder alger altar altercation alternation amerind
amiable ammunition anteing ape append apter ara arable areal arena ares aria aries aron arras arron ask ass aster atop
avery ayes babble bach bad bail bake baker bakery bald baling balling ban bandy bane bang bani bank banns banting bard
baring bark barn barnes barring base bask bass bast baste batch bauble baud bawd bead beaked bear bearer beat beater
beaver beck becker beep bell bend benson bent bering bern bespectacled best bevel bible bight biker bile billed billing
bind biol black blame blanca bland blast bleaker blight blinder bling blip block blogger boat bobbie bobsled bock
boggle boiler boise bold bole boll bonce bond bong book booker boole boom boring born borne bose boss bother boules
bowl boyle brad braid bran brandi brando brandt brandy brant braze breaker breeding breezy brest brimming bring broil
broom bubble bubbly buck bulling bun bur burbs burg burger burke burks burl burp burr burt bury bust byes cafe cage
cake came cane cantrell cape care carefully carting cary cas casey cash cask cast caste cat catch cater cause cave
caver cawed cawing cease celias cell celsiuss censor censured censuring cent central chair chan chance changeling
changer chant charge charting chase chat cheat chicness chip chock chose christmass chung cinder clack clang clap class
click clii clinger clinker clio clit clix cloak cloches clone clonk clop closet closure clove clover cloyed cloying
cluck coal coalition coast coax cobble cock codependent coder cognition cohered cohering coil coin colander cold colt
comer con concision conditional conditioner conduction conduit cong conn conniption consent consonant constance
constancy constantly constraint consultant cont contact content contestant contrail contrition controller conviction
cook coon coot cor cora cord cordite core corer cork corm corny coronation corp corr cory coss cost cot cove coven
covert covet covey cower coyer craft cram crated crating crest crimp crises crisis crispness crispy croat crock crunch
crunchier crunchy cube cumber dace daft dame dampened darting dater dead dear dearer decree dedication deep defeated
deference deice dell dent dept devise died differed differentials differentiate differently differing diffidence
diffident digress dime dimer dimming dingle dire disbanded disbanding distant distaste distended distending distension
distention distinct doings dong doom dose doss dost dover dram drat draughty drift drip drought dumber dust dyes ear
earphone ease east eat eater efferent eight eire ekes elbe elise ell elongation elsa elsie elsies elves emery enes
ensured ensuring equated equating equation erse erst escalation escapee ese est ether euler ever everette evert
everyone eves ewes excerpt exes expedient experienced experiencing experimental experimenter eyres facet fact factory
fade faeces failings fain fairbanks fairy fake fakir falling falser falsie falsies falter fame farce fare farthing
farting fast fate father fave favour faxed faxes faxing faye faze fear feat featured featuring fell fest fibre fie fife
fifth fight file find fine fir firer firm five fixer flair flake flambe flamer flare flawed flawing flayed flaying
fleming flight flip flock flogger flood floss flume foamed foaming foil fold fond foo foodies fool foot ford fore form
fort fosses foxed foxes foxing frame fraught freed freeze friable fro frog fromm fuchs funfair furn gage gaggle game
ganged ganges ganging gape gary gases gasometer gass gauze gear geld gelled gelling gent giggle giggly glads glam glans
glanss glasss glassy globe gloss glossies glosss glossys glover glowed glowing goad goat gobble god goggless gogol gold
gong goo goode goody goof googly gook goon goop goring gouge grab graced gracing grad graft gran grand grass grated
grating graved graving gray grazed grazes grazing grep grid grilled grilling grim grin gripe gris grit groom groped
groping grove grue guam gust hack hail hairball hairy hake halter hampered hand hang hardened harelip harte hast haste
hastened hatband hatch hater hatred headbanging headboard headland headman headstand headstone headwind heady heal heap
hear hearer heart heath heaved heaving hed heed heep heft heir hell helm help hemostat hemp herd hied hind hing hire
hobble hod hoe hole hols holt holy hong hood hook horded hording horn hornet hose host hover howd howling hustings hype
hyphened identically ied inced incing ind independence independently inference instance instant interchange ioss ire
isinglass jack jake jame janies jape jeep jell jest jingle jogger joggle jose joust jut keats keel keen kelp kemp kent
kepi kid kidd kin kinda kindled kindling kindred kine king kink kith knack knew knob knot known knox kong kook kraft
lace lager lair lake lame land lang laoss las lase lash lass lat latch late later latte lead lear leasing least leger
leggier legree leisured lengthy lent less lest levee lever lied ligated ligating ligation lightning lime lind ling
lintel lip lire list lng lobe lobs lock lode lodged lodger lodging loft log loge logier lois loiss lome lon lone longer
look loom loos loose loot lope lops lore lorn loser losss lot lott lounged lounging lous louse lout love lover lowe
lows loxs lsat lube luger lugger lumber lung lust lyes mace mach mack macs macy mads maes mags mais make mamies mams
man mandy mane manged mangy mani manky manly mann manometer manured manuring manx maos maps mark mars marss mary masc
maser mash masss mast match mater mats matured maturing maws maxs mays mayss mead meany meat meld mensuration mess mich
mights mime mind mingle minot mint minty minuet minuit minuses minuter minutest minutia minutiae mire miss mixed mixes
mixing moat moil monies monition monte mood morn mort moses moss most mother mounted mounting mover mss muck mulch
munch munition mush musk muss musts nair naked name nape nary natch neal neap neat neater nebr neer nell nest niece
nifty night nixed nixes nixing nobble nonce nook nose now numbed numbing numeration oases oass oat oclock oil oiled
oiling oily old ollies oort opec orly oses oss otter ouch ounce oust ovary over pace pack pair parable parameter
parting pass past paste patch peaces pear peat pecos pecs peep pent pentacle pest picas pics pied pieing pierce pisces
pith pittance plastic pleasured pleasuring plight ponce pong porn port pose poss post potatoes pother potted potting
potts potty pram preheated pretested pretesting proactive prob proceed proctor production productive project projectile
projector prole prom prone prose prosecute prosecutor prospected prospecting prospective prospector protectively
protege protegee protest protester protracted protracting protraction protractor prove pubes puces quality quantify
quantise quantitation quickness race rack raft rake ram ramekin rand rape rater read rear reassured reassuring rebated
recondition recreated reflated reheat reit rejected related released relegated relented remeasured remeasuring remelted
remote remover rendition renovation rent repaved repeal repeatedly repeater repelled repent repetition replaced
replanted replayed repleted reported repute res resat resealed reseed resented reset resit resp respected restarting
restated restring retested retreated revealed revel reveries reverted rewove reyes right rime rimming rind ringling rip
roam robe roil rom ronstadt rood roof rook roomy root rose ross rover rube ruched ruder rue rule rust ryes sack sade
safely safer sage sake sale salter salting sam samey sand sane sase sask sass satay sate satiable save sawed sawing
saxes scala scald scalp scaly scamming scanting scar scare scarp scary scatting sconce scoped scoping scorn scratchy
screechy scrunch sculls scumming scurf scything sealed sealing seamed seaming sear seat seep seething seize sell senior
senor sensory sent sept shack shade shafting shake shale shame shamming shane share sharking sharpe sharpened shave
shay sheeps shes shied shies shilled shim shimmying shingle ships shirting shod shone shoo shop shoppes shore short
shot shove show shying sickness side sight sim sine singe singless singlet singly sire sises site sixes sizer skating
skim skimping skirting slack slamming slanting slating slay slickness slight slim slip sloe slop slumming smack smart
smith smooth snaked snaking snarf snaring snark snarling snick snort snow soaped soaping soaring soft softy soil sold
song soot soothing sop sore sorta sortied sorties soses soss sot spaced spacing spamming sparing sparking sparring
spatting spay species speck specss spectacless spectate sped speed spelled spelling spew spic sport spurting spyglass
squalled squalling sta stab stabling stack stacy staffed staffing stag stage stagy staid staining stake stale stalking
stalled stalling stamping stan standing stapling star starching stare stark starling starr starter startle starve
stashing stat state stave stayer steed stemming step sterling stetting stinting stirling stirring stoked stoking stol
stomp stoned stoning stoop stopcock stored storing storming stoup stow strafing strata strati strawing stray string
strop stuart stunting sty subclass such summing sundass sunglassess sunless surmount surroundingss swamping swarming
swatch swatting sway swig swilled swilling swimmingly swinging swiped swiping swirling swishing swiz swum tack taiping
taker tale talked talking tall tame tamer tamp tanked tanking tap tapas taper tare tarring tart task tass taste tate
tater tatting taupe taxed taxes taxing teal teaming tear teat ted teed teeming tefl tel telly tempe temperate tempo
tempt tensor tent tes tesl tess testes testy tet text thermally thermostatic thickeners thickens thickest thickets
thicknesss thin thine thingy thinking thinks thinness thong tiber tide tier tiger tight tile tiler till tim timber
timex timur tine ting tingle tire tithed tithing toed toggle toil toke told toll tome tong tool toot top torn tort toss
tram transferal transfix transform transfused transfuses transfusing transfusion translation transpiration transpired
transpiring transverses treas treasured treasuring tree trepidation trickiness tried trimming trip tripos truce truer
trug trussed trussing trying tub tuba tuber tue tull tune turing turn turner tuxes twinged twinging tying tyke typo
tyre umber unfailing unfairer unpaired upstarting urea urn valance valuable vape var variably variance variate
variegation vase vast veep veld velum vent ventilation veritable verity vest viable vied voile volute wack wader wafer
waft wager waist wait waite waiter wake walt walter wand want wart wary wash wasp waster waterbed watery wats watt
waver weaker wear wearer weep weft weigh weighty weld well welt wen wend wept west wet wheat whinged whinging width
wight wild wimping win winced wincing windy wine wing wingding wink wino winy wire wish wist wit witch withe witt
wobble wold wong wonted wonts wood wort wrest wright writhed writhing xmass year yeats yell yes yest yong zany zest
zoom zorn
`;
