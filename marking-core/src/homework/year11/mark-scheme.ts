import type { MarkScheme } from '../../mark-scheme.ts';

const organs = [
  'A - Mouth',
  'B - Oesophagus',
  'C - Stomach',
  'D - Liver',
  'E - Small intestine',
  'F - Large intestine',
];
const rightOrgans = 'Enzyme X: Stomach, Enzyme Y: Small intestine';

/** The key to Year 11: 10 marks (spec part 2, section 5, which gives each question a rule of its own). */
export const year11Scheme = {
  schemaVersion: 1,
  slug: 'year11',
  title: 'Year 11 - Digestive System and Enzymes',
  profile: 'year11',
  gradeScale: 'science',
  questions: [
    {
      id: 'q1a',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: { kind: 'choice', options: organs, accept: ['C - Stomach'], allow: ['stomach'] },
      published: { options: ['C - Stomach'], match: 'contains', groups: [['stomach']], marks: 'all' },
    },
    {
      id: 'q1b',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: { kind: 'choice', options: organs, accept: ['D - Liver'], allow: ['liver'] },
      published: { options: ['D - Liver'], match: 'contains', groups: [['liver']], marks: 'all' },
    },
    {
      id: 'q1c',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: organs,
        accept: ['E - Small intestine'],
        allow: ['small intestine/bowel', 'ileum'],
      },
      published: { options: ['E - Small intestine'], match: 'contains', groups: [['small intestine']], marks: 'all' },
    },
    {
      id: 'q1d',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'phrases',
        accept: [
          'too large',
          'too big',
          'large molecules',
          'big molecules',
          'complex',
          'cannot fit',
          'needs breaking down',
          'needs to be broken down',
        ],
        allow: [
          'large/big/huge/massive/long/giant/bulky/wide/larger/bigger',
          'complex/complicated (molecule/structure/carbohydrate)',
          'polymer/macromolecule',
          'not fit/pass/squeeze/get/go through',
          'not fit',
          'not small/tiny/little',
          'need/needs/must/has/have/should break/broken/breaking/split/digest/digested/digesting',
          'not broken/digested/split (down)',
          'broken_down first/before/into/smaller',
        ],
        reject: [
          'not too large/big',
          'too_small',
          'small/tiny molecule/molecules',
          'simple',
          'not need broken/breaking/digested/digesting',
        ],
      },
    },
    {
      id: 'q1e',
      type: 'text',
      maxMarks: 1,
      rule: {
        kind: 'number',
        value: 8,
        noun: 'pH',
        unit: { accept: ['pH'] },
        accept: ['8', 'pH 8', '8.0', 'pH 8.0'],
      },
    },
    {
      id: 'q1f',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: [
          'Enzyme X: Mouth, Enzyme Y: Stomach',
          'Enzyme X: Small intestine, Enzyme Y: Stomach',
          'Enzyme X: Stomach, Enzyme Y: Mouth',
          rightOrgans,
        ],
        accept: [rightOrgans],
        lettered: true,
      },
      published: { options: [rightOrgans], match: 'contains', groups: [[]], marks: 'all' },
    },
    {
      id: 'q1g',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: ['Substrate A', 'Substrate B', 'Substrate C'],
        accept: ['Substrate B'],
        allow: ['B'],
        lettered: true,
      },
      published: { options: ['Substrate B'], match: 'contains', groups: [['b']], marks: 'all' },
    },
    {
      id: 'q1h',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: ['Nut and bolt', 'Lock and key', 'Ball and socket', 'Particle model'],
        accept: ['Lock and key'],
        allow: ['lock key', 'lockkey'],
        lettered: true,
      },
      published: {
        options: ['Lock and key'],
        match: 'contains',
        groups: [['lock and key', 'lock key', 'lockkey']],
        marks: 'all',
      },
    },
    {
      id: 'q1i',
      type: 'text',
      maxMarks: 2,
      correctFrom: 1,
      rule: {
        kind: 'keyword-groups',
        max: 2,
        groups: [
          {
            name: 'the enzyme changes shape, or is denatured',
            accept: ['shape', 'structure', 'denatured', 'denatures'],
            allow: [
              'denatur*',
              'shape/structure/site change/changes/changed/changing/altered/lost/loses/deformed/distorted/different/damaged',
              'change/changes/changed/alter/alters/lose/loses/different/lost/deformed/distorted shape/structure/site',
            ],
          },
          {
            name: 'the active site and the substrate no longer go together, beyond the optimum',
            accept: ['active site', 'substrate cannot bind', 'optimum', 'after', 'beyond'],
            allow: [
              'active site/sight',
              'not substrate fit/fits/bind/binds/join/attach/enter',
              'substrate not fit/fits/bind/binds/join/attach/enter/bond/complementary',
              'not fit/bind',
              'above/past/over/far optimum/best/ideal',
              'not_complementary',
              'enzyme_substrate_complex',
            ],
          },
        ],
      },
      published: {
        match: 'contains',
        groups: [
          ['shape', 'structure', 'denatur'],
          ['active site', 'substrate', 'bind', 'optimum', 'after', 'beyond'],
        ],
        marks: 'each',
      },
      expected: [
        'the enzyme changes shape or is denatured',
        'the substrate no longer binds to the active site beyond the optimum',
      ],
      feedback: {
        correct: 'Excellent! You explained both what happens to the enzyme and why the reaction slows down.',
        partly: 'Partial credit - you got one key concept correct!',
        incorrect:
          'Expected concepts: a change of shape or structure, or denaturing; the active site and how the substrate binds; beyond the optimum.',
      },
    },
  ],
} satisfies MarkScheme;
