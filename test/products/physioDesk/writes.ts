import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { failed, instantIn, missing, numbersIn, worked } from './outcomes.ts';
import type { DeskRecords } from './records.ts';
import { deskIds, deskKey, type DeskStore } from './store.ts';

type Mutate = (input: Row) => Row;

// What a state means for the practice; a day off is made in a way of its own.
const states: Readonly<Record<string, VisitState>> = { Reserved: 'planned', Canceled: 'cancelled', NoShow: 'noShow' };
const blockType = 7;
const wrongTimes = '종료 시간은 시작 시간보다 늦어야 합니다.';

/** The mutations of the product: what is refused is an outcome with words. */
export function deskWrites(backstage: Backstage, store: DeskStore, records: DeskRecords): object {
  const { practice, now, refuseWrites } = backstage;
  const all = { ...reservationWrites(practice, now, store, records), ...otherWrites(practice, now, store, records) };
  return Object.fromEntries(
    Object.entries(all).map(([name, mutate]) => [
      name,
      ({ input }: { readonly input: Row }): Row => (refuseWrites === null ? mutate(input) : failed(refuseWrites)),
    ]),
  );
}

function keyIn(input: Row, field: string, kind: 'place' | 'provider' | 'client' | 'appointment'): number | null {
  return typeof input[field] === 'number' ? deskIds.key(kind, String(input[field])) : null;
}

function reservationWrites(
  practice: Practice,
  now: () => number,
  store: DeskStore,
  records: DeskRecords,
): Readonly<Record<string, Mutate>> {
  const treats = (userKey: number | null, placeKey: number | null): boolean =>
    store.members.some((row) => row.userKey === userKey && row.placeKey === placeKey && row.accepted && row.staying);
  const typeOf = (ids: readonly number[]): number | null =>
    store.prescriptions.find(({ id }) => id === ids[0])?.typeKey ?? null;
  const isKnown = (ids: readonly number[]): boolean =>
    ids.every((each) => store.prescriptions.some(({ id }) => id === each));
  const find = (input: Row): AppointmentRecord | null => {
    const key = keyIn(input, 'reservationId', 'appointment');
    return records.book().find((row) => row.key === key) ?? null;
  };
  const book = (input: Row, typeKey: number, clientKey: number | null, field: string): Row => {
    const [placeKey, providerKey] = [keyIn(input, 'clinicId', 'place'), keyIn(input, 'userId', 'provider')];
    if (!rowOf(practice.places, placeKey)) return failed(missing.clinic);
    if (!treats(providerKey, placeKey)) return failed(missing.member);
    const times = timesOf(null, instantIn(input, 'startDate'), instantIn(input, 'endDate'));
    if (times.minutes <= 0) return failed(wrongTimes);
    const booking = { ...times, placeKey, typeKey, providerKey, clientKey, reason: givenText(input, 'memo') };
    const outcome = bookAppointment(practice, booking, now());
    if (!outcome.ok) return failed(outcome.message);
    store.prescribed.set(outcome.row.key, numbersIn(input, 'prescriptionIds'));
    store.modifiers.set(outcome.row.key, deskKey);
    return worked({ [field]: records.reservation(outcome.row) });
  };
  return {
    createReservation(input) {
      const clientKey = keyIn(input, 'patientId', 'client');
      if (!records.people().some(({ key }) => key === clientKey)) return failed(missing.patient);
      const ids = numbersIn(input, 'prescriptionIds');
      if (!isKnown(ids)) return failed(missing.prescription);
      return book(input, typeOf(ids) ?? 1, clientKey, 'reservation');
    },
    createDayOff: (input) => book(input, blockType, null, 'dayOff'),
    updateReservation(input) {
      const before = find(input);
      if (!before) return failed(missing.reservation);
      const state = givenText(input, 'state');
      const [isOff, ids] = [state === 'DayOff', numbersIn(input, 'prescriptionIds')];
      if (isOff !== before.isBlock && typeof state === 'string') return failed('상태를 변경할 수 없습니다.');
      const providerKey = input['userId'] === undefined ? undefined : keyIn(input, 'userId', 'provider');
      if (providerKey !== undefined && !treats(providerKey, before.placeKey)) return failed(missing.member);
      if (!isKnown(ids)) return failed(missing.prescription);
      const [start, end] = ['startDate', 'endDate'].map((field) =>
        typeof input[field] === 'string' ? instantIn(input, field) : undefined,
      );
      const times = timesOf(before, start, end);
      if (times.minutes <= 0) return failed(wrongTimes);
      const change: Partial<AppointmentRecord> = presentFields({
        ...times,
        providerKey,
        state: isOff ? undefined : states[state ?? ''],
        typeKey: typeOf(ids) ?? undefined,
        reason: givenText(input, 'memo'),
      });
      const outcome = changeAppointment(practice, before.key, change, now());
      if (!outcome.ok) return failed(missing.reservation);
      if (Array.isArray(input['prescriptionIds'])) store.prescribed.set(before.key, ids);
      store.modifiers.set(before.key, deskKey);
      return worked();
    },
    deleteReservation(input) {
      const before = find(input);
      if (!before) return failed(missing.reservation);
      changeAppointment(practice, before.key, { isDeleted: true }, now());
      return worked();
    },
  };
}

function otherWrites(
  practice: Practice,
  now: () => number,
  store: DeskStore,
  records: DeskRecords,
): Readonly<Record<string, Mutate>> {
  const find = (input: Row, field: string): ClientRecord | null => {
    const key = keyIn(input, field, 'client');
    return records.people().find((row) => row.key === key) ?? null;
  };
  /** People have one name there; the last word of it is taken for the family's. */
  const detailsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    const words = givenText(input, 'name')?.trim().split(/\s+/);
    const [phone, place] = [givenText(input, 'phone'), keyIn(input, 'clinicId', 'place') ?? undefined];
    const others = before?.phones.slice(1) ?? [];
    return presentFields({
      ...(words && { familyName: words.at(-1), givenName: words.slice(0, -1).join(' ') || null }),
      phones: phone === undefined ? undefined : [...(phone ? [{ label: 'Mobile', value: phone }] : []), ...others],
      note: givenText(input, 'memo'),
      placeKey: place,
    });
  };
  const keepBirth = (key: number, input: Row): void => {
    const given = { birthday: givenText(input, 'birthday'), gender: givenText(input, 'gender') ?? undefined };
    if (typeof given.birthday === 'string') given.birthday = new Date(given.birthday).toISOString();
    store.births.set(key, { ...store.births.get(key), ...presentFields(given) });
  };
  const replace = <Item extends { readonly id: number }>(rows: Item[], id: unknown, change: Partial<Item>): boolean => {
    const index = rows.findIndex((row) => row.id === id);
    const before = rows[index];
    if (before) rows[index] = { ...before, ...change };
    return before !== undefined;
  };
  return {
    createPatient(input) {
      const details = detailsOf(input, null);
      if (!details.familyName) return failed('이름을 입력하세요.');
      if (details.placeKey === undefined) return failed(missing.clinic);
      const entered = registerClient(practice, { givenName: details.givenName, familyName: details.familyName }, now());
      if (!entered.ok) return failed(entered.message);
      keepBirth(entered.row.key, { gender: 'male', birthday: null, ...input });
      const outcome = changeClient(practice, entered.row.key, details, now());
      return outcome.ok ? worked({ patient: records.patient(outcome.row) }) : failed(outcome.message);
    },
    updatePatient(input) {
      const before = find(input, 'id');
      if (!before) return failed(missing.patient);
      const outcome = changeClient(practice, before.key, detailsOf(input, before), now());
      if (!outcome.ok) return failed('이름을 입력하세요.');
      keepBirth(before.key, input);
      return worked();
    },
    deletePatient(input) {
      const before = find(input, 'patientId');
      if (!before) return failed(missing.patient);
      if (records.book().some(({ clientKey }) => clientKey === before.key))
        return failed('예약이 있는 환자는 삭제할 수 없습니다.');
      changeClient(practice, before.key, { isDeleted: true }, now());
      return worked();
    },
    createAtomPrescription(input) {
      store.atoms.push({ id: 11 + store.atoms.length, name: givenText(input, 'name') ?? '' });
      return worked();
    },
    createPrescription(input) {
      const placeKey = keyIn(input, 'clinicId', 'place');
      if (placeKey === null || !rowOf(practice.places, placeKey)) return failed(missing.clinic);
      const own = store.prescriptions.filter((row) => row.placeKey === placeKey);
      if (own.length >= 10) return failed('처방은 10개까지 만들 수 있습니다.');
      const [name, minutes] = [givenText(input, 'name') ?? '', Number(input['requiredTime'])];
      const row = {
        id: 3100 + store.prescriptions.length,
        placeKey,
        // The practice knows no new types: such a treatment counts as an ordinary visit.
        typeKey: 1,
        name,
        minutes,
        price: Number(input['price']),
        description: givenText(input, 'description') ?? null,
        isActive: true,
        atomIds: numbersIn(input, 'prescriptionAtomIds'),
      };
      store.prescriptions.push(row);
      return worked({ prescription: records.prescription(row) });
    },
    updatePrescription(input) {
      const [name, description] = [givenText(input, 'name') ?? undefined, givenText(input, 'description')];
      const isActive = typeof input['isActive'] === 'boolean' ? input['isActive'] : undefined;
      const isKnown = replace(store.prescriptions, input['id'], presentFields({ name, description, isActive }));
      return isKnown ? worked() : failed(missing.prescription);
    },
    inviteUser(input) {
      const placeKey = keyIn(input, 'clinicId', 'place');
      const invited = store.members.find(({ userKey }) => records.user(userKey)['name'] === input['name']);
      if (placeKey === null || !invited) return failed(missing.user);
      const { userKey } = invited;
      if (store.members.some((row) => row.userKey === userKey && row.placeKey === placeKey))
        return failed('이미 초대된 사용자입니다.');
      const state = { accepted: false, staying: false, manager: false, color: null };
      store.members.push({ id: 800 + store.members.length, placeKey, userKey, ...state });
      return worked();
    },
    leaveClinic: ({ memberId }) =>
      replace(store.members, memberId, { staying: false }) ? worked() : failed(missing.member),
    updateMemberColor: (input) =>
      replace(store.members, input['id'], { color: givenText(input, 'value') ?? null })
        ? worked()
        : failed(missing.member),
    sendMessage(input) {
      const person = find(input, 'patientId');
      const placeKey = keyIn(input, 'clinicId', 'place');
      if (placeKey === null) return failed(missing.clinic);
      if (!person) return failed(missing.patient);
      const to = person.phones[0]?.value.replaceAll(/\D/g, '');
      if (!to) return failed('휴대폰 번호가 없습니다.');
      const content = givenText(input, 'content') ?? '';
      const id = 7000 + store.messages.length;
      store.messages.push({ id, clientKey: person.key, placeKey, userKey: deskKey, content, to, at: now() });
      return worked();
    },
  };
}
