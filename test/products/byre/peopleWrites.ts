import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { ByreMemory } from './memory.ts';
import type { ByreRecords } from './records.ts';
import { byreSpecies, keyOf, violation } from './words.ts';
import type { Gate } from './writes.ts';

interface PointInput {
  readonly channel: 'MOBILE' | 'LANDLINE' | 'WORK' | 'EMAIL';
  readonly value: string;
}

interface OwnerChanges {
  readonly title?: string | null;
  readonly forename?: string | null;
  readonly surname?: string | null;
  readonly contactPoints?: readonly PointInput[] | null;
  readonly address?: { readonly line1: string; readonly town: string } | null;
  readonly branchId?: string | null;
  readonly memo?: string | null;
  readonly isActive?: boolean | null;
}

interface AnimalChanges {
  readonly name?: string | null;
  readonly breed?: string | null;
  readonly colour?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly bornOn?: string | null;
  readonly microchip?: string | null;
  readonly isDeceased?: boolean | null;
}

interface AnimalDraft extends AnimalChanges {
  readonly name: string;
  readonly speciesCode: string;
  readonly ownerships: readonly { readonly ownerId: string; readonly sharePercent: number }[];
}

const labels = { MOBILE: 'Mobile', LANDLINE: 'Home', WORK: 'Work' } as const;

/** Mutations of owners and animals. */
export function byrePeopleWrites(
  { practice, now }: Backstage,
  records: ByreRecords,
  memory: ByreMemory,
  { allowed, done }: Gate,
): object {
  const amendOwner = (key: number, changes: OwnerChanges): object => {
    const { title, forename, surname, contactPoints, address, branchId, memo, isActive } = changes;
    const placeKey = branchId ? keyOf(practice, 'place', branchId) : undefined;
    const change = {
      givenName: forename === '' ? null : forename,
      familyName: surname ?? undefined,
      phones: contactPoints?.flatMap(phoneIn),
      emails: contactPoints?.filter(({ channel }) => channel === 'EMAIL').map(({ value }) => value),
      street: address?.line1,
      city: address?.town,
      placeKey,
      note: memo,
      isActive: isActive ?? undefined,
    };
    const row = done(changeClient(practice, key, change, now()));
    if (title !== undefined) memory.titles.set(key, title);
    return records.owner(row);
  };
  const amendAnimal = (key: number, changes: AnimalChanges): object => {
    const { name, breed, colour, sex, bornOn, microchip, isDeceased } = changes;
    const change = {
      name: name ?? undefined,
      breed,
      color: colour === null ? '' : colour,
      sex: sex ?? undefined,
      birthDate: bornOn,
      microchip,
      isDeceased: isDeceased ?? undefined,
    };
    return records.animal(done(changePatient(practice, key, change, now())));
  };

  return {
    registerOwner({ draft }: { readonly draft: OwnerChanges & { readonly surname: string } }) {
      allowed();
      checkOwner(draft, 'draft');
      if (draft.branchId) keyOf(practice, 'place', draft.branchId);
      const names = { givenName: draft.forename, familyName: draft.surname };
      const { key } = done(registerClient(practice, names, now()));
      // The names stand as they were trimmed.
      const { forename: _forename, surname: _surname, ...others } = draft;
      return amendOwner(key, others);
    },
    amendOwner({ id, changes }: { readonly id: string; readonly changes: OwnerChanges }) {
      allowed();
      const key = keyOf(practice, 'client', id);
      checkOwner(changes, 'changes');
      return amendOwner(key, changes);
    },
    registerAnimal({ draft }: { readonly draft: AnimalDraft }) {
      allowed();
      if (draft.name.trim() === '') throw violation('draft.name', 'must not be blank');
      const species = byreSpecies.find(({ code }) => code === draft.speciesCode);
      if (!species) throw violation('draft.speciesCode', 'must be the code of a species');
      const shares = draft.ownerships.map(({ ownerId, sharePercent }) => {
        return { clientKey: keyOf(practice, 'client', ownerId), percent: sharePercent };
      });
      const [first] = shares;
      if (!first) throw violation('draft.ownerships', 'must not be empty');
      if (shares.reduce((sum, { percent }) => sum + percent, 0) !== 100)
        throw violation('draft.ownerships', 'must be 100 percent together');
      const { name, breed, colour, sex, bornOn, microchip } = draft;
      const patient = { clientKey: first.clientKey, name, species: species.name, breed };
      const { key } = done(addPatient(practice, patient, now()));
      memory.shares.set(key, shares);
      return amendAnimal(key, {
        colour: colour ?? null,
        sex: sex ?? null,
        bornOn: bornOn ?? null,
        microchip: microchip ?? null,
      });
    },
    amendAnimal({ id, changes }: { readonly id: string; readonly changes: AnimalChanges }) {
      allowed();
      const key = keyOf(practice, 'patient', id);
      if (changes.name?.trim() === '') throw violation('changes.name', 'must not be blank');
      return amendAnimal(key, changes);
    },
  };
}

function phoneIn({ channel, value }: PointInput): readonly PhoneRecord[] {
  return channel === 'EMAIL' ? [] : [{ label: labels[channel], value }];
}

function checkOwner({ surname, contactPoints }: OwnerChanges, input: string): void {
  if (surname?.trim() === '') throw violation(`${input}.surname`, 'must not be blank');
  for (const [index, { channel, value }] of (contactPoints ?? []).entries()) {
    const field = `${input}.contactPoints[${String(index)}].value`;
    if (value.trim() === '') throw violation(field, 'must not be blank');
    if (channel === 'EMAIL' && !/^\S+@\S+$/.test(value)) throw violation(field, 'must be an email address');
    if (channel !== 'EMAIL' && !/\d/.test(value)) throw violation(field, 'must be a phone number');
  }
}
