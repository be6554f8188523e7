import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type AthenaMemory, cancelReasons, confirmations, type Slot } from './memory.ts';
import { profileOf } from './profile.ts';
import { athenaIds, dateOf, encounterStatuses, minuteOf, phoneOf, stampOf, statusCodes } from './values.ts';

/** How rows of the practice look there. */
export type AthenaRecords = ReturnType<typeof athenaRecords>;

/** Makes rows from the records of a practice. */
export function athenaRecords({ practice, meet, now }: Backstage, memory: AthenaMemory) {
  const department = (place: PlaceRecord): Row => {
    const isMountain = place.zone === 'America/Denver';
    return {
      departmentid: athenaIds.of('place', place.key),
      name: place.name,
      patientdepartmentname: place.name,
      address: place.street,
      address2: null,
      city: place.city,
      state: place.state,
      zip: place.postalCode,
      phone: phoneOf(place.phone),
      fax: null,
      timezone: isMountain ? -7 : -5,
      timezoneoffset: isMountain ? -2 : 0,
      timezonename: place.zone,
      doesnotobservedst: false,
      latitude: null,
      longitude: null,
      placeofservicetypeid: '11',
      placeofservicetypename: 'OFFICE',
      providergroupid: '1',
      providergroupname: practice.organization.name,
      chartsharinggroupid: '1',
      communicatorbrandid: '1',
      ishospitaldepartment: false,
      servicedepartment: true,
      clinicals: 'ON',
      portalurl: null,
      ecommercecreditcardtypes: ['MC', 'VISA'],
      providerlist: practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
        .map(({ key }) => athenaIds.of('provider', key)),
    };
  };
  const departmentOf = (key: number): Row | null => {
    const place = rowOf(practice.places, key);
    return place && department(place);
  };
  const provider = (person: ProviderRecord): Row => ({
    providerid: athenaIds.of('provider', person.key),
    firstname: person.givenName,
    lastname: person.familyName,
    displayname: fullNameOf(person),
    schedulingname: `${person.familyName.toUpperCase()}_${person.givenName.slice(0, 1)}`,
    providertype: person.title ?? 'OTHER',
    providertypeid: person.title ?? 'OTHER',
    entitytype: 'Person',
    specialty: { veterinarian: 'Family Medicine', technician: 'Nursing', groomer: 'Podiatry' }[person.role],
    specialtyid: { veterinarian: '8', technician: '50', groomer: '48' }[person.role],
    ansispecialtycode: null,
    npi: String(1_205_300_000 + person.key * 1013),
    sex: null,
    billable: person.role === 'veterinarian',
    hideinportal: false,
    createencounteroncheckin: true,
    acceptingnewpatients: true,
    homedepartment: rowOf(practice.places, person.placeKeys[0] ?? null)?.name ?? null,
    providergrouplist: ['1'],
    supervisingproviderid: person.role === 'technician' ? athenaIds.of('provider', 1) : null,
  });
  const providerOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && provider(person);
  };
  const appointmentType = (type: VisitTypeRecord): Row => ({
    appointmenttypeid: athenaIds.of('visitType', type.key),
    name: type.name,
    shortname: type.name.slice(0, 4).toUpperCase(),
    patientdisplayname: type.name,
    duration: type.minutes,
    patient: !type.isBlock,
    generic: false,
    templatetypeonly: false,
    createencounteroncheckin: !type.isBlock,
  });

  const visitsOf = (key: number): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === key && !row.isDeleted && statusCodes[row.state] !== 'x');
  /** Of a person's visits the one that is first or last in time, as far as it counts. */
  const edgeOf = (rows: readonly AppointmentRecord[], end: 0 | -1): string | null => {
    const row = rows.toSorted((one, other) => one.start - other.start).at(end);
    return row ? minuteOf(row.start, zoneOf(practice, row)) : null;
  };
  /** What a patient can be looked for by, beside the name and the ways to reach her. */
  const known = (person: ClientRecord): Row => {
    const home = athenaIds.of('place', person.placeKey);
    const written = memory.profiles.get(person.key);
    const status = person.isActive ? (written?.['status'] ?? 'active') : 'inactive';
    return {
      ...profileOf(person),
      departmentid: home,
      ...written,
      primarydepartmentid: home,
      status: person.isDeleted ? 'deleted' : status,
    };
  };
  const patient = (person: ClientRecord): Row => {
    meet('client', person.key);
    const number = (label: string): string | null => {
      const phone = person.phones.find((each) => each.label === label);
      return phone ? phoneOf(phone.value) : null;
    };
    return {
      ...known(person),
      patientid: athenaIds.of('client', person.key),
      firstname: person.givenName ?? '',
      lastname: person.familyName,
      email: person.emails[0] ?? null,
      emailexists: person.emails.length > 0,
      homephone: number('Home'),
      mobilephone: number('Mobile'),
      workphone: number('Work'),
      hasmobile: number('Mobile') !== null,
      address1: person.street,
      city: person.city,
      primarydepartment: () => departmentOf(person.placeKey),
      registrationdate: dateOf(new Date(person.createdAt).toISOString()),
      firstappointment: () => edgeOf(visitsOf(person.key), 0),
      lastappointment: () =>
        edgeOf(
          visitsOf(person.key).filter(({ state, start }) => state === 'completed' && start <= now()),
          -1,
        ),
      notes: person.note,
      lastupdated: dateOf(new Date(person.updatedAt).toISOString()),
    };
  };

  const notesOf = (row: AppointmentRecord): readonly Row[] => {
    const own = {
      noteid: String(row.key),
      notetext: row.reason,
      displayonschedule: true,
      created: stampOf(row.createdAt),
      createdby: 'FRONTDESK',
      deleted: null,
      deletedby: null,
    };
    return [...(row.reason === null ? [] : [own]), ...(memory.notes.get(row.key) ?? [])];
  };
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const wall = wallText(row.start, zoneOf(practice, row));
    const code = statusCodes[row.state];
    const type = rowOf(practice.visitTypes, row.typeKey);
    const person = rowOf(practice.clients, row.clientKey);
    const written = memory.appointments.get(row.key) ?? {};
    const isIn = code === '2' || code === '3' || code === '4';
    const isOut = code === '3' || code === '4';
    const wanted = row.state === 'noShow' ? '4' : (written['cancelreasonid'] ?? '2');
    const why = code === 'x' ? cancelReasons.find(({ reasonid }) => reasonid === wanted) : undefined;
    const confirmationId = row.state === 'confirmed' ? '2' : (written['appointmentconfirmationid'] ?? null);
    const confirmation = confirmations.find((each) => each['appointmentconfirmationid'] === confirmationId);
    return {
      appointmentid: athenaIds.of('appointment', row.key),
      date: dateOf(wall),
      starttime: wall.slice(11, 16),
      duration: row.minutes,
      appointmentstatus: code,
      appointmenttype: type?.name ?? null,
      appointmenttypeid: athenaIds.of('visitType', row.typeKey),
      patientappointmenttypename: type?.name ?? null,
      patientid: person && athenaIds.of('client', person.key),
      patient: () => person && patient(person),
      departmentid: athenaIds.of('place', row.placeKey),
      department: () => departmentOf(row.placeKey),
      providerid: row.providerKey === null ? null : athenaIds.of('provider', row.providerKey),
      provider: () => providerOf(row.providerKey),
      renderingproviderid: null,
      supervisingproviderid: written['supervisingproviderid'] ?? null,
      referringproviderid: null,
      appointmentnotes: notesOf(row),
      appointmentconfirmationid: confirmationId,
      appointmentconfirmationname: confirmation?.['name'] ?? null,
      encounterid: isIn ? String(60_000 + row.key) : null,
      encounterstatus: encounterStatuses[row.state] ?? null,
      scheduledby: 'FRONTDESK',
      scheduleddatetime: stampOf(row.createdAt),
      lastmodified: stampOf(row.updatedAt),
      lastmodifiedby: 'FRONTDESK',
      startcheckin: isIn ? stampOf(row.start - 300_000) : (written['startcheckin'] ?? null),
      checkindatetime: isIn ? stampOf(row.start) : null,
      checkoutdatetime: isOut ? stampOf(row.start + row.minutes * 60_000) : null,
      cancelleddatetime: code === 'x' ? stampOf(row.updatedAt) : null,
      cancelledby: code === 'x' ? 'FRONTDESK' : null,
      cancelreasonid: why?.['reasonid'] ?? null,
      cancelreasonname: why?.['name'] ?? null,
      cancelreasonnoshow: why?.['noshow'] ?? null,
      cancelreasonslotavailable: why?.['slotavailable'] ?? null,
      rescheduledappointmentid: written['rescheduledappointmentid'] ?? null,
      copay: 25,
      appointmentcopay: { insurancecopay: 25, collectedforappointment: isOut ? 25 : 0, collectedforother: 0 },
      chargeentrynotrequired: false,
      coordinatorenterprise: false,
      urgentyn: written['urgentyn'] ?? false,
      templateappointmentid: athenaIds.of('appointment', row.key),
      templateappointmenttypeid: athenaIds.of('visitType', row.typeKey),
      visitid: null,
    };
  };
  const slot = (each: Slot): Row => {
    const zone = rowOf(practice.places, each.placeKey)?.zone ?? 'America/New_York';
    const wall = wallText(each.start, zone);
    const type = rowOf(practice.visitTypes, each.typeKey)?.name ?? null;
    return {
      appointmentid: each.id,
      date: dateOf(wall),
      starttime: wall.slice(11, 16),
      duration: each.minutes,
      departmentid: athenaIds.of('place', each.placeKey),
      providerid: athenaIds.of('provider', each.providerKey),
      appointmenttype: type,
      appointmenttypeid: athenaIds.of('visitType', each.typeKey),
      patientappointmenttypename: type,
      reasonid: ['-1'],
      frozen: false,
    };
  };
  return { department, provider, appointmentType, known, patient, appointment, notesOf, slot };
}
