/** Every table: columns in snake_case, the table named as given, times kept by the operations themselves. */
export const tableOptions = { timestamps: false, underscored: true, freezeTableName: true } as const;
