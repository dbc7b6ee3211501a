import type { MarkScheme } from '../../mark-scheme.ts';
import { nearWords } from './near-words.ts';

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
  near: nearWords,
  questions: [
    {
      id: 'q1a',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: organs,
        accept: ['C - Stomach'],
        allow: ['stomach'],
        reject: ['pancreas', 'kidney', 'gut'],
      },
      published: { options: ['C - Stomach'], match: 'contains', groups: [['stomach']], marks: 'all' },
    },
    {
      id: 'q1b',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: organs,
        accept: ['D - Liver'],
        allow: ['liver'],
        reject: ['pancreas', 'kidney', 'spleen'],
      },
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
          'large/larger/big/bigger/huge/massive/long/giant/bulky/wide',
          'complex/complicated',
          'polymer/macromolecule',
          'not fit/squeeze',
          'not small/tiny/little',
          'need/must/should/requires break/broken/split/digest/smaller',
          'has_to_be_broken/have_to_be_broken/has_to_be_digested/have_to_be_digested/has_to_be_split',
          'not been_broken/been_digested/yet_broken/been_split',
          'not broken_down',
          'broken_down first/before/into/smaller',
          'holes/gaps/pores/wall small/tiny/narrow',
          'only_small/only_tiny/only_smaller',
        ],
        reject: [
          'not need break/broken/digest/split',
          'already_broken/already_digested/already_been_broken',
          'wall/gut/blood/holes/gaps/pores/glucose/enzyme !starch/molecule/molecules/it/its/they/theyre >> too_large/too_big/too_wide',
          'glucose !starch >> large/big',
          'big_holes/large_holes/big_gaps/large_gaps/large_intestine/large_amount/long_gone/long_time',
          'big_or_small/large_or_small/small_or_big/small_or_large',
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
        otherLabels: ['X'],
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
            accept: ['denatured', 'changes shape', 'changes structure'],
            allow: [
              'denatur*/denach*/denatch*',
              'shape/structure change/alter/different/lose/deform/distort/wrong/affect/damage/break',
              'site change/alter/different/lose/deform/distort',
              '!denatured not same/right/correct shape',
              '!denatured shape not same/right/correct',
            ],
            reject: [
              'shape/structure same/stay/unchanged',
              'shape/structure not change/alter/lose',
              'keep shape/structure',
              'substrate_denatured/substrate_is_denatured/substrate_denatures/substrate_changes_shape/substrate_shape',
            ],
          },
          {
            name: 'the active site and the substrate no longer go together, beyond the optimum',
            accept: ['active site', 'substrate cannot bind', 'optimum', 'after', 'beyond'],
            allow: [
              'active site/sight',
              'substrate not fit/bind/join/attach/enter/bond/complementary/react',
              'not substrate fit/bind/join/attach/enter/bond',
              'not fit/bind/complementary',
              'hard/harder/difficult/less/fewer/slower substrate fit/bind/join/attach',
              'past/above/over optimum',
              'not optimum',
              'enzyme_substrate_complex',
            ],
            reject: [
              'active_site_stays/active_site_same/active_site_unchanged/active_site_is_same',
              'active_site not change/alter/affect',
              'substrate fit/bind/join/attach better/faster/easily/easier/well/perfectly',
              '!less/fewer/hard/harder/difficult substrate_fits/substrate_binds/substrate_still_fits/substrate_can_fit/substrate_can_bind/substrate_can_still_bind',
            ],
          },
        ],
        ignore: [
          'activity falls beyond its optimum',
          'activity of enzyme Y falls beyond its optimum',
          'activity falls beyond the optimum',
          'activity decreases beyond the optimum',
          'activity falls after the optimum',
          'activity decreases after the optimum',
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
