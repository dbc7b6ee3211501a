/**
 * Real words that are no misspelling of the words of the year8 mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
abound acme adsorbed adsorbent adsorbing adsorbs adsorption aground apposite ass atop ave aver awkward bach backboard
backhand backwardly backwash backwoods backyard baggier band bank bankcard bark bask bass batted batting bead beak beck
bed beggar ben bendy bent benz bind bisection black blend blow blunting bock boggier boinking bonce bond bonging boning
bonking booger bother boules bouncer bouncier bouncily bouncy brest brunching buck bugger buggery buggier bunching
bunco bunging bunking bunting burn bush cafe cage cake calmed calming cam camel cameo camp cane cape care case catt
cave cawed cawing cent chemically chest clerical code coed cohesion coke cole com coma comb comer comet comical comm
como comp composite comte cone cooed cooing cope core cote counting cove cover cowed cowing coxed coxes coxing created
creating creation crept cress crust dame dave dead defected defecting defection defective defectively defectiveness
defectivenesss defector defects dejection delectable delectably delectation dent deposited depositing deposition
detection diction digestion digger directer directional directive director direst dissection distracted distractedly
distracting distraction distracts doings dome dove dover drive drivel driver eave effects elects end erection eros
ether ever exposition fame fave fend flaw flew flexion flo floe flog flop floss flouncing flown foes fouled fouling
found furn game gass gatt gave gees gent geos ges glow goas gobs gods goer gogs gong goos gops gores goring gorses gos
gravel ground gtes guessed guessing gush hack hatted hatting haves heady heal heap hear heat heaved heaving hed heed
held helical herd hero hoes home hound hove hover hush imposition inced incing inflects inflexion infraction jack jame
jigger joes jounce jove jules kent knack knocker lame lass lave lead leak lend lent lome lounging love lover low lush
mack mass matt mead mend mode moe mole mooed mooing mope more moses mote mother moue mound mounting mover movie movies
mowed mowing mush name nave neglects nero nigger noes nome nonce oass oder oer oppose oppositely otter ounce oven
overfed overt pack packard pacs pads pals pams pans paps pars pas passe passel passer passs past pastes pats patted
patting pause pave paws payees pays pbss pea peaky peal pear peat peck peek pend pent perk pinochet piss pisss plush
pmss poes poises ponce poses posh posies posited positing position poss posse possess potentially potentiate pother
pounce pound prefects pss pugh pus pusher pushy puss pussies pusss pussys rack ratted ratting rave ravel ravers read
rebind redirection redound reelect refactor refection referable reflation reflective reflectively reflectivity
reflector reflexes reflexive reflexs rejects relents rend renewal rent repletion reposition resound respects rest
retractable retracted retractile retracting retraction retracts returnee revere reverie reveries revers reverss
reverted reverting rewound rigger riven rivers riverss roes rome rotund rough rove rover rush sack sade safe sage sake
sale sam samey sand sane sase sass satay sate save sawed sawing saxes say scent scoped scoping seamed seaming seat sect
seed selects sen sept set sett sexting shame shay shop slay slop slow smellier sop sound sourcing spay speak spend
spent sta stab stacy staffed staffing stag stagy staked staking staled staling stalled stalling stan star stat staved
staving stent step stoked stoking stol stomp stoned stoning stoop stored storing stoup stow stray strop sty supposition
swatted swatting sway tack tame tarn tass tatted tatting teak tend tent tern thee theres thermally thorough throb throe
tinsmith toes tome top torn tough transacted transacting transaction transactional transactor transacts transatlantic
transected transecting transects transepts transfigure transfinite transfix transience transiency transient transiently
transistor transistorise transited transiting transition transitional transitionally transitive transitively
transitiveness transitivenesss transitivity transitory transits translatable translate translator transliterate
transmigrate transmissible transmission transmogrification transmogrify transmutable transmute transnational transpire
travail traversed traverses traversing tree trend trouncing trow tun tune turd turf turin turing turk turner turps tush
tyree urn vatted vatting vend venerable vent wack wade waft wage wait waive wake wale walt wane want ware wart wast
wats wattled wattling waver wavy waxed waxes waxing weak weave weft welt wen wend wept west wet weve witt wive woes
wonted wonts wound wove wrest wyatt zeno zeroes zoes zounds
`;
