import { inject } from 'vitest';

/** The address of a PostgreSQL server, ending with `/postgres`; or the folder of a package as it is built. */
export type Need = 'postgres' | 'server' | 'cli';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the service that makes what test files need. */
    needs: string;
  }
}

/** Where something is that a test needs; it is started or built when the first test of a run asks for it. */
export async function needed(need: Need): Promise<string> {
  const response = await fetch(`${inject('needs')}/${need}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
