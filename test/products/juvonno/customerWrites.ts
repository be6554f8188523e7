import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { JuvonnoParts } from './clinical.ts';
import type { BranchWords } from './lookups.ts';
import { customFields, type Profile } from './memory.ts';
import { dayIn, operation, phoneFields, Refusal } from './values.ts';
import type { Gate } from './writes.ts';

interface CustomerInput extends BranchWords {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: string | null;
  readonly chart_num?: string | null;
  readonly preferred_language?: string | null;
  readonly status?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly mobile?: string | null;
  readonly work_phone?: string | null;
  readonly address?: string | null;
  readonly city?: string | null;
  readonly province?: string | null;
  readonly postal?: string | null;
  readonly notes?: string | null;
  readonly custom_fields?:
    readonly ({ readonly custom_field_id: number; readonly value?: string | null } | null)[] | null;
  readonly group_ids?: readonly (number | null)[] | null;
}

interface WithInput {
  readonly input?: CustomerInput | null;
}

/** Mutations of customers. */
export function juvonnoCustomerWrites({ practice, now }: Backstage, parts: JuvonnoParts, gate: Gate): object {
  const { records, lookups, memory } = parts;
  const { allowed, done } = gate;

  const tagsIn = ({ group_ids: ids }: CustomerInput): readonly string[] | undefined => {
    if (!ids) return undefined;
    return ids.map((id) => {
      const name = memory.groups[(id ?? 0) - 1];
      if (name === undefined) throw new Refusal(400, `Unable to find any record with group_id ${String(id)}.`);
      return name;
    });
  };
  /** Only the custom fields that are given change. */
  const customIn = (before: Profile, { custom_fields: given }: CustomerInput): Profile['custom'] => {
    const values = new Map(before.custom);
    for (const field of given ?? []) {
      if (!field) continue;
      if (!customFields.some(({ id }) => id === field.custom_field_id))
        throw new Refusal(400, `custom_field_id ${String(field.custom_field_id)} does not exist.`);
      values.set(field.custom_field_id, field.value ?? null);
    }
    return values;
  };
  const profileIn = (before: Profile, input: CustomerInput): Profile => ({
    ...before,
    ...presentFields({
      chart: input.chart_num ?? undefined,
      bornOn: input.date_of_birth ? dayIn(input.date_of_birth) : undefined,
      gender: input.gender ?? undefined,
      language: input.preferred_language ?? undefined,
      province: input.province,
      postal: input.postal,
      isDischarged: input.status ? input.status === 'discharged' : undefined,
      custom: customIn(before, input),
    }),
  });
  const changesIn = (before: ClientRecord | null, input: CustomerInput): Partial<ClientRecord> => {
    if (input.email && !/^[^@\s]+@[^@\s]+$/.test(input.email)) throw new Refusal(400, 'email is not valid.');
    const place = lookups.branchIn(input);
    const text = (value: string | null | undefined): string | undefined =>
      value === undefined ? undefined : (value ?? '').trim();
    return presentFields({
      givenName: input.first_name?.trim(),
      familyName: input.last_name?.trim(),
      emails:
        input.email === undefined
          ? undefined
          : [...(input.email ? [input.email] : []), ...(before?.emails.slice(1) ?? [])],
      phones: phonesIn(before, input),
      street: text(input.address),
      city: text(input.city),
      note: input.notes === undefined ? undefined : (text(input.notes) ?? '') || null,
      placeKey: place?.key,
      tags: tagsIn(input),
      isActive: input.status ? input.status === 'active' : undefined,
      isDeleted: input.status ? input.status === 'deleted' : undefined,
    });
  };
  const checkChart = (input: CustomerInput, ownKey: number | null): void => {
    const { chart_num: number } = input;
    if (number && practice.clients.some((row) => row.key !== ownKey && records.chartOf(row) === number))
      throw new Refusal(400, `Chart Num ${number} is already in use.`);
  };
  const answer = ({ key }: ClientRecord): Row => {
    const row = rowOf(practice.clients, key);
    return { customer: row && records.customer(row, 'full') };
  };
  const change = (row: ClientRecord, input: CustomerInput): Row => {
    if (input.first_name?.trim() === '') throw new Refusal(400, 'first_name must not be empty.');
    if (input.last_name?.trim() === '') throw new Refusal(400, 'last_name must not be empty.');
    checkChart(input, row.key);
    const changes = changesIn(row, input);
    const profile = profileIn(memory.profiles.get(row.key) ?? {}, input);
    const changed = done(changeClient(practice, row.key, changes, now()));
    memory.profiles.set(row.key, profile);
    return answer(changed);
  };

  return {
    post_customers: operation('POST', '/customers', ({ input }: WithInput) => {
      allowed();
      if (!input) throw new Refusal(400, 'A request body is required.');
      const names = { givenName: input.first_name?.trim() ?? '', familyName: input.last_name?.trim() ?? '' };
      if (names.givenName === '') throw new Refusal(400, 'first_name is required.');
      if (names.familyName === '') throw new Refusal(400, 'last_name is required.');
      checkChart(input, null);
      const home = practice.places[0] ? { placeKey: practice.places[0].key } : {};
      const changes = { ...home, ...changesIn(null, input) };
      const profile = profileIn({}, input);
      const { key } = done(registerClient(practice, names, now()));
      memory.profiles.set(key, profile);
      return answer(done(changeClient(practice, key, changes, now())));
    }),
    put_customers_by_customerId: operation(
      'PUT',
      '/customers/{args.customerId}',
      ({ customerId, input }: WithInput & { readonly customerId: number }) => {
        allowed();
        return change(lookups.customer(customerId), input ?? {});
      },
    ),
    put_customers_chart_by_number: operation(
      'PUT',
      '/customers/chart/{args.number}',
      ({ number, input }: WithInput & { readonly number: string }) => {
        allowed();
        return change(lookups.customerOfChart(number), input ?? {});
      },
    ),
    delete_customers_by_customerId: operation(
      'DELETE',
      '/customers/{args.customerId}',
      (args: { readonly customerId: number }): Row => {
        allowed();
        const { key } = lookups.customer(args.customerId);
        done(changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
        return { message: 'Customer has been deleted.' };
      },
    ),
    post_customers_by_customerId_documents_upload_token: operation(
      'POST',
      '/customers/{args.customerId}/documents/upload_token',
      (args: { readonly customerId: number }): Row => {
        allowed();
        const { key } = lookups.customer(args.customerId);
        const token = Buffer.from(`${String(key)}:${String(now())}`).toString('base64url');
        return { upload_token: token, expires: records.moment(now() + 900_000) };
      },
    ),
  };
}

/** The numbers after a change: each field stands for the first number with its label. */
function phonesIn(before: ClientRecord | null, input: CustomerInput): readonly PhoneRecord[] | undefined {
  if (phoneFields.every(([, field]) => input[field] === undefined)) return undefined;
  return phoneFields.flatMap(([label, field]): readonly PhoneRecord[] => {
    const own = before?.phones.filter((phone) => phone.label === label) ?? [];
    const value = input[field];
    if (value === undefined) return own;
    return value?.trim() ? [{ label, value: value.trim() }, ...own.slice(1)] : own.slice(1);
  });
}
