import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, table, wordFile } from '../testing/word-file.ts';

const questions = [p('1. Name the gas that plants take in.'), p('2. What is the unit of force?')];
const title = (text: string) => p(text, { style: 'Title' });
const heading = (text: string) => p(text, { style: 'Heading1' });

it.each<[reason: string, blocks: readonly string[], title: string]>([
  [
    'the topic below the name of the school in the style of a title',
    [title('Oakfield Academy'), heading('Forces')],
    'Forces',
  ],
  ['the topic below the faculty', [title('Science Faculty'), heading('Homework 3: Cells')], 'Homework 3: Cells'],
  ['the topic below a title that names no more than homework', [title('Homework'), p('Topic: Cells')], 'Cells'],
  ['the topic below the year and its homework', [title('Year 9 Weekly Homework'), p('Topic: Cells')], 'Cells'],
  ['the bold title above a level', [p('**Forces and motion**'), heading('Bronze')], 'Forces and motion'],
  ['the heading below the name of the template', [title('Homework template v4'), heading('Cells')], 'Cells'],
  ['the topic in a table', [table(['Subject: Science', 'Topic: Cells'], ['Year 8', 'Due: Friday'])], 'Cells'],
  [
    'the topic beside its name in a table',
    [table(['Oakfield High School', 'Homework sheet'], ['Topic', 'Cells and tissues'])],
    'Cells and tissues',
  ],
  ['the topic alone', [p('Topic: Cells')], 'Cells'],
  ['no words on the copy in capitals', [p('**Light starter TEACHER COPY**')], 'Light starter'],
  ['the topic below a heading about the paper', [p('**What we are learning**'), p('**Combustion**')], 'Combustion'],
  ['the name of a game', [p('**Quiz-Quiz-Trade: Waves**')], 'Quiz-Quiz-Trade: Waves'],
  ['the topic below the session', [p('**SESSION 2023-24**'), p('**Combustion**')], 'Combustion'],
  ['the topic below what is due', [p('**Homework – due Thursday**'), p('**Combustion**')], 'Combustion'],
  [
    'the topic in bold below a kind of work',
    [p('**REVISION SHEET**'), p('**Sound and Light**')],
    'REVISION SHEET Sound and Light',
  ],
  ['a kind of work above an instruction in bold', [p('**Worksheet**'), p('**Answer all questions**')], 'Worksheet'],
  [
    'what is below a school that is named by its kind',
    [p('**Hillcrest High**'), p('HALF YEARLY EXAMINATION'), p('**Year 8 Integrated Science**')],
    'Year 8 Integrated Science',
  ],
  [
    'a topic that ends in a kind of school',
    [p('**Colours: Primary and Secondary**')],
    'Colours: Primary and Secondary',
  ],
  [
    'the school where nothing better is',
    [title('Oakfield Academy: homework'), p('There are two questions.')],
    'Oakfield Academy: homework',
  ],
  [
    'the test below the level and the subject',
    [p('**GRADE 9 SCIENCE**'), p('**TERM 2 TEST: MATTER**')],
    'GRADE 9 SCIENCE TERM 2 TEST: MATTER',
  ],
  [
    'the chapter below a kind of work',
    [p('**Science Worksheet – Class 7**'), p('Ch-3 Plants and seeds')],
    'Plants and seeds',
  ],
  [
    'the topic with what it is for below',
    [title('Year 9 Plants'), p('**End of Unit Test**')],
    'Year 9 Plants End of Unit Test',
  ],
  [
    'the topic below a school in French',
    [p('Collège Jean Moulin – 4e'), p('**Évaluation : l’air – CORRIGÉ**')],
    'Évaluation : l’air',
  ],
  [
    'the topic below a school in Spanish',
    [p('**IES Sierra Alta – 2º ESO**'), p('**Examen: La materia**')],
    'Examen: La materia',
  ],
  [
    'the topic below a place of lessons',
    [p('**SRI VANI TUITION CENTRE**'), p('**Heat – Questions with Answers**')],
    'Heat',
  ],
  [
    'the subject of a term',
    [p('**SECOND TERM EXAMINATION**'), p('**BASIC SCIENCE\t\tJSS 2\t\tTIME: 1 HR**')],
    'BASIC SCIENCE JSS 2',
  ],
  [
    'the topic above what is told of the paper',
    [p('**Forces**'), heading('Information'), p('You have 20 minutes.')],
    'Forces',
  ],
  [
    'the bold topic, not the heading that tells what to do',
    [p('**COVER LESSON – Rivers – Friday period 3**'), heading('Read the text, then answer.')],
    'COVER LESSON – Rivers',
  ],
  [
    'the cell of a table with the topic',
    [table(['ENZYMES practice pack', 'Name:'], ['Year 10 Biology', 'Marks: 10']), p('Answers in red.')],
    'ENZYMES practice pack',
  ],
  ['the topic behind the subject', [p('**SCIENCE: Acids and Bases**')], 'Acids and Bases'],
  ['the topic behind the kind of quiz', [heading('Quick Quiz – Microbes')], 'Microbes'],
  ['the topic without whose copy it is', [heading('Mixtures\tMARKED COPY')], 'Mixtures'],
  ['the topic without the name of the key', [title('States of Matter – Answer Key')], 'States of Matter'],
  ['the topic without the answers in brackets', [p('**Rivers workbook (ANSWERS)**')], 'Rivers workbook'],
  ['the topic without whose copy it is', [p('**Rivers quiz - teacher version**')], 'Rivers quiz'],
  ['the topic without the copy of the mark scheme', [p('**Rivers quiz – MARK SCHEME COPY**')], 'Rivers quiz'],
  ['the topic without the name of the teacher', [p('**Rivers quiz – Mrs Doyle**')], 'Rivers quiz'],
  ['a worked paper that is called so', [p('**Rivers – with Sample Answers**')], 'Rivers – with Sample Answers'],
  ['the topic without a class', [heading('Linear Equations – homework (8 Set 2)')], 'Linear Equations – homework'],
  ['the topic without how to do it', [p('Do Now – in silence, 5 minutes')], 'Do Now'],
  ['the topic in French', [p('**Au collège – devoirs**')], 'Au collège – devoirs'],
  ['the topic with a subject before a dash', [p('**S1 Geography – Rivers**')], 'S1 Geography – Rivers'],
  ['a title that says what kind of work it is, without a topic', [title('Homework'), p('Read first.')], 'Homework'],
])('takes for the title %s', async (_reason, blocks, expected) => {
  const bytes = wordFile([...blocks, ...questions]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.title).toBe(expected);
  expect(drafts[0]?.assignment.questions).toHaveLength(2);
});
