// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Absolute path of something in the checkout.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
