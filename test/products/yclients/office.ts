import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { goodsRoots } from './goods.ts';
import type { YclientsLookups } from './lookups.ts';
import type { LabelRow, ReviewRow, YclientsMemory } from './memory.ts';
import type { YclientsRecords } from './records.ts';
import { answer, dayIn, digitsOf, idOf, wallDate } from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

const countries: readonly Row[] = [
  ['Russia', 'Russian Federation', '7', '+7 981 123 45-67', '₽'],
  ['Latvia', 'Republic of Latvia', '371', '+371 21 654 987', '€'],
  ['USA', 'United States of America', '1', '+1 202 555 0143', '$'],
  ['Germany', 'Federal Republic of Germany', '49', '+49 151 1234567', '€'],
  ['United Kingdom', 'United Kingdom of Great Britain', '44', '+44 7700 900123', '£'],
].map(([title, full, code, example, currency], index) => ({
  id: index + 1,
  title,
  full_title: full,
  phone_code: code,
  phone_example: example,
  currency,
}));

const businessGroups: readonly Row[] = [
  {
    id: 1,
    title: 'Beauty',
    image: '/images/business-groups/beauty.png',
    types: [{ id: 1, title: 'Beauty salons', business_group_id: 1 }],
  },
  {
    id: 2,
    title: 'Medicine',
    image: '/images/business-groups/medicine.png',
    types: [{ id: 12, title: 'Veterinary clinics', business_group_id: 2 }],
  },
];

const allEvents: Row = Object.fromEntries(
  [
    'salon',
    'service_category',
    'service',
    'good',
    'master',
    'client',
    'record',
    'goods_operations_sale',
    'goods_operations_receipt',
    'goods_operations_consumable',
    'goods_operations_stolen',
    'goods_operations_move',
    'finances_operation',
  ].map((name) => [name, 1]),
);

/** How a category looks in a company. */
export function labelRow({ id, title, color, icon, entity }: LabelRow, place: PlaceRecord): Row {
  return { id, salon_id: idOf('place', place.key), title, color, icon, entity, deleted: 0, not_editable: 0 };
}

/** How a review looks. */
export function reviewRow({ id, providerKey, text, at, rating, userName }: ReviewRow, { zone }: PlaceRecord): Row {
  return {
    id,
    type: providerKey === null ? 0 : 1,
    master_id: providerKey === null ? 0 : idOf('provider', providerKey),
    text,
    date: wallDate(at, zone),
    rating,
    user_id: 157_000 + id,
    user_name: userName,
    user_avatar: '/images/no-master.png',
  };
}

/** Settings of webhooks as they are. */
export function hooksOf({ hooks }: YclientsMemory, place: PlaceRecord): Row {
  return { urls: [], active: 0, ...allEvents, ...hooks.get(place.key) };
}

/** Users, reviews, categories, loyalty and reference lists. */
export function officeRoots(
  backstage: Backstage,
  tools: { readonly memory: YclientsMemory; readonly find: YclientsLookups; readonly records: YclientsRecords },
) {
  const { practice, now } = backstage;
  const { memory, find, records } = tools;
  const field = (place: PlaceRecord, id: number, code: string, title: string): Row => ({
    id,
    salon_id: idOf('place', place.key),
    custom_field: {
      id,
      code,
      entity_type: null,
      show_in_ui: true,
      title,
      user_can_edit: true,
      type: { code: 'text', title: 'Text' },
      values: null,
    },
  });

  return {
    ...goodsRoots(backstage, tools),
    resources({ company_id: id }: CompanyArgs) {
      const { key } = find.company(id);
      const rows = ['Treatment room', 'Operating room'].map((title, index) => {
        const resource = key * 100 + index + 1;
        const instances = [1, 2].slice(index).map((number) => ({
          id: resource * 10 + number,
          title: `${title} #${String(number)}`,
          resource_id: resource,
        }));
        return { id: resource, title, instances };
      });
      return answer(rows, { count: rows.length });
    },
    comments(
      args: CompanyArgs & {
        readonly staff_id?: number | null;
        readonly start_date?: string | null;
        readonly end_date?: string | null;
        readonly rating?: number | null;
      },
    ) {
      const place = find.company(args.company_id);
      const staff = args.staff_id ? find.staff(args.staff_id, place) : null;
      const [first, last] = [args.start_date, args.end_date].map((text) => (text ? dayIn(text, 'date') : null));
      const rows = memory.reviews.filter((row) => {
        const day = wallDay(row.at, place.zone);
        const isOfStaff = staff === null || row.providerKey === staff.key;
        const isRated = !args.rating || row.rating === args.rating;
        return row.placeKey === place.key && isOfStaff && isRated && (!first || day >= first) && (!last || day <= last);
      });
      return answer(rows.map((row) => reviewRow(row, place)));
    },
    company_users({ company_id: id }: CompanyArgs) {
      const place = find.company(id);
      const users = records.staffOf(place).filter(({ isActive }) => isActive);
      return answer(
        users.map((row) => {
          const isDoctor = row.role === 'veterinarian';
          return {
            id: 1_073_000 + row.key,
            firstname: fullNameOf(row),
            login: row.email,
            email: row.email,
            phone: '',
            access: {
              stat_access: isDoctor,
              schedule_edit_access: isDoctor,
              client_phones_access: true,
              clients_access: true,
              settings_access: false,
              edit_records_access: true,
              timetable_access: true,
              billing_access: false,
              users_access: false,
              excel_access: isDoctor,
              finances_access: isDoctor,
              storages_access: true,
              send_sms: true,
              master_id: idOf('provider', row.key),
            },
          };
        }),
      );
    },
    user_permissions({ company_id: id }: CompanyArgs) {
      find.company(id);
      const timetable = { timetable_access: true, create_records_access: true, edit_records_access: true };
      return answer({
        timetable: { ...timetable, delete_records_access: true, master_id: 0 },
        clients: {
          clients_access: true,
          client_phones_access: true,
          edit_client_access: true,
          delete_client_access: true,
        },
        finances: { finances_access: true, finances_transactions_access: true, finances_accounts_access: true },
        settings: {
          settings_access: false,
          edit_services_access: false,
          edit_master_access: false,
          schedule_edit_access: true,
        },
      });
    },
    labels({ company_id: id, entity }: CompanyArgs & { readonly entity: number }) {
      const place = find.company(id);
      const rows = memory.labels.filter(
        (row) => row.entity === entity && (row.placeKey === null || row.placeKey === place.key),
      );
      return answer(
        rows.map((row) => labelRow(row, place)),
        { total_count: rows.length },
      );
    },
    custom_fields({ field_category: category, company_id: id }: CompanyArgs & { readonly field_category: string }) {
      const place = find.company(id);
      return answer([category === 'client' ? field(place, 1, 'pets', 'Pets') : field(place, 2, 'pet', 'Pet')]);
    },
    hooks_settings: ({ company_id: id }: CompanyArgs) => answer(hooksOf(memory, find.company(id))),
    license({ company_id: id }: CompanyArgs) {
      const place = find.company(id);
      const day = (later: number): string =>
        wallDay(now() + later * 86_400_000, place.zone)
          .split('-')
          .toReversed()
          .join('.');
      return answer({
        id: 1,
        salon_id: id,
        staff_limit: 50,
        deactivation_date: day(180),
        start_date: day(-180),
        name: 'Network',
        active: 1,
        options: [{ id: 3, title: 'Online payment' }],
      });
    },
    countries: () => answer(countries),
    cities({ country_id: country }: { readonly country_id?: number | null }) {
      const titles = [...new Set(practice.places.map(({ city }) => city))];
      // Of which country a city is, nothing says here.
      return answer(country ? [] : titles.map((title, index) => ({ id: index + 1, country_id: 0, title })));
    },
    business_groups: () => answer(businessGroups, { count: businessGroups.length }),
    validate_phone({ phone }: { readonly phone: string }) {
      const isPlain = /^\+?[\d\s().-]+$/.test(phone.trim());
      const count = digitsOf(phone).length;
      return answer({ is_valid: isPlain && count >= 10 && count <= 15 });
    },
  };
}
