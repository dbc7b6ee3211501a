import { wordClass, wordClasses } from '../../text/word-classes.ts';
import type { Comparison } from './compare.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { Token } from './tokens.ts';

/** Three words with content that follow each other: who, what is done, to whom; or what goes from where to where. */
interface Triple {
  readonly places: readonly [number, number, number];
  /** Reversed: 'is eaten by'. */
  readonly isPassive: boolean;
}

/** Of two things on the two sides of a word: what goes into what, what is more than what. */
interface Landmark {
  readonly kind: 'to' | 'than';
  readonly before: number;
  readonly after: number;
}

/** Longer model answers have more than one who and whom, and answers that say much more are about more than that. */
const longest = { model: 8, more: 4 };

/** Words between which roles are not told apart: 'reacts with', 'touches and'. */
const equals = new Set('with and or between'.split(' '));
/** Words that may come between without affecting the roles. */
const plain = new Set(
  'the a an its their his her this that these those very will would can could may to into onto'.split(' '),
);
const isForm = (text: string) =>
  ((wordClasses.get(text) ?? 0) & wordClass.copula) !== 0 ||
  text === 'be' ||
  text === 'been' ||
  text === 'being' ||
  text === 'gets';

/**
 * Whether an answer has a model answer's 'who does what to whom' with the two changed: 'the rabbit eats the fox' for 'the fox eats the
 * rabbit', but not 'the rabbit is eaten by the fox'; and so of 'from … to …', 'into' and 'than'.
 */
export function swapsRoles(comparison: Comparison): boolean {
  const { model, answer, met, clashes } = comparison;
  if (model.length > longest.model || answer.length > model.length + longest.more) return false;
  const unitAt = new Map<number, number>();
  met.forEach((meeting, unit) => {
    if (meeting !== undefined) unitAt.set(meeting.at, unit);
  });
  const { triples, landmarks } = rolesOf(model);
  if (swapsAgents(comparison, triples, unitAt) || swapsPhrases(comparison)) return true;
  const said = landmarks.length === 0 ? [] : landmarksIn(answer.tokens);
  return landmarks.some(({ kind, before, after }) => {
    const [one, other] = [before, after].map((place) => unitOf(model, model.tokens[place]));
    if (one === undefined || other === undefined || one === other) return false;
    // 'Gold is less … than copper' is the same as 'copper is more … than gold'.
    if (kind === 'than' && clashes.some((clash) => clash > 0)) return false;
    return said.some((own) => own.kind === kind && unitAt.get(own.before) === other && unitAt.get(own.after) === one);
  });
}

interface Roles {
  readonly triples: readonly Triple[];
  readonly landmarks: readonly Landmark[];
}

const rolesByModel = new WeakMap<ModelAnswer, Roles>();

/** What a model answer says of roles, read once. */
function rolesOf(model: ModelAnswer): Roles {
  const known = rolesByModel.get(model);
  if (known !== undefined) return known;
  const roles = { triples: triplesIn(model.tokens), landmarks: landmarksIn(model.tokens) };
  rolesByModel.set(model, roles);
  return roles;
}

function swapsAgents(
  { model, answer }: Comparison,
  triples: readonly Triple[],
  unitAt: ReadonlyMap<number, number>,
): boolean {
  const said = triples.length === 0 ? [] : triplesIn(answer.tokens);
  if (said.length === 0) return false;
  return triples.some((triple) => {
    const [agent, verb, object] = triple.places.map((place) => unitOf(model, model.tokens[place]));
    if (agent === undefined || verb === undefined || object === undefined || agent === object) return false;
    const isSaid = (turned: boolean) =>
      said.some(({ places, isPassive }) => {
        const [first, middle, last] = places.map((place) => unitAt.get(place));
        const isOther = (isPassive !== triple.isPassive) !== turned;
        return middle === verb && (isOther ? first === object && last === agent : first === agent && last === object);
      });
    return isSaid(true) && !isSaid(false);
  });
}

/** Words behind which a thing has a role of its own. */
const rolesBehind: ReadonlySet<string> = new Set('of by from with'.split(' '));

/** 'the movement of waves by sediment' for 'the movement of sediment by waves': two things stand behind each other's words. */
function swapsPhrases({ model, answer, met }: Comparison): boolean {
  const own = placesBehind(model.tokens);
  if (own.size < 2) return false;
  const said = placesBehind(answer.tokens);
  const unitSaid = (word: string) => met.findIndex((meeting) => meeting !== undefined && meeting.at === said.get(word));
  const unitOwn = (word: string) => unitOf(model, model.tokens[own.get(word) ?? -1]);
  const words = [...own.keys()].filter((word) => said.has(word));
  return words.some((word, at) =>
    words.slice(at + 1).some((other) => {
      const [one, two] = [unitOwn(word), unitOwn(other)];
      return one !== undefined && two !== undefined && one !== two && unitSaid(word) === two && unitSaid(other) === one;
    }),
  );
}

/** By a word of `rolesBehind` that occurs once, the place of the first content behind it. */
function placesBehind(tokens: readonly Token[]): Map<string, number> {
  const found = new Map<string, number>();
  tokens.forEach(({ word, clause }, at) => {
    if (!rolesBehind.has(word.text) || found.has(word.text)) return;
    const place = tokens.findIndex((token, other) => other > at && token.weight > 0.3);
    if (place >= 0 && tokens[place]?.clause === clause) found.set(word.text, place);
  });
  return found;
}

/** The two sides of 'to' or 'than' in a clause: the first begins after 'from', or at the clause's start. */
function landmarksIn(tokens: readonly Token[]): Landmark[] {
  return tokens.flatMap(({ word, clause }, at): Landmark[] => {
    const kind = word.text === 'than' ? 'than' : ['to', 'into'].includes(word.text) ? 'to' : undefined;
    if (kind === undefined) return [];
    const isContent = (place: number) => tokens[place]?.clause === clause && (tokens[place]?.weight ?? 0) > 0.3;
    const places = tokens.flatMap((token, place) => (token.clause === clause ? [place] : []));
    const start = places.findLast((place) => place < at && tokens[place]?.word.text === 'from') ?? -1;
    const before = places.find((place) => place > start && place < at && isContent(place));
    const after = places.find((place) => place > at && isContent(place));
    return before === undefined || after === undefined ? [] : [{ kind, before, after }];
  });
}

function unitOf({ units }: Comparison['model'], token: Token | undefined): number | undefined {
  const at = units.findIndex(
    (unit) => token !== undefined && unit.token.sense.bases.some((base) => token.sense.bases.includes(base)),
  );
  return at < 0 ? undefined : at;
}

function triplesIn(tokens: readonly Token[]): Triple[] {
  const content = tokens.flatMap(({ weight, sense }, place) => (weight > 0.3 && !isForm(sense.text) ? [place] : []));
  return content.flatMap((first, at): Triple[] => {
    const [middle, last] = [content[at + 1], content[at + 2]];
    if (middle === undefined || last === undefined) return [];
    if (tokens[first]?.clause !== tokens[last]?.clause) return [];
    const [before, behind] = [wordsBetween(tokens, first, middle), wordsBetween(tokens, middle, last)];
    if ([...before, ...behind].some((text) => equals.has(text))) return [];
    const isPassive = before.some(isForm) && behind.includes('by');
    const isPlain = (texts: readonly string[]) =>
      texts.every((text) => plain.has(text) || isForm(text) || (isPassive && text === 'by'));
    if (!isPlain(before) || !isPlain(behind) || (!isPassive && before.some(isForm))) return [];
    return [{ places: [first, middle, last], isPassive }];
  });
}

function wordsBetween(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from + 1, to).map(({ word }) => word.text);
}
