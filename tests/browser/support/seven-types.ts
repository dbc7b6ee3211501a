import { storeHomework } from './admin.ts';
import type { School } from './school.ts';
import { newName } from './student.ts';

/** A homework with a question of each type that is answered in parts, and one in a language that runs from right to left. */
const sevenTypes = {
  title: 'Year 8 - Heart and metals',
  description: 'Every kind of answer',
  weekNumber: 5,
  yearGroup: 8,
  weekDate: 'Week Beginning October 6th, 2025',
  questions: [
    {
      id: 'q1',
      type: 'multiple-response',
      question: 'Which of these are metals?',
      options: ['copper', 'sulfur', 'iron', 'neon'],
      choose: 2,
      marks: 2,
      correctAnswers: ['copper', 'iron'],
    },
    {
      id: 'q2',
      type: 'matching',
      question: 'Match each organ with what it does.',
      slots: [{ id: 'Heart' }, { id: 'Lung' }, { id: 'Kidney' }],
      options: [
        'takes oxygen into the blood and lets carbon dioxide out of it',
        'pumps blood',
        'cleans the blood',
        'breaks down food',
      ],
      marks: 3,
      correctAnswers: [
        'Heart: pumps blood',
        'Lung: takes oxygen into the blood and lets carbon dioxide out of it',
        'Kidney: cleans the blood',
      ],
    },
    {
      id: 'q3',
      type: 'ordering',
      question: 'Put the stages of a butterfly’s life in order, beginning with the egg.',
      options: ['pupa', 'egg', 'adult', 'larva, which eats a great deal and grows until its skin no longer fits'],
      marks: 3,
      partMarks: 'each',
      correctAnswers: [
        'egg',
        'larva, which eats a great deal and grows until its skin no longer fits',
        'pupa',
        'adult',
      ],
    },
    {
      id: 'q4',
      type: 'gap-fill',
      question: 'Fill in the gaps.',
      passage:
        'The heart [[1]] through the arteries. Blood in the aorta is rich in [[2]], which the lungs have taken in.\n\nFrom the right side of the heart, blood goes to the [[3]].',
      slots: [{ id: '1' }, { id: '2', options: ['oxygen', 'carbon dioxide', 'nitrogen'] }, { id: '3' }],
      marks: 3,
      correctAnswers: ['1: pumps blood', '2: oxygen', '3: lungs'],
    },
    {
      id: 'q5',
      type: 'gap-fill',
      question: 'Use words from the bank.',
      passage: 'Copper is a [[1]]. Sulfur is a [[2]].',
      slots: [{ id: '1' }, { id: '2' }],
      options: ['metal', 'non-metal', 'compound'],
      marks: 2,
      correctAnswers: ['1: metal', '2: non-metal'],
    },
    {
      id: 'q6',
      type: 'number',
      question: 'A wire is 12.4 cm long. Write its length.',
      units: ['mm', 'cm', 'm'],
      marks: 1,
      correctAnswers: ['12.4 cm'],
    },
    {
      id: 'q7',
      type: 'number',
      question: 'What is −4 + 1.5 degrees?',
      units: ['°C'],
      marks: 1,
      correctAnswers: ['-2.5 °C'],
    },
    {
      id: 'q8',
      type: 'labelling',
      question: 'Label the parts of the digestive system.',
      diagramPath: '/assets/year11-digestive-system.svg',
      diagramAlt: 'The digestive system with three places marked: A above the waist, B to the right, C below.',
      slots: [
        { id: 'A', at: { x: 0.5, y: 0.2 } },
        { id: 'B', at: { x: 0.4, y: 0.5 } },
        { id: 'C', at: { x: 0.5, y: 0.8 } },
      ],
      options: ['stomach', 'liver', 'small intestine'],
      marks: 3,
      correctAnswers: ['A: stomach', 'B: liver', 'C: small intestine'],
    },
    {
      id: 'q9',
      type: 'table',
      question: 'Complete the table.',
      table: {
        caption: 'Metals and what they do in acid',
        columns: ['Metal', 'Symbol', 'In dilute acid', 'Colour'],
        rows: [
          ['Copper', '[[a]]', 'nothing', '[[b]]'],
          ['Magnesium', 'Mg', '[[c]]', 'silver'],
        ],
      },
      slots: [{ id: 'a' }, { id: 'b' }, { id: 'c', options: ['fizzes', 'nothing'] }],
      marks: 3,
      correctAnswers: ['a: Cu', 'b: brown', 'c: fizzes'],
    },
    {
      id: 'q10',
      type: 'gap-fill',
      question: 'أكمل الجملة.',
      passage: 'القلب يضخ [[1]] إلى الجسم.',
      slots: [{ id: '1' }],
      marks: 1,
      correctAnswers: ['1: الدم'],
    },
  ],
};

/** Stores the homework under a title of its own, releases it, and says where it is. */
export async function releaseSevenTypes(school: School) {
  const title = `${sevenTypes.title} ${newName()}`;
  const id = await storeHomework(school, { ...sevenTypes, title });
  await school.call('POST', `/api/admin/homework/${id}/release`, undefined, await school.signIn(school.admin));
  return { route: `/homework/${id}`, title, studentClass: '8a/Sc1' };
}
