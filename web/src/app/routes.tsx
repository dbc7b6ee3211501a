import { lazy } from 'react';
import { Route, Switch } from 'wouter';

const Home = lazy(() => import('./home.tsx'));
const ScienceDepartment = lazy(() => import('../features/science-department/science-department.tsx'));
const QuizYear7 = lazy(() => import('./quiz-pages/quiz-year7.tsx'));
const QuizYear8 = lazy(() => import('./quiz-pages/quiz-year8.tsx'));
const QuizYear9 = lazy(() => import('./quiz-pages/quiz-year9.tsx'));
const QuizYear10 = lazy(() => import('./quiz-pages/quiz-year10.tsx'));
const QuizYear11 = lazy(() => import('./quiz-pages/quiz-year11.tsx'));
const HomeworkById = lazy(() => import('./quiz-pages/homework-by-id.tsx'));
const Practice = lazy(() => import('../features/take-homework/practice/practice-page.tsx'));
const StoredResult = lazy(() => import('../features/stored-result/stored-result.tsx'));
const VocationalDepartment = lazy(() => import('../features/vocational-department/vocational-department.tsx'));
const Childcare = lazy(() => import('../features/childcare/childcare-page.tsx'));
const OtherRoutes = lazy(() => import('./other-routes.tsx'));

/** The addresses that students open (spec part 2, section 2), then all others; each page is fetched when it is first opened. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/science-department" component={ScienceDepartment} />
      <Route path="/quiz" component={QuizYear7} />
      <Route path="/quiz-yr8" component={QuizYear8} />
      <Route path="/quiz-yr9" component={QuizYear9} />
      <Route path="/quiz-yr10" component={QuizYear10} />
      <Route path="/quiz-yr11" component={QuizYear11} />
      {/* Its questions are about the case studies that its own page shows. */}
      <Route path="/homework/6" component={Childcare} />
      <Route path="/homework/:id" component={HomeworkById} />
      <Route path="/practice" component={Practice} />
      <Route path="/result/:reference?" component={StoredResult} />
      <Route path="/btec-department" component={VocationalDepartment} />
      <Route path="/btec-childcare" component={Childcare} />
      <Route component={OtherRoutes} />
    </Switch>
  );
}
