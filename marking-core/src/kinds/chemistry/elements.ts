/** Symbols of the elements. */
export const elementSymbols: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag ' +
    'Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa ' +
    'U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
  ).split(' '),
);

/** Formulas and their names, as schools use them, the usual name first. */
export const compoundNames: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'H2O:water|O2:oxygen|H2:hydrogen|N2:nitrogen|Cl2:chlorine|Br2:bromine|I2:iodine|F2:fluorine|O3:ozone|CO2:carbon dioxide|CO:carbon monoxide|' +
    'CH4:methane|C2H6:ethane|C3H8:propane|C4H10:butane|C5H12:pentane|C6H14:hexane|C2H4:ethene|C3H6:propene|C4H8:butene|C2H5OH:ethanol|CH3OH:methanol|CH3COOH:ethanoic acid,acetic acid|' +
    'NH3:ammonia|SO2:sulfur dioxide|SO3:sulfur trioxide|NO:nitrogen monoxide,nitric oxide|NO2:nitrogen dioxide|N2O:nitrous oxide|H2O2:hydrogen peroxide|' +
    'HCl:hydrochloric acid,hydrogen chloride|H2SO4:sulfuric acid|HNO3:nitric acid|H3PO4:phosphoric acid|H2S:hydrogen sulfide|H2CO3:carbonic acid|' +
    'NaCl:sodium chloride,salt,table salt|NaOH:sodium hydroxide|KOH:potassium hydroxide|Na2CO3:sodium carbonate|NaHCO3:sodium hydrogencarbonate,sodium bicarbonate|NaNO3:sodium nitrate|Na2SO4:sodium sulfate|Na2O:sodium oxide|' +
    'KCl:potassium chloride|KNO3:potassium nitrate|KBr:potassium bromide|KI:potassium iodide|LiCl:lithium chloride|Li2O:lithium oxide|LiOH:lithium hydroxide|' +
    'CaCO3:calcium carbonate|CaO:calcium oxide,quicklime|Ca(OH)2:calcium hydroxide,limewater,slaked lime|CaCl2:calcium chloride|CaSO4:calcium sulfate|' +
    'MgO:magnesium oxide|MgCl2:magnesium chloride|MgSO4:magnesium sulfate|Mg(OH)2:magnesium hydroxide|MgCO3:magnesium carbonate|' +
    'CuO:copper oxide,copper(ii) oxide|CuSO4:copper sulfate,copper(ii) sulfate|CuCO3:copper carbonate|CuCl2:copper chloride|Fe2O3:iron oxide,iron(iii) oxide|FeO:iron(ii) oxide|FeCl3:iron(iii) chloride|FeS:iron sulfide|FeSO4:iron sulfate|' +
    'ZnO:zinc oxide|ZnCl2:zinc chloride|ZnSO4:zinc sulfate|Al2O3:aluminium oxide|AlCl3:aluminium chloride|PbO:lead oxide|AgNO3:silver nitrate|AgCl:silver chloride|SiO2:silicon dioxide,silica|' +
    'C6H12O6:glucose|C12H22O11:sucrose|NH4Cl:ammonium chloride|NH4NO3:ammonium nitrate|BaSO4:barium sulfate|BaCl2:barium chloride'
  )
    .split('|')
    .map((entry): [string, string[]] => {
      const [formula = '', names = ''] = entry.split(':');
      return [formula, names.split(',')];
    }),
);

const formulas: ReadonlyMap<string, string> = new Map(
  [...compoundNames].flatMap(([formula, names]) => names.map((name): [string, string] => [name, formula])),
);

/** The formula of a compound by its name, in small letters; both spellings of sulfur are known. */
export function formulaOf(name: string): string | undefined {
  return formulas.get(
    name.toLowerCase().replaceAll('sulph', 'sulf').replaceAll('aluminum', 'aluminium').replace(/\s+/g, ' ').trim(),
  );
}
