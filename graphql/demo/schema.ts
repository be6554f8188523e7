import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

import { addScalars } from './scalars.ts';
import { backOfficeText } from './schema/backOffice.ts';
import { billingText } from './schema/billing.ts';
import { changesText } from './schema/changes.ts';
import { frontDeskText } from './schema/frontDesk.ts';
import { messagesText } from './schema/messages.ts';
import { recordsText } from './schema/records.ts';
import { stockText } from './schema/stock.ts';

/** The whole schema of the demo clinic as SDL text. */
export const schemaText: string = [
  frontDeskText,
  changesText,
  billingText,
  messagesText,
  recordsText,
  stockText,
  backOfficeText,
].join('\n');

let built: GraphQLSchema | undefined;

/** The executable schema, built once per process: it holds no data, so all clinics share it. */
export function demoSchema(): GraphQLSchema {
  built ??= addScalars(buildSchema(schemaText));
  return built;
}
