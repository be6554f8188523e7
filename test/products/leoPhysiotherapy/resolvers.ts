import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { leoBookWrites } from './bookWrites.ts';
import { createMemory } from './memory.ts';
import { leoPaperWrites } from './paperWrites.ts';
import { leoPeopleWrites } from './peopleWrites.ts';
import { leoRecords, newestFirst } from './records.ts';
import { clinicZone, dayOf, fitsFilter, instantText, leoIds, leoWords } from './values.ts';

const dayMs = 86_400_000;
const quarters = ['First Quarter', 'Second Quarter', 'Third Quarter', 'Fourth Quarter'];

/** Whether a text is within another one, whatever the case. */
function contains(value: unknown, search: unknown): boolean {
  return typeof value === 'string' && value.toLowerCase().includes(String(search).toLowerCase());
}

/** The root fields of the clinic's server. Nobody has to sign in, and nothing but one list comes in pages. */
export function leoRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice);
  const records = leoRecords(backstage, memory);
  // What is today was settled when the server started.
  const startDay = wallDay(now(), clinicZone);

  const dayOfVisit = (row: AppointmentRecord): string => wallDay(row.start, clinicZone);
  const visits = (rows: readonly AppointmentRecord[]): readonly Row[] => rows.map((row) => records.visit(row));
  const onPlatform =
    (platform: unknown) =>
    (row: AppointmentRecord): boolean =>
      fitsFilter('platform', records.extra(row)['platform'], platform);
  const users = (fits: (person: Row) => boolean): readonly Row[] => records.everybody().filter(fits).map(records.user);
  const searchUsers = ({ search, role }: Row): readonly Row[] =>
    users((person) => fitsFilter('role', person['role'], role) && contains(person['firstname'], search));
  const all = (rows: ReadonlyMap<string, Row>): readonly Row[] => [...rows.values()];
  const one = (rows: ReadonlyMap<string, Row>, id: unknown): readonly Row[] =>
    [rows.get(String(id))].filter(isRow).map(records.paper);
  /** Papers of people whose given name has a text. */
  const ofNamed = (rows: ReadonlyMap<string, Row>, search: unknown): readonly Row[] =>
    all(rows).filter((row) => contains(records.stored(row['userID'])?.['firstname'], search));
  const visitsByPlatform = ({ platform }: Row): readonly Row[] =>
    visits(records.newest(records.allVisits(onPlatform(platform))));

  const counted = (rows: readonly AppointmentRecord[], period: (month: number, year: string) => string): Row[] => {
    const counts = new Map<string, number>();
    for (const day of rows.map(dayOfVisit).toSorted()) {
      const name = period(Number(day.slice(5, 7)), day.slice(0, 4));
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([createdAt, count]) => ({ createdAt, _all: count }));
  };

  return {
    getAllAppointment: () => visits(records.allVisits()),
    getAllAppointmentToday: () =>
      visits(records.newest(records.allVisits((row) => dayOfVisit(row) === startDay && row.state !== 'completed'))),
    getAppointmentByDateTime({ date, platform }: Row) {
      const day = dayOf(date);
      const isOn = onPlatform(platform);
      return visits(records.allVisits((row) => dayOfVisit(row) === day && isOn(row)));
    },
    getAppointmentByplatform: visitsByPlatform,
    getAppointmentByPlatform: visitsByPlatform,
    getAllAppointmentID: ({ appointmentID }: Row) =>
      visits(records.allVisits(({ key }) => leoIds.of('appointment', key) === appointmentID)),
    getAllPatientAppointment({ userID, platform, status }: Row) {
      const isOn = onPlatform(platform);
      const rows = records.visitsOf(records.clientOf(userID));
      return visits(
        records.newest(rows.filter((row) => isOn(row) && fitsFilter('status', leoWords[row.state], status))),
      );
    },
    getReportsByPlatform({ dateFilter, platform }: Row) {
      const rows = records.allVisits(onPlatform(platform));
      // The number of a month is taken for an instant, which is in January.
      if (dateFilter === 'Monthly')
        return counted(rows, (month) => String(month)).map((row) => ({ ...row, createdAt: 'January' }));
      if (dateFilter === 'Quarterly') return counted(rows, (month) => quarters[Math.ceil(month / 3) - 1] ?? '');
      if (dateFilter === 'SemiAnnually')
        return counted(records.allVisits(onPlatform('f2f')), (month) => (month <= 6 ? 'First Half' : 'Second Half'));
      return dateFilter === 'Annually' ? counted(rows, (_, year) => year) : null;
    },
    getAllUser: () => users(() => true),
    getAllPhysioPatient: () => users(({ role }) => role === 'patient'),
    getAllPhysioId: ({ userID }: Row) => users((person) => person['userID'] === userID),
    getPhysioUserByRole({ role, take, limit, orders }: Row) {
      const people = records.everybody().filter((person) => fitsFilter('role', person['role'], role));
      const sorted = people.toSorted((first, second) =>
        String(first['firstname']).localeCompare(String(second['firstname']), 'en'),
      );
      const ordered = orders === 'desc' ? sorted.toReversed() : sorted;
      // The limit is what is left out, and a negative size takes from the end.
      const rest = Number(take) < 0 ? ordered.toReversed().slice(Number(limit)) : ordered.slice(Number(limit));
      const page = rest.slice(0, Math.abs(Number(take)));
      return (Number(take) < 0 ? page.toReversed() : page).map(records.user);
    },
    getSearchuserByRole: searchUsers,
    getAllPhysioUserBySearch: searchUsers,
    getAllDiagnosis: () => all(memory.diagnoses).map(records.paper),
    getDiagnosisID: ({ diagnosisID }: Row) => one(memory.diagnoses, diagnosisID),
    getAllPrescription: () => newestFirst(all(memory.prescriptions)).map(records.paper),
    getPrescriptionsById: ({ prescriptionID }: Row) => one(memory.prescriptions, prescriptionID),
    getFindPrescription: ({ search }: Row) => ofNamed(memory.prescriptions, search).map(records.paper),
    getAllPreDiagnosticForm: () => all(memory.forms).map(records.paper),
    getPreDiagnositicFormId: ({ prediagnosticID }: Row) => one(memory.forms, prediagnosticID),
    getSearchPreDiagnosticForm: ({ search }: Row) => ofNamed(memory.forms, search).map(records.paper),
    getAllFeedback: () => newestFirst(all(memory.feedback), 'creatdAt').map(records.feedback),
    getSearchFeedback: ({ search }: Row) => ofNamed(memory.feedback, search).map(records.feedback),
    getFeedbackById: ({ feedbackID }: Row) =>
      [memory.feedback.get(String(feedbackID))].filter(isRow).map(records.feedback),
    getAllFeedbackByUserId: ({ userID }: Row) =>
      all(memory.feedback)
        .filter((row) => row['userID'] === userID)
        .map(records.feedback),
    getAllBlogsPost: () => all(memory.blogs).map(records.paper),
    getBlogsById: ({ blogsID }: Row) => one(memory.blogs, blogsID),
    getBlogSearch: ({ search }: Row) =>
      all(memory.blogs)
        .filter(({ title }) => contains(title, search))
        .map(records.paper),
    getAllServices: () => all(memory.services),
    getServicesBySearch: ({ search }: Row) => all(memory.services).filter(({ services }) => contains(services, search)),
    getAllFAQs: () => all(memory.faqs),
    getFindFAQsQuestion: ({ search }: Row) => all(memory.faqs).filter(({ faqs }) => contains(faqs, search)),
    getAllEquipment({ inventories, orders }: Row) {
      const rows = all(memory.equipment).filter((row) => fitsFilter('inventory', row['inventory'], inventories));
      if (typeof orders !== 'string') return rows;
      const sorted = rows.toSorted((first, second) =>
        String(first['name']).localeCompare(String(second['name']), 'en'),
      );
      return orders === 'desc' ? sorted.toReversed() : sorted;
    },
    getInventoryExpiration() {
      const today = Date.parse(instantText(now()).slice(0, 10));
      return all(memory.equipment).filter(({ expireDate }) => {
        const expires = Date.parse(String(expireDate));
        return expires > today - 365 * dayMs && expires <= today + 7 * dayMs;
      }).length;
    },
    getInventoryBySearch: ({ search }: Row) => all(memory.equipment).filter(({ name }) => contains(name, search)),
    ...leoBookWrites(backstage, records, memory),
    ...leoPeopleWrites(backstage, records, memory),
    ...leoPaperWrites(backstage, records, memory),
  };
}
