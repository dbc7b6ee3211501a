/**
 * Real words that are no misspelling of the words of the jar-graph mark scheme. Generated from the mark scheme beside it by
 * marking-core/scripts/write-near-words.ts.
 */
export const nearWords = `
aimed aiming ammunition androgen apace aster avery baggier barge barn bast baster beggar bern bess blast bless blower
boggier bone booger boom bore born bower broom bugger buggery buggier bun bur burbs burg burks burl burnss burp burr
burt bury came candler candying canoodle carbine carboy carson carton cast caster chan citroen condole cone conger core
cower dame dandle digger dime doom dower east easter emery ethan ever evert falter fame fast fasten fatter feaster fess
fester finis finiss finnish firs fist flower fore foster fuchs furn fused fustier game gene glower goner gong gonk gore
gowned gowning grater greaser greeter gritter groom han handle hast hess hither hone hydrogenated hydrogenating jame
jess jigger jones khan lager lame larded larder larding largo larked larking las lase lash lass lat leas least leds
lees legs leis lens lenss leos les lesa lessies lesss lest lets lews licit lime limiter linger lingeries list littler
lodger logger lone loner longed longing longueur loom lore loser loss lost lounger lover lowe lowery lsat lust mach
mall mare marge mast master mere mess mich mime mire mode moe moire mole monger mooed mooing moore mope morel morn moro
morse mort moses mote moue move mowed mower mowing muck mulch munch mused mush name nigger nigher nuder ore ouch pace
past pastern patter pone pore power quackery quality quantify quantise quantitation quicken quickies raster reveries
rigger rime roam rom rood roof rook roomy root rower ruched sade safe sage sake sale sallower sam samey sane saner
sarge sase sate save sawed sawing saxes saying seamed seaming seiner shame shooter shorted shorten shorting shouter
shower sinner slowed slowing smell smellier snorer snorter sonar sore sorter sower spacer spacey spade spake spare
spate spayed spaying spice stall stoner such sued sunder suppl supple tame tan tasted taster tasting tess thad thai
thane thanh thank thant thar thats thaw thens thin tide tie tile tim timer timex tine tire tittle tome tone tore tower
tran turn udder underfed underling unerring urn user vast vaster velum vittles volute wast waster wore yess yore zone
zoom
`;
