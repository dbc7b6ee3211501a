import { signInAdmin } from '@markwell/server/contract';
import { call } from '../../lib/call.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage } from './login-page.tsx';
import { useSignIn } from './use-sign-in.ts';

const failures = {
  refused: 'Login failed',
  unreadable: 'Login failed',
  broken: 'Network error. Please try again.',
} as const;

/** The login of admins (spec part 2, sections 2 and 8). */
export default function AdminLogin() {
  const attempt = useSignIn({
    role: 'admin',
    ask: (credentials) => call(signInAdmin, credentials),
    texts: failures,
  });
  return (
    <LoginPage
      role="admin"
      title="Admin login"
      about="Bring in homework, test its marking, and watch how the site is used."
      other={{ ask: 'Do you teach a class?', href: '/teacher-login-new', label: 'Teacher login' }}
    >
      <LoginForm attempt={attempt} />
    </LoginPage>
  );
}
