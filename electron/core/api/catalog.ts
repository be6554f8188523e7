import type { DocumentNode } from 'graphql';
import * as operations from '../../../graphql/desk/generated/operations.ts';
import { deskOperationNames } from '../../../graphql/desk/generated/operationNames.ts';

/** Every desk operation that a page may name; a name that is not here is refused, whatever it holds. */
export const catalog: ReadonlyMap<string, DocumentNode> = new Map(
  deskOperationNames.map((name) => [name, operations[`${name}Document`]]),
);
