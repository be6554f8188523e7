import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Ids of records, and of the owners, who are users. */
export const hubspotIds = numberedIds({
  organization: 44_000_000,
  place: 5_210_000,
  provider: 71_200_000,
  visitType: 9400,
  client: 301_000,
  patient: 6_400_000,
  appointment: 8_850_000,
});

/** The values of `hs_appointment_status`, some of them added by the account. */
export const hubspotWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_PICKUP',
  completed: 'COMPLETED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** A record with its properties, and the numbers of the records that it is associated with. */
export interface HubRecord {
  readonly id: string;
  readonly kind: Kind | null;
  readonly key: number;
  readonly properties: Row;
  readonly links: Readonly<Record<string, string | null>>;
}

const founded = Date.parse('2022-03-01T15:00:00Z');

/** A value of an enumeration, with the label that people see. */
function option(value: string | null, label?: string): Row | null {
  if (value === null) return null;
  const words = value.replaceAll('_', ' ').toLowerCase();
  return { value, label: label ?? words.slice(0, 1).toUpperCase() + words.slice(1) };
}

/** The records of each type, in the order of their ids, which is that of their making. */
export function hubspotRecords({ practice }: Backstage): Readonly<Record<string, () => readonly HubRecord[]>> {
  const { of } = hubspotIds;
  const linkTo = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const owner = (key: number | null): Row | null => {
    const user = rowOf(practice.providers, key);
    return user && option(of('provider', user.key), fullNameOf(user));
  };
  const stamps = (created: number, changed: number): Row => ({
    hs_createdate: created,
    hs_lastmodifieddate: changed,
  });
  const record = (kind: Kind, key: number, properties: Row, links: HubRecord['links'] = {}): HubRecord => {
    const id = of(kind, key);
    return { id, kind, key, properties: { hs_object_id: Number(id), ...properties }, links };
  };
  const none = (): readonly HubRecord[] => [];
  return {
    company: none,
    deal: none,
    contact: () =>
      practice.clients
        .filter((row) => !row.isDeleted)
        .map((row) =>
          record('client', row.key, {
            firstname: row.givenName,
            lastname: row.familyName,
            hs_full_name_or_email: fullNameOf(row),
            email: row.emails[0] ?? null,
            phone: row.phones[0]?.value ?? null,
            mobilephone: row.phones[1]?.value ?? null,
            address: row.street,
            city: row.city,
            company: null,
            lifecyclestage: option('customer'),
            hs_email_optout: false,
            hubspot_owner_id: owner(1),
            notes_last_contacted: row.updatedAt,
            createdate: row.createdAt,
            lastmodifieddate: row.updatedAt,
          }),
        ),
    appointment: () =>
      practice.appointments
        .filter((row) => !row.isDeleted && !row.isBlock)
        .map((row) => {
          const properties = {
            hs_appointment_name: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
            hs_appointment_start: row.start,
            hs_appointment_end: row.start + row.minutes * 60_000,
            hs_appointment_status: option(hubspotWords[row.state]),
            hs_duration: row.minutes * 60_000,
            reason_for_visit: row.reason,
            cancellation_reason: row.cancelReason,
            hubspot_owner_id: owner(row.providerKey),
            ...stamps(row.createdAt, row.updatedAt),
          };
          return record('appointment', row.key, properties, {
            contact: linkTo('client', row.clientKey),
            p_pet: linkTo('patient', row.patientKey),
            p_clinic: of('place', row.placeKey),
          });
        }),
    // What keeps time free is a meeting of the staff.
    meeting: () =>
      practice.appointments
        .filter((row) => !row.isDeleted && row.isBlock)
        .map((row) =>
          record('appointment', row.key, {
            hs_meeting_title: row.reason,
            hs_meeting_start_time: row.start,
            hs_meeting_end_time: row.start + row.minutes * 60_000,
            hs_meeting_outcome: option('SCHEDULED'),
            hs_timestamp: row.start,
            hubspot_owner_id: owner(row.providerKey),
            ...stamps(row.createdAt, row.updatedAt),
          }),
        ),
    p_pet: () =>
      practice.patients.map((row) => {
        const properties = {
          pet_name: row.name,
          species: option(row.species),
          breed: row.breed,
          sex: option(row.sex),
          microchip: row.microchip,
          deceased: row.isDeceased,
          ...stamps(row.createdAt, row.updatedAt),
        };
        return record('patient', row.key, properties, { contact: linkTo('client', row.clientKey) });
      }),
    p_clinic: () =>
      practice.places.map((row) =>
        record('place', row.key, {
          clinic_name: row.name,
          street_address: row.street,
          city: row.city,
          state: row.state,
          postal_code: row.postalCode,
          time_zone: row.zone,
          phone: row.phone,
          ...stamps(founded, founded),
        }),
      ),
    services: () =>
      practice.visitTypes
        .filter((row) => row.isBookable)
        .map((row) => {
          const id = of('visitType', row.key);
          const hs_path = row.name.toLowerCase().replaceAll(' ', '-');
          const properties = { hs_id: Number(id), hs_path, name: row.name, minutes: row.minutes, price: null };
          return { id, kind: null, key: row.key, properties, links: {} };
        }),
  };
}
