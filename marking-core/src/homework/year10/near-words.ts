/**
 * Real words that are no misspelling of the words of the year10 mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
abiding abound aced acquired acrid adder adeline adrenalin aerial affluence aground aid aide air aired aires airing ale
allay allege alley allie allies alloyed alloying allying amid amigo amine ammunition amway androgen appeal appeased
appeases appeasing ara areal arena ares aria ariadne arid arras art arterial ask ass atrial aver avid away ayes baaed
baaing babe backbite backhoe bacterial badder bade bake bale band bane bare barry bart basel baser basest bash basie
basies basis bask bass basss bast baste bate bath bather bayed bayes baying bbses beckoned beckoning bell bend beth
better biased biases biasing bid bidden biddle bide bin binged bird bladder blase bleed blind blink blond blown blu
bluer bluet bluffed bluffing blur bod bode bodged bodging bogies boil bold bonce bone bong bonk bonn bono bonus bony
book boomers booth border bose bosh bot botch botha bother bounded bounding bounds bowies boxy boyd branded brawn
bromides broth brow browne browner brownest brownie brownies bung buses bust byes cain cake calf call came camry
cardies cares carey cariess carly carny carr carrie carrier cart cary case cask cather caver cede ceiling cello celt
central chair chaises chan chat chens chide chile chilled chilling chin chinas chines chink chinos chow chromosomal
chuck chung chunky cleave clink clover clue clunk coal cod coda coder codex cody coed cohans cohered cohering cohesion
coif coin coir coke col cold cole coll collar collided colliding colluded colluding coloration com coma comb
combination comer comet comm como comp complimentary comte cone confluence conformation cong construct contorts
contrail contributor contrite cony cooed cooing cook cool cooler cop copay cope corded cording core corer corries cory
cosine cosy cote cove coven covert covet covey cowed cower cowing cowl coxed coxes coxing coy coyer coyle cries crown
cull curies curriers curry cycled cytokines cytoplasmic dabble dale damnation dart deaves decade deceases deced decider
decimation decision decode deed defeated defeating deformation deiced dell deride destruct determent determinate
determiner deterring dhow dibble diddle diminution dingle dink dissected dissecting dissection dive divination doable
dolour dome dominance dominantly dominoes donate dong doth doublet doubly doubted doubting dour dover drown dung dust
dyes ease eater eave een effect effluence ekes ell elongation elway embrace empress encoder encore ene enquired entrees
entrys eses ester estranged ether ever eves ewes excessive exes expires expresss extermination eyres fade fair fake
fart farther fatter feather feathery feed felix fell ferrule fetter fiddle figment find fink five flagmen flood flour
flue foil fold fond foo foodies fool foot ford form foul fragrant framed framing fro frog frogmen fromm frown fur
future gadder gained gaines gaining gale garry gases gass gather gee gelled gelling gen gena generation generic genet
genie genies genre gent genus gere ghat gide gil giles gill gird girdled girdling girly giro girt gite givens giver
gladder glue gnome gold gone gong good gook goth greed greek greeley greene greener greenery greenest greenly greer
greet grilled grilling ground grown guild gust gyve hades hail hairy hake hal hale hall halo halt halved halving harry
hart hat hatred hayden hbase heave heed heir helios hell hid hider hie hike hind hines hire hive hod hoed hole hols
holt holy home hong hood hook horded hording hour hover howd hoyden hung hunk hustings hyde hydrogenated hydrogenating
ide inced incing ind inference infirm influenza informal informant informatics informational informative informer
infuriate ink inquired insider instinct instructional instructive instructor inter ive jade jain jake jell jest jingle
jink jive joan jody john joint jon joni jonis joust jung justin justine jut kale kart keen kettering kind kink kith
kneed knit kong kook lade lair lake laminate lander lang lank larder larry lase lass later lateral lather latter lauder
lavas lave lavs leaded leader leading leafed leafing leaked leaking leaned leaning leaped leaping lease leaven leaver
leeds lefter legion lengthen lengthy lester letterer levees levies levis levys lick lieder lin lina lind line ling lino
lint litter live lng loader loaves lock lode lodged lodging log loin loiter lome lon lone longhair loo loom loon loop
loot looter lottery louder lounged lounging lour lover loves lung lust lyes mable mace mack mad madder madge mae mage
mailed mailing maker malarial mali mall malt mane manorial maple mare mark marry mart mas masc mash mass mast mate
materialisation materialised materialises materialising materially materiel maternal mather maude mauled mauling maxed
maxes maxing maze meade meddle meed menes midden mike mile mind mingle mink misnomers mitochondrial mitochondrion mlle
mode module moil mole molecular mongers monikers monsters mood moth mouthier mover muddle mule mung munition musk musts
myles nair naked ned needle needy neer nell nerd netter niece nit nodded node nome nominate nonce nook nothings
nucleolus nucleoside nucleuss oases oass obstruct odder ode oder oer oil oiled oiling oily oink old older ollies oman
online onside oppress orderlys orly otter ounce ours oust oven overbid overbite overbuying overdid overdrive overdue
overfed overfull overhauled overhauling overlie overnice overprice overrate overridden overripe overrode overrun
oversized overt overtime overtire overture overuse overwrite paar pacs pact padre pads paid paige pail pain paine pale
palmer pals pamirs pams pans pant papered paps par para paraded parading parc pare paris park parr parry party pas
passe passel passer passs past pastes pat paternal pause paws payees pays pbss peed peen peered perm peroxides pert
phat piddle pieing pierce pink pisces piss pisss pith pleases pmss poises ponce pond pong pored port poses posies poss
posse possess pother potion pour prat predication preen preheated preheating preset presides preteen preventing
prevention prided prides pried privies producer product profiles prom promises protean proton proved proves provident
provider provinces provision provisos provokes proxies pss purred puss pussies pusss pussys raiment rake rang rathers
reacquired reappearance rebated rebating reburied recap receive receptive recessed recesses recessing recession recife
recite reclusive recolour recopy recouped recouping recreated recreating recurred recursive redetermine reed reels
reeses reflated reflating reformat regain regina regressive rehearing rehearses reheat rehired reign rejected rejecting
relapses related relates relating relaxes relays relearns relegated relegates relegating relented relenting relies
remelted remelting rene renter repaired repaved repaving repaying repeal repeatedly repeater repelled repelling repent
repetition replaced replacing replanted replanting replayed replaying repleted repleting reported reporting repressive
repute requiem requite requiter rereading resealed resealing resent resetting respected respecting respired responsibly
responsive restated restating retested retesting retired retreated retreating revealed revealing reverses reverted
reverting reweaves reweaving rewired reyes ridden riddle ride riles rileys rind ring ringling rink rive rode roil roles
rom roman rome rood rook roomers ropy roth rouble rover rug ruing rules ruminant ruminate run rune runt rust ryes
sadder sade sake sale sand sase sask sass satires satoris score scow sean seeded seeding seek seem seep seer seined
seining sell semen sen sentence sequencer sequined setter seven sewn shaw sheen shew shingle shirt shoat shod shoe shoo
shoot shop shore shorten shorty shot shout shoved shoving shown showy sid sidle sine singe singlet singly sink sire
sises site sixes size slide slink slow slue smell smother snide snit snore snort snow soil sold song sore sort sour sow
spilled spilling spinal spinally spiracle spirally spore sport sprawled sprawling spring squired staid stall stan
standee stander stank stare starers starring starrs stars steering steers stereos sting stirring stirs stoke stole
stone storey stork storm story stove stow stowe straddled strafed strained strait strange stranger strangled strapped
strawed strayed straying stress stretchy stringy stripling strong strung suction sugary sundress sung suppers supplest
supposes suppressor sutures suturing sven swore syringed syringing take tale tarry tart task tass tat teat teed teen
tell thad thai thant thar thatd thaw thee theres threw throe thunk tide tingle tithed tithing toil told tome tong tore
tour tract traded tradition trail train treas tree trended trifle trilled trilling tripe triplet triplex triply tripoli
trippe twat twister twisty twit twixt tyree unfit unformed uni unis unitas unite unitised unitises unitising unity univ
unix unlit unpressed unsegmented unwitting urea vale varicoloured vase voile wade wake wale wart wats weave weed ween
well wetter whaled whaling wham wheat whet whit wide width wind wink wish wist wit witch withe witt wive wold womens
wong wood wotan writhed writhing wrung yale yell yes yong yours zaire
`;
