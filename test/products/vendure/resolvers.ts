import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type Entity, singleOf } from './entityText.ts';
import { type ListOptions, dateTimeOf, pageOf } from './listQuery.ts';
import { vendureIds } from './catalogue.ts';
import { type Origins, vendureRows } from './records.ts';
import { shopEntities } from './schema.ts';
import { vendureWrites } from './writes.ts';

interface SlotArgs {
  readonly resourceId?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

const kinds: Readonly<Record<string, Kind>> = { Customer: 'client', AppointmentBooking: 'appointment' };
/** Fields of entities that are lists with options. */
const lists: Readonly<Record<string, string>> = { orders: 'Order', appointmentBookings: 'AppointmentBooking' };
const week = 7 * 86_400_000;

/** Resolvers of the Admin API. */
export function vendureRoots(stage: Backstage): object {
  const origins: Origins = new Map();
  const { rowsOf, openSlot } = vendureRows(stage, origins);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const page = (entity: Entity, rows: readonly Row[], options: ListOptions | null | undefined): Row => {
    const { items, totalItems } = pageOf(entity, rows, options ?? {}, stage.cap);
    return { items: items.map(show), totalItems };
  };
  function show(row: Row): Row {
    const kind = kinds[String(row['__typename'])];
    if (kind) stage.meet(kind, vendureIds.key(kind, String(row['id'])) ?? 0);
    return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, shown(field, value)]));
  }
  /** A value as it is shown: what leads to other entities is followed when it is asked for. */
  function shown(field: string, value: unknown): unknown {
    if (typeof value === 'function') {
      const follow = value as () => unknown;
      const entity = entityNamed(lists[field] ?? '');
      return ({ options }: { options?: ListOptions | null }) =>
        entity ? page(entity, rowsIn(follow()), options) : shown(field, follow());
    }
    if (Array.isArray(value)) return rowsIn(value).map(show);
    return isRow(value) ? show(value) : value;
  }
  const roots: Record<string, unknown> = {};
  for (const entity of shopEntities) {
    roots[entity.list] = ({ options }: { options?: ListOptions | null }) => page(entity, all(entity.name), options);
    roots[singleOf(entity.name)] = ({ id }: { id: string }) => {
      const found = all(entity.name).find((row) => row['id'] === id);
      return found ? show(found) : null;
    };
  }
  const [defaultChannel] = all('Channel');
  return {
    ...roots,
    activeAdministrator: () => all('Administrator').find(({ id }) => id === '98') ?? null,
    activeChannel: () => defaultChannel && show(defaultChannel),
    me: () => ({ id: '1098', identifier: 'terminal' }),
    search({ input }: { input: { term?: string | null; take?: number | null; skip?: number | null } }) {
      const term = (input.term ?? '').toLowerCase();
      const found = all('ProductVariant').filter(({ name }) => String(name).toLowerCase().includes(term));
      const items = found.slice(input.skip ?? 0, (input.skip ?? 0) + (input.take ?? 10)).map(({ id, name, sku }) => ({
        productId: id,
        productName: name,
        productVariantId: id,
        productVariantName: name,
        sku,
        slug: String(name).toLowerCase().replaceAll(' ', '-'),
        score: 1,
      }));
      return { items, totalItems: found.length };
    },
    availableSlots({ resourceId, from, to }: SlotArgs) {
      const start = Math.max(from ? dateTimeOf(from) : 0, stage.now());
      const end = to ? dateTimeOf(to) : start + week;
      const days = daysBetween(wallDay(start, 'UTC'), wallDay(end, 'UTC'));
      const open = openingsOf(stage, { placeKey: null, typeKey: null, days }).filter(
        (opening) => !opening.taken && opening.start > start && opening.start < end,
      );
      const slots = new Map(open.map((each) => [`${String(each.start)} ${String(each.placeKey)}`, each]));
      const rows = [...slots.values()]
        .map((each) => openSlot(each.start, each.minutes, each.placeKey))
        .filter((row) => (resourceId ?? row['resourceId']) === row['resourceId']);
      return { items: rows.slice(0, stage.cap).map(show), totalItems: rows.length };
    },
    ...vendureWrites(stage, origins, show),
  };
}

function entityNamed(name: string): Entity | undefined {
  return shopEntities.find((entity) => entity.name === name);
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
