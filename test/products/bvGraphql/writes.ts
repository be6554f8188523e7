import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import {
  bvIds,
  type bvRecords,
  bvStates,
  departmentIds,
  type Extras,
  isBooked,
  patientCodeOf,
  startOf,
} from './records.ts';

const slotMinutes = 30;
const bad = (message: string): Row => ({ code: 1, message, data: null });
const good = (data: unknown): Row => ({ code: 0, message: null, data });

/** The first state that has a word. */
function stateOf(word: string): VisitState | undefined {
  const states = Object.keys(bvStates) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => bvStates[state] === word);
}

/** The mutations. A refusal is a code that is not 0, with words; nothing is ever an error of GraphQL. */
export function bvWrites(backstage: Backstage, extras: Extras, records: ReturnType<typeof bvRecords>): object {
  const { practice, now } = backstage;
  const answered = <Record>(write: () => Written<Record>, make: (row: Record) => unknown): Row => {
    const outcome = written(backstage, write);
    return outcome.ok ? good(make(outcome.row)) : bad(outcome.message);
  };
  const present = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const byPhone = (phone: string | null | undefined): ClientRecord | undefined => {
    const digits = (text: string): string => text.replace(/\D/g, '');
    return phone ? present().find(({ phones }) => digits(phones[0]?.value ?? '') === digits(phone)) : undefined;
  };
  const byCode = (code: string | null | undefined): ClientRecord | undefined =>
    code ? present().find(({ key }) => patientCodeOf(key) === code) : undefined;
  const visitOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, bvIds.key('appointment', typeof id === 'string' ? id : null));
    return row && isBooked(row) ? row : null;
  };

  /** Enters somebody, or changes who is meant: by id, by code or by telephone number. */
  const saveUser = (data: Row): Written<ClientRecord> => {
    const key = bvIds.key('client', givenText(data, '_id'));
    const before =
      rowOf(practice.clients, key) ?? byCode(givenText(data, 'patientCode')) ?? byPhone(givenText(data, 'phoneNumber'));
    const [last, middle, first] = ['lastName', 'middleName', 'firstName'].map((field) =>
      givenText(data, field)?.trim(),
    );
    const given = [middle, first].filter(Boolean).join(' ');
    // With one name alone the family's is what comes first.
    const [, family = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(givenText(data, 'fullName')?.trim() ?? '') ?? [];
    const names =
      last || given ? { familyName: last ?? '', givenName: given } : { familyName: family, givenName: rest };
    const phone = givenText(data, 'phoneNumber');
    if (!before) {
      if (!phone) return { ok: false, field: 'phoneNumber', message: 'Số điện thoại không được để trống' };
      return registerClient(practice, { ...names, phones: [phone], emails: [givenText(data, 'email')] }, now());
    }
    const hasNames = names.familyName !== '' || names.givenName !== '';
    const contact = contactChange(before, phone, givenText(data, 'email'));
    const street = givenText(data, 'street') ?? undefined;
    const change = {
      ...(hasNames && { familyName: names.familyName, givenName: names.givenName || null }),
      ...contact,
      street,
    };
    return changeClient(practice, before.key, change, now());
  };

  const saveAppointment = (data: Row, channel: string): Row => {
    const before = data['_id'] === undefined ? null : visitOf(data['_id']);
    if (data['_id'] !== undefined && !before) return bad('Không tìm thấy lịch khám');
    const index = before ? records.departmentOf(before) : -1;
    const at =
      data['departmentId'] === undefined ? index : departmentIds.indexOf(givenText(data, 'departmentId') ?? '');
    if (at < 0) return bad('Chuyên khoa không hợp lệ');
    const own = before ? records.appointment(before) : {};
    const [date, time] = ['appointmentDate', 'appointmentTime'].map(
      (field) => givenText(data, field) ?? givenText(own, field) ?? '',
    );
    if (!/^\d{4}-\d{2}-\d{2}/.test(date ?? '') || !/^\d{2}:\d{2}$/.test(time ?? ''))
      return bad('Thời gian khám không hợp lệ');
    const start = startOf(date ?? '', time ?? '');
    if (start !== before?.start && records.bookedAt(at, `${(date ?? '').slice(0, 10)}T${time ?? ''}:00`) >= 4)
      return bad('Khung giờ này đã hết chỗ');
    const typed = isRow(data['inputPatient']) ? data['inputPatient'] : null;
    const known =
      byCode(givenText(data, 'patientCode')) ?? (typed ? byPhone(givenText(typed, 'phoneNumber')) : undefined);
    if (!before && !known && !typed) return bad('Thiếu thông tin bệnh nhân');
    const note = givenText(data, 'note');
    const typeKey =
      bvIds.key('visitType', givenText(data, 'serviceDemandId')) ??
      before?.typeKey ??
      (at === 1 ? 4 : at === 2 ? 5 : 1);
    const outcome = written(backstage, (): Written<AppointmentRecord> => {
      if (before) {
        const change = {
          start,
          typeKey,
          ...(note !== undefined && { reason: note }),
          ...(known && { clientKey: known.key }),
        };
        return changeAppointment(practice, before.key, change, now());
      }
      const entered = known ? ({ ok: true, row: known } as const) : saveUser(typed ?? {});
      if (!entered.ok) return entered;
      const booking = { start, minutes: slotMinutes, placeKey: 1, typeKey, clientKey: entered.row.key, reason: note };
      return bookAppointment(practice, booking, now());
    });
    if (!outcome.ok) return bad(outcome.message);
    extras.departments.set(outcome.row.key, departmentIds[at] ?? '');
    if (typed) extras.persons.set(outcome.row.key, { ...typed, channel });
    return good(bvIds.of('appointment', outcome.row.key));
  };

  return {
    createAppointment: ({ data }: { readonly data: Row }) => saveAppointment(data, 'CRM'),
    create_appointment_unauthorize: ({ data }: { readonly data: Row }) => saveAppointment(data, 'Web'),
    create_reappointment: (data: Row) => saveAppointment({ ...data, departmentId: departmentIds[0] }, 'CRM'),
    changeAppointmentState({ _id, state, terminateReason }: Row): Row {
      const row = visitOf(_id);
      if (!row) return bad('Không tìm thấy lịch khám');
      const word = typeof state === 'string' ? state : '';
      if (word === 'APPROVE' && patientCodeOf(row.clientKey ?? 0) === null) return bad('Bệnh nhân chưa có mã trên HIS');
      if (['CANCEL', 'SERVED'].includes(bvStates[row.state])) return bad('Lịch khám đã kết thúc');
      const cancelReason = typeof terminateReason === 'string' ? terminateReason : row.cancelReason;
      const change = { state: word === 'CANCEL' ? ('cancelled' as const) : stateOf(word), cancelReason };
      return answered(
        () => changeAppointment(practice, row.key, change, now()),
        () => true,
      );
    },
    create_medical_session: () => bad('Chưa kết nối HIS'),
    saveUser: ({ data }: { readonly data: Row }) => answered(() => saveUser(data), records.user),
    update_patient: ({ data }: { readonly data: Row }) => answered(() => saveUser(data), records.user),
    saveClinic: () => bad('Không có quyền'),
    saveDepartment: () => bad('Không có quyền'),
    saveAccount: () => bad('Không có quyền'),
  };
}
