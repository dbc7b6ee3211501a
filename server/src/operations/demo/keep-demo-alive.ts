import { pickDevice } from '../../db/demo/devices.ts';
import { createRandom } from '../../db/demo/random.ts';
import { elsewhere } from '../../places/places.ts';
import { recordVisit } from '../site/monitor/record-visit.ts';
import type { Services } from '../site/services/services.ts';

/** Milliseconds between two signs of life of the demo school. */
const usualBeat = 20_000;
/** So many pupils are on the site, and each is heard of again within the five minutes in which one counts as active. */
const onTheSite = 54;
const heardEachBeat = 5;
const pages = ['/quiz', '/quiz-yr8', '/quiz-yr9', '/quiz-yr10', '/quiz-yr11', '/science-department'] as const;

/**
 * Lets pupils of a demo school come and go for as long as the server runs, so that the activity monitor has someone to
 * show; some of them are heard of every `beat` milliseconds. Gives what ends it; it ends by itself when the database
 * cannot be written to any more.
 */
export async function keepDemoAlive(services: Services, beat: number = usualBeat): Promise<() => void> {
  const random = createRandom(services.now().getTime());
  const students = await services.database.reader.tables.students.findAll({ order: ['id'] });
  const school = students.map(({ name, classCode, teacher }) => ({ name, classCode, teacher }));
  if (school.length === 0) return () => {};
  const come = () => ({ ...random.pick(school), page: random.pick(pages), isAtSchool: random.fraction() < 0.6 });
  const present = Array.from({ length: onTheSite }, come);
  const timer = setInterval(() => {
    present.splice(0, 1);
    present.push(come());
    const heard = present.splice(0, heardEachBeat);
    present.push(...heard);
    const visits = heard.map(({ name, classCode: studentClass, teacher, page, isAtSchool }) =>
      recordVisit(
        services,
        { studentName: name, studentClass, teacher, currentPage: page },
        {
          ...pickDevice(createRandom(name.length), name, isAtSchool),
          location: isAtSchool ? 'School network' : elsewhere,
          referer: undefined,
        },
      ),
    );
    Promise.all(visits).catch(() => clearInterval(timer));
  }, beat);
  timer.unref();
  return () => clearInterval(timer);
}
