/** Whether `key` is 8 to 200 visible ASCII characters: what an `Idempotency-Key` header may hold. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}
