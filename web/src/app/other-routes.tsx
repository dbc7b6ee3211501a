import { lazy } from 'react';
import { Route, Switch } from 'wouter';

const TeacherLogin = lazy(() => import('../features/staff-sign-in/teacher-login.tsx'));
const AdminLogin = lazy(() => import('../features/staff-sign-in/admin-login.tsx'));
const TeacherDashboard = lazy(() => import('../features/teacher-dashboard/teacher-dashboard.tsx'));
const ClassReport = lazy(() => import('../features/teacher-dashboard/class-report/class-report.tsx'));
const ClassRoster = lazy(() => import('../features/teacher-dashboard/class-roster/class-roster.tsx'));
const ClassLinks = lazy(() => import('../features/teacher-dashboard/class-links/class-links.tsx'));
const StudentAttempt = lazy(() => import('../features/teacher-dashboard/student-attempt/student-attempt.tsx'));
const Queue = lazy(() => import('../features/queue/queue-page.tsx'));
const HistoryPage = lazy(() => import('../features/teacher-dashboard/histories/history-page.tsx'));
const PupilPage = lazy(() => import('../features/teacher-dashboard/pupil/pupil-page.tsx'));
const DepartmentPage = lazy(() => import('../features/teacher-dashboard/department/department-page.tsx'));
const HeatMap = lazy(() => import('../features/teacher-dashboard/heat-map/heat-map-page.tsx'));
const Board = lazy(() => import('../features/teacher-dashboard/board/board-page.tsx'));
const MyAccount = lazy(() => import('../features/my-account/my-account.tsx'));
const SignedIn = lazy(() => import('../features/staff-sign-in/signed-in.tsx'));
const AdminDashboard = lazy(() => import('../features/admin/admin-dashboard.tsx'));
const Redirect = lazy(() => import('../features/redirect/redirect-page.tsx'));
const ManualRedirect = lazy(() => import('../features/redirect/manual-redirect-page.tsx'));
const TestRedirect = lazy(() => import('../features/redirect/test-redirect-page.tsx'));
const DebugDomain = lazy(() => import('../features/redirect/debug-domain-page.tsx'));
const HomeworkScheduler = lazy(() => import('../features/homework-scheduler/homework-scheduler.tsx'));
const NotFound = lazy(() => import('../components/not-found.tsx'));

/**
 * The addresses of staff and of redirects, and those that do not exist (spec part 2, section 2). The names of all their files weigh
 * more than half a KiB, which no quiz has to load.
 */
export default function OtherRoutes() {
  return (
    <Switch>
      <Route path="/teacher-login-new" component={TeacherLogin} />
      <Route path="/teacher-login" component={AdminLogin} />
      <Route path="/admin-login" component={AdminLogin} />
      <Route path="/teacher-dashboard" component={TeacherDashboard} />
      <Route path="/teacher-dashboard/report/:number" component={ClassReport} />
      <Route path="/teacher-dashboard/attempts/:id" component={StudentAttempt} />
      <Route path="/teacher-dashboard/class-list" component={ClassRoster} />
      <Route path="/teacher-dashboard/class-links" component={ClassLinks} />
      <Route path="/teacher/queue" component={Queue} />
      <Route path="/teacher-dashboard/histories" component={HistoryPage} />
      <Route path="/teacher-dashboard/classes" component={DepartmentPage} />
      <Route path="/teacher-dashboard/pupils/:id" component={PupilPage} />
      <Route path="/teacher-dashboard/heat-map/:number" component={HeatMap} />
      <Route path="/teacher-dashboard/board/:number" component={Board} />
      <Route path="/my-account" component={MyAccount} />
      <Route path="/signed-in" component={SignedIn} />
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
