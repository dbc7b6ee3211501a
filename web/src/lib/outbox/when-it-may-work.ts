/** Calls `listener` whenever a connection may have come back or somebody looks at the page again, until stopped. */
export function whenItMayWork(listener: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', ifSeen);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', ifSeen);
  };
}
