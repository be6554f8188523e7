import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import type { ClubRecords } from './records.ts';
import { badRequest, checkUuid, clubIds, failure, instantIn, isoText, memberNumberOf, memberOf } from './values.ts';

interface ById {
  readonly id: string;
}

const profileTexts = ['gender', 'nationality', 'idNumber', 'emergencyContact', 'emergencyPhone', 'householdId'];
const profileDates = ['dateOfBirth', 'joinDate', 'expiryDate'];
// With any other status a person is, or is about to be, a member.
const inactive = ['SUSPENDED', 'LAPSED', 'RESIGNED', 'TERMINATED'];

/** Mutations of members themselves. */
export function memberWrites(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, now } = backstage;
  const { allowed, done } = gate;

  /** What the practice has no place for; null stays, too, as in the source, where only what is given is written. */
  const profileIn = (input: Row): Row => {
    const dates = profileDates.map((field): [string, string | undefined] => {
      const text = givenText(input, field);
      return [field, text ? isoText(instantIn(text)) : undefined];
    });
    const texts = profileTexts.map((field): [string, unknown] => [field, input[field]]);
    const { isPrimaryMember, membershipTypeId, referredById } = input;
    return presentFields({
      ...Object.fromEntries([...dates, ...texts]),
      isPrimaryMember: isPrimaryMember ?? undefined,
      membershipTypeId: membershipTypeId ?? undefined,
      referredById: referredById ?? undefined,
    });
  };
  const check = (input: Row, butKey: number | null): void => {
    checkUuid(...['membershipTypeId', 'membershipTierId', 'householdId'].map((field) => givenText(input, field)));
    const email = givenText(input, 'email');
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw badRequest();
    const isKnown = practice.clients.some(
      (row) => !row.isDeleted && row.key !== butKey && row.emails[0]?.toLowerCase() === email?.toLowerCase(),
    );
    if (email && isKnown) throw failure('A member with this email already exists');
    const typeId = givenText(input, 'membershipTypeId');
    if (typeId && !memory.membershipTypes.some(({ id }) => id === typeId))
      throw failure('Foreign key constraint violated: `members_membershipTypeId_fkey (index)`');
  };
  /** The fields of the practice's own record that an input gives. */
  const changeIn = (input: Row, before: ClientRecord | null) => {
    const tags: unknown = input['tags'];
    const address = givenText(input, 'address');
    const status = givenText(input, 'status');
    return {
      ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')?.toLowerCase()),
      ...(address !== undefined && { street: address ?? '', city: '' }),
      note: givenText(input, 'notes'),
      ...(Array.isArray(tags) && { tags: tags.map(String) }),
      ...(status && { isActive: !inactive.includes(status) }),
    };
  };
  const keep = (key: number, profile: Row): void => {
    memory.profiles.set(key, { ...memory.profiles.get(key), ...profile });
  };

  return {
    createMember({ input }: { readonly input: Row }) {
      allowed();
      check(input, null);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      const profile = profileIn(input);
      const { key } = done(registerClient(practice, names, now()));
      const row = done(changeClient(practice, key, { ...changeIn(input, null), updatedAt: now() }, now()));
      keep(key, { ...profile, status: givenText(input, 'status') ?? 'ACTIVE' });
      memory.log('Member', clubIds.of('client', key), 'CREATED', { ...input, memberId: memberNumberOf(key) });
      return records.member(row);
    },
    updateMember({ id, input }: ById & { readonly input: Row }) {
      allowed();
      const before = memberOf(practice, id);
      check(input, before.key);
      const profile = profileIn(input);
      const [first, last] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      const change = {
        ...changeIn(input, before),
        ...(typeof first === 'string' && { givenName: first.trim() === '' ? null : first }),
        ...(typeof last === 'string' && { familyName: last }),
      };
      const row = done(changeClient(practice, before.key, change, now()));
      keep(row.key, profile);
      memory.log('Member', id, 'UPDATED', input);
      return records.member(row);
    },
    changeMemberStatus({ id, input }: ById & { readonly input: { status: string; reason?: string | null } }) {
      allowed();
      const before = memberOf(practice, id);
      const { status, reason } = input;
      const oldStatus = records.statusOf(before);
      const entry = `[${isoText(now())}] Status changed from ${oldStatus} to ${status}: ${reason ?? ''}`;
      const note = reason ? `${before.note ?? ''}\n${entry}` : undefined;
      const change = { isActive: !inactive.includes(status), note };
      const row = done(changeClient(practice, before.key, change, now()));
      keep(row.key, { status });
      memory.log('Member', id, 'STATUS_CHANGED', { oldStatus, newStatus: status, reason });
      return records.member(row);
    },
    deleteMember({ id }: ById) {
      allowed();
      const { key } = memberOf(practice, id);
      done(changeClient(practice, key, { isDeleted: true }, now()));
      memory.log('Member', id, 'DELETED', { memberId: memberNumberOf(key) });
      return { message: 'Member deleted successfully' };
    },
  };
}
