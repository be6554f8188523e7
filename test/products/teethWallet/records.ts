import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from '../graphene/find.ts';
import { numberedIds } from '../numberedIds.ts';
import { listOf, shown } from './lists.ts';

const admin = 1;
const staff = 8;

const before = { provider: admin, client: admin + staff };

/** Whoever has an account is in one table: the administrator, then doctors, then patients. */
export const teethIds = numberedIds({ ...before, organization: 0, place: 0, visitType: 0, patient: 0, appointment: 0 });

const groupNames = ['Manager', 'Doctor', 'Stuff', 'Patient'];
const languages = [{ id: '1', name: 'English', code: 'en', isDefault: true }];
const installed = Date.parse('2026-01-05T08:00:00Z');
const stamp = (instant: number): string => offsetText(instant, 'UTC');

/** Whether a visit is an appointment; without zones those around midnight would have no clear day. */
export const isAppointment = (row: AppointmentRecord): boolean => !row.isBlock && hasClearDay(row);

/** What is called off is marked as deleted, for want of a status. */
export const isOff = ({ isDeleted, state }: AppointmentRecord): boolean => isDeleted || state === 'cancelled';

/** The ten digits that fit into the column. */
export const phonesOf = ({ phones }: ClientRecord): readonly string[] =>
  phones.slice(0, 1).map(({ value }) => value.replaceAll(/\D/g, '').slice(-10));

/** Patients in the order of their numbers. */
export const patientsOf = ({ clients }: Practice): readonly ClientRecord[] =>
  clients.filter(({ isDeleted }) => !isDeleted);

const madeAtFirst = { dateJoined: stamp(installed), dateCreated: installed / 1000, lastUpdated: installed / 1000 };
const rights = { isSuperuser: false, isStaff: false, isDeleted: false, isApproved: false, isCaregiver: false };
const plainUser = { ...madeAtFirst, ...rights, password: '!', type: 'User', languageCode: 'EN', country: 'US' };

type List = (args: ListArgs & Row) => object;

/** The practice as rows of the models. Columns that only filters look at stand beside the fields. */
export function teethRows({ practice, cap, meet }: Backstage, births: ReadonlyMap<number, string>) {
  const list =
    (type: string, rows: () => readonly Row[]): List =>
    (args) =>
      listOf(type, rows(), args, cap);
  const groups = groupNames.map((name, index): Row => {
    const id = String(index + 1);
    return { id, name, userSet: list('UserType', () => users().filter((row) => row['groupName'] === name)) };
  });
  function account(id: string, group: string, parts: Row): Row {
    const own = groups.filter(({ name }) => name === group);
    const belonging = (): readonly Row[] => companyUsers().filter(({ userId }) => userId === id);
    const visits = (column: string) => list('AppointmentType', () => book().filter((row) => row[column] === id));
    return {
      ...plainUser,
      id,
      lang: languages[0],
      groups: list('GroupType', () => own),
      groupName: group,
      companyuserSet: list('CompanyUserType', belonging),
      companyUserDoctor: list('CompanyUserType', () => []),
      appointmentPatientId: visits('patientId'),
      appointmentDoctorId: visits('doctorId'),
      appointmentCreatedBy: visits('createdById'),
      ...parts,
    };
  }
  function me(): Row {
    const name = { firstName: 'Robin', lastName: 'Desk', name: 'Robin Desk', username: 'admin' };
    const all = { isSuperuser: true, isStaff: true, isActive: true, email: 'admin@example.test' };
    return account(String(admin), 'Manager', { ...name, ...all });
  }
  const byAdmin = { createdBy: me, createdById: String(admin), updatedBy: me, updatedById: String(admin) };
  const installedByAdmin = { createdAt: stamp(installed), updatedAt: stamp(installed), ...byAdmin };
  function doctor(row: ProviderRecord): Row {
    const { givenName: firstName, familyName: lastName, email, isActive } = row;
    const parts = { firstName, lastName, name: fullNameOf(row), username: `doctor${String(row.key)}`, email, isActive };
    return account(teethIds.of('provider', row.key), 'Doctor', parts);
  }
  function patient(row: ClientRecord): Row {
    const { givenName: firstName, familyName: lastName, isActive, street, city } = row;
    const dates = { dateJoined: stamp(row.createdAt), dateCreated: Math.floor(row.createdAt / 1000) };
    const columns = { ...dates, firstName, lastName, isActive, street, city };
    return account(teethIds.of('client', row.key), 'Patient', {
      ...columns,
      seen: () => {
        meet('client', row.key);
      },
      name: fullNameOf(row),
      username: `patient${String(row.key)}`,
      email: row.emails[0] ?? null,
      phone: phonesOf(row)[0] ?? null,
      dateOfBirth: births.get(row.key) ?? null,
    });
  }
  const users = (): readonly Row[] => [me(), ...practice.providers.map(doctor), ...patientsOf(practice).map(patient)];
  function company({ key, name, street, city, state, postalCode: zipcode }: PlaceRecord): Row {
    const id = teethIds.of('place', key);
    const where = { name, street, street2: '', city, state, zipcode, country: 'US' };
    return {
      id,
      code: `C${id}`,
      ...where,
      isActive: true,
      ...installedByAdmin,
      companyuserSet: list('CompanyUserType', () => companyUsers().filter(({ companyId }) => companyId === id)),
      appointmentSet: list('AppointmentType', () => book().filter(({ companyId }) => companyId === id)),
    };
  }
  /** Who belongs to which company: doctors to each of theirs, patients to one. */
  function companyUsers(): readonly Row[] {
    const doctors = practice.providers.flatMap((row) => row.placeKeys.map((key) => [doctor(row), key] as const));
    const others = patientsOf(practice).map((row) => [patient(row), row.placeKey] as const);
    return [...doctors, ...others].map(([user, placeKey], index) => {
      const place = rowOf(practice.places, placeKey);
      const group = groups.find(({ name }) => name === user['groupName']);
      const { id: userId, firstName, lastName, name, username, email, groupName, dateJoined } = user;
      const ofUser = {
        userId,
        userName: name,
        userFirstName: firstName,
        userLastName: lastName,
        userUsername: username,
        userEmail: email,
      };
      const ofStatus = { status: approved, statusId: approved.id, statusName: approved.name, requestedAt: dateJoined };
      const ofOthers = { groupId: group?.['id'], groupName, companyId: String(placeKey), companyName: place?.name };
      return {
        ...ofUser,
        ...ofStatus,
        ...ofOthers,
        id: String(index + 1),
        user: () => shown(user),
        company: () => place && company(place),
        group,
        isOwner: false,
        isActive: true,
      };
    });
  }
  function appointment(row: AppointmentRecord): Row {
    const none: List = list('AppointmentDetailType', () => []);
    const nothingMore = { appointmentDetails: none, appointmentFollowUp: none, appointmentlangSet: none };
    const [who, by] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const at = rowOf(practice.places, row.placeKey);
    return {
      id: teethIds.of('appointment', row.key),
      seen: () => {
        meet('appointment', row.key);
      },
      patient: () => who && shown(patient(who)),
      patientId: who && teethIds.of('client', who.key),
      doctor: () => by && doctor(by),
      doctorId: by && teethIds.of('provider', by.key),
      company: () => at && company(at),
      companyId: at && teethIds.of('place', at.key),
      startDate: stamp(row.start),
      duration: row.minutes,
      note: row.reason,
      isDeleted: isOff(row),
      // Whether the patient lets the doctor see her, as all do here.
      isActive: true,
      createdAt: stamp(row.createdAt),
      updatedAt: stamp(row.updatedAt),
      ...byAdmin,
      ...nothingMore,
    };
  }
  const book = (): readonly Row[] => practice.appointments.filter(isAppointment).map(appointment);
  const named = (name: string, index: number): Row => {
    return { id: String(index + 1), name, number: Number(name), ...installedByAdmin };
  };
  const approved = { id: '1', name: 'Approved', code: 'APPROVED', ...installedByAdmin };
  return { me, users, patient, company, companyUsers, appointment, book, groups, languages, named, approved, list };
}
