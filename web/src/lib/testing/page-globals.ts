import { vi } from 'vitest';

/** Web storage as a page has it: its keys are its own enumerable properties, everything else is not. */
function createStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    key(this: Record<string, string>, index: number) {
      return Object.keys(this)[index] ?? null;
    },
    get length() {
      return Object.keys(this).length;
    },
  };
  return Object.create(methods) as Storage;
}

/** Gives a test in Node what a page has around it: storage, window events, a visible document. */
export function stubPageGlobals() {
  const target = new EventTarget();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/quiz-yr8' });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return {
    /** What the browser does when the connection comes back. */
    comeOnline: () => target.dispatchEvent(new Event('online')),
  };
}

/** Storage that a school's policy has switched off. */
export const blockedStorage = new Proxy({} as Storage, {
  get() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});
