import type { MarkScheme } from '../../mark-scheme.ts';
import { nearWords } from './near-words.ts';

/** The key to Year 10: 15 marks (spec part 1, section 5; the keyword groups are ours). */
export const year10Scheme = {
  schemaVersion: 1,
  slug: 'year10',
  title: 'Year 10 - Genetics and Inheritance',
  profile: 'year10',
  gradeScale: 'science',
  near: nearWords,
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
          { name: 'thymine', accept: ['thymine', 'T'], allow: ['thyamine/thimine'] },
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
            allow: [
              'helix',
              'helical',
              'twisted/spiral/spiralling/coiled ladder/staircase/strands/chains/shape',
              'spiral',
            ],
            reject: ['single/triple helix'],
          },
          {
            name: 'two strands',
            accept: ['two strands'],
            allow: [
              '2/pair strand/chain/string/backbone/side',
              'double_strand/two_strand',
              'double_stranded/two_stranded',
            ],
          },
          {
            name: 'base pairs',
            accept: ['base pairs'],
            allow: [
              'base/complementary pair',
              'complementary bases',
              'base join/hold/bond/link/rungs/middle/between/inside',
              'A_T/T_A/A_pairs_T/T_pairs_A/A_paired_T/A_joins_T/A_bonds_T/A_binds_T',
              'C_G/G_C/C_pairs_G/G_pairs_C/C_paired_G/C_joins_G/C_bonds_G/C_binds_G',
              'hydrogen_bond',
              'bases',
            ],
            reject: [
              'A_pairs_G/A_pairs_C/G_pairs_A/C_pairs_A/T_pairs_C/T_pairs_G/C_pairs_T/G_pairs_T',
              'A_with_G/A_with_C/G_with_A/C_with_A/T_with_C/T_with_G/C_with_T/G_with_T',
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
              'part_DNA/piece_DNA/bit_DNA/length_DNA/segment_DNA/portion_DNA/strand_DNA/fragment_DNA/region_DNA/stretch_DNA',
              'chunk_DNA/sequence_DNA/area_DNA/amount_DNA/short_DNA/small_DNA/DNA_section/DNA_sequence/DNA_segment/DNA_strand/DNA_part',
              'section/part/piece/bit/length/segment/portion/region/area DNA_molecule/genetic_material/genome',
              'section_chromosome/piece_chromosome/bit_chromosome/length_chromosome/segment_chromosome/region_chromosome',
              'sequence_bases/order_bases',
            ],
            reject: ['section_protein/part_protein/piece_protein/bit_protein/length_protein'],
          },
          {
            name: 'codes for a protein or controls a characteristic',
            accept: ['codes for a protein', 'controls a characteristic'],
            allow: [
              'code/encode/make/build/produce protein/amino_acid/polypeptide/enzyme',
              'instruction/information/recipe/code protein/characteristic/trait/feature',
              'control/determine/decide/affect/give/influence characteristic/trait/feature/appearance/eye_colour/hair_colour/how_you_look/what_you_look',
              'responsible characteristic/trait/feature',
            ],
            reject: [
              'codes_for_DNA',
              'makes !of/from/up/protein/characteristic/trait/feature/you >> DNA',
              'protein_that_codes',
              'made_of_protein/made_from_protein',
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
        letters: ['B=brown', 'b=blue'],
        groups: [
          {
            name: 'brown is dominant',
            accept: ['brown is dominant', 'B is dominant'],
            allow: ['brown/B >> dominate/overpower/override', 'dominant allele/gene/brown/one/B'],
            reject: [
              '!blue/b recessive_brown',
              'blue !brown/recessive >> dominant/dominate/overpower',
              'dominant_is_blue/dominant_allele_is_blue/dominant_gene_is_blue/dominant_one_is_blue',
              '!dominant brown !blue/b/dominant/overpower/override/mask/hide/over/cover/suppress >> recessive',
              'recessive_is_brown/recessive_allele_is_brown/recessive_gene_is_brown',
              'blue !blue > dominant > brown > recessive',
              'brown !brown > recessive > blue > dominant',
              'both_dominant/both_alleles_dominant/codominant',
            ],
          },
          {
            name: 'one copy is enough, because blue is recessive',
            accept: ['blue is recessive', 'only one copy is needed'],
            allow: [
              'blue/b/small recessive',
              'recessive allele/gene/blue/one',
              'one/1/single copy/allele/gene/B/brown need/enough/required',
              'need/present once',
              'only_need/only_take 1',
              'need_bb',
              'only_one/only_1/just_one/just_1 copy/allele/gene/B/dominant',
              'two/2/both/double copy/allele/gene/b/bs blue/recessive/b/bs',
              'mask/hide/hidden/cover/overpower/override/overrule/suppress b/blue/recessive/other',
              'blue/b/recessive not express/show/seen/appear',
              'not express/show/seen blue/b/recessive',
              'even b/blue/recessive/1/one',
            ],
            reject: [
              'recessive_is_brown/recessive_allele_is_brown/recessive_gene_is_brown',
              'blue !blue > dominant > brown > recessive',
              'brown !brown > recessive > blue > dominant',
              'need !dominant/brown/B >> 1 >> blue/recessive',
              '!blue/b recessive_brown',
              'brown !blue > hidden_by/masked_by/covered_by/overpowered_by/suppressed_by > blue',
              'blue !brown/not >> stronger',
              'recessive !only/if/when/2/both/dominant/brown > always_shown/always_expressed/always_show',
              'blue !by/is/gets/be/been/was/brown > mask/hide/cover/suppress/override/overrule/overpower > brown',
              'blue !brown/recessive >> dominant/dominate/overpower',
              '!dominant brown !blue/b/dominant/overpower/override/mask/hide/over/cover/suppress >> recessive',
            ],
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
              'egg/ovum/mother/mum/mom !sperm/father/dad >> X',
              'female/woman !sperm/father/dad >> gives/passes/contributes/provides >> X',
              'X_from_egg/X_from_mother/X_from_mum/X_comes_from_egg/X_comes_from_mother/X_comes_from_mum',
              'X_chromosome_from_egg/X_chromosome_from_mother/X_chromosome_from_mum/X_chromosome_comes_from_mother',
            ],
            reject: [
              'egg/mother/mum/mom !sperm/father/dad >> X_or_Y/Y_or_X/X_chromosome_or_Y/X_and_Y',
              'egg/mother/mum/mom !sperm/father/dad/X >> Y',
            ],
          },
          {
            name: 'the sperm carries X or Y',
            accept: ['sperm carries X or Y', 'father gives X or Y'],
            allow: [
              'sperm/father/dad/male/man !egg/mother/mum/mom >> X_or_Y/Y_or_X/X_and_Y/X_Y/X_chromosome_or_Y/Y_chromosome_or_X/X_or_1_Y/Y_or_1_X',
              'X_or_Y/Y_or_X/X_chromosome_or_Y/Y_chromosome_or_X !egg/mother/mum/mom >> sperm/father/dad/male/man',
              'sperm/father/dad >> decide/determine > X_or_Y/Y_or_X',
              'half sperm X half Y',
              'sperm/father/dad >> X > if_Y/if_it_Y/if_sperm_Y/sperm_with_Y/Y_sperm/sperm_has_Y',
              'sperm/father/dad >> Y > if_X/if_it_X/if_sperm_X/sperm_with_X/X_sperm/sperm_has_X',
            ],
            reject: ['sperm_always_X/father_always_X/dad_always_X/father_always_gives_X/dad_always_gives_X'],
          },
          {
            name: 'XX is female and XY is male',
            accept: ['XX is female and XY is male', 'XX is a girl and XY is a boy'],
            allow: [
              'XX girl/female/woman XY boy/male/man',
              '2_X/X_and_X > girl/female/woman > X_and_Y/XY > boy/male/man',
              'girl/female/woman > 2_X/2_Xs/X_and_X/XX > boy/male/man > X_and_Y/1_X_and_1_Y/XY',
              'boy/male/man > X_and_Y/1_X_and_1_Y/XY > girl/female/woman > 2_X/2_Xs/X_and_X/XX',
            ],
            reject: [
              'XX !girl/female/woman/XX > boy/male/man > XY > girl/female/woman',
              'XY !boy/male/man/XY > girl/female/woman > XX > boy/male/man',
              'boy/male/man !XY/boy/male/man > XX > girl/female/woman > XY',
              'girl/female/woman !XX/girl/female/woman > XY > boy/male/man > XX',
              'XX !XY/XX > boy/male/man > girl/female/woman > XY',
              'XY !XX/XY > girl/female/woman > boy/male/man > XX',
              'boy/male/man !girl/female/woman/boy/male/man > XX > XY > girl/female/woman',
              'girl/female/woman !boy/male/man/girl/female/woman > XY > XX > boy/male/man',
            ],
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
