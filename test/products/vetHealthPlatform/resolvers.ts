import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { accountOf } from './account.ts';
import { careReads } from './careReads.ts';
import { careWrites } from './careWrites.ts';
import { createMemory } from './memory.ts';
import { vetHealthRecords } from './records.ts';
import { appointmentOf, isAppointment, ownerOf, ownersOf, petOf, petsOf } from './words.ts';
import { vetHealthWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

/** The root fields of the platform. There are no pages: a list is whole. */
export function vetHealthRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const records = vetHealthRecords(backstage, memory);
  const upcoming = (fits: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments
      .filter((row) => isAppointment(row) && row.start >= now() && fits(row))
      .toSorted(byStart)
      .map((row) => records.appointment(row));

  return {
    pets() {
      const book = records.wholeBook();
      return petsOf(practice)
        .slice(0, cap)
        .map((row) => records.pet(row, book));
    },
    petById: ({ id }: ById) => records.pet(petOf(practice, id)),
    owners: () =>
      ownersOf(practice)
        .slice(0, cap)
        .map((row) => records.owner(row)),
    ownerById: ({ id }: ById) => records.owner(ownerOf(practice, id)),
    // Who has left is no longer listed.
    vets: () => practice.providers.filter(({ isActive }) => isActive).map((row) => records.vet(row)),
    appointmentById: ({ id }: ById) => records.appointment(appointmentOf(practice, id)),
    appointmentsByPet({ petId }: { readonly petId: string }) {
      const { key } = petOf(practice, petId);
      return upcoming(({ patientKey }) => patientKey === key);
    },
    appointmentsByOwner({ ownerId }: { readonly ownerId: string }) {
      const { key } = ownerOf(practice, ownerId);
      return upcoming(({ clientKey }) => clientKey === key);
    },
    ...careReads(backstage, records, memory),
    ...accountOf(backstage),
    ...vetHealthWrites(backstage, records, memory),
    ...careWrites(backstage, records, memory),
  };
}
