/** Calls `listener` whenever a connection or the device's database may be back, or somebody looks at the page, until stopped. */
export function whenItMayWork(listener: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  addEventListener('devicedatabase', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', ifSeen);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('devicedatabase', listener);
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', ifSeen);
  };
}
