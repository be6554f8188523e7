import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import * as names from './names.ts';

const { gatewayIds: ids, hospitalZone, isoText } = names;
const joined = '2020-03-02T01:00:00.000Z';
const stamps = { created_at: joined, updated_at: joined };
const specialties = { veterinarian: 'Nội tổng quát', technician: 'Chẩn đoán hình ảnh', groomer: 'Da liễu' };
const blood = ['A_POSITIVE', 'O_POSITIVE', 'B_NEGATIVE', 'UNKNOWN', null];
const genders = ['MALE', 'FEMALE', 'FEMALE', 'MALE', 'OTHER'];
const jobs = ['Giáo viên', null, 'Kỹ sư', 'Nội trợ'];
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Ids of rows that are in no table of the practice. */
const extraId = (first: number, key: number): string => ids.of('organization', first + key);

/** A list of rows and what is said of it. */
export interface Listed {
  readonly rows: readonly Row[];
  readonly offset: number;
  readonly total: number;
  readonly hasNext: boolean;
}

export function connectionOf({ rows, offset, total, hasNext }: Listed): Row {
  const edges = rows.map((node) => ({ node, cursor: Buffer.from(String(node['id'])).toString('base64') }));
  const pageInfo = { hasNextPage: hasNext, hasPreviousPage: offset > 0 };
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { ...pageInfo, startCursor, endCursor }, totalCount: total };
}

interface Within {
  readonly status?: string | null;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** The rows of the practice as the gateway shows them; what is called a row is looked at and not shown. */
export function gatewayRows({ practice, now, meet }: Backstage) {
  const visits = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(names.isHere).toSorted(practices.byStart);
  /** Lists within a row count all of theirs, as those of the root don't. */
  const within = (all: readonly practices.AppointmentRecord[], args: Within): Row => {
    const found = all.filter((row) => {
      const day = wallDay(row.start, hospitalZone);
      if (args.status && names.gatewayWords[row.state] !== args.status) return false;
      return (!args.dateFrom || day >= args.dateFrom) && (!args.dateTo || day <= args.dateTo);
    });
    const rows = found.slice(args.offset, args.offset + args.limit).map(appointment);
    const hasNext = args.offset + args.limit < found.length;
    return connectionOf({ rows, offset: args.offset, total: found.length, hasNext });
  };

  function room(part: names.DepartmentRecord, number: number): Row {
    const roomNumber = `${part.building}${String(part.floor)}0${String(number)}`;
    return {
      id: extraId(100, part.index * 10 + number),
      roomNumber,
      room_number: roomNumber,
      name: `Phòng ${roomNumber}`,
      type: number === 1 ? 'CONSULTATION' : 'EXAMINATION',
      room_type: number === 1 ? 'consultation' : 'examination',
      status: 'AVAILABLE',
      floor: part.floor,
      building: part.building,
      capacity: 2,
      departmentId: extraId(50, part.index),
      department: () => department(part),
      ...stamps,
    };
  }
  function department(part: names.DepartmentRecord): Row {
    const staff = practice.providers.filter((person) => names.departmentOf(person) === part);
    return {
      id: extraId(50, part.index),
      departmentId: `DEPT00${String(part.index + 1)}`,
      name: part.name,
      nameVi: part.name,
      nameEn: part.nameEn,
      code: part.code,
      type: 'General',
      floor: part.floor,
      building: part.building,
      phoneNumber: `028381234${String(part.index)}0`,
      status: 'ACTIVE',
      is_active: true,
      emergencyAvailable: part.index === 0,
      totalRooms: 2,
      availableRooms: 2,
      head: () => (staff[0] ? doctor(staff[0]) : null),
      doctors: ({ limit, offset }: Within) => {
        const rows = staff.slice(offset, offset + limit).map(doctor);
        return connectionOf({ rows, offset, total: staff.length, hasNext: offset + limit < staff.length });
      },
      rooms: () => [room(part, 1), room(part, 2)],
      currentPatients: 0,
      todayAppointments: 0,
      availabilityRate: 100,
      occupancyRate: 0,
      ...stamps,
    };
  }
  function doctor(person: practices.ProviderRecord): Row {
    const part = names.departmentOf(person);
    return {
      id: ids.of('provider', person.key),
      doctor_id: names.doctorNumber(person),
      profile_id: extraId(200, person.key),
      full_name: practices.fullNameOf(person),
      email: person.email,
      phone_number: person.key % 3 === 0 ? null : `0903000${String(100 + person.key)}`,
      specialization: specialties[person.role],
      license_number: `VN-BS-${String(1200 + person.key)}`,
      years_of_experience: 4 + person.key,
      consultation_fee: 200_000 + person.key * 25_000,
      gender: genders[person.key % genders.length],
      is_active: person.isActive,
      status: person.isActive ? 'ACTIVE' : 'INACTIVE',
      department: () => part && department(part),
      experiences: [],
      schedule: [],
      appointments: (args: Within) =>
        within(
          visits().filter(({ providerKey }) => providerKey === person.key),
          args,
        ),
      available_today: person.isActive,
      ...stamps,
    };
  }
  /** Age and counts are called otherwise where they are made, so that nobody has them: to ask for one is an error. */
  function patientRow(client: practices.ClientRecord): Row {
    const { key } = client;
    const own = (): readonly practices.AppointmentRecord[] => visits().filter(({ clientKey }) => clientKey === key);
    const isInsured = key % 4 !== 0;
    const born = `${String(1945 + (key % 60))}-0${String(1 + (key % 9))}-1${String(key % 9)}`;
    return {
      id: ids.of('client', key),
      patient_id: names.patientNumber(client),
      profile_id: extraId(300, key),
      full_name: practices.fullNameOf(client),
      email: names.emailOf(client),
      phone_number: names.phoneOf(client),
      gender: genders[key % genders.length],
      date_of_birth: born,
      address: [client.street, client.city].filter((part) => part !== '').join(', ') || null,
      emergency_contact:
        key % 3 === 0
          ? { name: 'Robin Park', relationship: 'Anh trai', phone_number: `09870001${String(10 + (key % 80))}` }
          : null,
      marital_status: key % 2 === 0 ? 'MARRIED' : null,
      occupation: jobs[key % jobs.length],
      blood_type: blood[key % blood.length],
      height: 150 + (key % 40),
      weight: 48 + (key % 45),
      allergies: key % 7 === 0 ? ['Penicillin'] : [],
      chronic_conditions: [],
      current_medications: [],
      insurance_type: isInsured ? 'SOCIAL_INSURANCE' : 'SELF_PAY',
      insurance_number: isInsured ? `DN4790${String(100_000 + key)}` : null,
      is_active: client.isActive,
      status: client.isActive ? 'ACTIVE' : 'INACTIVE',
      appointments: (args: Within) => within(own(), args),
      medicalRecords: ({ offset }: Within) => connectionOf({ rows: [], offset, total: 0, hasNext: false }),
      payments: ({ offset }: Within) => connectionOf({ rows: [], offset, total: 0, hasNext: false }),
      created_at: isoText(client.createdAt),
      updated_at: isoText(client.updatedAt),
    };
  }
  function patient(client: practices.ClientRecord): Row {
    meet('client', client.key);
    return patientRow(client);
  }
  function appointment(row: practices.AppointmentRecord): Row {
    meet('appointment', row.key);
    return appointmentRow(row);
  }
  function appointmentRow(row: practices.AppointmentRecord): Row {
    const { key, start, minutes, state } = row;
    const client = practices.rowOf(practice.clients, row.clientKey);
    const person = practices.rowOf(practice.providers, row.providerKey);
    const part = person ? names.departmentOf(person) : undefined;
    const [hours, isOver] = [(start - now()) / hourMs, state === 'cancelled' || state === 'completed'];
    const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(state);
    const day = wallDay(start, hospitalZone);
    const fee = 200_000 + (row.providerKey ?? 0) * 25_000;
    return {
      id: ids.of('appointment', key),
      appointment_id: names.appointmentNumber(row),
      doctor_id: person && names.doctorNumber(person),
      patient_id: client && names.patientNumber(client),
      scheduledDate: day,
      scheduledTime: wallTime(start, hospitalZone).slice(0, 5),
      scheduledDateTime: isoText(start),
      duration: minutes,
      endDateTime: isoText(start + minutes * minuteMs),
      type: names.gatewayTypes[row.typeKey] ?? 'CONSULTATION',
      priority: key % 11 === 0 ? 'HIGH' : 'NORMAL',
      status: names.gatewayWords[state],
      reason: row.reason,
      // Why it was called off takes the place of what was noted before.
      notes: row.cancelReason ?? (key % 5 === 0 ? 'Gọi điện trước' : null),
      symptoms: key % 3 === 0 ? ['Ho', 'Sốt'] : null,
      room: () => part && room(part, 1 + (key % 2)),
      department: () => part && department(part),
      consultationFee: fee,
      totalAmount: fee,
      paymentStatus: state === 'completed' ? 'PAID' : 'PENDING',
      paymentMethod: state === 'completed' ? 'cash' : null,
      checkedInAt: hasCome ? isoText(start - 8 * minuteMs) : null,
      startedAt: hasCome && state !== 'arrived' ? isoText(start + 4 * minuteMs) : null,
      completedAt: state === 'completed' ? isoText(start + (minutes + 6) * minuteMs) : null,
      cancelledAt: state === 'cancelled' ? isoText(row.updatedAt) : null,
      created_at: isoText(row.createdAt),
      updated_at: isoText(row.updatedAt),
      doctor: () => person && doctor(person),
      patient: () => client && patient(client),
      isToday: isoText(now()).slice(0, 10) === day,
      isUpcoming: hours > 0 && state !== 'cancelled',
      isPast: hours < 0,
      canCancel: !isOver && hours > 2,
      canReschedule: !isOver && hours > 4,
      timeUntilAppointment: hours > 0 ? Math.floor(hours * 60) : null,
      waitingTime: state === 'arrived' ? Math.max(0, Math.floor((now() - start) / minuteMs) + 8) : null,
    };
  }
  return { visits, room, department, doctor, patient, patientRow, appointment, appointmentRow };
}
