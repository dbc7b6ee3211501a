import type { CaseStudy } from '../case-study.ts';

/** The six children of the childcare assessment; all are invented. */
export const childcareCaseStudies = [
  {
    number: 1,
    title: 'Amira, 10 months: on the move',
    child: { name: 'Amira', age: '10 months' },
    text: [
      'Amira is 10 months old. She lives with her mum and her grandmother, and goes to Little Acorns nursery two days a week. Last week the health visitor weighed and measured her, and marked the results on a chart.',
      'Amira sits without support and has begun to crawl. At snack time she picks up small pieces of banana between her thumb and the tip of her first finger. She makes strings of sounds such as ‘ba-ba-ba’, and turns round when somebody says her name.',
      'Her key person, Joanne, hides a toy rabbit under a blanket while Amira is watching. Amira pulls the blanket away and laughs when she finds the rabbit.',
    ],
    parts: ['q1a', 'q1b1', 'q1b2', 'q1b3', 'q1c1', 'q1c2', 'q1d'],
  },
  {
    number: 2,
    title: 'Leo, 3 years: learning at pre-school',
    child: { name: 'Leo', age: '3 years' },
    text: [
      'Leo is 3 years old. He lives with his two dads and his sister Maya, who is 6. He goes to pre-school every morning.',
      'In the sand tray Leo fills a truck. Finn digs a hole next to him. The boys are close together, but each plays his own game, and they do not talk. Later Leo holds a banana to his ear and says, ‘Hello, Grandad!’',
      'Leo gets stuck with a puzzle of 12 pieces. His key person, Sam, says, ‘Let’s look for the pieces with a straight edge.’ With Sam’s hints Leo finishes it. A week later he does the puzzle by himself. At home Leo sees Maya being praised for clearing away her plate; the next day he clears away his own.',
      'Leo tells Sam, ‘I goed to the park and I runned fast.’ Nobody in his family or at pre-school says ‘goed’ or ‘runned’.',
    ],
    parts: ['q2a', 'q2b1', 'q2b2', 'q2b3', 'q2c1', 'q2c2', 'q2d'],
  },
  {
    number: 3,
    title: 'Tomasz, 4 years and 11 months: many changes',
    child: { name: 'Tomasz', age: '4 years and 11 months' },
    text: [
      'Tomasz is 4 years and 11 months old. In July he moved with his parents from Poland to England. In September he went into a reception class for the first time; in Poland he had been looked after at home by his grandfather. In November his sister Zofia was born.',
      'The family speaks Polish at home, and Tomasz is only beginning to learn English. In class he is quiet and stays close to the teacher, Mrs Khan.',
      'Tomasz has been dry, day and night, since he was 3. In the last few weeks he has started to wet himself again, and he sucks his thumb as he did when he was a baby.',
    ],
    parts: ['q3a1', 'q3a2', 'q3b', 'q3c'],
  },
  {
    number: 4,
    title: 'Ruby, 2 years: health, home and family',
    child: { name: 'Ruby', age: '2 years' },
    text: [
      'Ruby is 2 years old. She was born nine weeks early and weighed 1.5 kg. She has had several chest infections since then.',
      'She lives with her parents and her baby brother in a flat with one bedroom on the eighth floor. There is black mould on the bedroom wall, and some people who visit the family smoke indoors. The lift is often out of order, and there is no garden or playground nearby. Ruby’s dad lost his job in the spring, and the family finds it hard to pay for everything they need.',
      'Ruby is a cheerful child who is very close to her family. She says about 20 words and points to what she wants. Every Friday her nan takes her to story time at the library.',
    ],
    parts: ['q4a1', 'q4a2', 'q4b1', 'q4b2', 'q4c1', 'q4c2', 'q4d'],
  },
  {
    number: 5,
    title: 'Noah, 14 months: a new childminder',
    child: { name: 'Noah', age: '14 months' },
    text: [
      'Noah is 14 months old. Since he was 4 months old he has lived with his foster carers, Grace and Dele. Grace looks after him every day. She picks him up when he cries, talks to him, and knows what he needs.',
      'Today Grace and Noah visit a childminder for the first time. Noah stays near Grace at first. Then he crawls off to look at the toys, and every so often he looks round at Grace and smiles. When Grace goes out of the room, Noah stops playing and cries. He turns away when the childminder tries to cuddle him. When Grace comes back he holds up his arms to her. Soon he is calm, and he goes back to the toys.',
    ],
    parts: ['q5'],
  },
  {
    number: 6,
    title: 'Kofi, 6 years: a good sport',
    child: { name: 'Kofi', age: '6 years' },
    text: [
      'Kofi is 6 years old. He uses a wheelchair and loves ball games. On Saturdays he goes with his family to see his cousin Ama, who is 11, play wheelchair basketball. After each game Ama shakes hands with everybody in the other team, even when her team has lost. The grown-ups say how proud they are of her.',
      'Last month, after a game in a PE lesson, Kofi shook hands with all the children in the other team. Nobody had told him to. His teacher gave him a sticker. Since then he has done it after every game.',
    ],
    parts: ['q6'],
  },
] satisfies readonly CaseStudy[];
