import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow } from '../generatedRows.ts';
import type { Catalogue } from './catalogue.ts';
import { failure } from './failures.ts';
import type { CurandisMemory } from './memory.ts';
import type { CurandisRecords } from './records.ts';

/** What the mutations work with. */
export interface Writing {
  readonly stage: Backstage;
  readonly catalogue: Catalogue;
  readonly records: CurandisRecords;
  readonly memory: CurandisMemory;
}

/** Carries a write out, or throws what refuses it. */
export function done<Record>(stage: Backstage, write: () => Written<Record>): Record {
  const outcome = written(stage, write);
  if (outcome.ok) return outcome.row;
  throw failure(outcome.message);
}

/** One more in this year, of what patients are counted for. */
export function countUp(
  { stage, records, memory }: Writing,
  client: ClientRecord,
  field: 'cancellationsByYear' | 'noShowsByYear',
): void {
  const before = records.patient(client)[field];
  const year = String(new Date(stage.now()).getUTCFullYear());
  const counted = isRow(before) ? Number(before[year] ?? 0) : 0;
  const after = { ...(isRow(before) ? before : {}), [year]: counted + 1 };
  memory.people.set(client.key, { ...memory.people.get(client.key), [field]: after });
}
