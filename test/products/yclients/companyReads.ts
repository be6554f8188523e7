import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { allPositions, categoryOf, serviceCategories } from './companyRecords.ts';
import type { YclientsLookups } from './lookups.ts';
import type { YclientsRecords } from './records.ts';
import { answer, clientsOfCompany, displayName, idOf, isSamePhone, pageOf, Refusal } from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

interface CompaniesArgs {
  readonly group_id?: number | null;
  readonly forBooking?: number | null;
  readonly show_groups?: number | null;
  readonly city_id?: number | null;
  readonly title?: string | null;
  readonly page?: number | null;
  readonly count?: number | null;
}

const mostCompanies = 300;

/** Companies, chains, staff and services. */
export function companyReads(
  { practice, cap }: Backstage,
  { find, records }: { readonly find: YclientsLookups; readonly records: YclientsRecords },
): Readonly<Record<string, (args: never) => Row>> {
  return {
    companies({
      group_id: groupId,
      forBooking,
      show_groups: showGroups,
      city_id: cityId,
      title,
      ...page
    }: CompaniesArgs) {
      const shows = { slot: forBooking === 1, groups: showGroups === 1 };
      const isOfGroup = !groupId || groupId === idOf('organization', practice.organization.key);
      const rows = practice.places
        .filter(({ name }) => isOfGroup && name.toLowerCase().includes((title ?? '').trim().toLowerCase()))
        .filter((row) => !cityId || records.company(row, shows)['city_id'] === cityId);
      return pageOf(rows, page, Math.min(mostCompanies, cap), (row) => records.company(row, shows));
    },
    company: (args: {
      readonly id: number;
      readonly forBooking?: number | null;
      readonly show_groups?: number | null;
    }) =>
      answer(records.company(find.company(args.id), { slot: args.forBooking === 1, groups: args.show_groups === 1 })),
    groups: () =>
      answer([
        {
          id: idOf('organization', practice.organization.key),
          title: practice.organization.name,
          companies: practice.places.map(({ key, name }) => ({ id: idOf('place', key), title: name })),
          access: {
            settings_access: 1,
            users_access: 0,
            clients_access: 1,
            loyalty_access: 1,
            loyalty_cards_manual_transactions_access: 1,
            network_services_access: 0,
          },
        },
      ]),
    group_clients({ group_id: groupId, phone }: { readonly group_id: number; readonly phone: string }) {
      if (groupId !== idOf('organization', practice.organization.key)) throw new Refusal('Chain not found.');
      const clients = practice.places.flatMap(({ key }) =>
        clientsOfCompany(practice, key)
          .filter(({ phones }) => phones.some(({ value }) => isSamePhone(value, phone)))
          .map((row) => ({
            id: idOf('client', row.key),
            company_id: idOf('place', key),
            name: displayName(row),
            email: row.emails[0] ?? '',
          })),
      );
      if (clients.length === 0) throw new Refusal('Client not found.');
      return answer({ salon_group_id: groupId, phone, clients });
    },
    service_categories(args: CompanyArgs & { readonly id?: number | null; readonly staff_id?: number | null }) {
      const place = find.company(args.company_id);
      if (args.staff_id) find.staff(args.staff_id, place);
      const rows = serviceCategories.filter(({ id }) => !args.id || id === args.id);
      if (args.id && rows.length === 0) throw new Refusal('Service category does not exist.');
      const staff = records.staffOf(place).map(({ key }) => idOf('provider', key));
      const shownRows = rows.map(({ id, title }) => ({
        id,
        salon_service_id: id,
        title,
        api_id: '',
        weight: 1,
        staff,
      }));
      return answer(shownRows, { total_count: rows.length });
    },
    services(
      args: CompanyArgs & {
        readonly service_id?: number | null;
        readonly staff_id?: number | null;
        readonly category_id?: number | null;
      },
    ) {
      const place = find.company(args.company_id);
      const one = args.service_id ? find.service(args.service_id) : null;
      const provider = args.staff_id ? find.staff(args.staff_id, place) : null;
      if (args.category_id && serviceCategories.every(({ id }) => id !== args.category_id))
        throw new Refusal('Category not found.');
      const rows = practice.visitTypes
        .filter((row) => !row.isBlock && (one === null || row.key === one.key) && (provider?.isActive ?? true))
        .filter((row) => !args.category_id || categoryOf(row) === args.category_id);
      return answer(
        rows.map((row) => records.service(row, place)),
        { total_count: rows.length },
      );
    },
    staff(args: CompanyArgs & { readonly staff_id?: number | null }) {
      const place = find.company(args.company_id);
      const rows = args.staff_id ? [find.staff(args.staff_id, place)] : records.staffOf(place);
      return answer(
        rows.map((row) => records.staff(row, place)),
        { total_count: rows.length },
      );
    },
    positions({ company_id: id }: CompanyArgs) {
      find.company(id);
      return answer(allPositions, { total_count: allPositions.length });
    },
  };
}
