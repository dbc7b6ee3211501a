import { lazy } from 'react';
import { Route, Switch } from 'wouter';

const Landing = lazy(() => import('../features/landing/landing.tsx'));
const ScienceDepartment = lazy(() => import('../features/science-department/science-department.tsx'));
const NotFound = lazy(() => import('../features/not-found/not-found.tsx'));

/** Every address of the site (spec part 2, section 2); each page is fetched when it is first opened. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/science-department" component={ScienceDepartment} />
      <Route component={NotFound} />
    </Switch>
  );
}
