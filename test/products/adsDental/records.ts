import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DentistRecord, InvoiceRecord, Memory, SurgeryRecord, XRayRecord } from './memory.ts';
import { adsIds, appointmentStatuses, clinicZone, dateAndTime, millisecondsText } from './values.ts';

/** What a query of the original brings along; the rest of an appointment stays null, as it is not loaded. */
export type Relation = 'patient' | 'dentist' | 'surgery' | 'invoice';

export interface AdsRecords {
  /** A patient; appointments are null unless they are brought along. */
  readonly patient: (client: ClientRecord, appointments?: () => readonly Row[]) => Row;
  readonly dentist: (record: DentistRecord) => Row;
  readonly surgery: (record: SurgeryRecord) => Row;
  readonly appointment: (record: AppointmentRecord, relations: readonly Relation[]) => Row;
  readonly invoice: (record: InvoiceRecord, hasPatient: boolean) => Row;
  readonly xray: (record: XRayRecord) => Row;
}

/** Rows as the schema shows them. */
export function adsRecords({ practice, meet }: Backstage, memory: Memory): AdsRecords {
  const zone = clinicZone(practice);
  const keyed = <Record extends { readonly key: number }>(rows: readonly Record[], key: number | null): Record | null =>
    rowOf(rows, key);

  const xray: AdsRecords['xray'] = ({ id, imageUrl, uploaded, description }) => ({
    id: String(id),
    imageUrl,
    uploadedAt: millisecondsText(uploaded),
    description,
  });
  const patient: AdsRecords['patient'] = (client, appointments) => {
    meet('client', client.key);
    const profile = memory.profiles.get(client.key);
    return {
      id: adsIds.of('client', client.key),
      firstName: client.givenName ?? '',
      lastName: client.familyName,
      contactPhone: client.phones[0]?.value ?? null,
      email: client.emails[0] ?? '',
      dateOfBirth: profile?.dateOfBirth ?? null,
      address: { street: client.street || null, city: client.city || null, zipCode: profile?.zipCode ?? null },
      createdAt: millisecondsText(client.createdAt),
      appointments: appointments ?? null,
      xrays: () => (memory.xrays.get(client.key) ?? []).map(xray),
    };
  };
  const dentist: AdsRecords['dentist'] = ({ key, ...columns }) => {
    meet('provider', key);
    return { id: adsIds.of('provider', key), ...columns };
  };
  // One module of the schema calls the address location; there is no such column, so that asking for it is an error.
  const surgery: AdsRecords['surgery'] = ({ key, ...columns }) => {
    meet('place', key);
    return { id: adsIds.of('place', key), ...columns };
  };
  const invoice: AdsRecords['invoice'] = ({ id, amount, status, issued, clientKey }, hasPatient) => {
    const client = hasPatient ? rowOf(practice.clients, clientKey) : null;
    return {
      id: String(id),
      amount,
      status,
      issueDate: millisecondsText(issued),
      patient: client && (() => patient(client)),
    };
  };
  const appointment: AdsRecords['appointment'] = (record, relations) => {
    meet('appointment', record.key);
    const [appointmentDate, appointmentTime] = dateAndTime(record.start, zone);
    const related =
      <Found>(relation: Relation, find: () => Found | null, show: (found: Found) => Row) =>
      (): Row | null => {
        const found = relations.includes(relation) ? find() : null;
        return found && show(found);
      };
    const surgeryKey = memory.otherSurgeries.get(record.key) ?? record.placeKey;
    return {
      id: adsIds.of('appointment', record.key),
      appointmentDate,
      appointmentTime,
      status: appointmentStatuses[record.state],
      patient: related(
        'patient',
        () => rowOf(practice.clients, record.clientKey),
        (client) => patient(client),
      ),
      dentist: related('dentist', () => keyed(memory.dentists, record.providerKey), dentist),
      surgery: related('surgery', () => keyed(memory.surgeries, surgeryKey), surgery),
      invoice: related(
        'invoice',
        () => memory.invoices.find(({ appointmentKey }) => appointmentKey === record.key) ?? null,
        (found) => invoice(found, false),
      ),
    };
  };
  return { patient, dentist, surgery, appointment, invoice, xray };
}
