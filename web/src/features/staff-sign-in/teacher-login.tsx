import { signInTeacher } from '@markwell/server/contract';
import { useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { call } from '../../lib/call.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage } from './login-page.tsx';
import { useSignIn } from './use-sign-in.ts';

const failures = {
  refused: 'Invalid username or password',
  unreadable: 'Login failed. Please try again.',
  broken: 'Login failed. Please try again.',
} as const;

/** The login of teachers (spec part 2, sections 2, 5 and 8). */
export default function TeacherLogin() {
  const [teacherName, setTeacherName] = useState('');
  const attempt = useSignIn({
    role: 'teacher',
    ask: async (credentials) => {
      const { token, teacherName: name, due } = await call(signInTeacher, { ...credentials, teacherName });
      return { token, name, due };
    },
    texts: failures,
    knownAs: teacherName.trim(),
  });
  return (
    <LoginPage
      role="teacher"
      title="Teacher login"
      about="See who has done the homework, how well, and what was hard."
      other={{ ask: 'Do you look after the site?', href: '/admin-login', label: 'Admin login' }}
    >
      <LoginForm attempt={attempt} disabledReason={teacherName.trim() === '' ? 'Please enter your name' : undefined}>
        <TextField
          label="Teacher name"
          hint="As your students know you, such as Ms Patel: your classes are found by it"
          name="teacherName"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck="false"
          maxLength={200}
          required
          value={teacherName}
          onText={setTeacherName}
        />
      </LoginForm>
    </LoginPage>
  );
}
