import { writeZip } from '../../../../files/write-zip.ts';
import { element, writeXml, type XmlElement } from '../../../../files/xml.ts';
import { paragraphs, stemOf } from '../paper/html.ts';
import type { Lose, Paper, PaperQuestion, Writer } from '../paper/paper.ts';
import { nameOf } from '../paper/question-name.ts';
import { qtiBodies } from './qti-bodies.ts';
import { declarationOf, feedbackOutcome, processingOf, qti } from './qti-parts.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

/** A file of the package, with those that it needs. */
interface Part {
  readonly id: string;
  readonly kind: 'item' | 'stimulus';
  readonly root: XmlElement;
  readonly needs: readonly string[];
}

/** Writes a package of QTI 3.0: an item a question, a test with all of them, and what several share as stimuli. */
export const writeQti: Writer = (paper, lose) => {
  const ids = new Map(paper.questions.map((one, index) => [one.question.id, identifierOf(one.question.id, index)]));
  const language = paper.assignment.language ?? 'en-GB';
  const isStimulus = ({ question, isShared }: PaperQuestion) => isShared && question.type === 'information';
  const stimuli = paper.questions.filter(({ isShared }) => isShared).map((one) => stimulusOf(one, ids, language));
  const items = paper.questions.filter((one) => !isStimulus(one)).map((one) => itemOf(one, ids, lose, language));
  const files = new Map(paper.questions.flatMap((one) => filesOf(one).map((file) => [file.name, file.bytes] as const)));
  const parts = [...stimuli, ...items];
  return writeZip({
    'imsmanifest.xml': writeXml(manifestOf(parts)),
    'test.xml': writeXml(testOf(paper, items)),
    ...Object.fromEntries(parts.map((part) => [pathOf(part), writeXml(part.root)])),
    ...Object.fromEntries([...files].map(([name, bytes]) => [`media/${name}`, bytes])),
  });
};

const filesOf = ({ picture, sound }: PaperQuestion) => [picture ?? [], sound ?? []].flat();
const mediaOf = (one: PaperQuestion) => filesOf(one).map(({ name }) => `media/${name}`);

const pathOf = ({ kind, id }: Part) => `${kind === 'item' ? 'items' : 'stimuli'}/${id}.xml`;

/** Identifiers of XML have no spaces and begin with a letter. */
const identifierOf = (id: string, index: number) => (/^[A-Za-z_][\w.-]*$/u.test(id) ? id : `item-${index + 1}`);

function itemOf(one: PaperQuestion, ids: ReadonlyMap<string, string>, lose: Lose, language: string): Part {
  const { question, material } = one;
  const body = qtiBodies[question.type](one, lose);
  if (question.studyTip) lose('QTI has no study tips', one);
  const id = ids.get(question.id) ?? question.id;
  const needed = material.map((shared) => `${ids.get(shared.id)}-stimulus`);
  const shown = body.showsPicture ? { ...one, picture: undefined } : one;
  const outcome = (identifier: string, value: number) =>
    qti('outcome-declaration', { identifier, cardinality: 'single', 'base-type': 'float' }, [
      qti('default-value', {}, [qti('value', {}, [String(value)])]),
    ]);
  const root = qti(
    'assessment-item',
    {
      ...{ xmlns: namespace, identifier: id, title: nameOf(one), 'xml:lang': language },
      ...{ adaptive: 'false', 'time-dependent': 'false' },
    },
    [
      ...body.responses.map(declarationOf),
      outcome('SCORE', 0),
      outcome('MAXSCORE', question.marks),
      ...(body.hasNotes ? [feedbackOutcome(body)] : []),
      ...needed.map((stimulus) =>
        qti('assessment-stimulus-ref', { identifier: stimulus, href: `../stimuli/${stimulus}.xml`, title: '' }),
      ),
      qti('item-body', {}, [...stemOf(shown, '../media/', body.fill), ...(body.below ?? [])]),
      processingOf(body, question.marks),
    ],
  );
  return { id, kind: 'item', root, needs: [...needed, ...mediaOf(one)] };
}

/** What several questions share; of a question that is asked itself its picture, table and description. */
function stimulusOf(one: PaperQuestion, ids: ReadonlyMap<string, string>, language: string): Part {
  const { question } = one;
  const id = `${ids.get(question.id)}-stimulus`;
  const shared = question.type === 'information' ? one : { ...one, question: { ...question, question: '' } };
  const root = qti(
    'assessment-stimulus',
    { xmlns: namespace, identifier: id, title: nameOf(one), 'xml:lang': language },
    [qti('stimulus-body', {}, stemOf(shared, '../media/'))],
  );
  return { id, kind: 'stimulus', root, needs: mediaOf(one) };
}

function testOf({ assignment: { title, description } }: Paper, items: readonly Part[]): XmlElement {
  const part = { identifier: 'part', 'navigation-mode': 'nonlinear', 'submission-mode': 'simultaneous' };
  const introduction = paragraphs(description);
  return qti('assessment-test', { xmlns: namespace, identifier: 'test', title }, [
    qti('test-part', part, [
      qti('assessment-section', { identifier: 'section', title, visible: 'true' }, [
        introduction.length === 0
          ? undefined
          : qti('rubric-block', { use: 'instructions', view: 'candidate' }, [qti('content-body', {}, introduction)]),
        ...items.map((item) => qti('assessment-item-ref', { identifier: item.id, href: pathOf(item) })),
      ]),
    ]),
  ]);
}

function manifestOf(parts: readonly Part[]): XmlElement {
  const type = (kind: string) => `imsqti_${kind}_xmlv3p0`;
  const file = (href: string) => element('file', { href });
  const resource = (identifier: string, kind: string, href: string, inside: readonly XmlElement[]) =>
    element('resource', { identifier, type: type(kind), href }, [file(href), ...inside]);
  const items = parts.filter(({ kind }) => kind === 'item');
  return element('manifest', { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'homework' }, [
    element('metadata', {}, [element('schema', {}, ['QTI Package']), element('schemaversion', {}, ['3.0.0'])]),
    element('organizations'),
    element('resources', {}, [
      resource(
        'test',
        'test',
        'test.xml',
        items.map(({ id }) => element('dependency', { identifierref: id })),
      ),
      ...parts.map((part) =>
        resource(
          part.id,
          part.kind,
          pathOf(part),
          part.needs.map((need) =>
            need.startsWith('media/') ? file(need) : element('dependency', { identifierref: need }),
          ),
        ),
      ),
    ]),
  ]);
}
