/**
 * Real words that are no misspelling of the words of the childcare mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
abbe abby abe abel abject abler ablution ably abms aboard abort abound abrade abstention abut accent accesss accidental
acclivity accuse aces achiever acidity acme acquisitive acquit acre acridest acridity activate activism activist
actuation addressed addressing admirer admixed admixes admixing adonises adulated adulates adulating adulation aeration
aerial affectedly afferent afflicted affluence age aggregation aggressive aggressor agitation aglow agrees aground ague
aid aide aigrette ailed ailing aimed aiming aims aired aires airiness airing aitch alder ale alford alice aline alive
all allay allocate allot alloy alms alter ambivalence ambivalently amble amok amp ams amway ancient andes angies
angulation animist ant anther apace application apter ara arcs arden areal arena argent arguer argus aria aries ariess
arises arising ark armament armature army arranger arras ars arterial artfully articular articulated articulating
articulation artiness arts arums ashram aspects ass assam assistance assisting associate assortative assurance assure
aster ate atms atoned atop atrial attack attacker attained attainment attendee attentive attenuate attest attracted
attrition attuned augment aus authoring ave aver avery avid avoidance awacs awaking awarded awkward awry axle ayes
baaed baaing baal babe babel babysitter bach backboard backhand backwardly backwash backwoods backyard bacterial
baddies bade baggier bail bake bald baldly baldy bale balefully bali ballsed ballses ballsing bally balm band bane
banish bank bankcard banting bar barbies bard bare bareness barents barer barge bark barn barness baroness barth bas
basel baser bash basie basies basil basin basis bask bass bast baste baster batch bate bath bather batter battery
battier bawl bay bayes bbses beach bead beady beak beaker beam bean beard beat beater beau beck bedside beehive
beelines beep beer bees beet befits begat beggar beguines begun behalves behan behavioural behove behring beings belay
belief believed believer believes believing bell belle belly bend benedicts benefice benets benin bent berating bering
berm bern berth bespeaking bess best beth betide bette bettor bewared bewaring biased biases biasing bible bickers
bicycle bidden biddy bide biden bight biker biko bile bilingually bilk billy bind binged biol biped birch birdlike
birther birthright bite biter bitter bitterest bittier black blade blake blamer blanca bland blanked blanker blankest
blanking blare blase blat blaze bleaching bleak bleakness blear bleating bleep blend bless blight blighter bling blini
blink blistering blond blots blow blower boar boardwalk boat boater bock bod bode bodged bodging boeing boggier bogies
boinking bold bolder bole boll bonce boneless boner bong bonk bonn bono bonus bony boo boob booger bookies boom boon
boone boor boot booth boozed boozes boozing border bore borg bork borne boron boru bose bosh boss bot botch botha
bother bough bowed bower bowies bowing boxed boxes boxing boxlike boxy boy boyd boyish brace bradly braid brainy braise
braked braking bran brattain brawl brawn breach bread breadth bream breasting breather breathier breathy breeding
breezing brent brest brian bridged bridging bries brig briggs bright brill brine brink briny brisk briton britten
broaching broker brook broom broth brothel brow brown bruin bruise bruit buck budded budding budge budgies bugger
buggery buggier bulgy bulky bull bullring bump bung bunk burly burn buses bush busied buss bust butter buttery byes
byproduct caber cable cabs cached caches caching cad cadre cafe cage caginess cain cake cal calf cali call caller
callow calmer calve cam camel cameo camp camus cane caner cans canted canting cants cape caper caps captivity car cara
carbs carder cardies cardin career careful carefuller caress caresss caret carey cariess carious carl carly caroused
carouses carousing carp carper carr carriers carrys cart carter carve carver cary cas case caster cat catchy cater
cather caucused causer cave caver cawed cawing caws cays cayuse cease ceiling celebrated celebrating celebration cello
celt cement censor cent ceos cereal cerebra cerebrate cerebrum ceres ceress cerise cession chad chafed chaffed chaffing
chafing chain chaises champ chan chancel chancre chancy chang changeling changer chant chaos chap chappy char
characterisation characterised characterises characterising chard charge chariness charm chart charter chased chases
chasing chauncey cheapen cheapo cheat cheater cheek cheep cheops chert ches chess chesty chick chided chiding
childbearing childminding chile chill chink chipper chit chock choir chopper chose chous chow chub chuck chung chyme
cider cinch cinctures cine circe circlet circulation citation clack claimed clair clam clamp clan clanged clanging
claps clare clash clasp classic classically classs classy claus clause clauss claws clay cleanly cleansed cleanses
cleansing cleat cleave cleft cleos clickers clime clinical clink clios clive cloche clod clog clone clop closer closet
clot cloth clotho clove clover cloy cls clue clung coal coalition coast coax cock cod coddle code coder cody
coeducation coexistent cognition cognitively cohere cohesion coin coincidence coincident coiner coke col cola colder
cole coll collage collation colleague collusion colo colt com coma comb combiner comer comet comfortably comm commence
commend commentate commotion communal commune communicable communicant communicative communicator communion communique
communism communist community como comp comparative complete completer completest complexly comport composted
composting compote comprehend comprehensive comte concede conceited conceive conception concerned concerning concert
concerto concession concision concocted concocting concoction concretely condensate condense condiment conditional
conditioner conduction conduit cone coneys confection conferee conference confers confess confidant confidante confide
confidently confider confine confinest conflated conflating conflation confluence confluent conformable conformation
conformed conformer conforming confrere confuser confute cong conger congregation congreve conkers conner conniption
connivers consecrate consented consenting conservatism conservative conservator consisted consistence consistency
consistently consisting consorted consorting consternation construct construe cont contained containing contended
contending contented contenting contention continence continent continua continual continuum contorted contorting
contortion contra contract contrite contuse convection convene convention converge conversant conversational conversely
convert converter conveyed conveying conveyors conveys convict convince convulse cony cooed cooing cook cooke coon
cooper cooperage cooperatively cooperator coordinately coordinator coors coos coot cop copay cope copier copious copse
coracle cord cordite cordon core corer coreys corine cork corker corm corn cornea cornet cornier coroner corporate
correcter corrector corries corrine corruptly cortical cory cosby cosh cosine coss cost cot cote couch counter county
coupes courage course cove coven covert covet covey cowed cower cowing coxed coxes coxing coy coyer cpis cpus cradled
cradling cram crap crape crass crated crating craw crawdad crawly creak crease creating creature cred creditable creed
creeping crees cress crest crewed crewels cribs crier crimes criminal crimp cringed cringing cripes crises critic
critically criticised criticises criticising croat crone crooner crops crosss croup crow crown cruiser cruse crusher
crusoe crust crustier cub cuddly cull curd curdle cure curer curies currently curse cus cuss cute dabs dafter daftness
dags dairy dais daisy dally dam damagess dame damn dampeners dampens dampers dampest dampnesss dane danish dankness
dans dare darer dark darkness darting das date dater dative dats dave davys daybed dded dding dea dead deafness deal
dean dear dearly dearness dearth deathbed deaves decaf decay decease deceived december deception deceptive declension
decree decried dedication deduce deduction deed deep deepness deer deeres dees def defected defection deference deft
defuse deice deject deliberation delicate delineation deliverer delivery dell delver demonise demonstrable
demonstrative demonstrator demotion deniable denigrate dense dent dental departed departing deplores deployed
deployment deprave deprecation depreciation depredation depressive depressor depth derided derive describer descried
descries description descrying desmonds destruct detached detachment detain detection detente developer developmental
devious devise devotional dhow dial diced dick dickers dict diem differed differentiation differently differing
difficultly diffidence diffident digger digitally digress digressive dike dill dime dimness dine ding dink dint dire
dirt disburse discos discs discus disk dismal diss dissociative dissuasion dist distally distending distension distil
distillation distinct distorted distorting distortion distresss district distrust disturber disuse dive divorcee dobs
dock docs doddle doer doge dogs doily dole doll dome don dona dong donn donne doom door dope dopers dork dorm dos dose
doss dost dote doth dots dough dour douse dove dover dower downed downing dows doze drab drag drain dram draped draping
drat drawl drawn dray dread dressed dressing drew dried dries drily drip droll drone dross drown druthers drying drys
duality ducal ducat duck duel duet dull dully dumbness dump dumpiness dune dung dunk dupers duplicate durability
duration duses dust dusters dustless dwell dyking dys each eared earl earle earliness earn earp earthier ease easel
easiness easter eaten eater eave eccentric eccentrically eccentricity ecologic economical economicss economise
economist economy eddy edict edit educ educational educative educator educe eek eel een eer eeriness efferent effluence
eft egress egresss eider eight eighty eire eject ekes elate elder elf ell elocution eluded elway embargos embarkation
embarks ember emery emigrant emigre emile emirate emission emit emory emoticon emotionalised emotionalises
emotionalising emotionally employee employer empress emulate endowment endue ene energise enforce enforcement enrolment
entente enteral entourage envelope envelopment envoy epicentre epicures equality equation eras erasure ere erecting
ergonomic erich eries eros eross errs ers erst eructation eses especial espouse est ester estes estimation estrange
etas ether ethnology ever everette evert everyone eves evocation ewer ewes examines exceeded exception excise
excitation excited exciting exclusion excommunicate excused exerciser exes exiled exiling exorcise exorcism exorcist
expanses expansion expects expedience expediency expend experimentation experimented experimenting expertise expires
explanation explicate explode exploits explorer explosion expo exports exposition expostulation expound expresss
exquisite ext extension extent extenuation external extruded exudation exuded eyres fable faience failings fain fair
fairness fake fallow falsies falter fame familial familiarisation familiarised familiarises familiarising familiarly
fanlight far farce fare farm farther farting fast fasten fat fate fatefully fatter fattier fave favoured favouring fays
feaster feat feather feathery federation feeble feeler feelingly felines felled felling fellinis fells felt fencings
fend fer fess fest fester fete fetter fettle feud fever fiance fiancee fiat fiches ficus fieldings fiend fight fighter
filing fill filly filter finagles finales financier finch find finder fine finer fingerling finis finiss fink finnish
fire firestone firm firs firth fish fisk fit five fixtures fla flab flack flag flak flame flan flap flared flaring
flashy flask flatbed flatt flaw flax flay fleas fled fleeing fleet flemings flesh flickers flight fling flit float
flood flos floss flour flow flower flt flub flung flush fluted fluting foaling foam fochs focuss foes foiling foist
fold folder foll folly fond font foo foodies fool footer footling footy fora forbade forbes forceps ford fore foreboded
foreboding foreplay forge forger forgot fork formally format former formula formulation fort forte forum fosses foster
foul foully framed framing frances frat freak fred freed freeing freezing fresher fret fried fries fright frigidly
fringed fringing frisk fritter fro frog fromm frond frosh frown fruity fuchs fuck fud fuddle fuel fuller fums fundy
funk fur furl furn fuse fusss fussy fustier gable gage gaia gail gaily gaines gainess gait gale gall gallows gama
gameness gamer gamest gamin gaminess gamy gape gardenia gars gary gases gasp gass gate gather gavin gays gaze gear gee
geek geld gelled gelling gen gena generation generic geneses genet genie genies genitive genre gent geocentric
geocentrically geos gere germ ges ghat gide gift giles gill gin ginger girth gist gite giveback givens giver glace
glandes glass glean glisten glistering gloss glove glow glower goad goas goat gobs gobsmacked god godel goer gogs gold
goldies goner gong gonk goo goode goody goof gook goon goop gops gordon gore goriness gorse gos goth gould gown gracie
gracies grade graduated graduating graduation grafting grain granada grand grandam granddad grandee grandfatherly
grandma grandmother granite granting granulate grape grass grate grave graze greasing great greece greed greek greene
greenpeace greenspan greer greeter grep greta greying grid grieving grilled grilling grim grimmer grin gripe gris griss
grit groan grog groin grok groom groped groper groping grosss grosz ground groupies groused grouses grousing grout
growl grunting gruss gtes guessed guessing guest guild gull gully gunfight gunk gush guss gust guzzle gyve hack hades
haem hair hairiness hake hal hale hall hallow halo halt halve ham hamilcar han handled handling handy hang hangar
hanger hank hanss haply harden hardier hardiness hardness hardy hare harem hark harmfully harness harp harper harpy
hart hastening hat hatch hate hatefully hater havel haven hawed hawing hayden hayed hayes haying hays haze haziness
hbase headier headship heady heal healthiest heap hearer hearse hearst hearth heartier heartily hearty heater heath
heather heave heaver hebe hecate heck hed heed heel heep heft heir helios hell helm hemes hemp hep hepper hera herb
herd herder hermes herod heroes heron herpes herr hesitant hess hewed hewer hewing hexed hexes hexing hick hide hider
hied hike hilarious hill hind hines hing hipper hippy hire hiss hist hither hitter hive hoard hoarder hoariness hobs
hock hod hoe hogs hoke holden holder hole holmes hols holt holy homelesss homeliest homeliness homer homey homeyness
homo hone honey hong hons hood hook hooke hoot hope hopeless hopper horde horn hornless hornlike horse horseless horus
hos hose host hostage hots hotting hound hour hove hover howd howe howellss hoyden huck huddle huger hugh hull hume
hump hung hungary hungrier hunk hunker hunter hurd hus hush huss hustings hying hype ide idealise idem identification
identity idled idles idling idolater idylls ied ike ilenes illnesss imagination imaginatively imitable imitative
imitator immaturely immigrant immolated immure impalement imper implicate imploded implored implores importunity
impressed impressing impression imputation inability inaction inadequacy inadequately inced incense inception inch
incident incing inclusion incomer incommode incur ind indeed indention indistinct induction ines inexact infarction
infectious inference infernal infest infirm inflated inflation inflect inflict influenza info infraction ing ingestion
inhabited inhabiting inhere inherent inheritor inhibited inhibiting inhibition initiation inject injurer ink inmate
innit inoperative inordinate inquisition insatiability inscribe insect inserted inserting insertion insistent
inspection inspects inspiratory instance instant instigated instigating instigation instituted instituting institution
instructional instructive instructor insulated insure int intact integral integrated integrating integration intensest
intent inter interceded interceding intercept intercession interdict interface interfered interfering interfiled
interfiling interject interlace interment intern internalisation internalised internalises internalising internally
internee internist internment interpol interpret interrelation interrupter intersect intersession intersex interval
intervened intervening intervention interwar intonation intoned intoning intranet intro introduction inure invention
inverse inverted inverting invitation iodises ionises ioss ious ire ironed ironing irritation islet iss issuer iterated
iterating iteration iterative ito ive jack jain jake jame jared jars jays jean jeep jeer jell jello jess jest jigger
jill jink jitters jive joan jock jody joes john joint jon jones joni jose josies jots joust jove joyless joys jumpy jun
june jung junkies juno jut jute kant kate kays keats keck keel keen kelp kemp kent kettering kettle kickers kicky kid
kidd kike kill kin kinda kindled kindling kindred kine king kink kip kirk kiss kith kneed knew knickers knob knot known
knox kong kook krone labials lac lace laceration lacy lade lager lain lair lake lamb lame lameness lamenting lamer lamp
lance land lane lang lank laoss lapel lard larder largo lark lars lase laser lash lass lassen lasted lasting lat latch
lateral latex lath lathe lather latte latter laue laughter lavas lave lavs laxer layer layperson laze laziness leach
lead leaf leak leakiness lean leann leanness leaped leaping lear learnt leary leas lease leaven leaver lectures leds
leeds leek leer lees lefty leigh leis lending lengthy lenience lenitive lens lenss lent les lesa lesion lessen lessies
lessor lesss lest letter levees levies levis levying levys lews lhotses liability liable lib libel liberace liberian
libertarian libra lice licit lick lie life lifo ligated ligating ligation lighten lightning liken liker lilies lilt
lima limbo lime limestone limiter limn limo limp limpness limy lin lina lind line ling linger lingeries lingual lino
lint lire list listener lister listerine listless liston lite literal literally literary literate literati litter
littler livability lively liven liver livy lng loaves lobe lobs localise locate lock locke locus lode lodger loft loge
logger logs loin lois loiss loll lome lone loner long longueur lons loo looker loom loon loop loose loot lope lops lord
lordship lore lorn lorry los loser losss lott lotus lough louise lounged lounger lounging lour lous louse louts
loveless lover lovey lowe lowery lowly loxs luck lug luke lull lully lump luna lunge lush lust lute lyes lying mabel
mable mace mach mack macs madly mads mae mage mags maid main mais maker malarial male mall mallow mamore mams man mane
manorial mantel mantled mantling maoris maos maps mare marge mariners marines mark mars marss mary mas masc mash mask
massive masss mast master masturbation match mate mater materialise materialism materialist materially materiel
maternal mather mats maws maxed maxes maxing maxs mays mayss maze mclean mead meade mealy meaner meanie meanness meant
meany meas measure meat medal medan medication meed meek meekness megan mel meld melt memling memoir memorial mend
menes menial meninges mentally mere merry mesmerise mess metal mete mettle mewl mias mich mick mics mid midden mights
migs mike mild mile military mill millstone mils mime mimi mimicked mimicking mimis min mince mincer mindy mine
minestrone ming mini mink minn minos mint minx mips mire mirs mirth mis misc misled misss misstated misstating missy
mist mistaken mister mistress mistresss misused misuses misusing mitigate mits mixtures moan moat mod modal mode modem
moderation modulation moe moet moire moistening mole moll molly moment momentary monet monger monies monition monk
monkey monotonic monotony monty monument mood moody mooed mooing moon mooney moor moore moot mope mopey morbid morel
morgan morn moro morse mort moses mosey moss mossback most mote motel moth motion motivator motive motorise mots moue
moult mound mouse moussed moussing mouthier mover movie movies mowed mower mowing mses mss mst muck muddle muddy mulch
mull mumps munch mung muppet mus muscly muse mush musicale musk muss musty mutation mute mutilate mutt muzzle myst nae
nah nair naive naked nam nameless nape napped nappier napping nark nary natch nate nativity nave nays neal neap nearly
nearness neat neath neatness nebr ned needled needling needy neer negress negresss neigh nell nerd nero nest net netter
nettle neut newer newt nice niches nick nickers nigger nigh nigher night nike nile nina nippy nitrate nitrite nixed
nixes nixing noddle noes nome nonfiction nonoperative nook noon norm normal norse nose nosh nosy notability nothings
notional nous novice nuder null nurser nutria nutriment nutritional nutritious nutritive nuttiest nuzzle oared oaring
oars oases oass oat oaten oates obeyed obeying observable observance observant observer obstruct obverse occident
occluded odder oder odes odin oer ogress oily oink olden oldies ole olen olive ollies omen omission oncoming ongoing
onlooking ono ont ope opec opel openhanded opera operatic operationally operator opined opining opportunely opportunism
opportunist oppressed oppressing oppression opted opting oran oration ordain ordinal ordinance ordinary ore oreganos
oregons organise originate origins orin orison orly ornate oses oss otter otto ouch ours oust outdoes outdoorss
outdoorsy outer outlooks outre outsider outsize oven overactive overate overcloud overfed overflight overgrow overgrown
overnight overrode oversight overt ovoid owen oxen ozone paar pace pack packard pad page pail pain paint palace palate
paley paling palish pall pallet pally palm palmer palmier palmy palmyra palomar pals pamirs pancreases pansy pant pappy
par para parable parallax parallelisation parallelised parc pardner pare parer paris pariss parka parky parr parroting
parse parson part particularisation particularised particularises particularising particularly particulate pass past
pastures patch pate patent paternal patienter patinae patsy pause pave pavement payback peace peach peak peal peale
pear pearlier pearly pearson peas peat peck peculate pedalo peddled peddling pee peek peel peen peep peeved peeving
peking pele pelf pellet pelted pelting pen penal penances pended pending penelope penitence penlight pension pent
peppered peppering per perception perceptive perforation perk perm permanency permanently pernod peron persian persona
personae pertest pertinence pertinent pest petain petal peter phase phat phelps phobos phone phonically photon physic
physicality physician physicked physicking physicss pic pica pickers pickled pickling picky pict pied pier pike pilate
pill piloted piloting pine ping pinier pink pinker pinnate pint pinter pinto piss pitch pitcher pith placer plaice
plaid plaited plaiting plan plane plant plash plat plate platy player playgroup plea plead pleasure pleat plebs pliable
plight plos plots ploy plunged plunging pluses plush ply pock poem poes poet pointy poison poker pole police politer
polity poll polluter pollux pond pone pong poo poof pooh pool poole poop popper poppet population pore pork porker porn
port portage portend pos pose poser posh posit poss posties postures posy pot potent pother potts pound pour pout
powder practice praia pram prats pray preach preakness precast precedence precept precious precise predicable
predictably preemie preen pref premiere preoperative prep prepaying prepend preppier preschooler prescribe preset
pressed presser pressie pressing pressurise presume pretension pretest prev previews previously prevision prey prick
prickers prided priding pried pries prim primal primate print prion prioress prise proactive probe probest proceed
process prod prodigal produce product profess proffer programs progressive progresss prole prolixity prom pron pronest
prong pronoun propel properer property propounded propounding prose prospects prosper protect prove prow prowess
prowlers prune psst pst puck puddle puget pugh pule pullet pullout pulp pulsed pulses pulsing pump punch puncher
punchier punctures punk pupal pupate pupped purer purl pus pushy puss puzzler quackery qualify quentin ques questioner
questioningly quicken quickies quilt quint quirt quit rabat rabbet rabbi rabbis rabies race raciness racist rack rad
radially rafter rage raid rain raise rake ramp rams rand ranger rant rare rarebit rareness rarer rasp raster rate rater
rathers rave raw rays rcpt react reactivity readable reader realisable realisation reallocate realm realness ream reap
reapplication rear rearmed rearward reassert reattached reattachment reattain rebelled rebelling rebind rebuses
recalled recalling recant recd receipt receive recent receptively receptor recessed recessing recession recessive
recited recondition recontact recorded recourse recreate recreative recrossed recrossing recuse recycle red redelivered
redelivering redemption redemptive redevelop redevelopment redialled redialling redistrict redmonds redoing redress
redresss reducer reduction redundantly reduplicate redyed reed reedited reeducation reedy reefing reek reel reelects
reemploy reemployment reeses reeving refection refer reference refinances reflate reflects refreshed refreshing refs
refuge refute regain regal regale regard regent registrant regraded regresss regrets regular regulative regulator
reheat reich reid reification reignited reinfection reinspects reinsurance reintroduce reissue reit rel relabel
relatable relate relaxation relay relegate relent reliably reliance reliever relined relished relisted relivable relive
reloaded reloading rely rem remade remain remand remarked remigrate remodel remonstrate remorse rena renal rend
rendition rene rennet rennin reno renounce renovate rental renter renumber renunciation reoccupy reopened reopening
reparation repast repay repeal repelled repelling repent repetition replay replica replicator repose repressive
repriced reprieved reprise reprocessed reprocessing reproducer reproductive reproved republication reputation reputed
reputing requisite requited rereading res resamples resat rescinds resection reseed resell resent reservation reset
resettle reside resistance resisting resit resonate resorted resorting resounded resounding resounds resp respecter
respells respirator responsible responsively restarting restraint restrengthen restring resultant resulted resulting
retail retaliation retard retarder retch retentive retentively retest retina retool retract retrain retrieved returnee
reunified reusable reuse revelation revelled revelling reverb reverberation revere reverence reveries revers reversal
reversely revertible reviewed revived revocation rewarm rewashed rewedded rewind rewired reword reworked reyes rhymer
rial rice richies rick rico ridden ridding ride rider rift rigger righter righto rile rill rime rind ring ringer rink
rip risc rise risibility risible risky ritalins rive riverside roach road roadies roam robe robles robless roches rock
rode rodin roe rofl rogerss roil roland rolex rom rome rood roof rook roomy root rope roper ropy ross rosy rote roth
rotor rots rotund rouble roue rough rouse route rove rover row rowe rower rowling roys ruched ruck ruddy rufus rufuss
ruination rule rump rung runt runyon ruses rush rusher rusk russ rust rustier rustler rutan ryes sable sachem sack
sackers sacred sacs sade sadly safer sage sags sail sake saks sale salience salivary salk sallow sallower sals salting
salutary sam sameness samey samples sand sane saner sang sanger sanitary sans sapience sappier sappy saps sarge sarong
sars sase sass sassoon satay sate satiate satires satirised satirises satirising satoris sats saturation satyrs save
sawyer saxes saxs scaled scaling scanting scare scarfing scariness scarping scarring scatting schelling scheme
schilling schmo scold scoped scoping score scorner scoured scouring scout scow scrawl screed scrounger scuffle seal
seamed seaming sean seaport sear seas season seat seattle secluded secondarily seconder secondly secs securer seduce
seduction seeded seeding seedlings seem seep seer seethe seined seiner seining seize selfies sell selloff semen sen
sending senior senor sense sensitise sensitively sent sentience sep sepal separable separately separatism separatist
separative separator sequence sere serf serialise serrate ses setback sets settee setter settler seven seward sewer
sewn sews sexes sexist sexs sexting shacked shacking shade shafting shaka shaken shaker shaky shale shallow sham
shambolic shameless shane shape shard sharer shari shark sharp sharpe shave shaw shawn shay shear sheathing sheaving
sheen sheep sheeting shelf shes shew shewn shill ship shire shirkers shirt shoat shockers shod shone shoo shoot shooter
shop shore shortcake shorten shortwave shorty shot shouter shove shower showy shrieked shrieking shrieks shrike shrine
shriner shrunken shuck shuffler shunt shut sibyl sic sickbed sickens sicker sickies sicko sid sidle sift sifter sigh
signore silk sill simile simone simulate sin sincerest sine sinecure singe singer singh singled singling sink sinkers
sinner sip sire sises siss sitar site sitter situ situational sixes sizer skating ski skid skim skimp skin skirting
skis skit skived skiving skoals skull skylight skys slack slackers slake slanting slaps slash slat slate slater slaw
slay sleek sleepy sleet sleeved slew slicers slick slicker slide slight slighter sling slingback slink slip slob sloe
slog sloops slop slopes slot slung smackers smallholding smart smearing smell smellier smiley smite smith smock smog
smokey smokier smooth smote smother smuggle snake snappy snare snarfing snarling sneak sneaker snick snicker snickerss
snide snip snog snooker snore snorer snort snorter snout snow snuffle snuggle soaked soaking soared soaring socialism
socialist socialite socially sock soda sofia soft soften soiled soiling solaced sold solder sole solitaire solon
solution son sonar sony soot sooth soother sop sore sorry sort sorter sosa soses soss sots souffle sough sour source
sous souse south southey sow sower sown soys spacer spacey spacial spade spake spanking spar sparer spark sparse sparta
spate spatting spay spear specialise specially speck speckling spectate speculation speculator speeding speer spelling
spending spewing spice spike spill spire splay spoke sponged sponger sponging spooked spooking spoon spoor spore sport
spout sprain sprat spraying spreading spreed sprinkle sprinkler spurting spys squeaking sses sta stab stabling stacking
stacy stag stagger stagnation stagy staid stain stake stale stalk stalkers stall stamping stan stander stank stapling
star starching stare starers stark starkers starling starr starter startle starve stashing stat state stater station
stave stayers ste steak stealing stealthier stealthily steaming steele steep steers stem stent stepmom stereos sterling
stet stew stewarded stick stickier stickies stickler stickups stickys stiff stifled stifling stile stiller stilt
stimulant stimulative stimuli stimulus sting stinger stinker stint stipulate stir stirling stirrers stoat stockier
stogies stoke stoker stol stole stomp stone stoner stonier stonkered stony stoop stoppage stopple storage storey stork
storm stormy storyteller stoup stout stove stow stowe strafing straggle straggler straggly strainer strait strand
strangely strangest strangle strangler strangulation strata strati strauss strawing stray streaked streaking streamed
strengthener strep stressors stresss strew strewth strias strict strike strikers string stringer stringier stringy
strip stroller strongest strongly strongmen strop strung stuart stuff stun stung stunk sty style suasion such suckers
suckled suckling sucre sued sues suing sulk sully summoned summoning sump sunder sung sunlit suppurated suppurating
suppuration suses suspects suss sutures suturing sven swarm swatch swatting sway swayback swearing sweating sweep swell
sweptback swill swing swiped swiping swoon sword swore symbiotic symbolical symbolise symbolism synced syncing systolic
table tack tackers tactility tail tailor taiping taker talc tale tali talker talkie talky talley tallier tallow tally
talus tame tameness tamp tank tape tardiness tare tarn tarring tars tart tartness tas task tass taster tasting tate
tater tatting tattler taus taxed taxes taxing taylor tea teak teal team tear teasel teaser teat tech teds teed teem
teen tees tefl teleplay teller telly temporise tench tended tending tens tenser tensor tent teri tern terr terse tes
tesl tess test tetchier tether tets texas texs text thames thank thats theas thebes thee theme theory thereses therm
theses theyve thick thigh thin thine thingy thole thong thorough thous three thrust thump thunk thyme tias tick ticker
tickets ticklers tiddly tide tidy tie tier tighter tile tiler till tiller tilt tim timeless timer timex tin tina
tinctures tine ting tinkers tinny tint tip tiptop tissue tithed tithing titivate titling titter tittle toad tobys tod
todd toddler toddy toe togs toiled toiler toilette toiling toke tole toleration toll tomas tomass tome toms ton
toneless toner tong toni tonne tonto tony tooling toot toothed tore torn tors tory toss tote tots tough tour touted
touting toward towed tower towing townes tows trace tradition traditional train traipsed traipses traipsing tramp
tramples transacted transacting transaction transactional transactor transected transecting transfixed transfixes
transfixing transistor transitionally transitive transliteration translocation transmit transmute transnational
transpire transplantation transplanted transplanting trap trawl tread treas treasure treating treble treed treeing
trent trepidation tress tribe tribulation trice tricked tricking trickle tried tries trieste trig trilled trilling trim
trio tripe tripled triplicate tripling tripos trite troll trough trouped trouping trow troys truest truss trusss
trustee trustier trusty truther trys tryst ttys tuck tuckers tudor tull tulle tun tune turd turf turin turing turk
turnpike turntable turps tush tutorial tutting twas tweak tweeting twinged twinging twink tying tyke tyler typo tyre
tys udder ump unborn unceasing underact underfed underhand underling understaffed understate understood unerring
unexplored unformed ungentle ungulate unhealthily unicycle united unlighted unmerited unpressed unsealed unsealing
unseated unseating unsecured unset unstable unstinting unstressed unsubtle unsuitably unto unversed unwilling upraise
upstages upstart upstates urea urinate urn usability usas user usps uss ute uttering vagarious vain valance vamp
various varnish vars vary vase vassal vaster vasts veal veep veer vegan vegetate veld vended vending venerable vent
veritable vertebral vest viability vicariously vicious victorious vie viking vince vine violated viscuss visibility
visibly vistas visually vitalisation vitalised vitalises vitalising vitiation vittles vivacious vocal vocalise vocation
vole volition vulnerably vying wabbit wack wackiness wade wader wadge waft wag wager wain wait wake wakefully wald wale
walkabout walker walkies wall waller wallow walt wan wand wane wang wank wanness war ward warden warder wardress ware
warfare wariest warinesss warmness warmnesss warn warners warp warship wart warty washer wast waster watcher water
wateriness wats watt waugh wave waviness wavinesss wavy waxed waxes waxiness waxinesss waxing waxy weaken weakeners
weakest weakling weaknesss weal wealth wealthier wean wear wearer weariness wearinesss weary weathered weathering weave
weaver wee weekss ween weep weer weft weighty weill weld weldable welland welles wellness welly welt wen wend wept
wesak wesson west wet wetback wetness wetter whale wham wheat whee wheeled wheeling wheezy whelp whet whiled whiles
whiling whinged whinging whit whizzed whizzes whizzing wholl whore whorled whove wick wickers wide width wight wilder
wiliness wilkes willed willing wills wince winch wind winder wine wing winger wink winy wiper wire wiriness wirinesss
wiry wiser wish wist wit witch withe withered withering witt witter wive wizened woad woes wok woke wold wong wonk
wonted wonts wood wordiness wordy workaround worm wormy worrier worst wort wotcha woulds wound wove wreak wreath
wreathe wrest wright wring writhed writhing wronger wrung wry wryness wuss xmass xterm yall yard yates yea yeah
yearling yearly yearn yeats yell yelp yer yes yess yest yikes yodel yong yore york yours yous yuck zane zaniness zappy
zeal zero zest zine zing zinger zoe zonked zoom zorn zounds
`;
