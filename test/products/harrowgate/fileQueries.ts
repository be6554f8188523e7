import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { type CareRecord, careDay, type ClinicalHistory, hasConsult, reminderState } from './clinicalHistory.ts';
import { labState, reminderKind } from './clinicalRecords.ts';
import type { Loaders } from './loaders.ts';
import type { HarrowgateMemory } from './memory.ts';
import type { Records } from './records.ts';
import { connected, dateFrom, instantFrom, keyIn, loaded } from './values.ts';

interface AnimalArgs extends ConnectionArgs {
  readonly animalId?: string | null;
}

interface ConsultsArgs extends AnimalArgs {
  readonly vetId?: string | null;
  readonly clinicId?: string | null;
  readonly openedSince?: unknown;
}

interface RemindersArgs extends AnimalArgs {
  readonly kind?: string | null;
  readonly states?: readonly string[] | null;
  readonly dueBy?: unknown;
}

/** Clinical files. */
export function fileQueries(
  { practice, cap, now }: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: HarrowgateMemory; readonly history: ClinicalHistory },
): Row {
  const { load, memory, history } = tools;
  /** What all animals have of something, or the one that is asked for. */
  const careOf = (
    { animalId }: AnimalArgs,
    of: (patient: PatientRecord) => readonly CareRecord[],
  ): readonly CareRecord[] => {
    const animal = loaded('animalId', animalId, load.animal);
    return animal ? of(animal) : practice.patients.flatMap(of);
  };
  const dayIn = (argument: string, value: unknown): string | null =>
    value === undefined || value === null ? null : dateFrom(argument, value);
  return {
    consults(args: ConsultsArgs) {
      const animal = loaded('animalId', args.animalId, load.animal);
      const vet = loaded('vetId', args.vetId, load.teamMember);
      const clinic = loaded('clinicId', args.clinicId, load.clinic);
      const { openedSince = null } = args;
      const since = openedSince === null ? 0 : instantFrom('openedSince', openedSince);
      const rows = history
        .consults()
        .filter(({ start, patientKey }) => start >= since && (!animal || patientKey === animal.key))
        .filter(({ providerKey }) => !vet || providerKey === vet.key)
        .filter(({ placeKey }) => !clinic || placeKey === clinic.key);
      return connected(rows, args, cap, records.consult);
    },
    consult({ id }: { readonly id: string }) {
      const key = keyIn('Consult', id);
      const row = practice.appointments.find((each) => each.key === key && hasConsult(each));
      return row ? records.consult(row) : null;
    },
    vaccinations(args: AnimalArgs & { readonly boosterDueBy?: unknown }) {
      const day = dayIn('boosterDueBy', args.boosterDueBy);
      const rows = careOf(args, history.vaccinations).filter((row) => day === null || careDay(row, 365) <= day);
      return connected(rows, args, cap, records.vaccination);
    },
    reminders(args: RemindersArgs) {
      const day = dayIn('dueBy', args.dueBy);
      const rows = careOf(args, history.reminders)
        .filter((row) => !args.kind || reminderKind(row) === args.kind)
        .filter((row) => !args.states || args.states.includes(reminderState(memory, row, now())))
        .filter((row) => day === null || careDay(row) <= day)
        .toSorted((one, other) => one.at - other.at || one.key - other.key);
      return connected(rows, args, cap, records.reminder);
    },
    prescriptions: (args: AnimalArgs) =>
      connected(careOf(args, history.prescriptions), args, cap, records.prescription),
    labRequests(args: AnimalArgs & { readonly state?: string | null }) {
      const rows = careOf(args, history.labRequests).filter(
        (row) => !args.state || labState(row, now()) === args.state,
      );
      return connected(rows, args, cap, records.labRequest);
    },
  };
}
