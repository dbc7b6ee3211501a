/*
 * Words of school subjects that name one thing as noun, adjective and verb, a family a line. Our own list: only forms that a teacher takes for
 * one another where one of them is the whole answer ('gravitational' for 'gravity'), so no 'organic' for 'organ'.
 */
const lines = `
gravity gravitational
acid acidic
alkali alkaline
herbivore herbivorous
carnivore carnivorous
omnivore omnivorous
photosynthesis photosynthetic photosynthesise photosynthesize photosynthesises photosynthesising
osmosis osmotic
mitosis mitotic
meiosis meiotic
symbiosis symbiotic
electrolysis electrolytic
hydrolysis hydrolytic
catalysis catalytic
oxidation oxidise oxidised oxidising oxidize oxidized oxidizing oxidises oxidizes oxidisation oxidization
neutralisation neutralise neutralised neutralising neutralization neutralize neutralized
polymerisation polymerise polymerised polymerization polymerize polymerized
crystallisation crystallise crystallised crystallising crystallization crystallize crystallized
fertilisation fertilise fertilised fertilization fertilize fertilized
ionisation ionise ionised ionising ionization ionize ionized ionizing
urbanisation urbanise urbanised urbanization urbanize urbanized
vaporisation vaporise vaporised vaporization vaporize vaporized
industrialisation industrialise industrialised industrialization industrialize industrialized
respiration respiratory respire respiring respires
reproduction reproductive
digestion digestive
excretion excretory
circulation circulatory
evaporation evaporate evaporates evaporated evaporating
condensation condense condenses condensed condensing
sublimation sublime sublimes subliming
distillation distil distill distilled distilling
filtration filter filtering filtered
combustion combust combusts combusting
transpiration transpire transpires transpiring
pollination pollinate pollinated pollinating
germination germinate germinates germinating
elasticity elastic
plasticity plastic
magnetism magnetic
electricity electric electrical
friction frictional
radiation radiate radiates radiating
erosion erode eroded eroding
corrosion corrode corroded corroding
attrition attritional
abrasion abrasive abrade
deposition deposit deposited depositing
volcano volcanic volcanoes
glacier glacial
vein venous
artery arterial arteries
virus viral viruses
bacterium bacterial bacteria
fungus fungal fungi
parasite parasitic parasites
predator predatory predators
atom atomic atoms
molecule molecular molecules
nucleus nuclear nuclei
cell cellular cells
ion ionic ions
sediment sedimentary
crystal crystalline
winter wintry
summer summery
democracy democratic
monarchy monarchical
dictatorship dictatorial
colony colonial
industry industrial
agriculture agricultural
religion religious
metaphor metaphorical metaphorically
simile similes
alliteration alliterative alliterate
personification personify personified personifies
onomatopoeia onomatopoeic
hyperbole hyperbolic
irony ironic ironical
adjective adjectival adjectives
adverb adverbial adverbs
verb verbal verbs
noun nouns nominal
triangle triangular
rectangle rectangular
circle circular
cylinder cylindrical
sphere spherical
cube cubic cuboidal
hexagon hexagonal
pentagon pentagonal
octagon octagonal
symmetry symmetrical symmetric
parallel parallels
perpendicular perpendicularly
multiplication multiply multiplied multiplying
division divide divided dividing
addition add added adding
subtraction subtract subtracted subtracting
rotation rotate rotated rotational
reflection reflect reflected reflects
translation translate translated
enlargement enlarge enlarged
refraction refract refracted refracts refracting
diffraction diffract diffracted diffracts
diffusion diffuse diffuses diffusing
conduction conduct conducted conducting
convection convective
competition compete competing
migration migrate migrates migrating
hibernation hibernate hibernates hibernating
adaptation adapt adapted
evolution evolve evolved evolutionary
extinction extinct
pollution pollute polluted polluting
deforestation deforest deforested
conservation conserve conserved
vaccination vaccinate vaccinated
infection infect infected infectious
inflation inflate
invasion invade invaded
revolution revolutionary
assassination assassinate assassinated
execution execute executed
`;

const families: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string[]] => [word, words.filter((other) => other !== word)]);
    }),
);

/** Other forms of a word that name the same thing where it is the whole answer; none for most words. */
export function familyOf(word: string): readonly string[] {
  return families.get(word) ?? [];
}
