import type { ReadingLink } from '../../components/further-reading.tsx';

/** Where to read on, outside the site (spec part 1, section 2). */
export const studyLinks: readonly ReadingLink[] = [
  { name: 'BBC Bitesize', url: 'https://www.bbc.co.uk/bitesize', about: 'short guides, films and quizzes' },
  { name: 'Oak National Academy', url: 'https://www.thenational.academy/pupils', about: 'whole lessons to watch' },
  { name: 'Khan Academy', url: 'https://www.khanacademy.org/science', about: 'step by step, with practice' },
  { name: 'Seneca Learning', url: 'https://senecalearning.com', about: 'revision in small pieces' },
];
