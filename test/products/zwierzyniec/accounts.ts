import { fullNameOf, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { rowId, zwierzyniecIds } from './values.ts';

const { of } = zwierzyniecIds;
const rights = [
  ['wizyty.odczyt', 'Przegląd terminarza'],
  ['wizyty.zapis', 'Umawianie i zmiana wizyt'],
  ['kartoteka.zapis', 'Zmiana danych właścicieli i zwierząt'],
  ['faktury.zapis', 'Wystawianie faktur'],
  ['ustawienia.zapis', 'Zmiana ustawień'],
] as const;
const roles = [
  ['Administrator', 5],
  ['Lekarz', 4],
  ['Recepcja', 3],
  ['Integracja', 3],
] as const;

/** The number of the account of programs, as no member of staff has it. */
export const programs = 0;

/** The records of accounts and of what they may do. */
export function accountRecords(practice: Practice, desk: DeskRecords) {
  const right = (index: number): Row => ({
    id: rowId('Uprawnienie', index),
    kod: rights[index]?.[0],
    opis: rights[index]?.[1],
  });
  const role = (index: number): Row => ({
    id: rowId('Rola', index),
    nazwa: roles[index]?.[0],
    uprawnienia: rights.slice(0, roles[index]?.[1]).map((_, place) => right(place)),
  });
  /** The account of a member of staff, or that of programs. */
  const user = (providerKey: number): Row => {
    const member = rowOf(practice.providers, providerKey);
    return {
      id: rowId('Uzytkownik', providerKey),
      login: member ? member.email : 'integracja',
      nazwaWyswietlana: member ? fullNameOf(member) : 'Integracja',
      aktywny: member ? member.isActive : true,
      lekarzId: member ? of('provider', member.key) : null,
      lekarz: () => member && shown(desk.provider(member)),
      role: [role(member ? 1 : 3)],
    };
  };

  return { right, role, user, rightCount: rights.length, roleCount: roles.length };
}
