import { t } from '../lib/texts.ts';

/** The links in the header of a department. */
export const departmentLinks = () => [
  { href: '/', label: t('page.home') },
  { href: '/teacher-login-new', label: t('page.teacher-dashboard') },
];
