import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** What the source says of a call, beside its schemas. */
export interface CallDocs {
  /** The comment above it, a paragraph a line. */
  readonly text: string;
  /** The file of the contract that it is in. */
  readonly file: string;
}

/** The comments above the calls in a folder of the contract, by the names of the calls. */
export function readCallDocs(folder: string): Map<string, CallDocs> {
  const docs = new Map<string, CallDocs>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const source = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      for (const { name: called, initializer } of statement.declarationList.declarations) {
        if (initializer === undefined || !isCall(initializer) || !ts.isIdentifier(called)) continue;
        docs.set(called.text, { text: textOf(statement), file: basename(name, '.ts') });
      }
    }
  }
  return docs;
}

const isCall = (node: ts.Expression) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineCall';

/** The comment as it reads: lines of one paragraph joined, paragraphs apart. */
function textOf(statement: ts.Statement): string {
  const comments = ts.getJSDocCommentsAndTags(statement).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return comments
    .join('\n\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/gu, ' ').trim())
    .join('\n\n');
}
