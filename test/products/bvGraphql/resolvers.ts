import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, listed } from './filters.ts';
import * as rows from './records.ts';
import { bvWrites } from './writes.ts';

const stamp = '2026-11-02T02:15:00.456Z';

/** What is listed beside appointments, a little of each. */
function neighbours(
  records: ReturnType<typeof rows.bvRecords>,
  { practice }: Backstage,
): Readonly<Record<string, () => readonly Row[]>> {
  const served = (): readonly Row[] =>
    practice.appointments
      .filter((row) => rows.isBooked(row) && row.state === 'completed')
      .map((row) => {
        const { _id, appointmentDate, appointmentTime, patient, patientCode, note, createdTime, department } =
          records.appointment(row);
        const visit = { _id, appointmentDate, appointmentTime, department, note };
        const codes = { code: `PK${String(row.key)}`, patientCode, appointmentId: _id };
        return {
          _id: `5e90${String(row.key).padStart(20, '0')}`,
          ...codes,
          appointment: visit,
          patient,
          patientInfo: patient,
          reason: note,
          process: 'CONCLUSION',
          sequence: row.key % 20,
          terminated: true,
          createdTime,
          department,
        };
      });
  const actions = (): readonly Row[] =>
    practice.appointments
      .filter(rows.isBooked)
      .slice(0, 12)
      .map((row) => {
        const visit = records.appointment(row);
        const of = { user: visit['user'], userId: visit['userId'], createdTime: visit['createdTime'] };
        return { _id: `5e91${String(row.key).padStart(20, '0')}`, action: 'APPOINTMENT', appointment: visit, ...of };
      });
  const services = (): readonly Row[] =>
    practice.visitTypes.map(({ key, name }) => ({
      _id: `5e92${String(key).padStart(20, '0')}`,
      code: `DV${String(key)}`,
      name,
      categoryCode: 'KB',
      price: 10 * key,
    }));
  const campaign = { _id: '5e9300000000000000000001', name: 'Nhắc tiêm phòng', description: null, createdTime: stamp };
  const article = {
    _id: '5e9400000000000000000001',
    title: 'Giờ làm việc dịp lễ',
    type: 'NEWS',
    active: true,
    createdTime: stamp,
  };
  const calls = [1, 2, 3].map((key) => ({
    _id: `5e95${String(key).padStart(20, '0')}`,
    callid: String(key),
    calldate: stamp,
    phonenumber: `2075550${String(100 + key)}`,
    disposition: 'ANSWERED',
    duration: 40 * key,
    appointments_num: 0,
  }));
  return {
    medical_sessions: served,
    userActions: actions,
    medicalServices: services,
    customerCampaigns: () => [{ ...campaign, direction: 'OUT', finished: false, phoneNumbers: [] }],
    smsCampaigns: () => [{ ...campaign, content: 'Đến hẹn tiêm phòng', priority: 1 }],
    articles: () => [article],
    callLogins: () => calls,
    callLogouts: () => [],
    indications: () => [],
    job_assigments: () => [],
    rattings: () => [],
    smsQueues: () => [],
    surveys: () => [],
    tickets: () => [],
    transactions: () => [],
    organizations: () => [{ _id: '5e8f00000000000000000071', name: practice.organization.name, level: 1 }],
  };
}

/** Resolvers of the service. */
export function bvRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const extras: rows.Extras = { departments: new Map(), persons: new Map() };
  const records = rows.bvRecords(backstage, extras);
  const good = (data: unknown): Row => ({ code: 0, message: null, data });
  const whole = (data: readonly Row[]): Row => listed(data, {}, cap);
  const found = (data: Row | null, message: string): Row => (data ? good(data) : { code: 1, message, data: null });
  /** Lists are made of plain rows first, so that one that is not answered spoils nothing. */
  const people = (): readonly Row[] => rows.bvPeople(practice).map(records.user);
  const shown = (answer: Row): Row => {
    const data = answer['data'] as readonly Row[];
    const of = (row: Row): Row => {
      const client = rowOf(practice.clients, Number(row['key']));
      return client ? records.shownUser(client) : row;
    };
    return { ...answer, data: data.map(of) };
  };
  const departments = rows.departmentIds.map((_, index) => () => records.department(index));
  const personBy = (field: string, value: unknown): Row => {
    const person = people().find((row) => row[field] === value);
    return found(
      person ? ((shown({ data: [person] })['data'] as Row[])[0] ?? null) : null,
      'Không tìm thấy người dùng',
    );
  };
  const lists = Object.fromEntries(
    Object.entries(neighbours(records, backstage)).map(([name, make]) => [
      name,
      (args: ListArgs) => listed(make(), args, cap),
    ]),
  );

  return {
    ...lists,
    accounts: (args: ListArgs) => listed(records.accounts(), args, cap),
    accountgroup_permissions: () => whole([{ _id: '5e8f00000000000000000081', name: 'Nhân viên' }]),
    appointment({ _id }: Row): Row {
      const row = rowOf(practice.appointments, rows.bvIds.key('appointment', typeof _id === 'string' ? _id : null));
      return found(row && rows.isBooked(row) ? records.appointment(row) : null, 'Không tìm thấy lịch khám');
    },
    appointments(args: ListArgs): Row {
      const plain = practice.appointments.filter(rows.isBooked).map((row) => records.appointment(row, records.user));
      const answer = listed(plain, args, cap);
      const data = (answer['data'] as readonly Row[]).map(({ key }) => {
        const row = rowOf(practice.appointments, Number(key));
        backstage.meet('appointment', Number(key));
        return row && records.appointment(row);
      });
      return { ...answer, data };
    },
    clinics: (args: ListArgs) => listed(rows.clinics, args, cap),
    department({ _id }: Row): Row {
      const index = rows.departmentIds.indexOf(typeof _id === 'string' ? _id : '');
      return found(departments[index]?.() ?? null, 'Không tìm thấy chuyên khoa');
    },
    departments: () => whole(departments.map((make) => make())),
    districts: (args: ListArgs) => listed([], args, cap),
    medical_session({ _id }: Row): Row {
      const { medical_sessions: sessions } = neighbours(records, backstage);
      const session = sessions?.().find((row) => row['_id'] === _id);
      return found(session ?? null, 'Không tìm thấy phiên khám');
    },
    medicalServiceCategorys: () =>
      whole([{ _id: '5e8f00000000000000000061', code: 'KB', name: 'Khám bệnh', services: [] }]),
    nations: (args: ListArgs) => listed(rows.nations, args, cap),
    nationalities: (args: ListArgs) => listed(rows.nationalities, args, cap),
    patient: ({ patientCode }: Row) => personBy('patientCode', patientCode),
    provinces: () => whole(rows.provinces),
    rootDepartments: () => good([]),
    search_his_patients({ data }: Row): Row {
      const asked = typeof data === 'object' && data !== null ? (data as Row) : {};
      const texts = ['fullName', 'lastName', 'firstName', 'phoneNumber', 'patientCode', 'insuranceCode'];
      const known = people().filter((row) => row['patientCode'] !== null);
      const filtered = texts.map((id) => ({ id, value: typeof asked[id] === 'string' ? asked[id] : '' }));
      return shown(listed(known, { filtered: filtered.filter(({ value }) => value !== '') }, cap));
    },
    service_demand_by_parent: ({ parentId }: Row) => whole((parentId ?? null) === null ? records.services() : []),
    service_demand_online: () => whole(records.services()),
    shiftDoctors({ departmentId }: Row): Row {
      const isThere = (row: Row): boolean => Reflect.get(row['base'] as object, 'departmentId') === departmentId;
      const isDoctor = (row: Row): boolean => Reflect.get(row['base'] as object, 'work') === 'Bác sĩ';
      return whole(records.accounts().filter((row) => isThere(row) && isDoctor(row)));
    },
    user: ({ _id }: Row) => personBy('_id', _id),
    userByPhone({ phoneNumber }: Row): Row {
      const { data } = personBy('phoneNumber', phoneNumber);
      return good(data);
    },
    users: (args: ListArgs) => shown(listed(people(), args, cap)),
    wards: (args: ListArgs) => listed([], args, cap),
    works: (args: ListArgs) => listed(rows.works, args, cap),
    ...bvWrites(backstage, extras, records),
  };
}
