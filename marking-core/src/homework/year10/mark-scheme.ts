import type { MarkScheme } from '../../mark-scheme.ts';

/** The key to Year 10: 15 marks (spec part 1, section 5; the keyword groups are ours, design section 3). */
export const year10Scheme = {
  schemaVersion: 1,
  slug: 'year10',
  title: 'Year 10 - Genetics and Inheritance',
  profile: 'year10',
  gradeScale: 'science',
  questions: [
    {
      id: 'q1a',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: [
          'releases energy from food',
          'stores genetic information',
          'carries oxygen around the body',
          'controls what enters and leaves the cell',
        ],
        accept: ['stores genetic information'],
        lettered: true,
      },
      feedback: { correct: 'Correct! DNA is the store of the instructions that are passed on.' },
    },
    {
      id: 'q1b',
      type: 'text',
      maxMarks: 2,
      rule: {
        kind: 'count',
        items: [
          { name: 'adenine', accept: ['adenine', 'A'] },
          { name: 'thymine', accept: ['thymine', 'T'] },
          { name: 'cytosine', accept: ['cytosine', 'C'] },
          { name: 'guanine', accept: ['guanine', 'G'] },
        ],
        bands: [
          { atLeast: 2, marks: 1 },
          { atLeast: 4, marks: 2 },
        ],
        wrong: ['uracil', 'U', 'thiamine', 'adrenaline', 'guano', 'sugar', 'phosphate', 'deoxyribose', 'nucleotide'],
        ignore: ['pairs with', 'base/bases', 'letter/letters', 'stands for'],
      },
      feedback: {
        correct: 'Correct! You know all four bases.',
        partly: 'Nearly there: {marks} of {max} marks. There are four bases to name.',
      },
    },
    {
      id: 'q2a',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: ['nucleus only', 'mitochondria only', 'nucleus and mitochondria', 'cell membrane and cytoplasm'],
        accept: ['nucleus and mitochondria'],
        lettered: true,
      },
      feedback: { correct: 'Correct! Mitochondria have a little DNA of their own.' },
    },
    {
      id: 'q2b',
      type: 'text',
      maxMarks: 2,
      rule: {
        kind: 'keyword-groups',
        max: 2,
        groups: [
          {
            name: 'double helix',
            accept: ['double helix'],
            allow: ['helix', 'helical', 'twisted/spiral/spiralling/coiled ladder/staircase/strands/chains', 'spiral'],
            reject: ['single/triple helix'],
          },
          {
            name: 'two strands',
            accept: ['two strands'],
            allow: [
              '2/double/pair strands/strand/chains/chain/strings/backbones/sides',
              'double_stranded',
              'two_stranded',
            ],
          },
          {
            name: 'base pairs',
            accept: ['base pairs'],
            allow: [
              'base/bases pair/pairs/paired/pairing',
              'complementary bases',
              'bases/base join/joined/hold/held/bond/bonds/bonded/link/linked/rungs/middle/between/inside',
              'rungs base/bases',
              'A_T C_G',
              'A_with_T',
              'A T pair/pairs/paired C G',
              'hydrogen_bond/hydrogen_bonds',
              '4/four (different) base/bases',
              'bases',
            ],
          },
          {
            name: 'sugar-phosphate backbone',
            accept: ['sugar phosphate backbone'],
            allow: ['sugar phosphate', 'deoxyribose phosphate', 'phosphate/sugar backbone'],
          },
          { name: 'polymer', accept: ['polymer'], allow: ['long_chain', 'repeating/repeated units', 'monomers'] },
          { name: 'nucleotides', accept: ['nucleotides'], allow: ['nucleotide'] },
        ],
        reject: ['single_strand', 'single_stranded', '1/4/3/three/one/four strand/strands'],
        insufficient: ['it is long', 'genetic information', 'genes'],
      },
      feedback: {
        correct: 'Correct! Those are two features of a DNA molecule.',
        partly: 'Well started: {marks} of {max} marks. Give one more feature of the structure.',
      },
    },
    {
      id: 'q3a',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: { kind: 'choice', options: ['23', '46', '48', '92'], accept: ['46'], lettered: true },
      feedback: { correct: 'Correct! 23 pairs are 46 chromosomes.' },
    },
    {
      id: 'q3b',
      type: 'text',
      maxMarks: 2,
      rule: {
        kind: 'keyword-groups',
        max: 2,
        groups: [
          {
            name: 'a section of DNA',
            accept: ['section of DNA', 'part of a chromosome'],
            allow: [
              'section/part/piece/bit/length/segment/portion/strand/fragment/region/stretch/small/short/sequence/area DNA',
              'section/part/piece/bit/length/segment/portion/region/small/short/area chromosome/chromosomes',
              'sequence bases',
            ],
          },
          {
            name: 'codes for a protein or controls a characteristic',
            accept: ['codes for a protein', 'controls a characteristic'],
            allow: [
              'code/codes/coding/coded/encode/encodes/make/makes/making/build/builds/produce/produces protein/proteins/amino_acid/amino_acids/polypeptide/enzyme',
              'instruction/instructions/information/recipe/code/codes/coding protein/proteins/characteristic/characteristics/trait/traits/feature/features',
              'control/controls/controlling/determine/determines/decide/decides/affect/affects/give/gives/influence characteristic/characteristics/trait/traits/feature/features/appearance/eye_colour/hair_colour/how_you_look/what_you_look',
              'responsible characteristic/characteristics/trait/traits/feature/features',
            ],
          },
        ],
      },
      feedback: {
        correct: 'Correct! You said what a gene is and what it does.',
        partly: 'Well started: {marks} of {max} marks. Say both what a gene is a part of and what it does.',
      },
    },
    {
      id: 'q4a',
      type: 'text',
      maxMarks: 2,
      rule: {
        kind: 'keyword-groups',
        max: 2,
        groups: [
          {
            name: 'brown is dominant',
            accept: ['brown is dominant', 'B is dominant'],
            allow: [
              'brown/B/capital dominant/dominates/dominate/stronger/overpowers/overrides',
              'dominant allele/gene/brown/one/B',
            ],
            reject: [
              'blue_is_dominant',
              'blue_dominant',
              'blue_allele_is_dominant',
              'blue_is_the_dominant',
              'brown_is_recessive',
            ],
          },
          {
            name: 'one copy is enough, because blue is recessive',
            accept: ['blue is recessive', 'only one copy is needed'],
            allow: [
              'blue/b/small recessive',
              'recessive allele/gene/blue/one',
              'only/just one/1/single (copy/allele/B) (needed/need/needs/enough/required)',
              'one/1/single copy/allele/B needed/need/needs/enough/required',
              'two/2/both copies/alleles/b (of) b/blue/recessive',
              'masks/mask/masked/hides/hide/hidden/covers/overpowers/overrides/overrules/suppresses/suppressed b/blue/recessive/other',
              'blue/b/recessive masked/hidden/covered/not_expressed/not_shown/suppressed',
              'not express/show/shown/expressed blue/b/recessive',
            ],
            reject: ['brown_is_recessive', 'brown_recessive', 'brown_allele_is_recessive'],
          },
        ],
      },
      feedback: {
        correct: 'Correct! One copy of a dominant allele is enough.',
        partly: 'Well started: {marks} of {max} marks. Say something about both alleles.',
      },
    },
    {
      id: 'q4b',
      type: 'multiple-choice',
      maxMarks: 1,
      rule: {
        kind: 'choice',
        options: ['brown eyes', 'blue eyes', 'half brown and half blue', 'green eyes'],
        accept: ['brown eyes'],
        lettered: true,
      },
      feedback: { correct: 'Correct! Every child has the alleles Bb.' },
    },
    {
      id: 'q5',
      type: 'text',
      maxMarks: 3,
      rule: {
        kind: 'keyword-groups',
        max: 3,
        groups: [
          {
            name: 'the egg always carries X',
            accept: ['egg carries X', 'mother gives X'],
            allow: [
              'egg/eggs/mother/mum/mom/mothers/ovum X',
              'female/woman/females/women gives/give/passes/pass/provides/contributes/carries/donates X',
            ],
            reject: ['egg/eggs/mother/mum X_or_Y', 'egg/mother/mum gives/has/carries Y'],
          },
          {
            name: 'the sperm carries X or Y',
            accept: ['sperm carries X or Y', 'father gives X or Y'],
            allow: [
              'sperm/father/dad/fathers X Y',
              'male/man/males/men gives/give/passes/pass/provides/contributes/carries/donates X Y',
            ],
            reject: ['sperm always X'],
          },
          {
            name: 'XX is female and XY is male',
            accept: ['XX is female and XY is male', 'XX is a girl and XY is a boy'],
            allow: [
              'XX > girl/girls/female/females > XY > boy/boys/male/males',
              'girl/girls/female/females > XX > boy/boys/male/males > XY',
            ],
            reject: ['XX_is_male', 'XX_is_a_boy', 'XY_is_female', 'XY_is_a_girl', 'boys_are_XX', 'girls_are_XY'],
          },
        ],
      },
      feedback: {
        correct: 'Correct! You explained what comes from each parent and what it leads to.',
        partly:
          'Well started: {marks} of {max} marks. Write about the egg, about the sperm, and about what each combination gives.',
      },
    },
  ],
} satisfies MarkScheme;
