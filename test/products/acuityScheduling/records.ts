import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  acuityIds,
  acuityLabels,
  businessZone,
  datetimeText,
  dateText,
  isCanceled,
  timeText,
  zoneOfCalendar,
} from './values.ts';

/** How rows of the practice look there. */
export type AcuityRecords = ReturnType<typeof acuityRecords>;

/** The intake form that clients of the account fill in. */
export const petFields: readonly Row[] = [
  { id: 9101, name: "Pet's name", required: true, type: 'textbox', options: null },
  { id: 9102, name: 'Kind of animal', required: false, type: 'textbox', options: null },
  { id: 9103, name: 'Is this your first visit?', required: false, type: 'yesno', options: ['yes', 'no'] },
];

const numberOf = (kind: 'appointment' | 'provider' | 'visitType', key: number): number =>
  Number(acuityIds.of(kind, key));
const minuteMs = 60_000;

/** Makes rows from the records of a practice. What is empty is an empty text. */
export function acuityRecords({ practice, meet, now }: Backstage, answers: ReadonlyMap<number, readonly Row[]>) {
  const price = (typeKey: number): string => `${String(25 + typeKey * 15)}.00`;

  const calendar = (row: ProviderRecord): Row => ({
    id: numberOf('provider', row.key),
    name: `${row.givenName} ${row.familyName}`,
    email: row.email,
    replyTo: row.email,
    description: row.title ?? '',
    location: rowOf(practice.places, row.placeKeys[0] ?? null)?.name ?? '',
    timezone: zoneOfCalendar(row),
    image: false,
    thumbnail: false,
  });

  const appointmentType = (key: number): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    if (!row || row.isBlock) return null;
    return {
      id: numberOf('visitType', key),
      active: true,
      name: row.name,
      description: '',
      duration: row.minutes,
      price: price(key),
      category: key === 4 ? 'Surgery' : '',
      color: row.color.toUpperCase(),
      private: !row.isBookable || key === 4,
      type: 'service',
      classSize: null,
      paddingBefore: 0,
      paddingAfter: key === 4 ? 15 : 0,
      calendarIDs: practice.providers.filter(({ isActive }) => isActive).map((one) => numberOf('provider', one.key)),
      addonIDs: key === 5 ? [301] : [],
      formIDs: [9100],
      image: '',
      schedulingUrl: `https://app.acuityscheduling.com/schedule.php?owner=11145481&appointmentType=${String(numberOf('visitType', key))}`,
    };
  };

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: acuityIds.of('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? '',
      notes: row.note ?? '',
    };
  };

  /** What was answered when it was booked. */
  const answersOf = (row: AppointmentRecord): readonly Row[] => {
    const patient = rowOf(practice.patients, row.patientKey);
    const own: readonly Row[] = patient
      ? [
          { fieldID: 9101, value: patient.name },
          { fieldID: 9102, value: [patient.species, patient.breed ?? []].flat().join(', ') },
          { fieldID: 9103, value: row.key % 6 === 0 ? 'yes' : 'no' },
        ]
      : [];
    return (answers.get(row.key) ?? own).map((answer, index) => ({
      id: row.key * 10 + index,
      name: petFields.find(({ id }) => id === answer['fieldID'])?.['name'] ?? '',
      ...answer,
    }));
  };

  const appointment = (row: AppointmentRecord, withoutForms = false): Row => {
    meet('appointment', row.key);
    const provider = rowOf(practice.providers, row.providerKey);
    const person = rowOf(practice.clients, row.clientKey);
    const zone = zoneOfCalendar(provider);
    const canceled = isCanceled(row);
    const label = acuityLabels.find(({ state }) => state === row.state);
    const isPaid = row.state === 'completed';
    const values = answersOf(row);
    const forms = { id: 9100, name: 'About your pet', values };
    const text = values.map((answer) => `${String(answer['name'])}: ${String(answer['value'])}`).join('\n');
    return {
      id: numberOf('appointment', row.key),
      firstName: person?.givenName ?? '',
      lastName: person?.familyName ?? '',
      phone: person?.phones[0]?.value ?? '',
      email: person?.emails[0] ?? '',
      date: dateText(row.start, zone),
      time: timeText(row.start, zone),
      endTime: timeText(row.start + row.minutes * minuteMs, zone),
      dateCreated: dateText(row.createdAt, zone),
      datetimeCreated: datetimeText(row.createdAt, businessZone),
      datetime: datetimeText(row.start, zone),
      price: price(row.typeKey),
      priceSold: price(row.typeKey),
      paid: isPaid ? 'yes' : 'no',
      amountPaid: isPaid ? price(row.typeKey) : '0.00',
      type: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
      appointmentTypeID: numberOf('visitType', row.typeKey),
      appointmentType: () => appointmentType(row.typeKey),
      classID: null,
      addonIDs: [],
      category: row.typeKey === 4 ? 'Surgery' : '',
      duration: String(row.minutes),
      calendar: provider ? `${provider.givenName} ${provider.familyName}` : '',
      calendarID: numberOf('provider', row.providerKey ?? 0),
      calendarTimezone: zone,
      certificate: null,
      confirmationPage: `https://acuityscheduling.com/schedule.php?owner=11145481&id[]=${String(row.key)}&action=appt`,
      location: rowOf(practice.places, row.placeKey)?.name ?? '',
      notes: row.reason ?? '',
      // Where the client is at home, whatever clock the calendar has.
      timezone: rowOf(practice.places, person?.placeKey ?? null)?.zone ?? businessZone,
      canceled,
      noShow: canceled ? row.state === 'noShow' : null,
      canClientCancel: !canceled && row.start > now(),
      canClientReschedule: !canceled && row.start > now(),
      labels: label ? [{ id: label.id, name: label.name, color: label.color }] : null,
      forms: withoutForms ? null : values.length === 0 ? [] : [forms],
      formsText:
        withoutForms || values.length === 0 ? '' : `${forms.name}\n${'='.repeat(forms.name.length)}\n${text}\n`,
    };
  };

  const block = (row: AppointmentRecord): Row => {
    const provider = rowOf(practice.providers, row.providerKey);
    const zone = zoneOfCalendar(provider);
    const end = row.start + row.minutes * minuteMs;
    return {
      id: numberOf('appointment', row.key),
      calendarID: numberOf('provider', row.providerKey ?? 0),
      start: datetimeText(row.start, zone),
      end: datetimeText(end, zone),
      notes: row.reason ?? '',
      recurring: null,
      description: `${dateText(row.start, zone)} ${timeText(row.start, zone)} - ${timeText(end, zone)}`,
      until: null,
    };
  };

  /** The day by the clock of the calendar. */
  const dayOf = (row: AppointmentRecord): string =>
    wallDay(row.start, zoneOfCalendar(rowOf(practice.providers, row.providerKey)));
  return { calendar, appointmentType, client, appointment, block, dayOf, price };
}
