import { GraphQLError } from 'graphql';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { shown } from './shown.ts';

/** The most rows that may be asked for at once. */
export const mostRows = 100;
const usualRows = 20;

/** A page of rows: too large a page is refused, and few rows come without a page size. */
export function connectionOf(rows: readonly Row[], args: ConnectionArgs, cap: number): Row {
  const asked = args.first ?? args.last ?? usualRows;
  if (asked > mostRows)
    throw new GraphQLError('The maximum allowed items per page were exceeded.', {
      extensions: { code: 'HC0051', requestedItems: asked, maxAllowedItems: mostRows },
    });
  return relayConnection(rows, args, cap, shown, Math.min(usualRows, cap));
}
