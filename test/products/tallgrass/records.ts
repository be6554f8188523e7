import type { Backstage } from '../../dialects/dialect.ts';
import { type BusinessRecords, businessRecords } from './businessRecords.ts';
import { type CalendarRecords, calendarRecords } from './calendarRecords.ts';
import { type ClinicalRecords, clinicalRecords } from './clinicalRecords.ts';
import { type EncounterRecords, encounterRecords } from './encounterRecords.ts';
import type { TallgrassMemory } from './memory.ts';
import { type PeopleRecords, peopleRecords } from './peopleRecords.ts';
import { type SetUpRecords, setUpRecords } from './setUpRecords.ts';

/** Shows every object of the schema. */
export interface Records
  extends SetUpRecords, PeopleRecords, CalendarRecords, ClinicalRecords, EncounterRecords, BusinessRecords {}

/** All records; they lead to each other, and so each part finds the others when it is asked. */
export function createRecords(backstage: Backstage, memory: TallgrassMemory): Records {
  const all = (): Records => records;
  const records: Records = {
    ...setUpRecords(backstage, all),
    ...peopleRecords(backstage, memory, all),
    ...calendarRecords(backstage, memory, all),
    ...clinicalRecords(backstage, memory, all),
    ...encounterRecords(backstage, memory, all),
    ...businessRecords(backstage, memory, all),
  };
  return records;
}
