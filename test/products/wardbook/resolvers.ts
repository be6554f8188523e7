import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import { type PageInput, pageOf } from './pages.ts';
import { isVisit, type WardbookMemory, wardbookRecords } from './records.ts';
import { wardbookSideDesk } from './sideDesk.ts';
import * as values from './values.ts';
import { wardbookWrites } from './writes.ts';

type Id = string | null;

interface IdArgs {
  readonly id: string;
}

interface Paged {
  readonly page?: PageInput | null;
}

interface VisitFilter {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly hospitalId?: Id;
  readonly departmentId?: Id;
  readonly roomId?: Id;
  readonly clinicianId?: Id;
  readonly clientId?: Id;
  readonly patientId?: Id;
  readonly states?: readonly (string | null)[] | null;
  readonly includeCancelled?: boolean | null;
}

interface PatientFilter {
  readonly name?: string | null;
  readonly ownerId?: Id;
  readonly microchip?: string | null;
  readonly status?: 'ALIVE' | 'DECEASED' | null;
}

interface StaffArgs {
  readonly hospitalId?: Id;
  readonly role?: string | null;
  readonly includeInactive?: boolean | null;
}

const { key, of } = values.wardbookIds;
const mostFound = 50;

/** Resolvers: pages from 0, visits from and before instants, and an error for whatever isn't there. */
export function wardbookRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const ledger = createLedger(practice);
  const memory: WardbookMemory = { rooms: new Map(), versions: new Map() };
  const records = wardbookRecords(stage, ledger, memory);

  const placeOf = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', id));
    if (!place) throw values.notFound('Hospital', id);
    return place;
  };
  const isAsked = (row: AppointmentRecord, filter: VisitFilter): boolean => {
    const ids: readonly (readonly [wanted: Id | undefined, own: Id | undefined])[] = [
      [filter.hospitalId, of('place', row.placeKey)],
      [filter.departmentId, records.departmentOf(row)?.id],
      [filter.roomId, records.roomOf(row)?.id],
      [filter.clinicianId, row.providerKey === null ? null : of('provider', row.providerKey)],
      [filter.clientId, row.clientKey === null ? null : of('client', row.clientKey)],
      [filter.patientId, row.patientKey === null ? null : of('patient', row.patientKey)],
    ];
    if (ids.some(([wanted, own]) => wanted && wanted !== own)) return false;
    const state = values.wardbookStates[row.state];
    // Asking for cancelled ones by their state is enough.
    if (filter.states) return filter.states.includes(state);
    return filter.includeCancelled === true || row.state !== 'cancelled';
  };

  return {
    hospitalGroup: () => ({
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
    }),
    hospitals: () => practice.places.map((place) => records.hospital(place.key)),
    hospital: ({ id }: IdArgs) => records.hospital(placeOf(id).key),
    departments: ({ hospitalId }: { readonly hospitalId: string }) =>
      values.departmentsOf(placeOf(hospitalId)).map(records.department),
    rooms: ({ hospitalId, departmentId }: { readonly hospitalId: string; readonly departmentId?: Id }) =>
      values
        .roomsOf(placeOf(hospitalId))
        .filter(({ department }) => !departmentId || department.id === departmentId)
        .map(records.room),
    clients({ page }: Paged) {
      const rows = practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
      return pageOf(rows, page, cap, records.client);
    },
    findClients: ({ text, limit }: { readonly text: string; readonly limit?: number | null }) =>
      practice.clients
        .filter((client) => !client.isDeleted && isFound(client, text))
        .toSorted(byFamilyName)
        .slice(0, Math.max(0, Math.min(limit ?? mostFound, mostFound)))
        .map(records.client),
    client({ id }: IdArgs) {
      const made = records.client(rowOf(practice.clients, key('client', id)));
      if (!made) throw values.notFound('Client', id);
      return made;
    },
    patients({ filter, page }: Paged & { readonly filter?: PatientFilter | null }) {
      const { name, ownerId, microchip, status } = filter ?? {};
      const rows = practice.patients.filter(
        (row) =>
          (!name || row.name.toLowerCase().includes(name.toLowerCase())) &&
          (!ownerId || row.clientKey === key('client', ownerId)) &&
          (!microchip || row.microchip === microchip) &&
          (!status || row.isDeceased === (status === 'DECEASED')),
      );
      return pageOf(rows, page, cap, records.patient);
    },
    patient({ id }: IdArgs) {
      const made = records.patient(rowOf(practice.patients, key('patient', id)));
      if (!made) throw values.notFound('Patient', id);
      return made;
    },
    visits({ filter: given, page }: Paged & { readonly filter?: VisitFilter | null }) {
      const filter = given ?? {};
      const from = filter.from ? values.instantIn(filter.from) : null;
      const to = filter.to ? values.instantIn(filter.to) : null;
      const rows = practice.appointments
        .filter((row) => isVisit(row) && isAsked(row, filter))
        .filter(({ start }) => (from === null || start >= from) && (to === null || start < to));
      return pageOf(rows.toSorted(byStart), page, cap, records.visit);
    },
    visit({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      if (!row || !isVisit(row)) throw values.notFound('Visit', id);
      return records.visit(row);
    },
    visitTypes: records.visitTypes,
    staff: ({ hospitalId, role, includeInactive }: StaffArgs) =>
      practice.providers
        .filter(({ isActive }) => isActive || includeInactive === true)
        .filter(({ placeKeys }) => !hospitalId || placeKeys.includes(key('place', hospitalId) ?? 0))
        .map((member) => records.staffMember(member.key))
        .filter((member) => !role || member?.['role'] === role),
    staffMember({ id }: IdArgs) {
      const made = records.staffMember(key('provider', id));
      if (!made) throw values.notFound('Staff member', id);
      return made;
    },
    ...wardbookSideDesk(stage, records, ledger),
    ...wardbookWrites(stage, records, memory),
  };
}

/** Whether a text finds a client: by words of the name, a whole e-mail address, or digits of a phone number. */
function isFound(client: ClientRecord, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return false;
  if (client.emails.some((email) => email.toLowerCase() === wanted)) return true;
  const digits = wanted.replaceAll(/[\s()+./-]/g, '');
  if (/^\d{3,}$/.test(digits)) return client.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
  const name = fullNameOf(client).toLowerCase();
  return wanted.split(/[\s,]+/).every((word) => name.includes(word));
}
