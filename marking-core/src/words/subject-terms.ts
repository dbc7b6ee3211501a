/*
 * Terms of school subjects that a general dictionary lacks or has in part, so that a term is never taken for a misspelling of its neighbour:
 * 'methene' is no 'methane', 'meiosis' no 'mitosis'. Our own lists, under the licence of Markwell; names of chemistry are made by rule.
 */

/** Chains of one to ten carbon atoms, and what makes their names. */
const chains = 'meth eth prop but pent hex hept oct non dec';
const chainEndings =
  'ane anes ene enes yne ynes anol anols anal anals anone anones anoic anoate anoates yl yls oxy anamine ylamine adiene';
const chainBeginnings = ['', 'cyclo', 'poly'];

/** Elements and groups, and the endings of their compounds. */
const radicals =
  'chlor brom fluor iod ox hydr nitr sulf sulph phosph carb carbon silic sel arsen bor mangan chrom ferr cupr plumb stann cyan per perox hydrox alumin zinc ' +
  'persulf persulph thiosulf thiosulph hypochlor perchlor hydrogencarbon hydrogensulf hydrogensulph bicarbon bisulf bisulph superox dichrom permangan oxal acet form benzo lact citr';
const radicalEndings = 'ide ides ate ates ite ites ine ines ic ous yl';

const elements =
  'hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium aluminum silicon phosphorus sulfur sulphur chlorine argon ' +
  'potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium ' +
  'yttrium zirconium niobium molybdenum technetium ruthenium rhodium palladium silver cadmium indium tin antimony tellurium iodine xenon caesium cesium barium lanthanum ' +
  'cerium praseodymium neodymium promethium samarium europium gadolinium terbium dysprosium holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium ' +
  'osmium iridium platinum gold mercury thallium lead bismuth polonium astatine radon francium radium actinium thorium protactinium uranium neptunium plutonium americium ' +
  'curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium';

const chemistry =
  'alkane alkene alkyne alkyl alkali alkaline alkalis alkoxide aldehyde ketone ester ether amine amide amino alcohol phenol allotrope isotope isomer monomer polymer dimer ' +
  'cation anion ion ionic covalent electrolyte electrolysis electrode anode cathode oxidant reductant oxidation reduction redox solute solvent solution solvate ' +
  'exothermic endothermic isothermic catalyst catalyse catalysis enzyme halogen halide halogens noble actinide lanthanide metalloid distillate filtrate residue ' +
  'chromatogram chromatography spectroscopy titrate titrant titration burette pipette molar mole molarity molality nucleon proton neutron electron positron neutrino ' +
  'graphite graphene diamond fullerene ammonia ammonium benzene toluene glycerol glycol ozone soluble insoluble miscible immiscible hydrate anhydrous hydrous';

const biology =
  'mitosis meiosis osmosis apoptosis cytosis endocytosis exocytosis phagocytosis pinocytosis miosis ureter ureters urethra urethras uterus urea uric urine uridine ' +
  'artery arteries arteriole venule vein veins vena capillary atrium atria ventricle aorta haploid diploid triploid polyploid genotype phenotype gamete gametes zygote ' +
  'allele alleles gene genes genome genus chromosome chromatid chromatin centromere centrosome ribosome lysosome mitochondria mitochondrion chloroplast chlorophyll chloroplasts ' +
  'nucleus nuclei nucleolus nucleoid nucleotide nucleoside cytoplasm cytosol vacuole plasmid plasma plastid plasmodium prokaryote eukaryote prokaryotic eukaryotic ' +
  'xylem phloem stoma stomata stamen stigma style anther filament carpel pistil ovary ovule ovum ova sepal petal pollen radicle plumule cotyledon monocotyledon dicotyledon ' +
  'cranium sternum scapula clavicle humerus radius ulna carpal carpals metacarpal tarsal tarsals metatarsal femur tibia fibula patella pelvis coccyx sacrum ' +
  'oesophagus esophagus trachea larynx pharynx bronchus bronchi bronchiole alveolus alveoli epiglottis duodenum ileum ilium jejunum colon caecum rectum ' +
  'adenine thymine guanine cytosine cysteine uracil thiamine guanosine adenosine glucose galactose lactose maltose fructose sucrose cellulose glycogen glucagon glucan ' +
  'insulin inulin amylase lipase protease lactase maltase sucrase pepsin trypsin lipid peptide biotic abiotic antibody antigen antibiotic antiseptic antitoxin ' +
  'pathogen vaccine virus bacterium bacteria protist protozoa fungi algae herbivore carnivore omnivore detritivore insectivore producer decomposer consumer ' +
  'homeostasis haemostasis homozygous heterozygous auxin axon dendrite neuron neurone synapse myelin retina cornea iris pupil sclera choroid ' +
  'testis testes testosterone progesterone oestrogen estrogen prolactin oestradiol thyroxine thyroid adrenaline noradrenaline cortisol aldosterone ' +
  'erythrocyte leucocyte leukocyte lymphocyte phagocyte thrombocyte hepatocyte keratin carotene carotid karyotype cerebrum cerebellum cerebral medulla hypothalamus pituitary';

const physics =
  'ampere amperes ammeter voltmeter ohmmeter galvanometer manometer barometer thermometer hygrometer hydrometer anemometer accelerometer dynamometer ' +
  'frequency amplitude wavelength reflection refraction diffraction deflection inflection transverse longitudinal converse concave convex converge diverge ' +
  'velocity viscosity acceleration deceleration displacement momentum moment inertia impulse torque kinetic kinematic potential gravitational electrostatic ' +
  'convection conduction radiation induction insulation fission fusion diode triode thermistor transistor resistor capacitor inductor rheostat potentiometer ' +
  'conductor insulator semiconductor superconductor solenoid transformer generator dynamo alternator commutator ultrasonic ultrasound infrasound infrared ultraviolet ' +
  'alpha beta gamma delta alphas betas gammas becquerel coulomb joule newton pascal sievert tesla watt weber nebula nebulae supernova quasar pulsar';

const geography =
  'sedimentary metamorphic igneous stalactite stalagmite stalactites stalagmites longitude latitude altitude isobar isobars isotherm isohyet isthmus ' +
  'magma lava crater caldera mantle moraine meander oxbow tributary distributary estuary delta confluence watershed abrasion attrition corrasion corrosion erosion ' +
  'saltation traction suspension solution deposition weathering exfoliation precipitation interception infiltration percolation evapotranspiration ' +
  'savanna savannah tundra taiga steppe prairie pampas arid semiarid humid monsoon cyclone anticyclone typhoon hurricane tornado emigration immigration migration ' +
  'emigrant immigrant migrant rural urban suburban counterurbanisation urbanisation suburbanisation biome ecosystem cirrus stratus cumulus nimbus cumulonimbus ' +
  'basalt granite marble slate limestone sandstone mudstone chalk shale schist gneiss obsidian pumice gabbro andesite dolerite rhyolite quartz quartzite feldspar';

const mathematics =
  'sine cosine tangent secant cosecant cotangent arcsine cosines sines tangents hypotenuse isosceles scalene equilateral quadrilateral parallelogram trapezium trapezoid rhombus ' +
  'numerator denominator nominator dividend divisor quotient remainder integer integral prime composite factor multiple median mean mode modal modulus range ' +
  'perpendicular parallel radius radii diameter circumference perimeter parameter parabola hyperbola ellipse ellipsoid sphere spheroid hemisphere polygon polyhedron ' +
  'pentagon hexagon heptagon octagon nonagon decagon dodecagon vertex vertices vertical horizontal bisector trisector segment sector chord arc acute obtuse reflex ' +
  'coefficient constant variable variance variate quadratic quartic cubic cuboid quadrant quartile decile percentile binomial polynomial monomial trinomial';

/** Every term of the lists, each once, in small letters. */
export function subjectTerms(): readonly string[] {
  const named = [elements, chemistry, biology, physics, geography, mathematics].flatMap(wordsOf);
  const hydrocarbons = chainBeginnings.flatMap((beginning) =>
    wordsOf(chains).flatMap((chain) => wordsOf(chainEndings).map((ending) => beginning + chain + ending)),
  );
  const compounds = wordsOf(radicals).flatMap((radical) => wordsOf(radicalEndings).map((ending) => radical + ending));
  return [...new Set([...named, ...hydrocarbons, ...compounds])];
}

function wordsOf(list: string): string[] {
  return list.split(' ').filter((word) => word !== '');
}
