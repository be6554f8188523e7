import type { Dialect } from './dialect.ts';
import { journey } from './journey/journey.ts';
import { ledger } from './ledger/ledger.ts';
import { literal, minimal } from './literal/literal.ts';
import { mixed } from './mixed/mixed.ts';
import { people2024, people2026 } from './people/people.ts';
import { registry } from './registry/registry.ts';
import { relay } from './relay/relay.ts';
import { tables } from './tables/tables.ts';
import { tierpraxis } from './tierpraxis/tierpraxis.ts';
import { tokens } from './tokens/tokens.ts';

/** The dialects of the dialects page, in its order: A (in two forms), B, C, D1, D2, E, F and G. */
export const fieldDialects: readonly Dialect[] = [
  literal,
  minimal,
  mixed,
  relay,
  people2024,
  people2026,
  journey,
  tables,
  tokens,
];

/** Unseen dialects, to measure how well matching generalizes. Nothing may be tuned to them. */
export const inventedDialects: readonly Dialect[] = [registry, tierpraxis, ledger];

/** All dialects. */
export const dialects: readonly Dialect[] = [...fieldDialects, ...inventedDialects];
