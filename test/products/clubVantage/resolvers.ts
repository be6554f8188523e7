import type { Backstage } from '../../dialects/dialect.ts';
import { clubApplications } from './applications.ts';
import { bookingReads } from './bookingReads.ts';
import { bookingWrites } from './bookingWrites.ts';
import { clubOffice } from './club.ts';
import { clubEngagement } from './engagement.ts';
import { clubEquipment } from './equipment.ts';
import { createGate } from './gate.ts';
import { clubGolf } from './golf.ts';
import { householdWrites } from './householdWrites.ts';
import { memberReads } from './memberReads.ts';
import { memberWrites } from './memberWrites.ts';
import { createMemory } from './memory.ts';
import { clubMoney } from './money.ts';
import { clubRecords } from './records.ts';
import { waitlistWrites } from './waitlistWrites.ts';

/** The root fields of the product. */
export function clubVantageRoots(backstage: Backstage): object {
  const memory = createMemory(backstage);
  const records = clubRecords(backstage, memory);
  const gate = createGate(backstage);
  return {
    ...bookingReads(backstage, records, memory),
    ...bookingWrites(backstage, records, memory, gate),
    ...waitlistWrites(backstage, records, memory, gate),
    ...memberReads(backstage, records, memory),
    ...memberWrites(backstage, records, memory, gate),
    ...householdWrites(backstage, records, memory, gate),
    ...clubApplications(backstage, records, memory, gate),
    ...clubEngagement(backstage, memory, gate),
    ...clubMoney(backstage, records, memory, gate),
    ...clubOffice(backstage, records, memory, gate),
    ...clubEquipment(backstage, records, memory, gate),
    ...clubGolf(backstage, gate),
  };
}
