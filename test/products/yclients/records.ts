import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { clientRecords } from './clientRecords.ts';
import { companyRecords, priceOf } from './companyRecords.ts';
import type { YclientsMemory } from './memory.ts';
import { attendanceOf, deskUser, idOf, isGone, numberIn, stampText, visitId, wallDate } from './values.ts';

/** How rows of the practice look there. */
export type YclientsRecords = ReturnType<typeof yclientsRecords>;

/** What a record comes with beside itself. */
export interface RecordExtras {
  readonly consumables: readonly Row[];
  readonly financeTransactions: readonly Row[];
}

/** Makes rows from the records of a practice. What is empty is an empty text. */
export function yclientsRecords(backstage: Backstage, memory: YclientsMemory) {
  const { practice, meet } = backstage;
  const companies = companyRecords(backstage, memory);
  const clients = clientRecords(backstage, memory);

  const recordService = (row: AppointmentRecord): readonly Row[] => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    // A record that only keeps time free has no service.
    if (!type || row.isBlock) return [];
    const given = memory.details.get(row.key)?.['prices'];
    const prices = isRow(given) ? given : {};
    const first = numberIn(prices, 'first_cost', priceOf(type.key));
    const discount = numberIn(prices, 'discount', 0);
    const cost = numberIn(prices, 'cost', Math.round(first * (100 - discount)) / 100);
    const sums = { cost, manual_cost: cost, cost_per_unit: first, first_cost: first };
    return [{ id: idOf('visitType', type.key), title: type.name, ...sums, discount, amount: 1 }];
  };

  const recordFields = (row: AppointmentRecord): Row => {
    const given = memory.details.get(row.key)?.['custom_fields'];
    const pet = rowOf(practice.patients, row.patientKey);
    return { ...(isRow(given) ? given : {}), ...(pet && { pet: pet.name }) };
  };

  const document = (row: AppointmentRecord, zone: string): Row => ({
    id: 8_172_000 + row.key,
    type_id: 7,
    type_title: 'Visit',
    storage_id: 0,
    user_id: 746_310,
    company_id: idOf('place', row.placeKey),
    number: row.key,
    comment: '',
    date_created: wallDate(row.start, zone),
    category_id: 0,
    visit_id: visitId(row.key),
    record_id: idOf('appointment', row.key),
  });

  const record = (row: AppointmentRecord, extras: RecordExtras = { consumables: [], financeTransactions: [] }): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const details = memory.details.get(row.key) ?? {};
    const attendance = attendanceOf(row.state);
    const [provider, place] = [rowOf(practice.providers, row.providerKey), rowOf(practice.places, row.placeKey)];
    const person = rowOf(practice.clients, row.clientKey);
    const given: unknown = details['record_labels'];
    const labels = Array.isArray(given) ? given : [];
    return {
      id: idOf('appointment', row.key),
      company_id: idOf('place', row.placeKey),
      staff_id: provider ? idOf('provider', provider.key) : 0,
      staff: () => (provider && place ? companies.staff(provider, place) : null),
      services: recordService(row),
      goods_transactions: [],
      client: () => person && clients.recordClient(person),
      clients_count: person ? 1 : 0,
      date: wallDate(row.start, zone),
      datetime: offsetText(row.start, zone),
      create_date: stampText(row.createdAt, zone),
      comment: row.reason ?? '',
      online: details['online'] === true,
      visit_attendance: attendance,
      attendance,
      confirmed: 1,
      seance_length: row.minutes * 60,
      length: row.minutes * 60,
      sms_before: 0,
      sms_now: 0,
      sms_now_text: '',
      email_now: 0,
      notified: 0,
      master_request: provider ? 1 : 0,
      api_id: details['api_id'] ?? '',
      from_url: '',
      review_requested: 0,
      visit_id: visitId(row.key),
      created_user_id: deskUser,
      deleted: isGone(row),
      paid_full: 0,
      prepaid: false,
      prepaid_confirmed: false,
      last_change_date: stampText(row.updatedAt, zone),
      custom_color: details['custom_color'] ?? '',
      custom_font_color: details['custom_color'] ? '#ffffff' : '',
      record_labels: memory.labels
        .filter(({ id, entity }) => entity === 2 && labels.includes(id))
        .map(({ id, title, color, icon }) => ({ id, title, color, icon, font_color: '#ffffff' })),
      activity_id: 0,
      custom_fields: () => recordFields(row),
      documents: [document(row, zone)],
      short_link: `https://yclients.com/c/${String(row.key)}`,
      sms_remain_hours: details['sms_remain_hours'] ?? null,
      email_remain_hours: details['email_remain_hours'] ?? null,
      consumables: extras.consumables,
      finance_transactions: extras.financeTransactions,
    };
  };

  return { ...companies, ...clients, record };
}
