import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type ListArgs } from './lists.ts';
import type { ElationMemory } from './memory.ts';
import type { ElationRecords } from './records.ts';
import { elationIds, idsIn } from './values.ts';

const created = { createdDate: '2020-02-03T14:00:00Z', deletedDate: null };

/** Lists that have nothing to do with people or the calendar of the day. */
export function elationNeighbours(
  { practice, cap }: Backstage,
  records: ElationRecords,
  memory: ElationMemory,
): Readonly<Record<string, (args: never) => Row>> {
  const clinicId = elationIds.of('organization', practice.organization.key);
  const clinic = { practice: records.theClinic };
  const isOurs = (ids: unknown): boolean => idsIn(ids)?.includes(clinicId) ?? true;
  const patientOf = (clientKey: unknown) => () => {
    const person = rowOf(practice.clients, typeof clientKey === 'number' ? clientKey : null);
    return person && records.patient(person);
  };
  const about = (rows: readonly Row[], ids: unknown): readonly Row[] => {
    const wanted = idsIn(ids);
    return rows.filter(({ clientKey }) => wanted?.includes(elationIds.of('client', Number(clientKey))) ?? true);
  };
  const named = (row: Row): Row => ({ ...row, ...clinic, patient: patientOf(row['clientKey']) });

  const staff = ['Dana Whitcomb', 'Lee Park', 'Sam Ortiz'].map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `front${String(index + 1)}@example.test`;
    const person = { prefix: '', firstName, middleName: '', lastName, suffix: '', sex: 'UNKNOWN', dob: null };
    return { id: String(9901 + index), ...person, phone: '+1 207 555 0100', email, userId: String(3350 + index) };
  });
  const rooms = ['Exam 1', 'Exam 2', 'Exam 3', 'Procedure room'].map((name) => ({ name }));
  const groups = [
    {
      id: '8120001',
      timeSlotType: 'EVENT',
      reason: 'Staff meeting',
      isBlocking: true,
      schedules: [
        {
          id: '8130001',
          seriesStart: '2026-01-06',
          seriesStop: null,
          eventTime: '12:00:00',
          duration: 60,
          repeats: 'Weekly',
          description: 'In the break room.',
          physician: () => practice.providers.slice(0, 1).map(records.physician)[0],
        },
      ],
      ...created,
    },
  ];
  const companies = ['Aetna', 'Cigna', 'Blue Cross Blue Shield of Maine'].map((carrier, index) => ({
    id: String(601 + index),
    carrier,
    aliases: null,
    payerId: `6005${String(index)}`,
    phone: '+1 800 555 0150',
    address: 'PO Box 14079',
    city: 'Lexington',
    state: 'KY',
    zip: '40512',
    isEnrolled: index === 0,
    ...created,
  }));
  const contacts = [
    { firstName: 'Helen', lastName: 'Marsh', credentials: 'MD', specialty: 'Cardiology', npi: '1184700011' },
    { firstName: 'Omar', lastName: 'Siddiqui', credentials: 'MD', specialty: 'Dermatology', npi: '1184700022' },
  ].map((person, index) => ({
    id: String(440_001 + index),
    contactType: 'physician',
    middleName: '',
    orgName: null,
    phone: `+1 207 555 03${String(10 + index)}`,
    cellPhone: '',
    fax: '',
    email: `office${String(index + 1)}@example.test`,
    address: '12 Congress Street',
    suite: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    acceptingNewPatients: true,
    ...person,
    ...created,
  }));
  const threads = [1, 5, 9].map((clientKey, index) => ({
    id: String(7_700_001 + index),
    clientKey,
    chartDate: '2026-11-12T16:00:00Z',
    documentDate: '2026-11-12T16:00:00Z',
    deliveryDate: null,
    isUrgent: index === 1,
    signedDate: null,
    messages: [
      {
        id: String(7_800_001 + index),
        body: 'Please call back.',
        sender: 'Lee Park',
        sendDate: '2026-11-12T16:00:00Z',
      },
    ],
    ...created,
  }));
  const staffGroups = [{ id: '551', name: 'Front desk', isElationGroup: false, users: ['3350', '3351'], ...created }];

  return {
    officeStaff: (args: ListArgs) =>
      connectionOf(staff, args, cap, (row) => ({ ...row, ...clinic, createdDate: created.createdDate })),
    rooms: (args: ListArgs & { readonly practiceIds?: unknown }) =>
      connectionOf(isOurs(args.practiceIds) ? rooms : [], args, cap, (row) => ({ ...row, ...clinic })),
    recurringEventGroups(args: ListArgs) {
      const { physicianIds, practiceIds, reason, timeSlotType } = args.filter ?? {};
      const rows = groups.filter(
        (row) =>
          isOurs(practiceIds) &&
          (idsIn(physicianIds)?.includes(elationIds.of('provider', 1)) ?? true) &&
          (idsIn(reason)?.includes(row.reason) ?? true) &&
          (timeSlotType ?? row.timeSlotType) === row.timeSlotType,
      );
      return connectionOf(rows, args, cap, (row) => ({ ...row, ...clinic }));
    },
    problems(args: ListArgs) {
      const { patientIds, practiceIds, status } = args.filter ?? {};
      const rows = about(memory.problems, patientIds).filter(
        (row) => isOurs(practiceIds) && (status ?? row['status']) === row['status'],
      );
      return connectionOf(rows, args, cap, named);
    },
    allergies: (args: ListArgs & { readonly patientIds?: unknown }) =>
      connectionOf(about(memory.allergies, args.patientIds), args, cap, named),
    insuranceCompanies: (args: ListArgs) => connectionOf(companies, args, cap, (row) => ({ ...row, ...clinic })),
    contacts: (args: ListArgs & { readonly npi?: unknown }) =>
      connectionOf(
        contacts.filter((row) => idsIn(args.npi)?.includes(row.npi) ?? true),
        args,
        cap,
        (row) => ({ ...row, ...clinic }),
      ),
    messageThreads: (args: ListArgs & { readonly patientIds?: unknown }) =>
      connectionOf(about(threads, args.patientIds), args, cap, named),
    staffGroups: (args: ListArgs & { readonly name?: unknown }) =>
      connectionOf(
        staffGroups.filter((row) => idsIn(args.name)?.includes(row.name) ?? true),
        args,
        cap,
        (row) => ({ ...row, ...clinic }),
      ),
  };
}
