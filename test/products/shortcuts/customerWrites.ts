import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { apiError, notFound } from './apiError.ts';
import { customerVersion, type ShortcutsMemory } from './memory.ts';
import type { ShortcutsRecords } from './records.ts';
import { shortcutsIds } from './values.ts';

interface CustomerFields {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phoneNumbers?: readonly { readonly typeCode: 'mobile' | 'home' | 'work'; readonly number: string }[] | null;
  readonly genderCode?: string | null;
  readonly preferredContactMethodCode?: string | null;
  readonly preferredSiteId?: string | null;
  readonly notes?: string | null;
}

interface UpdateArgs extends CustomerFields {
  readonly customerId: string;
  readonly version: number;
  readonly isActive?: boolean | null;
}

const { key } = shortcutsIds;
const labels = { mobile: 'Mobile', home: 'Home', work: 'Work' } as const;

/** The mutations of customers. */
export function shortcutsCustomerWrites(
  backstage: Backstage,
  records: ShortcutsRecords,
  memory: ShortcutsMemory,
): object {
  const { practice, now, refuseWrites } = backstage;

  const phonesIn = ({ phoneNumbers }: CustomerFields): readonly PhoneRecord[] | undefined =>
    phoneNumbers === undefined
      ? undefined
      : (phoneNumbers ?? []).map(({ typeCode, number }) => ({ label: labels[typeCode], value: number }));
  const emailsIn = ({ email }: CustomerFields, before: ClientRecord): readonly string[] | undefined =>
    email === undefined ? undefined : [...(email ? [email] : []), ...before.emails.slice(1)];
  /** What is wrong with the fields, if anything. */
  const problem = ({ email, preferredSiteId, phoneNumbers }: CustomerFields): Row | null => {
    if (email && !/^[^@\s]+@[^@\s]+$/.test(email)) return apiError('validation', 'email must be an email address');
    if (phoneNumbers?.some(({ number }) => number.trim() === ''))
      return apiError('validation', 'number must not be empty');
    const hasSite = !preferredSiteId || rowOf(practice.places, key('place', preferredSiteId)) !== null;
    return hasSite ? null : notFound('Site', preferredSiteId);
  };
  const keepProfile = (clientKey: number, { genderCode, preferredContactMethodCode }: CustomerFields): void => {
    const given = presentFields({ genderCode, preferredContactMethodCode });
    memory.profiles.set(clientKey, { ...memory.profiles.get(clientKey), ...given });
  };

  return {
    createCustomer(args: CustomerFields): Row {
      const wrong = problem(args);
      if (wrong) return wrong;
      if (!(args.firstName ?? '').trim() && !(args.lastName ?? '').trim())
        return apiError('validation', 'firstName or lastName is required');
      const input = { givenName: args.firstName, familyName: args.lastName, emails: [args.email] };
      const outcome = written(backstage, () => registerClient(practice, input, now()));
      if (!outcome.ok) return apiError('system', outcome.message);
      const clientKey = outcome.row.key;
      const change = {
        phones: phonesIn(args),
        note: args.notes,
        placeKey: key('place', args.preferredSiteId) ?? undefined,
      };
      const changed = changeClient(practice, clientKey, change, now());
      keepProfile(clientKey, args);
      return { __typename: 'CustomerCreated', customer: records.customer(changed.ok ? changed.row : outcome.row) };
    },
    updateCustomer(args: UpdateArgs): Row {
      if (refuseWrites !== null) return apiError('system', refuseWrites);
      const before = rowOf(practice.clients, key('client', args.customerId));
      if (!before || before.isDeleted) return notFound('Customer', args.customerId);
      const currentVersion = customerVersion(memory, before.key);
      if (args.version !== currentVersion)
        return { __typename: 'VersionConflict', message: 'The customer was changed by someone else', currentVersion };
      const wrong = problem(args);
      if (wrong) return wrong;
      const change = {
        givenName: args.firstName === undefined ? undefined : args.firstName?.trim() || null,
        familyName: args.lastName === undefined ? undefined : (args.lastName?.trim() ?? ''),
        emails: emailsIn(args, before),
        phones: phonesIn(args),
        note: args.notes,
        placeKey: key('place', args.preferredSiteId) ?? undefined,
        isActive: args.isActive ?? undefined,
      };
      const outcome = written(backstage, () => changeClient(practice, before.key, change, now()));
      if (!outcome.ok) return apiError('validation', outcome.message);
      keepProfile(before.key, args);
      memory.customerVersions.set(before.key, currentVersion + 1);
      return { __typename: 'CustomerUpdated', customer: records.customer(outcome.row) };
    },
  };
}
