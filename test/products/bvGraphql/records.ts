import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids as a document store makes them. */
export const bvIds = hexIds();

/** The clock of the only house. */
export const bvZone = 'America/New_York';

/** How far an appointment is; whoever does not come is counted as one that was called off. */
export const bvStates = {
  planned: 'WAITING',
  confirmed: 'APPROVE',
  arrived: 'APPROVE',
  inProgress: 'APPROVE',
  ready: 'APPROVE',
  completed: 'SERVED',
  cancelled: 'CANCEL',
  noShow: 'CANCEL',
} as const satisfies Record<VisitState, string>;

/** The family's name comes first, as people there write it. */
export function bvName({ givenName, familyName }: Pick<ClientRecord, 'givenName' | 'familyName'>): string {
  return givenName === null ? familyName : `${familyName} ${givenName}`;
}

/** Whether an appointment is one of this house, with somebody who comes. */
export function isBooked(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && row.clientKey !== null && !row.isBlock && !row.isDeleted;
}

/** All people, in the order in which they were entered. */
export function bvPeople({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The code of somebody who has been in the hospital; others have none. */
export function patientCodeOf(key: number): string | null {
  return key % 6 === 0 ? null : `BN${String(2_600_000 + key * 7)}`;
}

const id = (number: number): string => `5e8f${String(number).padStart(20, '0')}`;
const code = (text: string, name: string): Row => ({ _id: id(Number(text) + 500), code: text, name });
export const nations: readonly Row[] = [code('25', 'Kinh'), code('26', 'Tày'), code('55', 'Nước ngoài')];
export const nationalities: readonly Row[] = [code('1', 'Việt Nam'), code('2', 'Hoa Kỳ')];
export const provinces: readonly Row[] = [code('23', 'Maine'), code('8', 'Colorado')];
export const works: readonly Row[] = [code('19', 'Đối tượng khác'), code('3', 'Nông dân')];

const servingTimes = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  maxProcess: 4,
  timeFrame: '07:30-11:30,13:00-17:00',
}));
const departmentNames = ['Khoa Khám bệnh', 'Khoa Ngoại', 'Khoa Chăm sóc'];
const clinicNames = ['Phòng khám 101', 'Phòng khám 102', 'Phòng mổ 1', 'Phòng chăm sóc'];

/** What is not in the practice: departments of the house, and rooms in them. */
export const departmentIds = departmentNames.map((_, index) => id(index + 1));
export const clinics: readonly Row[] = clinicNames.map((name, index) => {
  const of = [0, 0, 1, 2][index] ?? 0;
  const own = { _id: id(index + 21), code: `P${String(101 + index)}`, name, departmentCode: `K0${String(of + 1)}` };
  return {
    ...own,
    allowAppointment: index !== 2,
    department: () => ({ _id: departmentIds[of], code: own.departmentCode, name: departmentNames[of] }),
  };
});

/** Surgery belongs to one department, nails to another, and all else to the first. */
function departmentIndexOf(typeKey: number): number {
  return typeKey === 4 ? 1 : typeKey === 5 ? 2 : 0;
}

/** What is said of appointments beyond the practice. */
export interface Extras {
  readonly departments: Map<number, string>;
  readonly persons: Map<number, Row>;
}

/** Makes rows from the records of a practice. */
export function bvRecords({ practice, meet }: Backstage, extras: Extras) {
  const day = (instant: number): string => `${wallDay(instant, bvZone)}T00:00:00Z`;
  const stamp = (instant: number): string => new Date(instant + 123).toISOString();

  const department = (index: number): Row => ({
    _id: departmentIds[index],
    code: `K0${String(index + 1)}`,
    name: departmentNames[index],
    description: index === 1 ? 'Mổ theo lịch' : null,
    status: true,
    enableTimeFrame: true,
    servingTimes,
    clinics: clinics.filter((row) => row['departmentCode'] === `K0${String(index + 1)}`),
    servtime_on_date: ({ date }: Row) => framesOn(index, typeof date === 'string' ? date.slice(0, 10) : ''),
  });
  const departmentOf = (row: AppointmentRecord): number => {
    const set = departmentIds.indexOf(extras.departments.get(row.key) ?? '');
    return set < 0 ? departmentIndexOf(row.typeKey) : set;
  };
  const bookedAt = (index: number, wall: string): number =>
    practice.appointments.filter(
      (row) =>
        isBooked(row) &&
        row.state !== 'cancelled' &&
        departmentOf(row) === index &&
        wallText(row.start, bvZone) === wall,
    ).length;
  const framesOn = (index: number, date: string): readonly Row[] => {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const times = [
      '07:30',
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ];
    if (weekday === 0 || weekday === 6) return [];
    return times.map((time) => ({ time, remain: Math.max(0, 4 - bookedAt(index, `${date}T${time}:00`)) }));
  };

  const accountBase = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    if (!person) return null;
    const isDoctor = person.role === 'veterinarian';
    const of = person.role === 'groomer' ? 2 : person.key % 2;
    return {
      _id: id(person.key + 300),
      code: `NV${String(person.key).padStart(3, '0')}`,
      userName: person.email.split('@')[0],
      fullName: bvName(person),
      name: person.givenName,
      title: person.title,
      certificate: isDoctor ? `CCHN-${String(4000 + person.key)}` : null,
      gender: String(1 + (person.key % 2)),
      email: person.email,
      phoneNumber: `+1 207 555 03${String(person.key).padStart(2, '0')}`,
      work: isDoctor ? 'Bác sĩ' : person.role === 'technician' ? 'Điều dưỡng' : 'Kỹ thuật viên',
      isRoot: false,
      departmentId: departmentIds[of],
      departmentName: departmentNames[of],
      departmentCode: `K0${String(of + 1)}`,
    };
  };
  const account = (key: number): Row => ({
    _id: bvIds.of('provider', key),
    base: accountBase(key),
    department: accountBase(key)?.['departmentName'],
    score: 4 + (key % 10) / 10,
    sipPhone: String(800 + key),
    sipPhones: [String(800 + key)],
    organizations: [{ _id: id(71), name: practice.organization.name, level: 1 }],
    accountGroupIds: [id(81)],
    groupPermissions: [{ _id: id(81), name: 'Nhân viên' }],
  });
  // Whoever answers the telephone has an account too.
  const desk = {
    _id: id(390),
    code: 'NV090',
    userName: 'desk',
    fullName: 'Whitfield Dana',
    name: 'Dana',
    work: 'Tổng đài',
    isRoot: true,
  };
  const accounts = (): readonly Row[] => [
    ...practice.providers.flatMap((one) => (one.isActive && one.placeKeys.includes(1) ? [account(one.key)] : [])),
    {
      _id: id(391),
      base: { ...desk, email: 'desk@example.test' },
      sipPhones: ['890'],
      organizations: [],
      accountGroupIds: [],
      groupPermissions: [],
    },
  ];

  const user = (client: ClientRecord): Row => {
    const province = provinces[client.city === 'Boulder' ? 1 : 0];
    return {
      key: client.key,
      _id: bvIds.of('client', client.key),
      patientCode: patientCodeOf(client.key),
      hisCode: patientCodeOf(client.key) && String(90_000 + client.key),
      fullName: bvName(client),
      lastName: client.familyName,
      middleName: null,
      firstName: client.givenName,
      name: client.givenName ?? client.familyName,
      phoneNumber: client.phones[0]?.value ?? null,
      email: client.emails[0] ?? null,
      gender: ['1', '2', ''][client.key % 3],
      birthDay:
        client.key % 7 === 0
          ? null
          : `19${String(50 + (client.key % 49))}-0${String(1 + (client.key % 9))}-14T00:00:00Z`,
      birthYear: client.key % 7 === 0 ? null : 1950 + (client.key % 49),
      address: [client.street, client.city].filter((part) => part !== '').join(', '),
      street: client.street,
      nation: nations[client.key % 3],
      nationality: nationalities[1],
      province,
      district: province && { code: '101', name: `${client.city} District` },
      ward: null,
      work: works[client.key % 2],
      insuranceCode: client.key % 4 === 0 ? `DN4${String(7_000_000 + client.key)}` : null,
      appointments: practice.appointments.filter((row) => isBooked(row) && row.clientKey === client.key).length,
      createdTime: stamp(client.createdAt),
      updatedTime: stamp(client.updatedAt),
    };
  };
  const shownUser = (client: ClientRecord): Row => {
    meet('client', client.key);
    return user(client);
  };
  const appointment = (row: AppointmentRecord, make: (client: ClientRecord) => Row = shownUser): Row => {
    const person = (): Row | null => {
      const client = rowOf(practice.clients, row.clientKey);
      return client && make(client);
    };
    const isWaiting = bvStates[row.state] === 'WAITING';
    const patientCode = isWaiting ? null : patientCodeOf(row.clientKey ?? 0);
    const index = departmentOf(row);
    const hasEnded = ['SERVED', 'CANCEL'].includes(bvStates[row.state]);
    return {
      key: row.key,
      _id: bvIds.of('appointment', row.key),
      code: `DK${String(10_000 + row.key)}`,
      appointmentDate: day(row.start),
      appointmentTime: wallTime(row.start, bvZone).slice(0, 5),
      patientCode,
      userId: row.clientKey === null ? null : bvIds.of('client', row.clientKey),
      // As it was typed on the page, without an id; the patient is found in the records when it is approved.
      inputPatient: () => extras.persons.get(row.key) ?? { ...person(), _id: null, patientCode: null, hisCode: null },
      patient: () => (patientCode === null ? null : person()),
      user: person,
      channel: ['CRM', 'Web', 'VOIP'][row.key % 3],
      departmentId: departmentIds[index],
      department: department(index),
      serviceDemandId: row.key % 3 === 1 ? bvIds.of('visitType', row.typeKey) : null,
      note: row.reason,
      state: bvStates[row.state],
      followByDoctor: null,
      createdTime: stamp(row.createdAt),
      updatedTime: stamp(row.updatedAt),
      terminatedTime: hasEnded ? stamp(row.start + 900_000) : null,
      terminateReason: row.cancelReason,
      terminator: hasEnded ? accountBase(1 + (row.key % 2)) : null,
    };
  };
  const services = (): readonly Row[] =>
    practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, isBookable }) => ({
        _id: bvIds.of('visitType', key),
        hisServiceId: String(6000 + key),
        name,
        fullName: name,
        note: key === 4 ? 'Nhịn ăn từ tối hôm trước' : null,
        price: 20 + key * 15,
        priority: key,
        level: 1,
        parentId: null,
        departmentIds: [departmentIds[departmentIndexOf(key)]],
        departments: [department(departmentIndexOf(key))],
        isInactive: !isBookable,
      }));
  return { department, departmentOf, bookedAt, account, accounts, accountBase, user, shownUser, appointment, services };
}

/** The instant of a day and a time of the house. */
export function startOf(date: string, time: string): number {
  return instantOfWall(`${date.slice(0, 10)}T${time}:00`, bvZone);
}
