import { type AnswerBank, options } from './answer-bank.ts';

const areas = ['Physical', 'Cognitive', 'Communication and language', 'Emotional and social'];
const theorists = ['Bandura', 'Bowlby', 'Chomsky', 'Piaget', 'Vygotsky'];
const oneOf = (all: readonly string[], right: string) => options(right, ...all.filter((one) => one !== right));

/** Answers to the childcare assessment as students on the course give them, by part. */
export const childcareAnswers: Readonly<Record<string, AnswerBank>> = {
  q1a: {
    right: ['an increase in size', 'when your body gets taller and heavier', 'growing in length and weight'],
    wrong: ['learning new skills like walking', 'when the child gets older', 'reaching milestones'],
  },
  q1b1: oneOf(areas, 'Physical'),
  q1b2: oneOf(areas, 'Cognitive'),
  q1b3: oneOf(areas, 'Communication and language'),
  q1c1: { right: ['pincer grip', 'the pincer grasp', 'pinser grasp'], wrong: ['palmar grasp', 'fine motor skills'] },
  q1c2: {
    right: ['walking', 'can stand alone', 'cruising round the furniture'],
    wrong: ['running', 'jumping with two feet together', 'saying her first word'],
  },
  q1d: {
    right: ['object permanence', 'the rabbit is still there even though she cannot see it'],
    wrong: ['that she likes the rabbit', 'cause and effect', 'she thinks it has gone'],
  },
  q2a: { right: ['parallel play', 'paralell play'], wrong: ['associative play', 'solitary play', 'sand play'] },
  q2b1: oneOf(theorists, 'Vygotsky'),
  q2b2: oneOf(theorists, 'Bandura'),
  q2b3: oneOf(theorists, 'Chomsky'),
  q2c1: { right: ['pre-operational stage', 'preoperational'], wrong: ['sensorimotor', 'symbolic play'] },
  q2c2: { right: ['zone of proximal development', 'ZPD'], wrong: ['scaffolding', 'the learning zone'] },
  q2d: {
    right: ['model the right words', 'ask him what he did at the park', 'sing nursery rhymes', 'look at picture books'],
    wrong: ['talk to him', 'help him with his language', 'give him praise'],
  },
  q3a1: {
    right: ['moving from Poland to England', 'his baby sister was born'],
    wrong: ['starting reception', 'thumb sucking', 'his family'],
  },
  q3a2: { right: ['starting school', 'going into reception'], wrong: ['moving country', 'going to nursery', 'school'] },
  q3b: { right: ['regression', 'regresion', 'he is regressing'], wrong: ['stress', 'attention seeking', 'transition'] },
  q3c: {
    right: [
      'give him a key person, and put up labels in Polish',
      'Let him bring in a toy from home for comfort, and have a consistent routine',
    ],
    wrong: ['have a routine', 'give him a key worker', 'be nice to him and look after him'],
  },
  q4a1: { right: ['she was born premature', 'chest infections'], wrong: ['mould on the walls', 'her genetics'] },
  q4a2: {
    right: ['they could have weaker muscles', 'delayed gross motor skills', 'they may be smaller than others'],
    wrong: ['it causes problems', 'they may find it hard to make friends'],
  },
  q4b1: { right: ['mould in the bedroom', 'people smoking in the home'], wrong: ['low income', 'where she lives'] },
  q4b2: {
    right: ['The mould could give her asthma', 'She cannot get enough exercise'],
    wrong: ['it will affect her', 'the home is bad for her', 'smoking is bad'],
  },
  q4c1: { right: ['low income', 'her dad lost his job'], wrong: ['mould', 'money', 'premature birth'] },
  q4c2: {
    right: ['poor diet', 'less toys and books to help them learn', 'they may feel left out'],
    wrong: ['it affects their development', 'Money is important', 'it will be harder for them'],
  },
  q4d: {
    right: ['it expands her vocabulary', 'Ruby learns how to listen and concentrate'],
    wrong: ['it is fun for her', 'It helps her language', 'she learns'],
  },
  q5: {
    right: [
      'Grace is his secure base, he cries when she leaves and is calm when she comes back',
      'He is upset when Grace goes and comforted when she comes back. Ainsworth saw the same in the Strange Situation.',
    ],
    wrong: ['He cries when Grace leaves and is happy when she comes back', 'Bowlby', 'He loves Grace'],
  },
  q6: {
    right: [
      'Kofi idolises Ama so she is a model. He has watched what she does and then imitates it.',
      'Ama is his role model, he copied her, and he got a sticker as a reward',
    ],
    wrong: ['He copied Ama because she is his role model', 'because he got a sticker', 'he is a kind boy'],
  },
};
