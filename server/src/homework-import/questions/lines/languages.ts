/**
 * Words of worksheets that language teachers write in the language they teach: French, Spanish, German, Italian, Portuguese, Dutch, Welsh. Each list is told
 * to a class in the singular, in the plural, or both.
 */
const words = (list: string) => `(?<!\\p{L})(?:${list})(?!\\p{L})`;

const task =
  'cite[rz]?|nomme[rz]?|donner|défini(?:r|s|ssez)|[ée]cri(?:re|s|vez)|indique[rz]?|rel[eè]ve[rz]?|calcule[rz]?|justifie[rz]?|décrire|expliquer|énum[éè]re[rz]?|précise[rz]?|dédui(?:re|s|sez)|nenne[nt]?|erläutere|begründe|berechne|benenne|beschrifte|vergleiche|nombra|menciona|enumera|calcula|mencione|escriba|elenca|definisci|spiega|calcola|traduis|traduisez|choisis|choisissez|lis|lisez|écris|écrivez|réponds|répondez|compl[èé]tez?|remplis|remplissez|reliez?|associez?|cochez?|entourez?|soulignez?|trouvez?|décris|décrivez|expliquez?|donnez?|corrigez?|regardez?|écoutez?|mets|mettez|traduce|traducid|elige|escoge|lee|escribe|completa|rellena|relaciona|contesta|responde|explica|marca|subraya|busca|corrige|escucha|übersetze?|wähle?|schreibe?|lies|ergänze?|fülle?|verbinde|ordne|beantworte|beschreibe?|erkläre?|unterstreiche?|finde|kreuze|korrigiere|defina|explique|descreva|complete|assinale|responda|indica|classifica|identifica|seleciona|observa|noem|geef|leg|beschrijf|bereken|traduci|scegli|leggi|scrivi|rispondi|collega|descrivi|cyfieithwch|dewiswch|darllenwch|ysgrifennwch|llenwch|atebwch|cwblhewch';
const beginsTask = new RegExp(`^[^\\p{L}]*(?:${task})\\s+\\S`, 'iu');

/** Whether a text begins as a task does: 'Traduis en anglais.' A word alone is one of a vocabulary. */
export const asksInLanguage = (text: string): boolean => beginsTask.test(text);

const choose = new RegExp(
  words(
    'choisis|choisissez|cochez?|entourez?|soulignez?|la bonne réponse|elige|escoge|rodea|subraya|assinale|seleciona|wähle?|kreuze?|unterstreiche?|scegli|dewiswch',
  ),
  'iu',
);
export const choosesInLanguage = (text: string): boolean => choose.test(text);

const fill = new RegExp(
  words(
    'compl[èé]te[rz]?|remplis(?:sez)?|conjugue[rz]?|completa(?:d)?|rellena(?:d)?|conjuga|ergänze?n?|fülle?|vervollständige?|setze?|completate?|riempi|llenwch|cwblhewch',
  ),
  'iu',
);
/** Whether a text tells to fill gaps: 'Rellena con ser o estar.' */
export const fillsInLanguage = (text: string): boolean => fill.test(text);

const match = new RegExp(words('reliez?|associez?|relaciona|verbinde|ordne|collega|cysylltwch'), 'iu');
export const matchesInLanguage = (text: string): boolean => match.test(text);

const right = 'vrai|verdader[oa]s?|verdadeir[oa]s?|cierto|certo|richtig|vero|juist|cywir';
const wrong = 'faux|fals[oa]s?|falsch|errado|onjuist|onwaar|anghywir';
const truth = new RegExp(`${words(right)}[^.?!\\n]{0,20}${words(wrong)}|(?<!\\p{L})[VR]\\s*/\\s*F(?!\\p{L})`, 'iu');

/** Whether a text has 'Vrai ou faux ?' */
export const asksTruthInLanguage = (text: string): boolean => truth.test(text);

const said = new RegExp(`^\\W*(?:(${right}|v|r)|(${wrong}|f))(?!\\p{L})`, 'iu');

/** 'true' for 'vrai', 'false' for 'falsch'; `undefined` for a text that begins with neither. */
export function truthInLanguage(text: string): 'true' | 'false' | undefined {
  const [, isRight, isWrong] = said.exec(text) ?? [];
  if (isRight !== undefined) return 'true';
  return isWrong === undefined ? undefined : 'false';
}

/** 'vrai' or 'falsch' alone. */
export const isTruthWord = new RegExp(`^(?:${right}|${wrong})$`, 'iu');

/** 'T', 'Faux' or 'richtig' behind the end of a statement, as it is typed there. */
export const truthTypedBehind = new RegExp(
  String.raw`(?<=[.!?])\s+[[(]?(?<!\p{L})([TFVR]|true|false|${right}|${wrong})(?!\p{L})[\])]?\.?$`,
  'iu',
);

/** '(vrai / faux)' or 'V / F' behind a statement. */
export const truthBehind = new RegExp(
  `\\s*[[(]?\\s*(?:(?:${right})\\s*(?:/|\\||ou|o|oder|\\s)\\s*(?:${wrong})|[VR]\\s*[/|]\\s*F)\\s*[\\])]?\\s*\\??$`,
  'iu',
);

const keyNames =
  '(?:les\\s+|las\\s+|die\\s+|le\\s+)?(?:réponses|corrigés?|respuestas|soluciones|antworten|lösungen|risposte|soluzioni|atebion|éléments\\s+de\\s+correction|barème|solucionario|antwoorden|uitwerkingen|antwoordmodel|respostas|gabarito|facit|fasit|odpowiedzi|erwartungshorizont|lösungsblatt|musterlösung(?:en)?|lehrerexemplar|version\\s+(?:du\\s+)?prof(?:esseure?)?)';
/** 'Réponses – for marking in class', 'Soluciones (profesor)' */
const forWhom =
  '(?:[:–—-]\\s*(?:for|pour|para|für|per|nur|sólo|solo|teachers?|staff|self|prof(?:esseur|esor)?|lehrer)\\b[^?]{0,40})';
const key = new RegExp(`^\\W*${keyNames}\\s*(?:\\([^)]{0,40}\\)\\s*)?(?:[:–-]?|${forWhom})$`, 'iu');
const keyBefore = new RegExp(`^\\W*${keyNames}\\s*(?:\\([^)]{0,40}\\)\\s*)?[:–—=-]+\\s*(?=\\S)`, 'iu');

/** How long 'Réponses :' is before the answers in a line; 0 for a line that does not begin so. */
export const keyTitleBefore = (text: string): number => keyBefore.exec(text)?.[0].length ?? 0;

/** 'Réponses', 'Corrigé (prof)': the heading above the answers. */
export const isKeyTitleInLanguage = (text: string): boolean => key.test(text);

const names: readonly (readonly string[])[] = [
  ['english', 'anglais', 'inglés', 'englisch', 'inglese', 'saesneg', 'in english', 'en anglais', 'auf englisch'],
  ['french', 'français', 'francés', 'französisch', 'francese', 'ffrangeg', 'in french', 'en français'],
  ['spanish', 'español', 'espagnol', 'spanisch', 'spagnolo', 'sbaeneg', 'in spanish', 'en español'],
  ['german', 'deutsch', 'allemand', 'alemán', 'tedesco', 'almaeneg', 'in german', 'auf deutsch'],
  ['italian', 'italiano', 'italien', 'italienisch', 'eidaleg', 'in italian'],
  ['welsh', 'cymraeg', 'in welsh'],
  ['latin', 'in latin'],
  ['mandarin', 'chinese', 'pinyin'],
];

/** The language that the heading of a column names, by its name in English. */
export function languageNamed(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^(?:the|le|l['’]|el|das)\s+/u, '')
    .replace(/\s+(?:words?|phrases?|sentences?|meanings?|translations?)$/u, '')
    .replace(/[^\p{L}]+$/u, '');
  return names.find((own) => own.includes(plain))?.[0];
}
