import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { daysAfter, momentText, rowId, zwierzyniecIds } from './values.ts';

/** What went into a store or out of it. */
export interface StockMove {
  readonly key: number;
  readonly product: number;
  readonly placeKey: number;
  readonly kind: string;
  readonly quantity: number;
  readonly note: string | null;
  readonly at: number;
}

interface ProductRecord {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly price: number;
  readonly category: number;
  readonly isPrescription: boolean;
}

const { of } = zwierzyniecIds;
const hourMs = 3_600_000;
const categories = ['Leki', 'Szczepionki', 'Karmy weterynaryjne', 'Materiały opatrunkowe', 'Akcesoria'];
const taxes = [
  ['A', 23],
  ['B', 8],
  ['C', 5],
  ['ZW', 0],
] as const;
const suppliers = [
  ['Hurtownia Wet-Med', '5250001009'],
  ['Centrowet Północ', '5840002210'],
  ['Karmy Dla Pupila', '7810003345'],
] as const;

const product = (line: string): ProductRecord => {
  const [code = '', name = '', unit = '', price = '', category = '', recipe = ''] = line.split(' | ');
  return { code, name, unit, price: Number(price), category: Number(category), isPrescription: recipe === 'Rp' };
};
const products: readonly ProductRecord[] = [
  'AMX250 | Amoksycylina 250 mg | tabl. | 1.85 | 0 | Rp',
  'MEL15 | Meloksykam 1,5 mg/ml | but. | 64.00 | 0 | Rp',
  'PRE5 | Prednizolon 5 mg | tabl. | 0.95 | 0 | Rp',
  'FEN10 | Fenbendazol pasta | strz. | 29.00 | 0 | -',
  'RAB1 | Szczepionka przeciw wściekliźnie | dawka | 45.00 | 1 | Rp',
  'DHP1 | Szczepionka DHPPi | dawka | 70.00 | 1 | Rp',
  'FVR1 | Szczepionka FVRCP | dawka | 75.00 | 1 | Rp',
  'GAS2 | Karma gastro 2 kg | szt. | 89.00 | 2 | -',
  'REN4 | Karma nerkowa 400 g | szt. | 17.50 | 2 | -',
  'BAN5 | Bandaż elastyczny 5 cm | szt. | 6.20 | 3 | -',
  'GAZ1 | Gaza jałowa | op. | 4.10 | 3 | -',
  'KOL1 | Kołnierz ochronny M | szt. | 24.00 | 4 | -',
].map(product);

/** How many products there are. */
export const productCount: number = products.length;

/** The records of the store: what is in it is what it began with and what was moved since. */
export function stockRecords({ practice, now }: Backstage, desk: DeskRecords) {
  const places = practice.places;
  const today = wallDay(now(), places[0]?.zone ?? 'Europe/Warsaw');
  const moves: StockMove[] = products.flatMap((_, index) =>
    places.map((place, offset) => ({
      key: index * places.length + offset + 1,
      product: index,
      placeKey: place.key,
      kind: 'PRZYJECIE',
      quantity: 10 + ((index * 13 + place.key * 7) % 60),
      note: null,
      at: now() - (index * 5 + offset + 2) * 24 * hourMs,
    })),
  );

  const tax = (index: number): Row => ({
    id: rowId('StawkaVat', index),
    symbol: taxes[index]?.[0] ?? 'A',
    procent: taxes[index]?.[1] ?? 23,
  });
  const category = (index: number): Row => ({ id: rowId('KategoriaProduktu', index), nazwa: categories[index] });
  const supplier = (index: number): Row => ({
    id: rowId('Dostawca', index),
    nazwa: suppliers[index]?.[0] ?? '',
    nip: suppliers[index]?.[1] ?? '',
    email: `zamowienia${String(index + 1)}@example.test`,
    telefon: null,
  });
  const placeOf = (placeKey: number) => (): Row | null => {
    const row = places.find(({ key }) => key === placeKey);
    return row ? shown(desk.place(row)) : null;
  };
  const store = (placeKey: number): Row => ({
    id: rowId('Magazyn', placeKey),
    nazwa: `Magazyn ${places.find(({ key }) => key === placeKey)?.name ?? ''}`.trim(),
    placowkaId: of('place', placeKey),
    placowka: placeOf(placeKey),
    stany: () => products.map((_, index) => level(index, placeKey)),
  });
  const level = (index: number, placeKey: number): Row => ({
    id: rowId('StanMagazynowy', placeKey * 1000 + index),
    ilosc: moves
      .filter((move) => move.product === index && move.placeKey === placeKey)
      .reduce((sum, { kind, quantity }) => sum + (kind === 'WYDANIE' ? -quantity : quantity), 0),
    stanMinimalny: 5,
    produktId: rowId('Produkt', index),
    produkt: () => item(index),
    magazynId: rowId('Magazyn', placeKey),
    magazyn: () => store(placeKey),
  });
  const batch = (index: number): Row => ({
    id: rowId('PartiaProduktu', index),
    numerSerii: `S${String(2400 + index * 37)}`,
    dataWaznosci: daysAfter(today, 90 + index * 40),
    produktId: rowId('Produkt', index),
    produkt: () => item(index),
  });
  const item = (index: number): Row => {
    const row = products[index];
    return {
      id: rowId('Produkt', index),
      kod: row?.code,
      nazwa: row?.name,
      jednostka: row?.unit,
      cenaSprzedazy: row?.price,
      naRecepte: row?.isPrescription,
      kategoria: category(row?.category ?? 0),
      stawkaVat: tax((row?.category ?? 0) < 2 ? 1 : 0),
      stany: () => places.map(({ key }) => level(index, key)),
      partie: () => [batch(index)],
    };
  };
  const move = (row: StockMove): Row => ({
    id: rowId('RuchMagazynowy', row.key),
    rodzaj: row.kind,
    ilosc: row.quantity,
    opis: row.note,
    dataRuchu: momentText(row.at),
    produktId: rowId('Produkt', row.product),
    produkt: () => item(row.product),
    magazynId: rowId('Magazyn', row.placeKey),
    magazyn: () => store(row.placeKey),
  });
  const deliveries = (): readonly Row[] =>
    places.flatMap(({ key }, offset) =>
      suppliers.map((_, index) => ({
        id: rowId('Dostawa', key * 10 + index),
        numerDokumentu: `WZ/${String(1200 + key * 31 + index)}`,
        dataDostawy: daysAfter(today, index * 3 - 4 - offset),
        status: ['PRZYJETA', 'W_DRODZE', 'ZAMOWIONA'][index],
        dostawca: supplier(index),
        magazyn: () => store(key),
        pozycje: [0, 1].map((line) => {
          const number = (index * 4 + line) % products.length;
          return { produkt: () => item(number), ilosc: 20, cenaZakupu: (products[number]?.price ?? 0) / 2 };
        }),
      })),
    );
  const service = (index: number): Row => {
    const type = practice.visitTypes.filter(({ isBlock }) => !isBlock)[index];
    return {
      id: rowId('Usluga', index),
      kod: `U${String(index + 1).padStart(3, '0')}`,
      nazwa: type?.name,
      cena: (type?.minutes ?? 0) * 4,
      stawkaVat: tax(1),
      aktywna: true,
    };
  };

  return {
    moves,
    item,
    move,
    tables: {
      StawkaVat: () => taxes.map((_, index) => tax(index)),
      KategoriaProduktu: () => categories.map((_, index) => category(index)),
      Dostawca: () => suppliers.map((_, index) => supplier(index)),
      Dostawa: deliveries,
      Magazyn: () => places.map(({ key }) => store(key)),
      Produkt: () => products.map((_, index) => item(index)),
      StanMagazynowy: () => places.flatMap(({ key }) => products.map((_, index) => level(index, key))),
      RuchMagazynowy: () => moves.toSorted((one, other) => other.at - one.at || one.key - other.key).map(move),
      Usluga: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map((_, index) => service(index)),
    },
  };
}

/** The records of the store. */
export type StockRecords = ReturnType<typeof stockRecords>;
