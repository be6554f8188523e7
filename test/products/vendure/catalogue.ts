import { numberIds } from '../../dialects/ids.ts';
import type { Practice, VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Numbers that the database counts for each entity, given as text. */
export const vendureIds = numberIds(0);

/** When the shop was set up. */
export const opened = Date.parse('2022-02-01T08:00:00Z');

type Good = Pick<VisitTypeRecord, 'key' | 'name' | 'minutes'>;

/** What the shop sells: services, and goods that take no time. */
export function catalogueRows({ visitTypes }: Practice) {
  const { of } = vendureIds;
  function variant({ key, name, minutes }: Good): Row {
    const price = 1500 + minutes * 120;
    return {
      ...stamps(of('visitType', key), opened),
      name,
      sku: `${minutes > 0 ? 'SRV' : 'RTL'}-${String(key).padStart(3, '0')}`,
      enabled: true,
      price,
      priceWithTax: Math.round(price * 1.055),
      currencyCode: 'USD',
      stockLevel: 'IN_STOCK',
      product: () => product(key, name, minutes),
      customFields: { durationMinutes: minutes > 0 ? minutes : null, bufferMinutes: minutes > 0 ? 5 : null },
    };
  }
  function product(key: number, name: string, minutes: number): Row {
    return {
      ...stamps(of('visitType', key), opened),
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      description: minutes > 0 ? 'Service' : '',
      enabled: true,
      languageCode: 'en',
      variants: () => [variant({ key, name, minutes })],
    };
  }
  const goods = (): readonly Good[] => [
    ...visitTypes.filter((row) => !row.isBlock),
    { key: 101, name: 'Gift card', minutes: 0 },
    { key: 102, name: 'Shampoo 250 ml', minutes: 0 },
  ];
  return { goods, product, variant };
}

/** A channel of the shop. */
export const channel = (id: number, code: string): Row => ({
  ...stamps(String(id), opened),
  code,
  token: `channel-${String(id)}`,
  pricesIncludeTax: false,
  defaultLanguageCode: 'en',
  defaultCurrencyCode: 'USD',
  seller: seller(),
});
/** The one seller, to whom all channels belong. */
export const seller = (): Row => ({ ...stamps('1', opened), name: 'Default Seller' });

/** The row of a record, if there is one. */
export function one<Record>(record: Record | null, row: (record: Record) => Row): Row | null {
  return record === null ? null : row(record);
}

/** What every entity has. */
export function stamps(id: string, created: number, updated: number = created): Row {
  return { id, createdAt: dateTime(created), updatedAt: dateTime(updated) };
}

/** An instant as JavaScript writes it: 2026-11-17T14:00:00.000Z. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
