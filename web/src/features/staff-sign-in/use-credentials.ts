import { type FormEvent, useId, useState } from 'react';
import type { Credentials } from './use-sign-in.ts';

/** The two fields that every login asks for: what is missing is said at the field, and the first one takes focus. */
export function useCredentials(onComplete: (credentials: Credentials) => void) {
  const id = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ids = { username: `${id}-username`, password: `${id}-password` };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (username.trim() === '') document.getElementById(ids.username)?.focus();
    else if (password === '') document.getElementById(ids.password)?.focus();
    else onComplete({ username: username.trim(), password });
  };
  return {
    submit,
    username: {
      id: ids.username,
      value: username,
      onText: setUsername,
      error: isChecked && username.trim() === '' ? 'Enter your username' : undefined,
    },
    password: {
      id: ids.password,
      value: password,
      onText: setPassword,
      error: isChecked && password === '' ? 'Enter your password' : undefined,
    },
  };
}
