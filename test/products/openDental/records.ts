import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import {
  abbreviation,
  aptStatusOf,
  confirmationOf,
  dateText,
  dateTimeText,
  isAppointment,
  noDate,
  noDateTime,
  openDentalIds,
  type OperatoryRecord,
  operatoryOf,
  patternOf,
  stateOfAptStatus,
} from './values.ts';

/** What the office's database holds beside the practice: fields of rows by table and key. */
export interface OpenDentalMemory {
  readonly patients: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  readonly commlogs: Row[];
}

/** How rows of the practice look there. */
export type OpenDentalRecords = ReturnType<typeof openDentalRecords>;

const { of } = openDentalIds;

/** A flag as the API writes it. */
export function flagText(value: boolean): string {
  return value ? 'true' : 'false';
}

/** A color as the API writes it: R,G,B. */
export function rgbOf(hex: string): string {
  return [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))).join(',');
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** Makes rows from the records of a practice. */
export function openDentalRecords({ practice, meet, now }: Backstage, memory: OpenDentalMemory) {
  const number = (kind: practices.Kind, key: number | null): number => (key === null ? 0 : Number(of(kind, key)));
  const providerName = (key: number | null): string => {
    const row = practices.rowOf(practice.providers, key);
    return row ? abbreviation(row) : '';
  };
  const clinicName = (key: number): string => practices.rowOf(practice.places, key)?.name ?? '';
  const phoneOf = ({ phones }: practices.ClientRecord, wanted: practices.PhoneRecord['label']): string =>
    phones.find(({ label }) => label === wanted)?.value ?? '';
  /** Who looks after a patient: one of the first four. */
  const primaryProvider = (key: number): number => {
    const given = memory.patients.get(key)?.['PriProv'];
    return typeof given === 'number' && given > 0 ? (openDentalIds.key('provider', given) ?? 1) : 1 + (key % 4);
  };

  /** The word of a patient's status: what was said last, unless it no longer goes with the record. */
  const patStatus = ({ key, isActive }: practices.ClientRecord): string => {
    const word = memory.patients.get(key)?.['PatStatus'];
    if (typeof word === 'string' && (word === 'Patient') === isActive) return word;
    return isActive ? 'Patient' : 'Inactive';
  };

  /** What the window shows in which patients are selected. */
  const patientSelect = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const { key, givenName, familyName, emails, city, street, placeKey } = client;
    const state = city === 'Boulder' ? 'CO' : 'ME';
    return {
      MiddleI: key % 6 === 0 ? 'J' : '',
      Preferred: key % 9 === 0 ? 'Sunny' : '',
      Birthdate: key % 5 === 0 ? noDate : `${String(1940 + (key % 60))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
      SSN: '',
      Address2: key % 7 === 0 ? 'Unit 2' : '',
      State: city === '' ? '' : state,
      Zip: city === '' ? '' : city === 'Boulder' ? '80302' : '04101',
      secProvAbbr: '',
      BillingType: 'Standard Account',
      ChartNumber: key % 10 === 0 ? `C${String(key)}` : '',
      siteDesc: '',
      TxtMsgOk: ['Unknown', 'Yes', 'No'][key % 3],
      ...memory.patients.get(key),
      PatNum: number('client', key),
      LName: familyName,
      FName: givenName ?? '',
      PatStatus: patStatus(client),
      Address: street,
      City: city,
      HmPhone: phoneOf(client, 'Home'),
      WkPhone: phoneOf(client, 'Work'),
      WirelessPhone: phoneOf(client, 'Mobile'),
      Email: emails[0] ?? '',
      priProvAbbr: providerName(primaryProvider(key)),
      ClinicNum: number('place', placeKey),
      clinicAbbr: clinicName(placeKey),
    };
  };
  const patient = (client: practices.ClientRecord): Row => {
    const { key, givenName, familyName } = client;
    const balance = key % 8 === 0 ? 40.11 : 0;
    return {
      Gender: ['Female', 'Male', 'Unknown'][key % 3],
      Position: ['Single', 'Married', 'Child', 'Widowed'][key % 4],
      PreferConfirmMethod: 'None',
      PreferContactMethod: key % 4 === 0 ? 'WirelessPh' : 'None',
      PreferRecallMethod: key % 4 === 0 ? 'TextMessage' : 'None',
      Language: key % 11 === 0 ? 'spa' : '',
      DateFirstVisit: dateText(client.createdAt),
      ...patientSelect(client),
      Guarantor: number('client', key),
      EstBalance: balance,
      PriProv: number('provider', primaryProvider(key)),
      SecProv: 0,
      FeeSched: 0,
      ImageFolder: `${familyName}${givenName ?? ''}${of('client', key)}`.replaceAll(/[^A-Za-z0-9]/g, ''),
      FamFinUrgNote: client.note ?? '',
      MedicaidID: '',
      BalTotal: balance,
      EmployerNum: 0,
      Premed: flagText(key % 30 === 0),
      Ward: '',
      AdmitDate: noDate,
      DateTStamp: dateTimeText(client.updatedAt),
      SuperFamily: 0,
      SecDateEntry: dateText(client.createdAt),
    };
  };

  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const known = memory.appointments.get(row.key) ?? {};
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const [confirmed, confirmedName] = confirmationOf(row.state);
    const pattern = patternOf(row.minutes);
    const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    const wasSeated = hasCome && row.state !== 'arrived';
    const wasDismissed = row.state === 'ready' || row.state === 'completed';
    const end = row.start + row.minutes * 60_000;
    const status = aptStatusOf(row.state);
    // A word that says more than the state does, as long as it goes with the state.
    const word = givenText(known, 'AptStatus') ?? '';
    const wordState = stateOfAptStatus[word];
    const own = wordState !== undefined && aptStatusOf(wordState) === status ? word : status;
    const ownPattern = givenText(known, 'Pattern') ?? '';
    return {
      TimeLocked: 'false',
      ProvHyg: 0,
      NextAptNum: 0,
      UnschedStatus: 0,
      unschedStatus: '',
      IsNewPatient: flagText(row.key % 19 === 0),
      // No procedures are attached to this office's appointments.
      ProcDescript: '',
      IsHygiene: flagText(practices.rowOf(practice.providers, row.providerKey)?.role !== 'veterinarian'),
      InsPlan1: 0,
      InsPlan2: 0,
      DateTimeAskedToArrive: noDateTime,
      colorOverride: row.key % 12 === 0 && type ? rgbOf(type.color) : '0,0,0',
      AppointmentTypeNum: type ? number('visitType', type.key) : 0,
      SecUserNumEntry: 0,
      Priority: row.key % 14 === 0 ? 'ASAP' : 'Normal',
      ItemOrderPlanned: 0,
      ...known,
      serverDateTime: dateTimeText(now()),
      AptNum: number('appointment', row.key),
      PatNum: number('client', row.clientKey),
      AptStatus: own,
      Pattern: ownPattern.length === pattern.length ? ownPattern : pattern,
      PatternSecondary: '/'.repeat(pattern.length),
      Confirmed: confirmed,
      confirmed: confirmedName,
      Op: own === 'UnschedList' || own === 'Planned' ? 0 : operatoryIn(row, known),
      Note: row.reason ?? '',
      ProvNum: number('provider', row.providerKey),
      provAbbr: providerName(row.providerKey),
      AptDateTime: dateTimeText(row.start),
      ClinicNum: number('place', row.placeKey),
      DateTStamp: dateTimeText(row.updatedAt),
      DateTimeArrived: hasCome ? dateTimeText(row.start - 480_000) : noDateTime,
      DateTimeSeated: wasSeated ? dateTimeText(row.start + 60_000) : noDateTime,
      DateTimeDismissed: wasDismissed ? dateTimeText(end - 120_000) : noDateTime,
      SecDateTEntry: dateTimeText(row.createdAt),
    };
  };

  const clinic = (place: practices.PlaceRecord): Row => ({
    ClinicNum: number('place', place.key),
    Description: place.name,
    Address: place.street,
    Address2: '',
    City: place.city,
    State: place.state,
    Zip: place.postalCode,
    BillingAddress: '',
    BillingAddress2: '',
    BillingCity: '',
    BillingState: '',
    BillingZip: '',
    PayToAddress: '',
    PayToAddress2: '',
    PayToCity: '',
    PayToState: '',
    PayToZip: '',
    Phone: digitsOf(place.phone),
    Abbr: place.name,
    IsHidden: 'false',
  });
  const operatory = (row: OperatoryRecord): Row => ({
    OperatoryNum: row.number,
    OpName: row.name,
    Abbrev: row.abbrev,
    ItemOrder: row.number - 1,
    IsHidden: 'false',
    ProvDentist: row.isHygiene ? 0 : number('provider', row.providerKey),
    ProvHygienist: row.isHygiene ? number('provider', row.providerKey) : 0,
    IsHygiene: flagText(row.isHygiene),
    ClinicNum: number('place', row.placeKey),
    SetProspective: 'false',
    IsWebSched: flagText(row.number % 2 === 0),
    OperatoryType: 0,
    operatoryType: '',
  });
  const provider = (row: practices.ProviderRecord, serverDateTime: string): Row => ({
    ProvNum: number('provider', row.key),
    Abbr: abbreviation(row),
    LName: row.familyName,
    FName: row.givenName,
    MI: '',
    Suffix: row.title ?? '',
    FeeSched: 53,
    Specialty: row.role === 'veterinarian' ? 263 : 264,
    SSN: '',
    StateLicense: row.role === 'veterinarian' ? `D76${String(row.key).padStart(2, '0')}` : '',
    IsSecondary: flagText(row.role !== 'veterinarian'),
    provColor: '164,164,255',
    IsHidden: flagText(!row.isActive),
    UsingTIN: 'false',
    SigOnFile: flagText(row.role === 'veterinarian'),
    NationalProvID: '',
    DateTStamp: '2021-08-04 08:33:01',
    IsNotPerson: 'false',
    ProvStatus: 'Active',
    IsHiddenReport: 'false',
    Birthdate: noDate,
    SchedNote: row.key === 4 ? 'No surgery on Fridays.' : '',
    PreferredName: '',
    serverDateTime,
  });
  const appointmentType = (type: practices.VisitTypeRecord): Row => ({
    AppointmentTypeNum: number('visitType', type.key),
    AppointmentTypeName: type.name,
    appointmentTypeColor: rgbOf(type.color),
    IsHidden: 'false',
    Pattern: patternOf(type.minutes),
    CodeStr: '',
    CodeStrRequired: '',
    RequiredProcCodesNeeded: 'None',
    BlockoutTypes: '',
  });
  return { patientSelect, patient, appointment, clinic, operatory, provider, appointmentType, primaryProvider };
}

/** The column that an appointment was put into, while that is one of its clinic; otherwise its provider's. */
function operatoryIn(row: practices.AppointmentRecord, known: Row): number {
  const own = known['Op'];
  return typeof own === 'number' && known['OpClinic'] === row.placeKey
    ? own
    : operatoryOf(row.placeKey, row.providerKey);
}

/** The appointment that a number stands for. */
export function appointmentBy(practice: practices.Practice, aptNum: number): practices.AppointmentRecord | null {
  const row = practices.rowOf(practice.appointments, openDentalIds.key('appointment', aptNum));
  return row && isAppointment(row) ? row : null;
}

/** The patient that a number stands for; deleted ones are gone. */
export function patientBy({ clients }: practices.Practice, patNum: number): practices.ClientRecord | null {
  const row = practices.rowOf(clients, openDentalIds.key('client', patNum));
  return row && !row.isDeleted ? row : null;
}
