import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, mergeClients } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type MemberInput, namedRow, personIn, trimmed } from './given.ts';
import { checkedId, type Loaders } from './loaders.ts';
import { nextKey, put, type TallgrassMemory } from './memory.ts';
import { type FieldError, invalid, notFound, type Write } from './outcomes.ts';
import { primaryOwnId } from './peopleRecords.ts';
import type { Records } from './records.ts';
import { ownIn } from './values.ts';

interface HouseholdFields {
  readonly status?: string | null;
  readonly mailingAddress?: { readonly line1: string; readonly city: string } | null;
  readonly homeHospitalId?: string | null;
  readonly labelIds?: readonly string[] | null;
  readonly headsUp?: string | null;
}

interface AddMemberInput {
  readonly householdId: string;
  readonly relation: string;
  readonly member: MemberInput;
}

interface MergeInput {
  readonly keepHouseholdId: string;
  readonly mergeHouseholdId: string;
}

/** The mutations of households and their members. */
export function householdWrites(
  { practice, now }: Backstage,
  records: Records,
  { load, memory, write }: { readonly load: Loaders; readonly memory: TallgrassMemory; readonly write: Write },
): Row {
  const householdWith = (id: string): ClientRecord | null => load.household(checkedId('Household', id));
  const answer = (outcome: Written<ClientRecord>): Row =>
    outcome.ok ? records.household(outcome.row) : invalid([[outcome.field, outcome.message]]);

  /** What an input says of a household itself. */
  const read = (errors: FieldError[], fields: HouseholdFields) => {
    const home = namedRow(errors, 'homeHospitalId', 'Hospital', fields.homeHospitalId, load.hospital);
    const names = records.labelNames();
    const tags = fields.labelIds?.flatMap((id, index) => {
      const name = names.find((known) => known === ownIn('Label', checkedId('Label', id)));
      if (name === undefined) errors.push([`labelIds.${String(index)}`, 'Label not found']);
      return name ?? [];
    });
    const address = fields.mailingAddress;
    return {
      isActive: fields.status ? fields.status === 'ACTIVE' : undefined,
      street: address === undefined ? undefined : (address?.line1.trim() ?? ''),
      city: address === undefined ? undefined : (address?.city.trim() ?? ''),
      placeKey: home?.key,
      tags: fields.labelIds === null ? [] : tags,
      note: trimmed(fields.headsUp),
    };
  };

  return {
    ...write('createHousehold', (input: HouseholdFields & { readonly primaryMember: MemberInput }) => {
      const errors: FieldError[] = [];
      const person = personIn(errors, 'primaryMember', input.primaryMember);
      const fields = read(errors, input);
      if (errors.length > 0) return invalid(errors);
      const { givenName, familyName } = person;
      const made = registerClient(practice, { givenName, familyName }, now());
      if (!made.ok) return invalid([[`primaryMember.${made.field}`, made.message]]);
      const placeKey = fields.placeKey ?? practice.places[0]?.key;
      return answer(changeClient(practice, made.row.key, { ...person, ...fields, placeKey }, now()));
    }),
    ...write('updateHousehold', (input: HouseholdFields & { readonly householdId: string }) => {
      const before = householdWith(input.householdId);
      if (!before) return notFound('Household', input.householdId);
      const errors: FieldError[] = [];
      const fields = read(errors, input);
      return errors.length > 0 ? invalid(errors) : answer(changeClient(practice, before.key, fields, now()));
    }),
    ...write('mergeHouseholds', ({ keepHouseholdId, mergeHouseholdId }: MergeInput) => {
      const [keep, merge] = [householdWith(keepHouseholdId), householdWith(mergeHouseholdId)];
      if (!keep) return notFound('Household', keepHouseholdId);
      if (!merge) return notFound('Household', mergeHouseholdId);
      if (keep === merge) return invalid([['mergeHouseholdId', 'Must be another household']]);
      // Who was there stays there: members move with the companions.
      for (const row of memory.members) {
        if (row.clientKey === merge.key) put(memory.members, { ...row, clientKey: keep.key });
      }
      return answer(mergeClients(practice, keep.key, merge.key, now()));
    }),
    ...write('addHouseholdMember', ({ householdId, relation, member }: AddMemberInput) => {
      const client = householdWith(householdId);
      if (!client) return notFound('Household', householdId);
      const errors: FieldError[] = [];
      const { givenName = null, familyName = '', phones = [], emails = [] } = personIn(errors, 'member', member);
      if (relation === 'PRIMARY') errors.push(['relation', 'There is a primary member already']);
      if (errors.length > 0) return invalid(errors);
      const key = nextKey(memory.members);
      const row = { key, clientKey: client.key, givenName, familyName, relation, phones, emails };
      memory.members.push(row);
      return records.member(row);
    }),
    ...write('updateHouseholdMember', ({ memberId, ...input }: MemberInput & { readonly memberId: string }) => {
      const own = ownIn('HouseholdMember', checkedId('HouseholdMember', memberId));
      const errors: FieldError[] = [];
      const change = personIn(errors, '', input);
      const client = practice.clients.find(({ key, isDeleted }) => !isDeleted && primaryOwnId(key) === own);
      const row = memory.members.find(({ key }) => String(key) === own);
      if (!client && !row) return notFound('HouseholdMember', memberId);
      if (errors.length > 0) return invalid(errors);
      if (client) {
        const outcome = changeClient(practice, client.key, change, now());
        return outcome.ok ? records.primaryMember(outcome.row) : invalid([[outcome.field, outcome.message]]);
      }
      if (!row || !rowOf(practice.clients, row.clientKey)) return notFound('HouseholdMember', memberId);
      return records.member(
        put(memory.members, {
          ...row,
          givenName: change.givenName === undefined ? row.givenName : change.givenName,
          familyName: change.familyName ?? row.familyName,
          phones: change.phones ?? row.phones,
          emails: change.emails ?? row.emails,
        }),
      );
    }),
    ...write('createLabel', ({ name }: { readonly name: string }) => {
      const text = name.trim();
      if (text === '') return invalid([['name', 'Required']]);
      if (!records.labelNames().includes(text)) memory.labels.push(text);
      return records.label(text);
    }),
  };
}
