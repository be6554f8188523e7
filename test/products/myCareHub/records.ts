import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  careId,
  careIds,
  type CareLedger,
  cccOf,
  staffNumberOf,
  staffPhoneOf,
  staffUsernameOf,
  usernameOf,
} from './people.ts';

const programmeId = '4b1e0b2a-6c1d-4a3f-9d0e-1f6f5a2c7b11';
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const kinds = ['PMTCT', 'OTZ', 'HVL', 'YOUTH', 'KenyaEMR'];
const genders = ['female', 'male', 'unknown'];

/** The code of a facility in the master list of the country. */
export function mflCodeOf({ key }: PlaceRecord): string {
  return String(13_570 + key * 11);
}

/** The rows as myCareHub shows them. */
export function careRows({ practice, meet, now }: Backstage, ledger: CareLedger) {
  const organisation = (): Row => ({
    id: careIds.of('organization', 1),
    name: practice.organization.name,
    description: 'Clinics around the harbor',
    programs: () => [programme()],
  });
  function programme(): Row {
    return {
      id: programmeId,
      active: true,
      name: 'Harbor wellness programme',
      description: 'Everybody who is cared for at one of the clinics',
      fhirOrganisationID: '0f5d3c22-8a47-4b55-8f0e-77b1c2d9e010',
      organisation,
      facilities: () => practice.places.map(facility),
    };
  }
  function facility(row: PlaceRecord): Row {
    const id = careIds.of('place', row.key);
    const identifier = {
      id: careId('identifier', 900 + row.key),
      active: true,
      type: 'MFL_CODE',
      value: mflCodeOf(row),
    };
    return {
      id,
      name: row.name,
      phone: row.phone,
      active: true,
      country: 'US',
      county: row.state === 'ME' ? 'Cumberland' : 'Boulder',
      address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
      distance: 0,
      description: `${row.name}, ${row.city}`,
      coordinates: row.key === 2 ? { lat: 40.01, lng: -105.27 } : { lat: 43.66, lng: -70.25 },
      fhirOrganisationID: careId('hours', 500 + row.key),
      identifiers: [identifier],
      workStationDetails: { notifications: row.key, surveys: 0, articles: 4, messages: 0, serviceRequests: 2 },
      services: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(service),
      businessHours: weekdays.map((day, index) => {
        const hours = { day, openingTime: '09:00', closingTime: index === 4 ? '16:00' : '17:00' };
        return { id: careId('hours', row.key * 10 + index), ...hours, facilityID: id };
      }),
    };
  }
  function service({ key, name, minutes }: VisitTypeRecord): Row {
    const id = careIds.of('visitType', key);
    const identifiers = [
      {
        id: careId('identifier', 800 + key),
        identifierType: 'CIEL',
        identifierValue: String(160_000 + key),
        serviceID: id,
      },
    ];
    return { id, name, description: `${name}, about ${String(minutes)} minutes`, identifiers };
  }
  function contact(key: number, value: string | null): Row {
    return {
      id: careId('contact', key),
      contactType: 'PHONE',
      contactValue: value,
      active: true,
      optedIn: key % 5 !== 0,
    };
  }
  const stage = { currentOrganizationID: careIds.of('organization', 1), currentProgramID: programmeId };
  function client(row: ClientRecord): Row {
    const { key } = row;
    meet('client', key);
    const extras = ledger.clients.get(key);
    const home = rowOf(practice.places, row.placeKey);
    const born = extras?.dateOfBirth ?? `19${String(50 + (key % 49))}-0${String(1 + (key % 9))}-1${String(key % 9)}`;
    return {
      id: careIds.of('client', key),
      user: {
        id: careId('clientUser', key),
        username: usernameOf(ledger, row),
        name: fullNameOf(row),
        gender: extras?.gender ?? genders[key % 3],
        active: row.isActive,
        contacts: contact(key, row.phones[0]?.value ?? null),
        isPhoneVerified: key % 4 !== 0,
        termsAccepted: key % 6 !== 0,
        acceptedTermsID: key % 6 === 0 ? null : 1,
        suspended: false,
        dateOfBirth: `${born}T00:00:00Z`,
        ...stage,
      },
      active: row.isActive,
      clientTypes: extras?.clientTypes ?? [kinds[key % 5]],
      treatmentEnrollmentDate: utcText(row.createdAt),
      fhirPatientID: key % 2 === 0 ? careId('hours', 1000 + key) : null,
      healthRecordID: key % 3 === 0 ? String(70_000 + key) : null,
      treatmentBuddy: null,
      clientCounselled: extras?.counselled ?? key % 3 !== 1,
      defaultFacility: () => home && facility(home),
      chvUserID: key % 7 === 0 ? careId('staffUser', 5) : null,
      chvUserName: key % 7 === 0 ? 'Lena Whitaker' : null,
      caregiverID: key % 8 === 0 ? careId('caregiver', key) : null,
      identifiers: [{ id: careId('identifier', key), type: 'CCC', value: cccOf(ledger, key) }],
      program: programme,
      organisation,
    };
  }
  function staff(row: ProviderRecord): Row {
    const { key, isActive } = row;
    const home = rowOf(practice.places, row.placeKeys[0] ?? 1);
    const userID = careId('staffUser', key);
    return {
      id: careIds.of('provider', key),
      user: {
        id: userID,
        username: staffUsernameOf(row),
        name: fullNameOf(row),
        gender: genders[key % 2],
        active: isActive,
        contacts: contact(500 + key, staffPhoneOf(row)),
        isPhoneVerified: true,
        termsAccepted: true,
        acceptedTermsID: 1,
        suspended: false,
        dateOfBirth: `198${String(key)}-05-04T00:00:00Z`,
        ...stage,
      },
      userID,
      active: isActive,
      staffNumber: staffNumberOf(row),
      defaultFacility: () => home && facility(home),
      isOrganisationAdmin: key === 1,
    };
  }
  /** Who looks after a client: another client, for some. */
  function caregiver(row: ClientRecord): Row {
    const { user } = client(row);
    return {
      id: careId('caregiver', row.key),
      user,
      caregiverNumber: `CG-${String(1000 + row.key)}`,
      isClient: true,
      consent: { consentStatus: row.key % 16 === 0 ? 'PENDING' : 'ACCEPTED' },
      currentClient: careIds.of('client', row.key - 1),
      currentFacility: careIds.of('place', row.placeKey),
    };
  }
  const reasonOf = (row: AppointmentRecord): string => {
    if (row.typeKey === 6 && row.reason === null) return 'Pharmacy Visit';
    return row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: careIds.of('appointment', row.key),
      reason: reasonOf(row),
      date: wallDay(row.start, zoneOf(practice, row)),
      hasRescheduledAppointment: ledger.rescheduled.has(row.key),
    };
  }
  function booking(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [place, person] = [rowOf(practice.places, row.placeKey), rowOf(practice.clients, row.clientKey)];
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isDone = row.state === 'completed';
    return {
      id: careId('booking', row.key),
      active: true,
      services: () => (type ? [service(type)] : []),
      facility: () => place && facility(place),
      client: () => person && client(person),
      organisationID: stage.currentOrganizationID,
      programID: programmeId,
      verificationCode: String(1000 + ((row.key * 37) % 9000)),
      verificationCodeStatus: isDone || ledger.verified.has(row.key) ? 'VERIFIED' : 'UNVERIFIED',
      bookingStatus: isDone ? 'FULFILLED' : 'PENDING',
      date: utcText(row.start),
    };
  }
  /** What the desk is told: of those who asked for another day, and of those who will come. */
  function notifications(userID: string): Row[] {
    return [1, 2, 3].map((number) => ({
      id: `${userID.slice(0, 35)}${String(number)}`,
      title: number === 3 ? null : 'Appointment',
      body: `A visit is coming up in ${String(number)} days`,
      type: number === 3 ? 'SERVICE_REQUEST' : 'APPOINTMENT',
      isRead: ledger.read.has(`${userID.slice(0, 35)}${String(number)}`),
      createdAt: utcText(now() - number * 86_400_000),
    }));
  }
  return {
    appointment,
    booking,
    caregiver,
    client,
    facility,
    notifications,
    organisation,
    programme,
    reasonOf,
    service,
    staff,
  };
}

export type CareRows = ReturnType<typeof careRows>;
