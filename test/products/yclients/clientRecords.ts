import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { YclientsMemory } from './memory.ts';
import { attendanceOf, displayName, idOf, isGone, numberIn, phoneText, stampText } from './values.ts';

const sexes: readonly string[] = ['Unknown', 'Male', 'Female'];
const importances: readonly string[] = ['No importance class', 'Bronze', 'Silver', 'Gold'];

/** Makes rows of clients. */
export function clientRecords({ practice, meet, now }: Backstage, memory: YclientsMemory) {
  const category = (title: string): Row => {
    const { id, color } = memory.clientLabel(title);
    return { id, title, color };
  };

  /** Animals are a text in a field that the company has added. */
  const clientFields = ({ key }: ClientRecord): Row => {
    const given = memory.profiles.get(key)?.['custom_fields'];
    const pets = practice.patients.filter((row) => row.clientKey === key).map(({ name }) => name);
    return { ...(pets.length > 0 && { pets: pets.join(', ') }), ...(isRow(given) ? given : {}) };
  };
  const visitsOf = ({ key }: ClientRecord, attendance: number): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) => row.clientKey === key && !isGone(row) && attendanceOf(row.state) === attendance,
    );
  const soldTo = ({ key }: ClientRecord): number =>
    memory.ledger.orders.reduce((sum, row) => sum + (row.clientKey === key ? row.subtotalCents + row.taxCents : 0), 0) /
    100;
  const paidBy = ({ key }: ClientRecord): number =>
    memory.ledger.payments.reduce((sum, row) => sum + (row.clientKey === key ? row.cents : 0), 0) / 100 +
    memory.transactions.reduce((sum, row) => sum + (row.clientKey === key ? row.amount : 0), 0);
  const rounded = (amount: number): number => Math.round(amount * 100) / 100;
  const zoneOfClient = ({ placeKey }: ClientRecord): string => rowOf(practice.places, placeKey)?.zone ?? 'UTC';

  /** The row of a client that is only looked at, and need not be answered. */
  const clientRow = (row: ClientRecord): Row => {
    const given = memory.profiles.get(row.key) ?? {};
    const [sex, importance] = [numberIn(given, 'sex_id', 0), numberIn(given, 'importance_id', 0)];
    const completed = (): readonly AppointmentRecord[] =>
      visitsOf(row, 1)
        .filter(({ state, start }) => state === 'completed' && start <= now())
        .toSorted((one, other) => one.start - other.start);
    return {
      id: idOf('client', row.key),
      name: row.givenName ?? '',
      surname: row.familyName,
      patronymic: given['patronymic'] ?? '',
      display_name: displayName(row),
      phone: phoneText(row.phones[0]?.value),
      email: row.emails[0] ?? '',
      categories: row.tags.map(category),
      sex_id: sex,
      sex: sexes[sex] ?? sexes[0],
      discount: numberIn(given, 'discount', 0),
      importance_id: importance,
      importance: importances[importance] ?? importances[0],
      card: given['card'] ?? '',
      birth_date: given['birth_date'] ?? '',
      comment: row.note ?? '',
      sms_check: numberIn(given, 'sms_check', 0),
      sms_not: numberIn(given, 'sms_not', 0),
      spent: () => rounded(numberIn(given, 'spent', 0) + paidBy(row)),
      balance: () => rounded(numberIn(given, 'balance', 0) + paidBy(row) - soldTo(row)),
      sold_amount: () => rounded(soldTo(row)),
      visits: () => completed().length,
      visits_count: () => completed().length,
      first_visit_date() {
        const [first] = completed();
        return first ? wallDay(first.start, zoneOf(practice, first)) : null;
      },
      last_visit_date: () => lastVisitOf(practice, row, now()),
      last_change_date: stampText(row.updatedAt, zoneOfClient(row)),
      custom_fields: () => clientFields(row),
    };
  };

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    return clientRow(row);
  };

  const recordClient = (row: ClientRecord): Row => {
    const { categories, sex_id: sex, birth_date: birthday, ...shown } = client(row);
    return {
      ...shown,
      sex,
      birthday,
      client_tags: categories,
      success_visits_count: () => visitsOf(row, 1).length,
      fail_visits_count: () => visitsOf(row, -1).length,
    };
  };

  return { client, clientRow, recordClient };
}
