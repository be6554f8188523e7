import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { codeOf, dateTimeText, dayText, folded, isInBook, oscarIds, statusBy, timeText } from './values.ts';

/** What the database holds beside the practice: fields of rows by key. */
export interface OscarMemory {
  readonly demographics: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  readonly ticklers: Row[];
}

/** How rows of the practice look there. */
export type OscarRecords = ReturnType<typeof oscarRecords>;

const number = (kind: practices.Kind, key: number): number => Number(oscarIds.of(kind, key));
const opened = Date.parse('2019-01-07T14:00:00Z');
const types = { veterinarian: 'doctor', technician: 'nurse', groomer: 'receptionist' } as const;
const extraKeys = ['phoneComment', 'hPhoneExt', 'wPhoneExt', 'given_consent', 'ethnicity', 'area'] as const;

/** Last name, first name. */
export function formattedName(person: { readonly givenName: string | null; readonly familyName: string }): string {
  return person.givenName === null ? person.familyName : `${person.familyName}, ${person.givenName}`;
}

/** The number of one kind of a client, empty where there is none. */
export function phoneOf({ phones }: practices.ClientRecord, wanted: practices.PhoneRecord['label']): string {
  return phones.find(({ label }) => label === wanted)?.value ?? '';
}

/** The words of a patient's status: what was said last, as long as it goes with the record. */
function patientStatus({ isActive }: practices.ClientRecord, known: Row): string {
  const word = givenText(known, 'patientStatus') ?? '';
  return word !== '' && (word === 'AC') === isActive ? word : isActive ? 'AC' : 'IN';
}

/** Makes rows from the records of a practice. */
export function oscarRecords({ practice, meet, now }: Backstage, memory: OscarMemory) {
  const address = (street: string, city: string, province: string, postal: string): Row => ({
    address: street,
    city,
    province,
    postal,
  });
  const site = (place: practices.PlaceRecord): Row => {
    meet('place', place.key);
    return {
      siteId: number('place', place.key),
      name: place.name,
      shortName: ['HS', 'SP', 'SM'][place.key - 1] ?? 'X',
      phone: place.phone,
      fax: '',
      bgColor: ['#ccffcc', '#ffffcc', '#ccccff'][place.key - 1] ?? '#ffffff',
      address: place.street,
      city: place.city,
      province: place.state,
      postal: place.postalCode,
      status: 1,
      providers: () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(place.key)).map(provider),
    };
  };
  const provider = (row: practices.ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      providerNo: oscarIds.of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      title: row.title ?? '',
      providerType: types[row.role],
      specialty: row.role === 'veterinarian' ? 'GP' : '',
      team: '',
      sex: '',
      email: row.email,
      phone: '',
      workPhone: practices.rowOf(practice.places, row.placeKeys[0] ?? 1)?.phone ?? '',
      address: address('', '', '', ''),
      ohipNo: row.role === 'veterinarian' ? `0${String(21_400 + row.key)}` : '',
      billingNo: '',
      practitionerNo: '',
      comments: '',
      enabled: row.isActive,
      lastUpdateDate: dayText(opened),
      sites: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(site),
    };
  };
  const providerBy = (key: number | null): Row | null => {
    const row = practices.rowOf(practice.providers, key);
    return row && provider(row);
  };
  /** Who looks after a patient: one of the first four. */
  const responsible = (key: number): string => {
    const given = givenText(memory.demographics.get(key) ?? {}, 'providerNo');
    return given ?? oscarIds.of('provider', 1 + (key % 4));
  };

  const extras = (key: number, wanted: readonly string[] | null): readonly Row[] => {
    if (key > 400) return [];
    const values = ['call after 5', '', '', key % 3 === 0 ? 'YES' : 'NO', '', 'Urban'];
    return extraKeys
      .map((name, index) => ({ id: key * 10 + index, key: name, value: values[index] ?? '', hidden: false }))
      .filter((_, index) => (key + index) % 3 === 0)
      .filter((row) => wanted === null || wanted.includes(row.key))
      .map((row) => ({ ...row, dateCreated: dateTimeText(opened + key * 3_600_000) }));
  };
  const contacts = (key: number): readonly Row[] =>
    key % 7 !== 1
      ? []
      : [
          {
            id: 500 + key,
            role: 'Spouse',
            sdm: '',
            ec: 'true',
            category: 'personal',
            lastName: 'Relative',
            firstName: `No ${String(key)}`,
            phone: '',
          },
        ];

  const demographic = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const { key } = client;
    const known = memory.demographics.get(key) ?? {};
    const isNew = key > 120;
    const made = `19${String(40 + (key % 60))}-0${String(1 + (key % 9))}-1${String(key % 9)}`;
    const dob = givenText(known, 'dateOfBirth') ?? (isNew ? null : made);
    const [year = '', month = '', day = ''] = (dob ?? '').split('-');
    const sex = givenText(known, 'sex') ?? ['F', 'M', 'U'][key % 3] ?? '';
    const years = dob === null ? null : Number(dayText(now()).slice(0, 4)) - Number(year);
    const province = client.city === 'Boulder' ? 'CO' : 'ME';
    return {
      title: ['MS', 'MR', ''][key % 3],
      middleNames: key % 6 === 0 ? 'Jo' : '',
      alias: key % 9 === 0 ? 'Sunny' : '',
      rosterStatus: ['RO', 'NR', 'FS', 'TE'][key % 4],
      rosterDate: key % 4 === 0 ? dayText(client.createdAt) : null,
      rosterTerminationDate: null,
      rosterTerminationReason: '',
      hin: isNew ? '' : String(4_000_000_000 + key * 7_919),
      ver: key % 5 === 0 ? 'AB' : '',
      hcType: 'ON',
      chartNo: key % 10 === 0 ? `C${String(key)}` : '',
      officialLanguage: 'English',
      spokenLanguage: key % 11 === 0 ? 'French' : '',
      alert: key % 20 === 0 ? 'Allergic to latex' : '',
      ...known,
      demographicNo: number('client', key),
      firstName: client.givenName ?? '',
      lastName: client.familyName,
      displayName: formattedName(client),
      address: address(
        client.street,
        client.city,
        givenText(known, 'province') ?? (client.city === '' ? '' : province),
        givenText(known, 'postal') ?? (client.city === '' ? '' : province === 'CO' ? '80302' : '04101'),
      ),
      phone: phoneOf(client, 'Home'),
      alternativePhone: phoneOf(client, 'Work'),
      // Without a cell phone there is no extra.
      demoCell: phoneOf(client, 'Mobile') || null,
      email: client.emails[0] ?? '',
      patientStatus: patientStatus(client, known),
      patientStatusDate: client.isActive ? null : dayText(client.updatedAt),
      providerNo: responsible(key),
      provider: () => providerBy(oscarIds.key('provider', responsible(key))),
      familyDoctor: '',
      hcRenewDate: null,
      dateOfBirth: dob,
      dobYear: year,
      dobMonth: month,
      dobDay: day,
      age: years === null ? null : { years, months: years * 12, days: years * 365 },
      sex,
      sexDesc: { F: 'Female', M: 'Male' }[sex] ?? 'Undefined',
      dateJoined: dayText(client.createdAt),
      endDate: null,
      effDate: null,
      countryOfOrigin: '-1',
      citizenship: '',
      newsletter: 'Unknown',
      anonymous: '',
      notes: client.note ?? '',
      nurse: '',
      resident: '',
      midwife: '',
      waitingListID: key % 30 === 0 ? 1 : null,
      waitingListNote: key % 30 === 0 ? 'Any morning' : null,
      onWaitingListSinceDate: key % 30 === 0 ? '2026-10-05' : null,
      lastUpdateUser: oscarIds.of('provider', 5),
      lastUpdateDate: dayText(client.updatedAt),
      extras: ({ keys }: { readonly keys?: readonly string[] | null }) => extras(key, keys ?? null),
      demoContacts: () => contacts(key),
    };
  };
  const searchResult = (client: practices.ClientRecord): Row => {
    const row = demographic(client);
    const mrp = practices.rowOf(practice.providers, oscarIds.key('provider', responsible(client.key)));
    return { ...row, dob: row['dateOfBirth'], providerName: mrp && formattedName(mrp) };
  };

  /** What was written, as long as it goes with how far the appointment is; otherwise the code of that. */
  const codeIn = (row: practices.AppointmentRecord): string => {
    const code = givenText(memory.appointments.get(row.key) ?? {}, 'status') ?? '';
    return statusBy(code)?.state === row.state ? code : codeOf(row);
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const known = memory.appointments.get(row.key) ?? {};
    const client = practices.rowOf(practice.clients, row.clientKey);
    return {
      reasonCode: 17,
      notes: row.cancelReason ?? '',
      resources: '',
      style: null,
      billing: null,
      urgency: row.key % 14 === 0 ? 'critical' : '',
      remarks: '',
      ...known,
      id: number('appointment', row.key),
      providerNo: oscarIds.of('provider', row.providerKey ?? 0),
      provider: () => providerBy(row.providerKey),
      appointmentDate: dayText(row.start),
      startTime: timeText(row.start),
      duration: row.minutes,
      name: client ? formattedName(client) : '',
      demographicNo: client ? number('client', client.key) : 0,
      demographic: () => client && demographic(client),
      programId: 0,
      reason: row.reason ?? '',
      location: practices.rowOf(practice.places, row.placeKey)?.name ?? '',
      type: givenText(known, 'type') ?? practices.rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
      status: codeIn(row),
      importedStatus: null,
      bookingSource: row.key % 9 === 0 ? 'MYOSCAR_SELF_BOOKING' : 'OSCAR',
      creator: row.key % 9 === 0 ? 'self' : 'Whitaker, Lena',
      createDateTime: dateTimeText(row.createdAt),
      lastUpdateUser: oscarIds.of('provider', 5),
      updateDateTime: dateTimeText(row.updatedAt),
    };
  };
  const listItem = (row: practices.AppointmentRecord): Row => {
    const time = timeText(row.start);
    const hour = Number(time.slice(0, 2));
    const short = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
    return {
      ...appointment(row),
      appointmentNo: number('appointment', row.key),
      startTime: `${short}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`,
      date: dateTimeText(row.start),
    };
  };

  /** The book by day and time. */
  const book = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(isInBook).toSorted(practices.byStart);
  return {
    site,
    provider,
    demographic,
    searchResult,
    appointment,
    listItem,
    book,
    appointmentBy: (id: number): practices.AppointmentRecord | null => {
      const row = practices.rowOf(practice.appointments, oscarIds.key('appointment', id));
      return row && isInBook(row) ? row : null;
    },
    demographicBy: (demographicNo: number): practices.ClientRecord | null => {
      const row = practices.rowOf(practice.clients, oscarIds.key('client', demographicNo));
      return row && !row.isDeleted ? row : null;
    },
    siteNamed: (name: string): practices.PlaceRecord | null =>
      practice.places.find((place) => folded(place.name) === folded(name)) ?? null,
    typeNamed: (name: string): practices.VisitTypeRecord | null =>
      practice.visitTypes.find((type) => folded(type.name) === folded(name)) ?? null,
  };
}
