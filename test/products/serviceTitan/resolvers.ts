import type { Backstage } from '../../dialects/dialect.ts';
import { crmQueries } from './crm.ts';
import { dispatchQueries } from './dispatch.ts';
import { serviceTitanJobRecords } from './jobRecords.ts';
import { jobQueries } from './jobs.ts';
import { createMemory } from './memory.ts';
import { officeQueries } from './office.ts';
import { officeRecords } from './officeRecords.ts';
import { serviceTitanRecords } from './records.ts';
import { serviceTitanWrites } from './writes.ts';

/** The root fields of the service. */
export function serviceTitanRoots(backstage: Backstage): object {
  const memory = createMemory(backstage.practice);
  const records = serviceTitanRecords(backstage, memory);
  const jobs = serviceTitanJobRecords(backstage, memory, records);
  const office = officeRecords(backstage, records, memory);
  const crm = crmQueries(backstage, records, memory);
  const roots: Readonly<Record<string, (args: never) => unknown>> = {
    ...crm,
    ...jobQueries(backstage, records, jobs, memory),
    ...dispatchQueries(backstage, records, memory),
    ...officeQueries(backstage, office, memory),
    ...serviceTitanWrites(backstage, records, jobs, office, memory, crm.lead),
  };
  return Object.fromEntries(
    Object.entries(roots).map(([name, resolve]) => [
      name,
      // The practice may have changed since the last request.
      (args: never): unknown => {
        jobs.forget();
        return resolve(args);
      },
    ]),
  );
}
