import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { failed, instantIn, instantOfDate, missing, numbersIn, worked } from './outcomes.ts';
import { type DeskRecords, deskRecords } from './records.ts';
import { statisticsOf } from './statistics.ts';
import { deskIds, deskKey, type DeskStore, deskStore, type MessageRecord } from './store.ts';
import { deskWrites } from './writes.ts';

type Read = (args: { readonly input: Row }) => Row;

const rowsPerPage = 20;
const mostPrescriptions = 10;

/** The root fields of the product. */
export function deskRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const store = deskStore(practice);
  const records = deskRecords(backstage, store);
  return {
    ...people(backstage, store, records),
    ...timetable(backstage, store, records),
    ...messagesRead(store, records),
    ...deskWrites(backstage, store, records),
  };
}

/** One page of rows, counted from 1; how long it is, is not for the caller to say. */
function pageOf<Item>(rows: readonly Item[], input: Row, cap: number): { rows: readonly Item[]; more: Row } {
  const size = Math.min(rowsPerPage, cap);
  const page = Math.max(1, Number(input['page'] ?? 1));
  const totalPages = Math.ceil(rows.length / size);
  const shown = rows.slice((page - 1) * size, page * size);
  return { rows: shown, more: { totalCount: rows.length, totalPages, hasMore: page < totalPages } };
}

function people({ practice, cap }: Backstage, store: DeskStore, records: DeskRecords): object {
  const { user, member, clinic, patient } = records;
  const find = (id: unknown): ClientRecord | undefined => {
    const key = deskIds.key('client', String(Number(id)));
    return records.people().find((row) => row.key === key);
  };
  const own = (): readonly Row[] => store.members.filter(({ userKey }) => userKey === deskKey).map(member);
  const queries: Readonly<Record<string, Read>> = {
    getUsersByName({ input }) {
      const keys = [...new Set(store.members.map(({ userKey }) => userKey))];
      const part = (givenText(input, 'name') ?? '').toLowerCase();
      const results = keys.map(user).filter(({ name }) => String(name).toLowerCase().includes(part));
      return worked({ results, totalCount: results.length });
    },
    getClinic({ input }) {
      const found = clinic(deskIds.key('place', String(Number(input['clinicId']))));
      return found ? worked({ clinic: found }) : failed(missing.clinic);
    },
    getMember({ input }) {
      const found = store.members.find(({ id }) => id === input['id']);
      if (!found) return failed(missing.member);
      const treated = records.book().filter((row) => row.providerKey === found.userKey && row.clientKey !== null);
      return worked({
        member: member(found),
        countOfPatient: new Set(treated.map(({ clientKey }) => clientKey)).size,
      });
    },
    getPatient({ input }) {
      const found = find(input['id']);
      return found ? worked({ patient: patient(found) }) : failed(missing.patient);
    },
    getPatients: ({ input }) =>
      worked({
        patients: numbersIn(input, 'patientIds').flatMap((id) => {
          const found = find(id);
          return found ? [patient(found)] : [];
        }),
      }),
    getAllPatientsByClinic({ input }) {
      const key = deskIds.key('place', String(Number(input['id'])));
      if (!rowOf(practice.places, key)) return failed(missing.clinic);
      const listed = records.people().filter(({ placeKey }) => placeKey === key);
      const page = pageOf(listed, input, cap);
      return worked({ results: page.rows.map(patient), ...page.more });
    },
    // A name in part, or eight digits for a day of birth.
    getPatientBy({ input }) {
      const text = (givenText(input, 'query') ?? '').trim().toLowerCase();
      const clinics = numbersIn(input, 'clinicIds').map((id) => deskIds.key('place', String(id)));
      if (text === '') return failed('검색어를 입력하세요.', { hasMore: false });
      const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null;
      const found = records
        .people()
        .filter(({ placeKey }) => clinics.includes(placeKey))
        .filter((row) =>
          day === null
            ? fullNameOf(row).toLowerCase().includes(text)
            : records.birthdayOf(row)?.startsWith(day) === true,
        );
      const page = pageOf(found, input, cap);
      return worked({ patients: page.rows.map(patient), ...page.more });
    },
  };
  return {
    me: () => user(deskKey),
    userProfile({ id }: { readonly id: number }): Row {
      const key = deskIds.key('provider', String(id));
      const isKnown = store.members.some(({ userKey }) => userKey === key);
      return isKnown && key !== null ? worked({ user: user(key) }) : failed(missing.user);
    },
    getMyMembers: () => worked({ members: own() }),
    getMyClinicsStatus: () =>
      worked({
        clinics: store.members
          .filter(({ userKey }) => userKey === deskKey)
          .map(({ placeKey, accepted, staying, manager }) => {
            const { id, name } = clinic(placeKey) ?? {};
            return { id, name, accepted, staying, manager, isPersonal: false };
          }),
      }),
    ...queries,
  };
}

function timetable({ practice, cap }: Backstage, store: DeskStore, records: DeskRecords): object {
  const { book, member, reservation, prescription } = records;
  const isBetween = (instant: number, input: Row): boolean =>
    instant >= instantIn(input, 'startDate') && instant <= instantIn(input, 'endDate');
  const queries: Readonly<Record<string, Read>> = {
    getReservation({ input }) {
      const key = deskIds.key('appointment', String(Number(input['reservationId'])));
      const found = book().find((row) => row.key === key);
      return found ? worked({ reservation: reservation(found) }) : failed(missing.reservation);
    },
    getReservationsByInterval({ input }) {
      const key = deskIds.key('place', String(Number(input['clinicId'])));
      if (!rowOf(practice.places, key)) return failed(missing.clinic);
      const results = book().filter(({ placeKey, start }) => placeKey === key && isBetween(start, input));
      return worked({
        results: results.map(reservation),
        totalCount: results.length,
        members: store.members.filter(({ placeKey }) => placeKey === key).map(member),
      });
    },
    getReservationsByPatient({ input }) {
      const key = deskIds.key('client', String(Number(input['id'])));
      if (!records.people().some((row) => row.key === key)) return failed(missing.patient);
      const newestFirst = book()
        .filter(({ clientKey }) => clientKey === key)
        .toReversed();
      const page = pageOf(newestFirst, input, cap);
      return worked({ results: page.rows.map(reservation), ...page.more });
    },
    getReservationsByMember({ input }) {
      const found = store.members.find(({ id }) => id === input['memberId']);
      if (!found) return failed(missing.member);
      const rows = book().filter(
        ({ placeKey, providerKey, start }) =>
          placeKey === found.placeKey && providerKey === found.userKey && isBetween(start, input),
      );
      const page = pageOf(rows, input, cap);
      return worked({ results: page.rows.map(reservation), ...page.more });
    },
    getStatistics({ input }) {
      const place = typeof input['clinicId'] === 'number' ? deskIds.key('place', String(input['clinicId'])) : null;
      const users = numbersIn(input, 'userIds').map((id) => deskIds.key('provider', String(id)));
      const rows = book().filter(
        (row) =>
          isBetween(row.start, input) &&
          (place === null || row.placeKey === place) &&
          (users.length === 0 || users.includes(row.providerKey)),
      );
      return worked(statisticsOf(rows, numbersIn(input, 'prescIds'), store, records));
    },
    getPrescriptionById({ input }) {
      const found = store.prescriptions.find(({ id }) => id === input['id']);
      return found ? worked({ prescription: prescription(found) }) : failed(missing.prescription);
    },
    getPrescriptionsByClinic({ input }) {
      const key = deskIds.key('place', String(Number(input['id'])));
      const counts = { maximumCount: mostPrescriptions };
      if (!rowOf(practice.places, key)) return failed(missing.clinic, { count: 0, ...counts });
      const all = store.prescriptions.filter(({ placeKey }) => placeKey === key);
      const [active, inactive] = [input['hasActive'], input['hasInactive']];
      // Where nothing is said, those that are in use.
      const wantsActive = active === true || (active !== false && inactive !== true);
      const prescriptions = all
        .filter(({ isActive }) => (isActive ? wantsActive : inactive === true))
        .map(prescription);
      return worked({ prescriptions, count: all.length, ...counts });
    },
  };
  return { getAtomPrescriptions: () => worked({ results: store.atoms }), ...queries };
}

function messagesRead(store: DeskStore, { message, people: everyone, patient }: DeskRecords): object {
  const paged = (rows: readonly MessageRecord[], input: Row): { rows: readonly MessageRecord[]; hasMore: boolean } => {
    const [page, take] = [Number(input['page'] ?? 1), Number(input['take'] ?? rowsPerPage)];
    return { rows: rows.slice((page - 1) * take, page * take), hasMore: rows.length > page * take };
  };
  const newest = (fits: (row: MessageRecord) => boolean): readonly MessageRecord[] =>
    store.messages.filter(fits).toSorted((one, other) => other.at - one.at);
  const ofClinic = (input: Row): readonly MessageRecord[] => {
    const key = deskIds.key('place', String(Number(input['clinicId'])));
    const dates: readonly unknown[] = Array.isArray(input['dates']) ? input['dates'] : [];
    const [from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY] = dates.map((date) =>
      typeof date === 'string' ? instantOfDate(date) : Number.NaN,
    );
    return newest(({ placeKey, at }) => placeKey === key && at >= from && at <= until);
  };
  const queries: Readonly<Record<string, Read>> = {
    getMessages({ input }) {
      const all = ofClinic(input);
      const { rows, hasMore } = paged(all, input);
      return worked({ results: rows.map(message), totalCount: all.length, hasMore });
    },
    getMessagesByPatient({ input }) {
      const key = deskIds.key('client', String(Number(input['patientId'])));
      const person = everyone().find((row) => row.key === key);
      if (!person) return failed(missing.patient);
      const all = newest(({ clientKey }) => clientKey === key);
      const { rows, hasMore } = paged(all, input);
      const results = { messages: rows.map(message), patient: patient(person), totalCount: all.length, hasMore };
      return worked({ results });
    },
    // The last text of each patient.
    getMessagesEachPatient({ input }) {
      const all = ofClinic(input);
      const last = all.filter((row, index) => all.findIndex(({ clientKey }) => clientKey === row.clientKey) === index);
      const { rows, hasMore } = paged(last, input);
      return worked({ results: rows.map((row) => ({ id: row.id, message: message(row) })), hasMore });
    },
  };
  return queries;
}
