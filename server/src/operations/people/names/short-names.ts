/** First names that stand for one another, a line for each group; all in lower case. */
const groups = `abigail abby abbie gail
aleksander alexander alexandra aleksandra alex ali sandy sasha xander lexi lexie
alfred alfie fred
amelia millie amy mia
andrew andy drew
angela angelina angie
anthony antony tony ant
archibald archie
arthur art artie
barbara barb babs
benjamin benedict ben benji benny
beatrice bea trixie
bradley brad
cameron cam
catherine katherine kathryn katharine catharine cathy kathy kate katie kat cat kitty
charles charlie chaz chuck
charlotte charlie lottie lotte
christopher christian christina christine christine kristina chris kit christie tina
daniel danielle daniella dan danny dani
david dave davey
deborah debra debbie deb
dominic dom nick
dorothy dot dottie
edward edwin edmund eddie ed ted teddy ned
eleanor elena ellie nell nora lena
elizabeth elisabeth liz lizzie eliza beth betty bess libby lily elsie betsy
emily emilia em emmy millie
ethan eth
evelyn evie eve
frances francis francesca frankie fran frank
frederick frederic freddie fred
gabriel gabriella gabrielle gabe gabby
george georgia georgina georgie
gerald jerry gerry
gregory greg
hannah hanna
harold harry hal
harriet hattie
henry harry hal
isabella isabel isabelle isobel bella izzy belle issy
jacob jake
jacqueline jackie
james jamie jim jimmy jem
jennifer jenny jen jenna
jeremy jez jerry
jessica jess jessie
john jonathan jon johnny jack jonny nathan
joseph josephine joe joey jo josie
joshua josh
julia juliet julie jules
kenneth ken kenny
kimberley kimberly kim
laurence lawrence larry laurie
leonard leonardo leo len lenny
lewis louis lou lew
louise louisa lou
lucas luke luca
lucy lucinda lucia
madeleine madeline maddie maddy
margaret maggie meg peggy greta madge
martin marty
matthew matt matty
matilda tilly tilda mattie
maximilian maxwell max
megan meg
michael mike mick micky mikey
michelle shelly
mohammed muhammad mohammad mohamed muhammed mohd mo md
molly mary
natalie natasha nat tash
nathaniel nathan nate nat
nicholas nicolas nicola nicole nick nicky nik
oliver olivia ollie oli liv livvy
oscar ozzy
patrick patricia pat paddy pat trish tricia
penelope penny
peter pete
philip phillip philippa phil pip pippa
rachel rach
raymond ray
rebecca becky becca bex
richard rick ricky dick rich richie
robert rob robbie bob bobby bert
ronald ronnie ron
rosemary rose rosie rosa
russell russ
samuel samantha sam sammy
sarah sara sally sadie
scarlett scarlet
sebastian seb bas
sophia sophie sofia
stephen steven stephanie steve stevie steph
susan suzanne susie sue
thaddeus tad
theodore theo ted teddy
theresa teresa tess terry
thomas tom tommy
timothy tim timmy
toby tobias
victoria vicky tori vic
victor vic
vincent vince vinny
walter walt wally
william will bill billy willy liam
yasmin yasmine jasmine jasmin jaz
yusuf yousef youssef yousuf joseph
zachary zachariah zak zack zac zach`.split('\n');

const groupsOf = new Map<string, Set<number>>();
for (const [index, group] of groups.entries()) {
  for (const name of group.split(' ')) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(index));
}

/** Whether two first names, in lower case, may be of one person: 'sam' and 'samuel', 'harry' and 'henry'. */
export function areShortFor(one: string, other: string): boolean {
  const groupsOfOther = groupsOf.get(other);
  return [...(groupsOf.get(one) ?? [])].some((group) => groupsOfOther?.has(group));
}
