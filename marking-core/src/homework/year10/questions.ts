import type { Question } from '../../questions/question.ts';

/** Year 10: genetics and inheritance (spec part 1, sections 3 and 5). */
export const year10Questions = [
  {
    id: 'q1a',
    type: 'multiple-choice',
    question: 'What does DNA do?',
    description: 'The picture shows part of a DNA molecule.',
    options: [
      'releases energy from food',
      'stores genetic information',
      'carries oxygen around the body',
      'controls what enters and leaves the cell',
    ],
    marks: 1,
    studyTip: 'Think about what is passed on from parents to their children.',
    diagramPath: '/assets/year10-dna.svg',
    diagramSize: { width: 640, height: 260 },
    diagramAlt:
      'A short piece of a DNA molecule, drawn very large, with its different parts in different colours and patterns, and without labels.',
  },
  {
    id: 'q1b',
    type: 'text',
    question: 'DNA contains four different bases. Name all four. You may write their full names or their letters.',
    marks: 2,
    studyTip:
      'They come in two pairs. Two of the letters are drawn with straight lines only; the other two are curved.',
  },
  {
    id: 'q2a',
    type: 'multiple-choice',
    question: 'Where in an animal cell is DNA found?',
    options: ['nucleus only', 'mitochondria only', 'nucleus and mitochondria', 'cell membrane and cytoplasm'],
    marks: 1,
    studyTip:
      'Cells keep their DNA in more than one place. One is where the chromosomes are; the other is where respiration takes place.',
  },
  {
    id: 'q2b',
    type: 'text',
    question: 'Describe the structure of a DNA molecule. Give two features.',
    description: 'The picture of the DNA molecule may help you.',
    marks: 2,
    studyTip:
      'Look at its overall shape, at what runs along its outside, and at what lies in between. Any two features will do.',
  },
  {
    id: 'q3a',
    type: 'multiple-choice',
    question: 'How many chromosomes are there in a normal human body cell?',
    description: 'The picture shows the chromosomes from one human body cell, sorted into pairs.',
    options: ['23', '46', '48', '92'],
    marks: 1,
    studyTip: 'Count the pairs in the picture. Then remember that there are two chromosomes in a pair.',
    diagramPath: '/assets/year10-chromosomes.svg',
    diagramSize: { width: 640, height: 602 },
    diagramAlt:
      'The chromosomes from one human body cell, sorted by size in four rows: five pairs, seven pairs, six pairs and five pairs. In the last pair one chromosome is much longer than the other.',
  },
  {
    id: 'q3b',
    type: 'text',
    question: 'What is a gene?',
    marks: 2,
    studyTip: 'There are two things to say: what a gene is a piece of, and what the cell uses it for.',
  },
  {
    id: 'q4a',
    type: 'text',
    question: 'A person has the alleles Bb. Explain why this person has brown eyes.',
    description:
      'Eye colour can be controlled by one gene. B is the allele for brown eyes. b is the allele for blue eyes.',
    marks: 2,
    studyTip:
      'A capital letter and a small letter tell you something about the two alleles. Say it about one, and then about the other.',
  },
  {
    id: 'q4b',
    type: 'multiple-choice',
    question: 'One parent has the alleles BB. The other parent has the alleles bb. What eyes will their children have?',
    description: 'B is the allele for brown eyes. b is the allele for blue eyes.',
    options: ['brown eyes', 'blue eyes', 'half brown and half blue', 'green eyes'],
    marks: 1,
    studyTip: 'Draw a Punnett square. What do all four boxes have in common?',
  },
  {
    id: 'q5',
    type: 'text',
    question:
      'Explain how the sex of a baby is determined. Write about the egg, about the sperm, and about the sex chromosomes of girls and of boys.',
    marks: 3,
    studyTip:
      'The sex chromosomes are called X and Y. Say which of them can come from each parent, and what each combination gives.',
  },
] satisfies readonly Question[];
