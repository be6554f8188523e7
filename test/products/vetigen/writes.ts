import type { Backstage } from '../../dialects/dialect.ts';
import { calendarWrites } from './calendarWrites.ts';
import type { VetigenMedical } from './medical.ts';
import type { VetigenMemory } from './memory.ts';
import type { VetigenOffice } from './office.ts';
import { officeWrites } from './officeWrites.ts';
import { peopleWrites } from './peopleWrites.ts';
import type { VetigenRecords } from './records.ts';
import { responder } from './responses.ts';

/** What the mutations show their rows with. */
export interface WriteTools {
  readonly records: VetigenRecords;
  readonly medical: VetigenMedical;
  readonly office: VetigenOffice;
}

/** All mutations. */
export function vetigenWrites(backstage: Backstage, memory: VetigenMemory, tools: WriteTools): object {
  const respond = responder(backstage);
  return {
    ...calendarWrites(backstage, memory, tools.records, tools.office, respond),
    ...peopleWrites(backstage, memory, tools.records, respond),
    ...officeWrites(backstage, memory, tools.medical, tools.office, respond),
  };
}
