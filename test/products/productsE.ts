import type { Dialect } from '../dialects/dialect.ts';
import { apiPlatform } from './apiPlatform/apiPlatform.ts';
import { ash } from './ash/ash.ts';
import { dataApiBuilder } from './dataApiBuilder/dataApiBuilder.ts';
import { edgedb } from './edgedb/edgedb.ts';
import { hygraph } from './hygraph/hygraph.ts';
import { neo4j } from './neo4j/neo4j.ts';
import { nestjsQuery } from './nestjsQuery/nestjsQuery.ts';
import { nookal } from './nookal/nookal.ts';
import { payload } from './payload/payload.ts';
import { vendure } from './vendure/vendure.ts';

/** Engines that generate an API from models, and a practice system, each in its own conventions. */
export const productsE: readonly Dialect[] = [
  apiPlatform,
  ash,
  dataApiBuilder,
  edgedb,
  hygraph,
  neo4j,
  nestjsQuery,
  nookal,
  payload,
  vendure,
];
