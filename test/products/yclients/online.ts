import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsHours } from './hours.ts';
import type { YclientsLookups } from './lookups.ts';
import { serviceCategories } from './companyRecords.ts';
import type { YclientsRecords } from './records.ts';
import {
  answer,
  attendanceOf,
  clientsOfCompany,
  dayIn,
  displayName,
  instantIn,
  phoneText,
  Refusal,
  yclientsIds,
} from './values.ts';
import { wallDay } from '../../dialects/clock.ts';

interface CompanyArgs {
  readonly company_id: number;
}
interface BookArgs extends CompanyArgs {
  readonly staff_id?: number | null;
  readonly service_ids?: readonly number[] | null;
  readonly date?: string | null;
  readonly datetime?: string | null;
}
interface PatientArgs extends CompanyArgs {
  readonly patient_type: string;
  readonly patient_id: number;
}

const appointmentFields: readonly (readonly [slug: string, title: string])[] = [
  ['symptoms', 'Complaints'],
  ['morbi_anamnesis', 'History'],
  ['examination', 'Examination'],
  ['recommendations', 'Recommendations'],
];

/** Working hours, online booking and medicine. */
export function onlineRoots(
  { practice, now }: Backstage,
  {
    find,
    hours,
    records,
  }: { readonly find: YclientsLookups; readonly hours: YclientsHours; readonly records: YclientsRecords },
) {
  const bookable = (place: PlaceRecord, staffId: number | null | undefined): readonly ProviderRecord[] =>
    (staffId ? [find.staff(staffId, place)] : records.staffOf(place)).filter(({ isActive }) => isActive);
  const typesOf = (ids: readonly number[] | null | undefined): readonly number[] =>
    (ids ?? []).map((id) => find.service(id).key);
  const today = ({ zone }: PlaceRecord): string => wallDay(now(), zone);

  const patient = (args: PatientArgs) => {
    const place = find.company(args.company_id);
    const key = yclientsIds.key('client', args.patient_id);
    const row = clientsOfCompany(practice, place.key).find((each) => each.key === key);
    // Visitors who are booked by another person are not used here.
    if (!row || args.patient_type === 'comers') throw new Refusal('Patient not found.');
    return row;
  };

  return {
    schedule(
      args: CompanyArgs & { readonly staff_id: number; readonly start_date: string; readonly end_date: string },
    ) {
      const place = find.company(args.company_id);
      const [first, last] = [dayIn(args.start_date, 'start_date'), dayIn(args.end_date, 'end_date')];
      return answer(hours.schedule(place, find.staff(args.staff_id, place), first, last));
    },
    timetable_dates(args: CompanyArgs & { readonly date: string; readonly staff_id?: number | null }) {
      const place = find.company(args.company_id);
      return answer(hours.workingDays(place, bookable(place, args.staff_id), dayIn(args.date, 'date')));
    },
    timetable_seances(args: CompanyArgs & { readonly staff_id: number; readonly date: string }) {
      const place = find.company(args.company_id);
      return answer(hours.journal(place, find.staff(args.staff_id, place), dayIn(args.date, 'date')));
    },
    book_services(args: BookArgs) {
      const place = find.company(args.company_id);
      const staff = args.staff_id ? find.staff(args.staff_id, place) : null;
      const isFree = (types: readonly number[], datetime: string | null | undefined): boolean => {
        if (!datetime) return true;
        const start = instantIn(datetime, place.zone, 'datetime');
        const seances = hours.seances(place, bookable(place, args.staff_id), wallDay(start, place.zone), types);
        return seances.some((row) => Date.parse(String(row['datetime'])) === start);
      };
      const services = practice.visitTypes
        .filter(({ isBlock, isBookable, key }) => !isBlock && isBookable && isFree([key], args.datetime))
        .map((row) => ({ ...records.service(row, place), seance_length: staff && row.minutes * 60 }));
      return answer({ category: serviceCategories.map(({ id, title }) => ({ id, title, weight: 1 })), services });
    },
    book_staff(args: BookArgs) {
      const place = find.company(args.company_id);
      const types = typesOf(args.service_ids);
      const day = args.datetime ? wallDay(instantIn(args.datetime, place.zone, 'datetime'), place.zone) : today(place);
      const rows = bookable(place, null).map((row) => ({
        ...records.staff(row, place),
        bookable: true,
        seance_date: day,
        seances: hours.seances(place, [row], day, types),
      }));
      return answer(rows);
    },
    book_dates(args: BookArgs) {
      const place = find.company(args.company_id);
      const people = bookable(place, args.staff_id);
      const types = typesOf(args.service_ids);
      const first = args.date ? dayIn(args.date, 'date') : today(place);
      const working = hours.workingDays(place, people, first);
      const booking = working.filter((day) => hours.seances(place, people, day, types).length > 0);
      return answer({ booking_dates: booking, working_dates: working });
    },
    book_times(args: BookArgs & { readonly date: string }) {
      const place = find.company(args.company_id);
      const day = dayIn(args.date, 'date');
      return answer(hours.seances(place, bookable(place, args.staff_id), day, typesOf(args.service_ids)));
    },
    medicine_patient(args: PatientArgs) {
      const row = patient(args);
      const shown = records.client(row);
      return answer({
        id: args.patient_id,
        patient_type: 'client',
        full_name: displayName(row),
        sex: shown['sex_id'],
        date_birthday: shown['birth_date'] || null,
        phone: phoneText(row.phones[0]?.value) || null,
      });
    },
    medicine_patient_cards(args: PatientArgs) {
      patient(args);
      return answer([]);
    },
    medicine_appointments(args: CompanyArgs & { readonly record_id: number }) {
      const row = find.record(args.record_id, find.company(args.company_id));
      const hasBegun = attendanceOf(row.state) === 1 && !row.isBlock;
      const values: Row = {
        symptoms: row.reason ?? '',
        examination: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
      };
      const fields = appointmentFields.map(([slug, title], index) => ({
        slug,
        value: values[slug] ?? '',
        title,
        type: 'textarea',
        is_required: false,
        is_editable: true,
        sort_number: index + 1,
      }));
      return answer(hasBegun ? [{ id: 21_500 + row.key, fields }] : []);
    },
  };
}
