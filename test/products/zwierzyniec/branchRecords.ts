import type { Backstage } from '../../dialects/dialect.ts';
import type { PlaceRecord, ProviderRecord, VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { shown } from './shown.ts';
import { dayKeys, positions, rowId, zwierzyniecIds } from './values.ts';

/** Shows branches, those who work there, and what they do. */
export interface BranchRecords {
  readonly place: (row: PlaceRecord) => Row;
  readonly room: (row: PlaceRecord, number: number) => Row;
  readonly provider: (row: ProviderRecord) => Row;
  readonly visitType: (row: VisitTypeRecord) => Row;
}

const { of } = zwierzyniecIds;
const rooms = [
  ['Gabinet 1', 'KONSULTACYJNY'],
  ['Gabinet 2', 'KONSULTACYJNY'],
  ['Sala zabiegowa', 'ZABIEGOWY'],
] as const;
const fields = ['Choroby wewnętrzne', 'Chirurgia', 'Dermatologia', 'Stomatologia'];

/** How many rooms a branch has. */
export const roomsPerPlace: number = rooms.length;

/** The records of branches and staff. */
export function branchRecords({ practice, meet }: Backstage): BranchRecords {
  const room = (row: PlaceRecord, number: number): Row => ({
    id: rowId('Gabinet', row.key * 10 + number),
    nazwa: rooms[number]?.[0] ?? 'Gabinet',
    rodzaj: rooms[number]?.[1] ?? 'DIAGNOSTYCZNY',
    aktywny: true,
    placowkaId: of('place', row.key),
    placowka: () => shown(place(row)),
  });

  const place = (row: PlaceRecord): Row => {
    return {
      met: () => meet('place', row.key),
      id: of('place', row.key),
      nazwa: row.name,
      skrot: row.name.replaceAll(/\P{L}/gu, '').slice(0, 3).toUpperCase(),
      adres: { ulica: row.street, kodPocztowy: row.postalCode, miejscowosc: row.city, wojewodztwo: row.state },
      telefon: row.phone,
      email: row.email,
      strefaCzasowa: row.zone,
      aktywna: true,
      rejestracjaOnline: false,
      godzinyOtwarcia: dayKeys.slice(0, 6).map((dzienTygodnia, index) => ({
        dzienTygodnia,
        godzinaOd: '08:00:00',
        godzinaDo: index === 5 ? '13:00:00' : '19:00:00',
      })),
      gabinety: () => rooms.map((_, number) => room(row, number)),
      lekarze: () =>
        practice.providers
          .filter((each) => each.isActive && each.placeKeys.includes(row.key))
          .map((each) => shown(provider(each))),
    };
  };

  const provider = (row: ProviderRecord): Row => {
    return {
      met: () => meet('provider', row.key),
      id: of('provider', row.key),
      imie: row.givenName,
      nazwisko: row.familyName,
      tytul: row.title,
      stanowisko: positions[row.role],
      numerPrawaWykonywaniaZawodu: row.role === 'veterinarian' ? String(10_400 + row.key * 17) : null,
      email: row.email,
      kolorWTerminarzu: ['#2A9D8F', '#E9C46A', '#E76F51', '#457B9D'][row.key % 4],
      zatrudniony: row.isActive,
      specjalizacje:
        row.role === 'veterinarian'
          ? [{ id: rowId('Specjalizacja', row.key % fields.length), nazwa: fields[row.key % fields.length] }]
          : [],
      placowki: () =>
        practice.places.filter(({ key }) => row.placeKeys.includes(key)).map((each) => shown(place(each))),
    };
  };

  const visitType = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    nazwa: row.name,
    czasTrwania: row.minutes,
    kolor: row.color,
    cenaOd: row.minutes * 4,
    rezerwacjaOnline: row.isBookable && row.minutes < 60,
    aktywny: true,
  });

  return { place, room, provider, visitType };
}
