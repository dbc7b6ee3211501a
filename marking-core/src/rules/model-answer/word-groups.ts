/*
 * Words of school English with the same meaning in an answer, a group a line, in base forms; `|` separates
 * opposites. A word may be in several lines. The groups are deliberately general: words that mean the same in
 * only one question belong in its mark scheme.
 */
const lines = `
big large huge giant great enormous massive grand|small little tiny mini minute
more extra additional greater many lot plenty bunch much|less few fewer little
most maximum highest|least minimum lowest
increase rise grow raise gain climb|decrease drop fall reduce lower lessen shrink decline lose
high upper top|low bottom
tall|short
higher|lower
long lengthy|short brief
wide broad|narrow
thick fat wide|thin skinny slim
deep|shallow
heavy weigh|light
fast quick rapid speedy swift|slow
early soon|late
hot warm heat boil burning|cold cool freeze chilly ice
strong powerful tough|weak feeble
hard tough solid firm|soft
rough bumpy uneven coarse|smooth even flat
steep sloping slope|flat level gentle
bright light shiny|dim dark dull faint
dark black|light white pale bright
loud noisy|quiet silent soft
wet damp moist soggy|dry
full|empty
same equal alike identical similar match constant consistent even|different unequal differ vary various differently unlike separate change
similarity|difference
equally evenly|unequally unevenly
open|closed shut close
broken incomplete|unbroken complete whole full
connect attach join link touch hook contact fasten|separate disconnect unconnected detach apart split unattached gap
gap break opening hole space
on|off
up upward uphill|down downward downhill
above over top|below under beneath underneath bottom
before|after
front forward|back backward
left|right
in inside into within internal|out outside external
near close nearby next|far distant away
start begin commence|stop end finish cease
first|last
always|never
all every whole entire each|none
everything|nothing
add|subtract remove
put place set add pour insert lay lie|remove take
push|pull
attract pull|repel push
stick adhere cling attach attract
absorb soak suck trap|reflect release emit
take receive get obtain collect gather gain|give lose release
save store keep hold retain|lose waste release
contain hold keep
contain include have hold
make create produce form build construct develop generate cause|destroy
cause lead result because
change alter become turn transform convert|stay remain unchanged
change affect
vary|constant
affect influence effect impact
use utilise utilize apply
need require must necessary depend
help allow let enable assist support|prevent stop block hinder
show tell indicate display demonstrate prove mean reveal represent suggest
know tell determine identify find discover learn figure decide recognise recognize
see observe look notice watch view visible appear
look appear seem
think believe suppose
explain describe
compare
measure weigh
measurement measure reading
try attempt test
test experiment investigate check trial study
result outcome data finding answer
observation fact evidence proof
guess predict hypothesis estimate
move travel go flow pass run|stop still
flow pass go run travel move
carry transport bring transfer move take deliver
spin turn rotate twist revolve
orbit revolve circle
vibrate shake wobble vibration
break crack smash crush shatter snap
cut slice chop
rub scrape scratch mark wear
hit strike bang knock collide crash
drop fall
float|sink
melt|freeze solidify
evaporate vapour vapor dry evaporation gas|condense condensation
boil boiling heat
dissolve disappear melt
disappear vanish gone|appear
mix combine stir blend together|separate
filter strain separate sieve
mass weight heavy weigh
volume space size amount
amount quantity number much count
size big large small
length long
height tall high
depth deep
width wide
distance far
speed fast quick slow velocity rate
faster quicker|slower
temperature hot cold warm heat thermometer
loudness volume loud
pressure force
force push pull strength
strength strong powerful
energy power
electricity electric electrical electrons current charge power energy
current electricity flow
battery cell
light lamp bulb
light shine glow lit brightness
shine glow light lit
work function run operate
circuit loop circle
path pathway route way circuit track
complete closed finish full
conductor conduct|insulator insulate
metal metallic iron steel copper
series|parallel
positive|negative
plus positive|minus negative
magnet magnetic magnetism
sound noise hear
pitch note tone
ear hear listen
rope string cord
material substance stuff thing object matter
thing object item stuff something
part piece section component bit
piece bit chunk fragment particle
kind type sort variety
shape form
colour color shade
bottom ground floor base
edge side
container cup jar beaker bottle dish pan tray
water liquid fluid
solid|liquid gas
air gas oxygen
gas bubble fizz
soil dirt ground earth mud
rock stone mineral pebble boulder
sand gravel sediment
sediment material particle deposit
river stream
land ground earth
erode erosion wear wash
deposit drop settle deposition
sink settle
hill slope mountain steep
animal creature organism
plant seedling sprout
seed seedling
living alive live|dead die nonliving
person people human man woman
baby young offspring child embryo
parent mother father
eat food feed nutrient consume
food nutrient nutrition
provide give supply feed
give supply provide offer
grow growth develop germinate
survive live
protect defend safe protection shield guard
cover protect lid
home house shelter habitat nest
hide shelter camouflage
damage harm hurt destroy burn break ruin
burn burnt damaged broken
burn combust fire flame
healthy|unhealthy
skin
sun sunlight solar sunshine
heat warmth warm thermal hot
shade shadow
weather climate
time minute hour second long duration
once one single|several multiple
one single only|both two
two both pair double couple twice
half
true correct right accurate|false wrong incorrect inaccurate
accurate exact precise reliable
good better best well|bad worse worst poor
easy simple|difficult hard
possible can able could|impossible unable cannot
safe|dangerous
new another other fresh|old
clean pure|dirty impure
pure only just
clear transparent see|cloudy opaque
visible|invisible
natural|artificial manmade
acid acidic|alkali alkaline
expand swell|contract
stretch extend pull tension tight|squash compress squeeze
tight|loose slack
bend flex flexible curve
north|south
east|west
clockwise|anticlockwise counterclockwise
male|female
input|output
predator|prey
producer|consumer
agree|disagree
fair controlled
variable factor thing
control constant
repeat again
information data detail
reason because
problem issue
way method procedure how technique process
instead replace
direct directly straight
opposite reverse reversed
other another else
together both
spread scatter disperse
between middle
around surround
surface outside area
area space surface region
tube pipe
box container
dense density
concentrate concentration concentrated strong|dilute weak
saturate saturated
reflect bounce reflection
refract bend
transmit pass
attraction attract
react reaction chemical
molecule particle atom
gene dna genetic
disease illness sick ill
medicine drug
child kid baby
spot stain mark
grease oil fat greasy oily
sugar sweet
crystal
layer level
pattern
picture image drawing diagram
mirror reflection
line edge
fair equal
unit standard
scale balance
gram kilogram
map chart
graph chart table
chart table graph
key chart
instrument
string rope
pluck pull
finger hand
lift raise pick
swing
tie attach
walk travel
leave remain
left leave remain behind
remain leave left
pan dish
stay remain keep
wait leave let
let leave
poison toxic
oxygen air
breathe breath inhale|exhale
leaf leaves
root
stem stalk
flower bloom
egg
bone skeleton
muscle
heart
blood
brain mind
sense feel
feel touch
taste
smell odour odor scent
danger dangerous
enemy predator
prey
hunt catch
ocean sea
lake pond
mouth end
valley
rain rainfall
wind
snow ice
cloud
space
planet earth world
star sun
moon
gravity
globe earth
day daytime|night
year
season
summer|winter
fuel coal oil petrol gas
renewable|nonrenewable
pollute pollution dirty
recycle reuse
waste rubbish trash garbage
wood wooden tree
paper card
plastic
glass
rubber
cloth fabric
copper
steel iron
aluminium aluminum
penny coin nickel
switch
wire cable lead
terminal end
terminal
motor engine
fuse
broken damage dead
dead flat
react respond
response reaction
exchange swap
choose pick select
choice option
group team class
order sequence
count number
equal same
double twice
add plus total sum
total altogether sum
exactly same
enough sufficient
too
important vital
useful helpful
main major
common usual normal
rare unusual
special
real actual
whole complete
own individual separate
independent separate
`;

/** Particle verbs and set phrases that say the same as one word: the first word in its base form. */
const phraseLines = `
give off|emit
give out|emit
let out|release
take in|absorb
soak up|absorb
suck up|absorb
dry up|evaporate
dry out|evaporate
heat up|warm
warm up|warm
cool down|cool
slow down|slow
speed up|fast
go up|rise
go down|fall
come down|fall
go out|off
turn off|off
burn out|broken
turn into|become
hook up|connect
blow up|explode
fill up|fill
light up|shine
stay lit|shine
wear away|erode
wear down|erode
wash away|erode
break down|digest
find out|determine
figure out|determine
look like|similar
set up|build
put in|add
take out|remove
take away|remove
pick up|lift
get rid|remove
make sure|check
use up|consume
stand for|represent
end up|become
settle down|settle
spread out|distant
space out|distant
far apart|distant
close together|near
bounce back|reflect
bounce off|reflect
go through|pass
get through|pass
pass through|pass
go away|disappear
`;

/** Which groups a word is in, and which groups are their opposites. */
export interface WordGroups {
  readonly groupsOf: ReadonlyMap<string, readonly number[]>;
  /** By group, the group that says the opposite; -1 for none. */
  readonly oppositeOf: readonly number[];
  /** By the first word of a set phrase and the second one, the word that says the same. */
  readonly phrases: ReadonlyMap<string, string>;
}

export const wordGroups: WordGroups = /* @__PURE__ */ readGroups();

function readGroups(): WordGroups {
  const groupsOf = new Map<string, number[]>();
  const oppositeOf: number[] = [];
  for (const line of lines.trim().split('\n')) {
    const sides = line.split('|');
    const first = oppositeOf.length;
    sides.forEach((side, index) => {
      oppositeOf.push(sides.length === 2 ? first + 1 - index : -1);
      for (const word of side.split(' ')) groupsOf.set(word, [...(groupsOf.get(word) ?? []), first + index]);
    });
  }
  const phrases = phraseLines
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [phrase = '', word = ''] = line.split('|');
      return [phrase, word];
    });
  return { groupsOf, oppositeOf, phrases: new Map(phrases) };
}
