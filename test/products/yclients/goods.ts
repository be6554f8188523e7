import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsLookups } from './lookups.ts';
import type { YclientsMemory } from './memory.ts';
import type { YclientsRecords } from './records.ts';
import { valueOf } from './search.ts';
import {
  answer,
  dayIn,
  displayName,
  idOf,
  isSamePhone,
  type PageRequest,
  pageOf,
  phoneText,
  Refusal,
  stampText,
  yclientsIds,
} from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

const mostGoods = 100;
const cardType = { id: 10_992, title: 'Cashback' };
const categories: readonly Row[] = [
  { id: 555, title: 'Medicines', parent_category_id: 0 },
  { id: 556, title: 'Food', parent_category_id: 0 },
  { id: 557, title: 'Dry food', parent_category_id: 556 },
];

/** Goods, what was sold of them, and cards of clients. */
export function goodsRoots(
  { practice, cap }: Backstage,
  {
    memory,
    find,
    records,
  }: { readonly memory: YclientsMemory; readonly find: YclientsLookups; readonly records: YclientsRecords },
) {
  const group = { id: idOf('organization', practice.organization.key), title: practice.organization.name };

  /** Everything that was sold once, by its name. */
  const catalogue = (): readonly { readonly id: number; readonly title: string; readonly cents: number }[] => {
    const prices = new Map<string, number>();
    for (const { items } of memory.ledger.orders)
      for (const { name, unitCents } of items) if (!prices.has(name)) prices.set(name, unitCents);
    return [...prices].map(([title, cents], index) => ({ id: 232_600 + index + 1, title, cents }));
  };
  const good = ({ id, title, cents }: ReturnType<typeof catalogue>[number], place: PlaceRecord): Row => ({
    good_id: id,
    title,
    value: title,
    label: `${title} (${String(id % 1000)})`,
    category_id: 555,
    cost: cents / 100,
    unit_id: 216_760,
    unit_short_title: 'pc',
    service_unit_id: 216_761,
    service_unit_short_title: 'pc',
    actual_cost: Math.round(cents * 0.6) / 100,
    unit_actual_cost: Math.round(cents * 0.6) / 100,
    unit_actual_cost_format: `${(Math.round(cents * 0.6) / 100).toFixed(2)} $`,
    unit_equals: 1,
    barcode: String(4_600_000_000 + id),
    actual_amounts: [{ storage_id: place.key * 10 + 2, amount: (id * 7) % 40 }],
    last_change_date: stampText(1_700_000_000_000, place.zone),
  });

  const card = (row: ClientRecord): Row => {
    const shown = records.client(row);
    const type = 13;
    return {
      id: 9_210_000 + row.key,
      number: `00145071${String(9_210_000 + row.key)}`,
      balance: Math.round(Number(valueOf(shown, 'spent')) * 5) / 100,
      points: 0,
      paid_amount: valueOf(shown, 'spent'),
      sold_amount: valueOf(shown, 'sold_amount'),
      visits_count: valueOf(shown, 'visits_count'),
      type_id: cardType.id,
      salon_group_id: group.id,
      type: cardType,
      salon_group: group,
      programs: [
        {
          id: 18_005,
          title: cardType.title,
          value: 5,
          loyalty_type_id: type,
          item_type_id: 0,
          value_unit_id: 1,
          group_id: group.id,
          loyalty_type: {
            id: type,
            title: 'Fixed cashback',
            is_discount: false,
            is_cashback: true,
            is_static: true,
            is_accumulative: false,
          },
          rules: [{ id: 72_803, loyalty_program_id: 18_005, loyalty_type_id: type, value: 5, parameter: 0 }],
        },
      ],
    };
  };
  // Every client who has bought something has a card.
  const hasCard = ({ key }: ClientRecord): boolean => memory.ledger.orders.some(({ clientKey }) => clientKey === key);
  const withPhone = (phone: string): readonly ClientRecord[] =>
    practice.clients.filter((row) => !row.isDeleted && row.phones.some(({ value }) => isSamePhone(value, phone)));

  return {
    goods(
      args: CompanyArgs &
        PageRequest & {
          readonly good_id?: number | null;
          readonly term?: string | null;
          readonly category_id?: number | null;
        },
    ) {
      const place = find.company(args.company_id);
      const term = (args.term ?? '').trim().toLowerCase();
      const rows = catalogue().filter((row) => {
        const { label, barcode, category_id: category } = good(row, place);
        const isFound = [label, barcode].some((text) => String(text).toLowerCase().includes(term));
        return args.good_id ? row.id === args.good_id : isFound && (!args.category_id || category === args.category_id);
      });
      if (args.good_id && rows.length === 0) throw new Refusal('Product not found.');
      return pageOf(rows, args, Math.min(mostGoods, cap), (row) => good(row, place));
    },
    goods_categories(args: CompanyArgs & { readonly parent_category_id?: number | null }) {
      find.company(args.company_id);
      return answer(categories.filter((row) => row['parent_category_id'] === (args.parent_category_id ?? 0)));
    },
    storages_transactions(
      args: CompanyArgs &
        PageRequest & {
          readonly start_date?: string | null;
          readonly end_date?: string | null;
          readonly document_id?: number | null;
        },
    ) {
      const place = find.company(args.company_id);
      const first = args.start_date ? startOfDay(dayIn(args.start_date, 'start_date'), place.zone) : 0;
      const last = args.end_date ? startOfDay(dayIn(args.end_date, 'end_date'), place.zone, 1) : Infinity;
      const goods = catalogue();
      const sold = memory.ledger.orders
        .filter(({ placeKey, at }) => placeKey === place.key && at >= first && at < last)
        .filter(({ key }) => !args.document_id || 8_172_000 + key === args.document_id)
        .flatMap((order) => order.items.map((item, index) => ({ order, item, index })));
      return pageOf(sold, args, Math.min(mostGoods, cap), ({ order, item, index }) => {
        const client = rowOf(practice.clients, order.clientKey);
        return {
          id: order.key * 100 + index,
          document_id: 8_172_000 + order.key,
          type_id: 1,
          type: 'Sale of goods',
          good: { id: goods.find(({ title }) => title === item.name)?.id ?? 0, title: item.name },
          storage: { id: place.key * 10 + 2, title: 'Goods' },
          unit: { id: 216_760, title: 'piece' },
          operation_unit_type: 1,
          create_date: stampText(order.at, place.zone),
          last_change_date: stampText(order.at, place.zone),
          amount: -item.quantity,
          cost_per_unit: item.unitCents / 100,
          cost: (item.quantity * item.unitCents) / 100,
          discount: 0,
          master: null,
          supplier: null,
          record_id: 0,
          service: null,
          client: client && {
            id: idOf('client', client.key),
            name: displayName(client),
            phone: phoneText(client.phones[0]?.value),
          },
        };
      });
    },
    loyalty_card_types({ company_id: id }: CompanyArgs) {
      find.company(id);
      return answer([{ ...cardType, salon_group_id: group.id, salon_group: group }]);
    },
    loyalty_cards(args: CompanyArgs & { readonly phone: string; readonly group_id: number }) {
      find.company(args.company_id);
      if (args.group_id !== group.id) throw new Refusal('Chain not found.');
      return answer(withPhone(args.phone).filter(hasCard).map(card));
    },
    loyalty_client_cards({ client_id: id }: { readonly client_id: number }) {
      const row = rowOf(practice.clients, yclientsIds.key('client', id));
      if (!row || row.isDeleted) throw new Refusal('Client not found.');
      return answer(hasCard(row) ? [card(row)] : []);
    },
    loyalty_abonements(args: CompanyArgs & { readonly phone: string }) {
      const { key } = find.company(args.company_id);
      const service = practice.visitTypes.find(({ isBlock }) => !isBlock);
      // Every tenth client has paid some visits in advance.
      const rows = withPhone(args.phone).filter((row) => row.placeKey === key && row.key % 10 === 0 && service);
      const shown = rows.map((row) => ({
        id: 659_000 + row.key,
        number: String(788_000 + row.key),
        balance_string: `${service?.name ?? ''} (x5)`,
        is_frozen: false,
        freeze_period: 0,
        period: 1,
        period_unit_id: 4,
        expiration_date: null,
        status: { id: 2, title: 'Active', extended_title: 'Active' },
        balance_container: {
          links: [{ count: 5, category: { id: idOf('visitType', service?.key ?? 0), title: service?.name ?? '' } }],
        },
        type: { id: 97_804, title: 'Five visits' },
      }));
      return answer(shown, { count: shown.length });
    },
  };
}
