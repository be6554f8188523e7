import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { clientReads } from './clientReads.ts';
import { companyReads } from './companyReads.ts';
import { yclientsHours } from './hours.ts';
import { yclientsLookups } from './lookups.ts';
import { createMemory } from './memory.ts';
import { moneyRoots } from './money.ts';
import { officeRoots } from './office.ts';
import { onlineRoots } from './online.ts';
import { recordReads } from './recordReads.ts';
import { yclientsRecords } from './records.ts';
import { enveloped } from './values.ts';
import { yclientsWrites } from './writes.ts';

/** The root fields of the service. */
export function yclientsRoots(backstage: Backstage): object {
  const memory = createMemory(backstage);
  const records = yclientsRecords(backstage, memory);
  const find = yclientsLookups(backstage);
  const hours = yclientsHours(backstage, memory);
  const money = moneyRoots(backstage, { memory, find });
  const tools = { memory, records, find, hours, money };
  const fields: Readonly<Record<string, (args: never) => Row>> = {
    ...companyReads(backstage, tools),
    ...clientReads(backstage, tools),
    ...recordReads(backstage, tools),
    ...money.roots,
    ...officeRoots(backstage, tools),
    ...onlineRoots(backstage, tools),
    ...yclientsWrites(backstage, tools),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, resolve]) => [name, enveloped(resolve)]));
}
