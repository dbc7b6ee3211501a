/** What is wrong with the environment, a line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
