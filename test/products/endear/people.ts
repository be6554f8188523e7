import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { firstUsedAt, type EndearMemory, type FieldRecord } from './memory.ts';
import { pageOf } from './search.ts';
import { e164, endearIds, moreId, phonesOf } from './values.ts';

/** How brand, teams, users and customers look there. */
export type EndearPeople = ReturnType<typeof endearPeople>;

const of = endearIds.of;
const country = 'US';
const userTypes = { veterinarian: 'MANAGER', technician: 'ASSOCIATE', groomer: 'ASSOCIATE' } as const;

/** The integrations of the brand; the key belongs to the first. */
export const integrations: readonly Row[] = [
  integration(1, 'Front desk', 'API'),
  integration(2, 'Store calendars', 'CALENDAR'),
];

function integration(key: number, name: string, type: string): Row {
  const at = utcText(firstUsedAt);
  return { id: moreId('more', key), name, type, is_active: true, created_at: at, updated_at: at };
}

/** Makes rows from the people of a practice. */
export function endearPeople({ practice, cap, meet }: Backstage, memory: EndearMemory) {
  const started = { created_at: utcText(firstUsedAt), updated_at: utcText(firstUsedAt) };
  const { ledger } = memory;

  const brand = (): Row => ({
    id: of('organization', practice.organization.key),
    name: practice.organization.name,
    country,
    currency: 'USD',
    logo_url: null,
    website: null,
    created_at: utcText(firstUsedAt),
  });

  const team = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      ...started,
      id: of('place', row.key),
      name: row.name,
      status: 'ACTIVE',
      email_address: row.email,
      phone_number: e164(row.phone),
      address_line_1: row.street,
      address_line_2: null,
      city: row.city,
      province: row.state,
      postal_code: row.postalCode,
      country,
      time_zone: row.zone,
      members(args: ConnectionArgs) {
        const members = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(row.key));
        return pageOf(members, args, cap, user);
      },
    };
  };

  const user = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      ...started,
      id: of('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      display_name: fullNameOf(row),
      email_address: row.email,
      phone_number: null,
      title: row.title,
      profile_picture_url: null,
      type: userTypes[row.role],
      status: row.isActive ? 'ACTIVE' : 'DEACTIVATED',
      availability: row.isActive ? 'AVAILABLE' : 'AWAY',
      teams: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(team),
    };
  };

  const field = (row: FieldRecord): Row => ({
    id: moreId('field', row.key),
    key: row.name,
    label: row.label,
    description: row.description,
    type: row.type,
    allow_multiple: row.isMultiple,
    is_user_editable: row.isEditable,
    options: row.options,
    created_at: utcText(row.createdAt),
  });

  /** Users of a customer: some of where it belongs, as long as nobody writes. */
  const assignedTo = ({ key, placeKey }: ClientRecord): readonly number[] => {
    const staff = practice.providers.filter((row) => row.isActive && row.placeKeys.includes(placeKey) && key % 4 !== 0);
    const one = staff[key % Math.max(1, staff.length)];
    return memory.assigned.get(key) ?? (one ? [one.key] : []);
  };

  const valuesOf = ({ key }: ClientRecord, name: string): readonly string[] => {
    const written = memory.values.get(key)?.get(name);
    if (written || name !== 'pets') return written ?? [];
    return practice.patients.filter(({ clientKey }) => clientKey === key).map((row) => row.name);
  };

  const externalIdOf = ({ key }: ClientRecord): string =>
    [...memory.externals].find(([, known]) => known === key)?.[0] ?? `cust_${String(key)}`;

  const aggregations = ({ key }: ClientRecord): Row => {
    const orders = ledger.orders.filter(({ clientKey }) => clientKey === key);
    const cents = orders.reduce((sum, { subtotalCents, taxCents }) => sum + subtotalCents + taxCents, 0);
    const times = orders.map(({ at }) => at).toSorted((one, other) => one - other);
    return {
      order_count: orders.length,
      total_spend: cents / 100,
      average_order_value: orders.length === 0 ? null : Math.round(cents / orders.length) / 100,
      first_order_at: times[0] === undefined ? null : utcText(times[0]),
      last_order_at: times.length === 0 ? null : utcText(times.at(-1) ?? 0),
    };
  };

  const subscription = ({ isActive, updatedAt }: ClientRecord): Row => ({
    status: isActive ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    updated_at: utcText(updatedAt),
  });

  const customer = (row: ClientRecord): Row => {
    meet('client', row.key);
    const address = [row.street, row.city].filter((part) => part !== '').join(', ') || null;
    const numbers = phonesOf(row);
    return {
      id: of('client', row.key),
      first_name: row.givenName,
      last_name: row.familyName === '' ? null : row.familyName,
      full_name: fullNameOf(row),
      display_name: fullNameOf(row),
      accepts_marketing: row.isActive,
      addresses: address === null ? [] : [address],
      aggregations: () => aggregations(row),
      assigned_users: () =>
        assignedTo(row).map((key) => {
          const one = rowOf(practice.providers, key);
          return one && user(one);
        }),
      birthday: null,
      cities: row.city === '' ? [] : [row.city],
      countries: [country],
      created_at: utcText(row.createdAt),
      creator: null,
      custom_fields: () =>
        memory.fields
          .map((each) => ({ field: field(each), values: valuesOf(row, each.name) }))
          .filter(({ values }) => values.length > 0),
      default_address: address,
      default_address_line_1: row.street === '' ? null : row.street,
      default_address_line_2: null,
      default_city: row.city === '' ? null : row.city,
      default_country: country,
      default_email_address: row.emails[0] ?? null,
      default_phone_number: numbers[0] ?? null,
      default_postal_code: null,
      default_province: null,
      deleted_at: null,
      email_addresses: row.emails,
      email_marketing_subscriptions: row.emails.map((email) => ({ email_address: email, ...subscription(row) })),
      first_seen: utcText(row.createdAt),
      integrated_customers: () => [{ external_id: externalIdOf(row), integration: integrations[0] }],
      is_archived: !row.isActive,
      is_merged: false,
      merged: [],
      merged_into: null,
      phone_numbers: numbers,
      sms_marketing_subscriptions: numbers.map((number) => ({ phone_number: number, ...subscription(row) })),
      tags: row.tags,
      updated_at: utcText(row.updatedAt),
    };
  };

  return { brand, team, user, field, customer, assignedTo, externalIdOf };
}
