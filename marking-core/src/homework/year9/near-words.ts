/**
 * Real words that are no misspelling of the words of the year9 mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
abode ached aches aching active addend adder addition additionally addled aerial aery afferent aided aitch aliments
alter ammunition androgen appeal appeased appeases appeasing apter aron arrange arterial article articulation ass aster
atm atomised atomises atomising atoned atoning atop atrial attack attacker attained attracted austen austere austerely
austerer austerest austerity austerlitz austin austral australasia australasian australia australian australoid
australopithecus australopithecuss austria austrian austronesian automation avery babble babbler bach bacterial bade
bake band bandied banish banned bard basies bass bath bauble beach bead beast bellow beloved bend bess bestrode beth
bible bicarbonate biddle bind binned blanca blanched blanked bless blink blond blonde blow blower bobbing bobble bod
bode bold bonce bone bong bonk bonn bono bony booth bore bose bosh bot botch botha bower boyd broth brothel brother
brotherhood brotherliness brotherlinesss brotherly buckling bugling bulled bulling bumble bumblebee bumbler bundling
bungling burble burgling burn buses busted buster bustier bustiest busting bustle busts busty cached caches caching
cain cake calorie came canticle caper carbine carbonise carboy card carder carnation carson carton cater cements
cerements chagrined chagrining chan chance chang changeling changer chanted chanting chard charge cheat chlordane
chlorinate chopper chung cine citroen clanged clanging cleat cleave clemens clemenss clement clementss clerical
clerically clink close cobbling coffined coin cold collar collected collecting collection coloration combated combed
combiner combing comical comically communed compered compering compiled composed conceit conceive conception concerned
concerning concerted concerting concoct conducted conducting conduction confection conferee conferred confined confound
congested congesting congestion congreve connective connector conniption connote consecration consent consonant
consorted consorting constance constancy constantly consternation constraint construe consultant cont contact content
contestant contested contesting convection convention converge converse converted converting convicted convicting
conviction cooker cooler cooped cooping copier copped coppery copter core corine corm coronation corrected correcting
correction cosmically cost county court cower cowper crate creak cream crease creative cremains cremate crept crest
crete croat cropper crustacean crustal crusted crustier crustiest crustily crustiness crustinesss crusting crusts
crusty cumber cunt curate cure custard custer custodial custodian custodianship custody custom customarily customary
customer customhouse customise dabbling dafter dame danish dater deactivation dead deaves decease declension decree
decries dees departed departing depressed depresses depressing depression descrying destroyer detached dextrose
dibbling diddle dies differed difference differentiation differently differing difficultly difficulty diffident dine
dingle dink disgrace dislocation display displease dive dizzier dizziest dizzily dizziness dizzinesss dizzy dobs docs
doer doges dogs doles dolour domes dons dopes dorm dos dose doss dost dotes doth dots dour doused douses dousing doves
dower dows dozes dressed dressing droned droning dubbing dues dumber duse dustbin dustbuster dustcart dusted duster
dustier dustiest dustin dustiness dustinesss dusting dustless dustman dustmen dustpan dusts dustsheet dusty dyes ease
easel easements east easter eater eave een efferent eight elemental elevens eleventh elopements elsies emery enchanted
enchanting equated equating equation eries escalation escapee essies etch ethan ethane eustachian ever evert ewer
exchange extractor fade fain fake fame familial familiar familiarise familiarity familiarly family famine famish famous
famously farm faxed faxes faxing fazes fazing feast federation fess fetal fever fezzes fiddle fie fife file find fine
fink fire firm firs fist fitzgerald fitzpatrick fitzroy five fixer fixture fizeau fizeaus flamage flambe flamboyance
flamboyancy flamboyant flamboyantly flame flamenco flameproof flamer flamethrower flamingo flammability flammable
florine flour flower foal foes fold fomalhaut foment fond foothill foothold fora forbes force ford fore forge fork
formal formaldehyde formalin formalise formalism formalist formality formally format formative former formerly
formfitting formic formica formidable formidably formless formlessly formlessness formlessnesss formosa formosan
formula formulae formulaic formulate formulator fort forte forthcoming forthright forthrightly forthrightness
forthrightnesss forthwith forum foul fount foxed foxes foxing frame framer framework frizz frizzier frizziest frizzle
frizzly frizzy fro frog fromm froshs frustrate frustratingly frustum fumbling fume fur furn fusee fuss fustian fustier
fustiest fustiness fustinesss fusty fuzz fuzzball fuzzbuster fuzzier fuzziest fuzzily fuzziness fuzzinesss fuzzy
gabbling gabs gadded gads gags gaia gail gainer gait gals game gamin gamine gaps gars gash gasp gassy gauss gavin gays
geld genned gide gild giles gin gite giver gizzard glanced glass glower goad gobbling god golda goldies golf good gore
goth gould grain grass great grin gunned guss gustatory gustav gustavo gustavus gustavuss gusted gustier gustiest
gustily gusting gusto gusts gusty gyve hades hake han hand hanged hanging harden hardier hardy hare hark harm harp
harper hart hater head heard heave height helical helm herd herder heres hess hewer hind hines hither hive hoard
hoarder hobbling hod hoed hoes hole holmium hols holt holy hood hooper hopper horded hording hose host hour howd
hrothgar hubble humbling hurd hustings hustingss hustle hustler huston hydrogenated hydrogenating hype icon identically
impound inactive inc incense ind ines info ingresses ink instant int intonation intoned intoning intro ion iran irony
ito ive jade jain jake jame janies jess jingle jink jive joan joes john joiner joint jon jones joni jose jumbling
juster justest justice justifiable justifiably justification justify justin justine justinian justly justness justnesss
keen khan kibbling kid kidd kin kinda kindled kindling kindred kine king kink lad lade lain lake lame laments lanced
lank lard larder lase lass last later lateral lave lea leach leaf leah leak lean leap leapt lear lease leash leaven
leaver led leda leeds lees legs leis lend lens lenss leos les lesa lessies lesss lest lets lewd lews lick lin lina lind
line ling lino lint list live liven lizzie lizzy load loamier loamiest loams loamy loaves lobe lode loft loge loin lome
lone loner loose loot lope lore los loser loss lot lott lour louse lout love lover lowe lowery lumber lure lust lustful
lustfully lustier lustiest lustily lustiness lustinesss lustre lustreless lustrous lustrously lusty mace mach macs macy
mad madge mae mage magnesia magnetism mags main maine mais maker makeweight malarial male mamies mams man mandy mane
manged manginess mangy mani manky manly mann manorial manx maos maps mare marked marking mars marss mary mas masc mash
mask masss mast mate mater materialisation materialised materialises materialising materially materiel maternal mats
maude maws maxed maxes maxing maxs mays mayss maze mead meade meal meany medal meddle mental mere mess meta mice mike
mile mime minced mincing mind mine mingle mink minxes mire misplace misplayed misplaying miss mist mite mixer mizzen
mizzenmast moat mode module moe moet moire moist mole molecular monies mont mooed mooing moore moot mope morel morn
moro morse mort mos mosh moss mot mote moth mott moue mould mount move mowed mower mowing mss mst muddle mumbling muse
muss mustachio mustang mustard muster mustier mustiest mustily mustiness mustinesss musts mustve musty myst naked name
newer nibbling nice nigher nike nile nina nitrite nixed nixes nixing nobbling noes norm nose nothings nuder numbed
numbing numeration nutrition oaken oass observe odes odium oink old ore organise oses ours ousted ouster ousting ousts
padded pain paine pancreases pare partial participation participle parties partition pass pastiche pastille paternal
patio patrice peach pebbling peen pericles petal piddle pine pink pinto pizza pizzazz pizzeria pizzicati pizzicato
plead pleased podium poes pond popper pore porticoes pose post pour power prearrange predication predict preparation
pres preset presorted presorting preventing prevention proactive procured prodded producer prom promote pron property
proportional propose proposition pubes puce puke pule puree purer purge purl purport purr purse pustular pustule pyre
quality quantify quantise quantitation quibbling radio rafter rain rake rasta rastaban rastafarian rastafarianism
raster rater ration reach reactivate read reader reattached receive recessed recite recompile reconnected reconnecting
recorder recreate recto redact redder reduced reductive reels refractive regain rehearsed reheated relapsed related
relative relaxed relayed relays relearned relegated relented relies reloaded remote remover renomination renovation
reparation repealed repeated replayed replaying replica replication reported reporting reproduced resealed resent
restaff restart restate restatement restaurant restaurateur rested restful restfuller restfullest restfully restfulness
restfulnesss resting restitch restitution restive restively restiveness restivenesss restless restlessly restlessness
restlessnesss restock restorative restore restorer restrain restrainer restraint restrengthen restrict restrictive
restrictively restrictiveness restrictivenesss restring restroom restructure restrung rests restudy restyle retain
revealed reveries reversed rewove riddle riemann riles rileys rind ringling rink rive riven roamed roamer roaming roams
roes roles rom romaine roman ron ronstadt rose rostand roster rostov rostropovich rostrum roth rothko rothschild
roustabout rousted rousting rousts rower rubbing rubble ructions rules rumbling rumination runtier runtiest runtime
runts runty rupture ruse rush rushdie rushdies rusher rushmore rushy rusk ruskin russ russel russell russet russia
russian russo russs rutabaga rutan rutgers rutgerss ruth ruthenium rutherford rutherfordium ruthie ruthies ruthless
ruthlessly ruthlessness ruthlessnesss rutledge ruts rutted ruttier ruttiest rutting rutty sachs sade safe sage sake
sale sallowest salver sam sameness samey sane sase sass satay sate save sawed sawing saxes say scoped scoping seam sean
seeded seeding seek seem seep seer seething seined seining seize semen sen separable separately separative separator
series serrate seven sewer sewn shade shake shale shame shane shard share sharpe shave shay sheen shill shingle shop
shtick sick side sill silvery sine singe singlet singly sink sire sises site sixes sizer sizzle sizzler skill slaver
slay slick slink slit sliver slop slower smart smith smooth snick soaped soaping sodom sold solver soothing sop sore
soses sour sower sparta spay spill spilt spit splat spliced splicing splint sprat squalled squalling sta stab stack
stacy stael staffed staffing stag stagy stake staled staling stall stan star stare stark starling starr startled
startling starvation starved starving stat staved staving stead steak steal steamy steed steele steely steep steer stem
step sterling sticky stifled stifling stile stilt stink stirling stock stoked stoking stol stomp stoned stoning stoop
stored storing stoup stow stray stream strop stuart sty subbing subspace substantiation substation sulphide sulphured
sulphuring sunder suse sustain sustainability sustainable sustainably sustenance sven sway swill tacked tacking taine
taker tale talked talking tame tan tanked tanking tape tare tarn tart tasked tasking tass tate tater taxed taxes taxing
teach team teen tenements tern tess thad thai thane thanh thank thant thar thats thaw thebes thee theme thens thereses
therm theses theyre thin three tick tiered till tine tingle tizz tizzy toes toke token told tonal top topper tore torn
tour tower traduced tran treat tron troths trusted trustee trusteeship trustful trustfully trustfulness trustfulnesss
trustier trustiest trusting trustingly trusts trustworthier trustworthiest trustworthiness trustworthinesss trustworthy
trusty tumbling tun turd turf turin turing turk turps tying tyke typo tyre udder umber unceasing unchained unchaining
uncharged uncharted unchaste uncombined underfed underling unerring unfix unhanded unhanding unhinge unix unmissed
unorganised unto urn use ustinov vain valance varnish vary vera verb verged verging vern versed verses versing vert
vine wadded wade wader wafer wager wain waiter wake waken walter ward warder waster waterbed watery waver weave ween
weigh weighty wheres wight winced wincing wind wine wink wive wobbling woes wold wore world worm wound wright xmass
yard yeast yess yore yours zany zincked zincking zine zing zoes zone
`;
