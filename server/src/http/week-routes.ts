import * as contract from '../contract/index.ts';
import { readBoard } from '../operations/figures/class-insight/read-board.ts';
import { readHeatMap } from '../operations/figures/class-insight/read-heat-map.ts';
import { readHistories } from '../operations/figures/class-insight/read-histories.ts';
import { exportDepartment } from '../operations/figures/department/export-department.ts';
import { readDepartment } from '../operations/figures/department/read-department.ts';
import { readIdeas } from '../operations/figures/department/read-ideas.ts';
import { readMyWeek } from '../operations/figures/read-my-week.ts';
import { proposeRetrieval } from '../operations/figures/retrieval/propose-retrieval.ts';
import { setRetrieval } from '../operations/figures/retrieval/set-retrieval.ts';
import { withdrawQuiz } from '../operations/homework/catalogue/withdraw-quiz.ts';
import { readHomeworkDates } from '../operations/homework/dates/read-dates.ts';
import { chooseAnswersShown, setHomeworkDates } from '../operations/homework/dates/set-dates.ts';
import { chooseMyClasses } from '../operations/people/authority/my-classes.ts';
import { readAuthority } from '../operations/people/authority/own-classes.ts';
import { type CallRoutes, staffRoutes } from './answer-call.ts';

/** Calls for a teacher's week: classes, dates, and what they need with a class, a student or parents. */
export function addWeekRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer, answerFile } = staffRoutes(routes);
  answer(contract.readHomeworkDates, async (_input, { id, staff }) => {
    const { isForAll, classes } = await readAuthority(services, staff);
    return { ...(await readHomeworkDates(services, id)), settable: isForAll ? null : [...classes] };
  });
  answer(contract.setHomeworkDates, (input, { id, by }) => setHomeworkDates(services, id, input, by));
  answer(contract.chooseAnswersShown, ({ answersShown }, { id, by }) =>
    chooseAnswersShown(services, id, answersShown, by),
  );
  answer(contract.readMyWeek, (input, { staff }) => readMyWeek(services, staff, input));
  answer(contract.chooseMyClasses, (input, { by }) => chooseMyClasses(services, input, by));
  answer(contract.proposeRetrieval, (input) => proposeRetrieval(services, input));
  answer(contract.setRetrieval, (input, { by }) => setRetrieval(services, input, by));
  answer(contract.withdrawRetrieval, (input, { id, by }) => withdrawQuiz(services, id, input, by));
  answer(contract.readDepartment, (input, { staff }) => readDepartment(services, staff, input));
  answer(contract.readDepartmentIdeas, (input, { staff }) => readIdeas(services, staff, input));
  answerFile(contract.exportDepartment, (input, { staff }) => exportDepartment(services, staff, input));
  answer(contract.readHistories, (input) => readHistories(services, input));
  answer(contract.readHeatMap, (input, { id }) => readHeatMap(services, id, input));
  answer(contract.readBoard, (input, { id }) => readBoard(services, id, input));
}
