import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Guard, invalid, missing } from './answers.ts';
import type { TidewellRecords } from './records.ts';
import { phoneChannels, speciesCode, tidewellIds } from './words.ts';

interface ContactPointInput {
  readonly channel: string;
  readonly value: string;
}

interface PetParentFields {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly status?: string | null;
  readonly contactPoints?: readonly ContactPointInput[] | null;
  readonly address?: { readonly line1?: string | null; readonly city?: string | null } | null;
  readonly homeHospitalId?: string | null;
  readonly tags?: readonly string[] | null;
  readonly alert?: string | null;
}

interface PetFields {
  readonly name?: string | null;
  readonly speciesCode?: string | null;
  readonly breed?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly coat?: string | null;
  readonly bornOn?: string | null;
  readonly microchip?: string | null;
  readonly isDeceased?: boolean | null;
}

type Issue = readonly [field: string, message: string];

const { key } = tidewellIds;

/** The mutations of people and of animals. */
export function petWrites(
  { practice, now }: Backstage,
  records: TidewellRecords,
  guarded: Guard,
): Readonly<Record<string, unknown>> {
  const parentWith = (id: string): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', id));
    return row && !row.isDeleted ? row : null;
  };
  const placeIn = (id: string | null | undefined): number | null | undefined =>
    id === null || id === undefined ? undefined : (rowOf(practice.places, key('place', id))?.key ?? null);

  const parentIssues = (fields: PetParentFields): readonly Issue[] => {
    const issues: Issue[] = [];
    if (fields.lastName !== undefined && (fields.lastName ?? '').trim() === '')
      issues.push(['lastName', 'A last name is needed']);
    if (placeIn(fields.homeHospitalId) === null) issues.push(['homeHospitalId', 'No such hospital']);
    for (const [index, { channel, value }] of (fields.contactPoints ?? []).entries()) {
      const field = `contactPoints.${String(index)}.value`;
      if (channel === 'EMAIL' && !/^\S+@\S+$/.test(value.trim())) issues.push([field, 'Not an email address']);
      if (channel !== 'EMAIL' && !/\d/.test(value)) issues.push([field, 'Not a phone number']);
    }
    return issues;
  };
  const savedParent = (row: ClientRecord, fields: PetParentFields): Row => {
    const points = fields.contactPoints === undefined ? undefined : (fields.contactPoints ?? []);
    const change = {
      givenName: fields.firstName === undefined ? undefined : fields.firstName?.trim() || null,
      familyName: fields.lastName?.trim(),
      phones: points && phonesIn(points),
      emails: points?.filter(({ channel }) => channel === 'EMAIL').map(({ value }) => value.trim()),
      isActive: fields.status ? fields.status === 'ACTIVE' : undefined,
      street: fields.address === undefined ? undefined : (fields.address?.line1 ?? ''),
      city: fields.address === undefined ? undefined : (fields.address?.city ?? ''),
      placeKey: placeIn(fields.homeHospitalId) ?? undefined,
      tags: fields.tags === undefined ? undefined : (fields.tags ?? []),
      note: fields.alert,
    };
    const outcome = changeClient(practice, row.key, change, now());
    if (!outcome.ok) return invalid([[outcome.field, outcome.message]]);
    return { __typename: 'PetParentSuccess', petParent: records.petParent(outcome.row) };
  };

  const speciesIn = (code: string): string | undefined =>
    records.speciesNames().find((name) => speciesCode(name) === code.toUpperCase());
  const petIssues = (fields: PetFields): readonly Issue[] => {
    const issues: Issue[] = [];
    if (fields.name !== undefined && (fields.name ?? '').trim() === '') issues.push(['name', 'A name is needed']);
    if (typeof fields.speciesCode === 'string' && speciesIn(fields.speciesCode) === undefined)
      issues.push(['speciesCode', 'No such species']);
    return issues;
  };
  const savedPet = (row: PatientRecord, fields: PetFields): Row => {
    const change = {
      name: fields.name?.trim(),
      species: fields.speciesCode ? speciesIn(fields.speciesCode) : undefined,
      breed: fields.breed,
      sex: fields.sex ?? undefined,
      color: fields.coat === undefined ? undefined : (fields.coat ?? ''),
      birthDate: fields.bornOn,
      microchip: fields.microchip,
      isDeceased: fields.isDeceased ?? undefined,
    };
    const outcome = changePatient(practice, row.key, change, now());
    if (!outcome.ok) return invalid([[outcome.field, outcome.message]]);
    return { __typename: 'PetSuccess', pet: records.pet(outcome.row) };
  };

  return {
    registerPetParent: guarded(({ draft }: { readonly draft: PetParentFields }) => {
      const issues = parentIssues(draft);
      if (issues.length > 0) return invalid(issues);
      const names = { givenName: draft.firstName, familyName: draft.lastName };
      const outcome = registerClient(practice, names, now());
      return outcome.ok ? savedParent(outcome.row, draft) : invalid([[outcome.field, outcome.message]]);
    }),
    updatePetParent: guarded(({ id, changes }: { readonly id: string; readonly changes: PetParentFields }) => {
      const before = parentWith(id);
      if (!before) return missing('pet parent', id);
      const issues = parentIssues(changes);
      return issues.length > 0 ? invalid(issues) : savedParent(before, changes);
    }),
    addPet: guarded(({ petParentId, draft }: { readonly petParentId: string; readonly draft: PetFields }) => {
      const parent = parentWith(petParentId);
      if (!parent) return missing('pet parent', petParentId);
      const issues = petIssues(draft);
      if (issues.length > 0) return invalid(issues);
      const outcome = addPatient(practice, { clientKey: parent.key, name: draft.name }, now());
      return outcome.ok ? savedPet(outcome.row, draft) : invalid([[outcome.field, outcome.message]]);
    }),
    updatePet: guarded(({ id, changes }: { readonly id: string; readonly changes: PetFields }) => {
      const before = rowOf(practice.patients, key('patient', id));
      if (!before) return missing('pet', id);
      const issues = petIssues(changes);
      return issues.length > 0 ? invalid(issues) : savedPet(before, changes);
    }),
  };
}

/** The phones among contact points, in the order given. */
function phonesIn(points: readonly ContactPointInput[]): readonly PhoneRecord[] {
  return points.flatMap(({ channel, value }) => {
    const label = phoneChannels.find(([known]) => known === channel)?.[1];
    return label === undefined ? [] : [{ label, value: value.trim() }];
  });
}
