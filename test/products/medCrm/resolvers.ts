import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { medCrmCareWrites } from './careWrites.ts';
import { createMemory } from './memory.ts';
import { medCrmPeopleWrites } from './peopleWrites.ts';
import { medCrmRecords } from './records.ts';
import { medCrmIds } from './values.ts';

interface ListArgs {
  readonly patient_id?: string | null;
  readonly clinic_id?: string | null;
  readonly therapist_id?: string | null;
}

interface PatientArgs {
  readonly patient_id?: string | null;
}

/** The root fields of the product. Mutations that its schema declares and its server doesn't know are not here. */
export function medCrmRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice);
  const records = medCrmRecords(backstage, memory);

  /** Of several arguments one counts. */
  const ofOne =
    ({ patient_id: patientId, clinic_id: clinicId }: ListArgs) =>
    (row: Row): boolean => {
      if (patientId) return row['patient_id'] === patientId;
      return !clinicId || row['clinic_id'] === clinicId;
    };
  const treatmentsOf = (args: ListArgs): readonly AppointmentRecord[] => {
    const { patient_id: patientId, clinic_id: clinicId, therapist_id: therapistId } = args;
    if (therapistId) return records.treatments((row) => records.therapistIds(row).includes(therapistId));
    const row = ofOne({ patient_id: patientId ?? null, clinic_id: clinicId ?? null });
    return records
      .treatments(({ clientKey, placeKey }) =>
        row({ patient_id: medCrmIds.of('client', clientKey ?? 0), clinic_id: medCrmIds.of('place', placeKey) }),
      )
      .toReversed();
  };

  const counted = (count: (patientId: string | null) => number) => (args: PatientArgs) => {
    if (args.patient_id !== undefined) return count(args.patient_id);
    throw new GraphQLError('Undefined binding(s) detected when compiling SELECT query');
  };
  const visits = (isCounted: (start: number) => boolean): ReturnType<typeof counted> =>
    counted((id) => {
      const key = medCrmIds.key('client', id);
      return records.treatments((row) => key !== null && row.clientKey === key && isCounted(row.start)).length;
    });
  const objects = (type: string): ReturnType<typeof counted> =>
    counted((id) => {
      return [...memory.objects.values()].filter((row) => row['patient_id'] === id && row['__typename'] === type)
        .length;
    });

  return {
    clinics: records.clinics,
    administrators: records.administrators,
    therapists: (args: ListArgs) => records.therapists(args.clinic_id),
    patients: (args: { readonly clinic_id: string; readonly archived?: boolean | null }) =>
      // Not given is false; null is neither.
      args.archived === null ? [] : records.patients(args.clinic_id, args.archived ?? false),
    patient: ({ id }: { readonly id: string }) => records.user(id),
    treatmentSeries(args: ListArgs): readonly Row[] {
      // Therapists are looked for as numbers in lists of texts, so that none is ever found.
      const isOf = !args.patient_id && !args.clinic_id && args.therapist_id ? () => false : ofOne(args);
      return records.series([...memory.series.values()].filter(isOf));
    },
    treatmentsList: (args: ListArgs) => treatmentsOf(args).map((row) => records.treatment(row)),
    treatmentObjects: (args: ListArgs) => records.objects([...memory.objects.values()].filter(ofOne(args))),
    past_treatments: visits((start) => start < now()),
    future_treatments: visits((start) => start > now()),
    total_treatments: visits(() => true),
    school_observations: objects('SchoolObservation'),
    staff_meetings: objects('StaffMeeting'),
    outside_source_consults: objects('OutsideSourceConsult'),
    currentUser: { __typename: 'CurrentUser', id: '1', login: 'admin', role: 'SYSTEM_ADMIN', clinic: null },
    ...medCrmPeopleWrites(backstage, records, memory),
    ...medCrmCareWrites(backstage, records, memory),
  };
}
