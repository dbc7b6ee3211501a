import type { ModelAttributeColumnOptions } from 'sequelize';

/**
 * Columns for one call: Sequelize writes its engine's types into the object, which would then be used for
 * another engine opened later in the same program.
 */
export function copyColumns(
  columns: Readonly<Record<string, ModelAttributeColumnOptions>>,
): Record<string, ModelAttributeColumnOptions> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column }]));
}
