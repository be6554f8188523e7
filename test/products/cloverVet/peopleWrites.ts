import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { CloverParts } from './nodes.ts';
import { firstMissing, invalid, outcomeOf, permitted, type Problem } from './outcomes.ts';
import { cloverVetIds, dayIn, notFound, phoneLabels, readGlobalId } from './values.ts';

interface GuardianPatch {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly emails?: readonly string[] | null;
  readonly phones?: readonly { readonly number: string; readonly label?: string | null }[] | null;
  readonly homeClinicId?: string | null;
  readonly status?: string | null;
  readonly stickyNote?: string | null;
}

interface CreateGuardianInput extends GuardianPatch {
  readonly kind?: string | null;
  readonly lastName: string;
}

interface PatientPatch {
  readonly name?: string | null;
  readonly speciesId?: string | null;
  readonly breedId?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly birthDate?: string | null;
  readonly coatColor?: string | null;
  readonly microchip?: string | null;
  readonly status?: string | null;
}

interface CreatePatientInput extends PatientPatch {
  readonly guardianId: string;
  readonly name: string;
  readonly speciesId: string;
}

/** Mutations of guardians and patients. */
export function cloverPeopleWrites(backstage: Backstage, { records }: CloverParts): object {
  const { practice, now } = backstage;
  const { key } = cloverVetIds;
  const write = 'HOUSEHOLDS_WRITE';
  const placeOf = (id: string | null | undefined) => rowOf(practice.places, key('place', id));
  const contacts = (patch: GuardianPatch) => ({
    emails: patch.emails ?? undefined,
    phones: patch.phones?.map(({ number, label }): PhoneRecord => ({
      label: phoneLabels[label ?? ''] ?? 'Mobile',
      value: number,
    })),
    placeKey: placeOf(patch.homeClinicId)?.key,
    note: patch.stickyNote,
  });
  /** Species and breed that ids stand for; what was not given stays undefined. */
  const kindOf = ({ speciesId, breedId }: PatientPatch): { species?: string; breed?: string; missing: Row | null } => {
    const species = speciesId
      ? records.speciesNames().find((name) => records.species(name)['id'] === speciesId)
      : undefined;
    const [kind = '', ...rest] = (breedId ? (readGlobalId(breedId)?.rest ?? '') : '').split('/');
    const breed = records.breedNames(kind).find((name) => name === rest.join('/'));
    const missing = firstMissing([
      ['Species', speciesId, species === undefined ? null : {}],
      ['Breed', breedId, breed === undefined ? null : {}],
    ]);
    return { ...(species !== undefined && { species }), ...(breed !== undefined && { breed }), missing };
  };
  const details = (patch: PatientPatch) => ({
    sex: patch.sex ?? undefined,
    birthDate: patch.birthDate ? dayIn(patch.birthDate) : patch.birthDate,
    color: patch.coatColor ?? undefined,
    microchip: patch.microchip,
    ...(patch.status && { isActive: patch.status === 'ACTIVE', isDeceased: patch.status === 'DECEASED' }),
  });

  return {
    createGuardian: permitted(backstage, write, ({ input }: { readonly input: CreateGuardianInput }) => {
      const missing = firstMissing([['Clinic', input.homeClinicId, placeOf(input.homeClinicId)]]);
      const problems = contactProblems(input, 'input');
      if (missing) return missing;
      if (problems.length > 0) return invalid(...problems);
      const isPerson = input.kind !== 'ORGANIZATION';
      const names = { givenName: isPerson ? input.firstName : null, familyName: input.lastName };
      const made = registerClient(practice, names, now());
      if (!made.ok) return outcomeOf('CreateGuardian', made, 'input', records.guardian);
      const given = contacts(input);
      const change = { ...given, placeKey: given.placeKey ?? practice.places[0]?.key };
      return outcomeOf(
        'CreateGuardian',
        changeClient(practice, made.row.key, change, now()),
        'input',
        records.guardian,
      );
    }),
    updateGuardian: permitted(
      backstage,
      write,
      ({ guardianId, patch }: { readonly guardianId: string; readonly patch: GuardianPatch }) => {
        const row = rowOf(practice.clients, key('client', guardianId));
        const missing = firstMissing([
          ['Guardian', guardianId, row],
          ['Clinic', patch.homeClinicId, placeOf(patch.homeClinicId)],
        ]);
        const problems = contactProblems(patch, 'patch');
        if (missing || !row) return missing ?? notFound('Guardian');
        if (problems.length > 0) return invalid(...problems);
        const change = {
          ...contacts(patch),
          givenName: patch.firstName,
          familyName: patch.lastName ?? undefined,
          ...(patch.status && { isActive: patch.status === 'ACTIVE', isDeleted: patch.status === 'ARCHIVED' }),
        };
        return outcomeOf('UpdateGuardian', changeClient(practice, row.key, change, now()), 'patch', records.guardian);
      },
    ),
    mergeGuardians: permitted(
      backstage,
      write,
      ({ keepId, mergeId }: { readonly keepId: string; readonly mergeId: string }) => {
        const merged = mergeClients(practice, key('client', keepId), key('client', mergeId), now());
        return merged.ok ? outcomeOf('MergeGuardians', merged, 'keepId', records.guardian) : notFound('Guardian');
      },
    ),
    createPatient: permitted(backstage, write, ({ input }: { readonly input: CreatePatientInput }) => {
      const guardian = rowOf(practice.clients, key('client', input.guardianId));
      const { missing, ...kind } = kindOf(input);
      if (!guardian) return notFound('Guardian');
      if (missing) return missing;
      const more = details(input);
      const made = addPatient(practice, { clientKey: guardian.key, name: input.name, ...kind }, now());
      if (!made.ok) return outcomeOf('CreatePatient', made, 'input', records.patient);
      return outcomeOf('CreatePatient', changePatient(practice, made.row.key, more, now()), 'input', records.patient);
    }),
    updatePatient: permitted(
      backstage,
      write,
      ({ patientId, patch }: { readonly patientId: string; readonly patch: PatientPatch }) => {
        const row = rowOf(practice.patients, key('patient', patientId));
        const { missing, ...kind } = kindOf(patch);
        if (!row) return notFound('Patient');
        if (missing) return missing;
        const change = { ...details(patch), ...kind, name: patch.name ?? undefined };
        return outcomeOf('UpdatePatient', changePatient(practice, row.key, change, now()), 'patch', records.patient);
      },
    ),
  };
}

/** What is wrong with a name, an email or a phone that was given. */
function contactProblems({ lastName, emails, phones }: GuardianPatch, input: string): readonly Problem[] {
  const problem = (field: string, message: string): Problem => ({ path: [input, field], message });
  return [
    ...(lastName?.trim() === '' ? [problem('lastName', 'A last name is needed')] : []),
    ...((emails ?? []).some((email) => !/^\S+@\S+$/.test(email)) ? [problem('emails', 'Not an email address')] : []),
    ...((phones ?? []).some(({ number }) => number.replaceAll(/\D/g, '').length < 7)
      ? [problem('phones', 'Not a phone number')]
      : []),
  ];
}
