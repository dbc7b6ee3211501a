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
const StoredResult = lazy(() => import('../features/stored-result/stored-result.tsx'));
const VocationalDepartment = lazy(() => import('../features/vocational-department/vocational-department.tsx'));
const Childcare = lazy(() => import('../features/childcare/childcare-page.tsx'));
const TeacherLogin = lazy(() => import('../features/staff-sign-in/teacher-login.tsx'));
const AdminLogin = lazy(() => import('../features/staff-sign-in/admin-login.tsx'));
const TeacherDashboard = lazy(() => import('../features/teacher-dashboard/teacher-dashboard.tsx'));
const ClassReport = lazy(() => import('../features/teacher-dashboard/class-report/class-report.tsx'));
const StudentAttempt = lazy(() => import('../features/teacher-dashboard/student-attempt/student-attempt.tsx'));
const AdminDashboard = lazy(() => import('../features/admin/admin-dashboard.tsx'));
const Redirect = lazy(() => import('../features/redirect/redirect-page.tsx'));
const ManualRedirect = lazy(() => import('../features/redirect/manual-redirect-page.tsx'));
const TestRedirect = lazy(() => import('../features/redirect/test-redirect-page.tsx'));
const DebugDomain = lazy(() => import('../features/redirect/debug-domain-page.tsx'));
const HomeworkScheduler = lazy(() => import('../features/homework-scheduler/homework-scheduler.tsx'));
const NotFound = lazy(() => import('../features/not-found/not-found.tsx'));

/** Every address of the site (spec part 2, section 2); each page is fetched when it is first opened. */
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
      <Route path="/result/:reference" component={StoredResult} />
      <Route path="/btec-department" component={VocationalDepartment} />
      <Route path="/btec-childcare" component={Childcare} />
      <Route path="/teacher-login-new" component={TeacherLogin} />
      <Route path="/teacher-login" component={AdminLogin} />
      <Route path="/admin-login" component={AdminLogin} />
      <Route path="/teacher-dashboard" component={TeacherDashboard} />
      <Route path="/teacher-dashboard/report/:number" component={ClassReport} />
      <Route path="/teacher-dashboard/attempts/:id" component={StudentAttempt} />
      <Route path="/admin-dashboard" component={AdminDashboard} />
      <Route path="/dashboard" component={AdminDashboard} />
      <Route path="/redirect" component={Redirect} />
      <Route path="/manual-redirect" component={ManualRedirect} />
      <Route path="/test-redirect" component={TestRedirect} />
      <Route path="/debug-domain" component={DebugDomain} />
      <Route path="/homework-scheduler" component={HomeworkScheduler} />
      <Route component={NotFound} />
    </Switch>
  );
}
