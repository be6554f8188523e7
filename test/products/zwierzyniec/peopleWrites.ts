import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PatientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { invalid, notFound, type Payload, rowOfWrite, rowWith } from './answers.ts';
import type { WriteTools } from './tools.ts';
import { dayOf, nameOfWord, numberOf, phoneKinds, rowId, sexes, uuidOf } from './values.ts';

interface PhoneInput {
  readonly rodzaj: string;
  readonly numer: string;
}

interface OwnerInput {
  readonly imie?: string | null;
  readonly nazwisko?: string | null;
  readonly rodzaj?: string | null;
  readonly email?: string | null;
  readonly telefony?: readonly PhoneInput[] | null;
  readonly adres?: {
    readonly ulica: string;
    readonly kodPocztowy?: string | null;
    readonly miejscowosc: string;
    readonly wojewodztwo?: string | null;
  } | null;
  readonly placowkaDomyslnaId?: string | null;
  readonly uwagi?: string | null;
  readonly aktywny?: boolean | null;
  readonly etykietyId?: readonly string[] | null;
}

interface AnimalInput {
  readonly imie?: string | null;
  readonly gatunekId?: string | null;
  readonly rasaId?: string | null;
  readonly plec?: string | null;
  readonly masc?: string | null;
  readonly dataUrodzenia?: string | null;
  readonly numerMikroczipa?: string | null;
  readonly status?: string | null;
  readonly wlascicielId?: string | null;
}

interface IdInput {
  readonly id: string;
}

type Change<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

/** The mutations of owners and animals. */
export function peopleWrites(
  { practice, now }: Backstage,
  { desk, addresses }: WriteTools,
  payload: Payload,
): Readonly<Record<string, unknown>> {
  const owners = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const ownerWith = (id: string): ClientRecord => rowWith(owners(), 'client', 'Wlasciciel', id);
  const animalWith = (id: string): PatientRecord => rowWith(practice.patients, 'patient', 'Zwierze', id);

  function tagWith(id: string): string {
    const wanted = uuidOf(id);
    const name = practice.clients
      .flatMap(({ tags }) => tags)
      .find((tag) => rowId('Etykieta', numberOf(tag)) === wanted);
    if (name === undefined) throw notFound('Etykieta', id);
    return name;
  }
  function speciesWith(id: string): string {
    const wanted = uuidOf(id);
    const row = practice.patients.find(({ species }) => rowId('Gatunek', numberOf(species)) === wanted);
    if (!row) throw notFound('Gatunek', id);
    return row.species;
  }
  function breedWith(id: string, species: string): string {
    const wanted = uuidOf(id);
    const row = practice.patients.find(
      (each) => each.breed !== null && rowId('Rasa', numberOf(`${each.species} ${each.breed}`)) === wanted,
    );
    if (row?.breed === null || row?.breed === undefined) throw notFound('Rasa', id);
    if (row.species !== species) throw invalid('rasaId', 'Rasa należy do innego gatunku.');
    return row.breed;
  }

  const phone = ({ rodzaj, numer }: PhoneInput): PhoneRecord => {
    if (!/\d/.test(numer)) throw invalid('telefony', 'Numer telefonu musi zawierać cyfry.');
    return { label: nameOfWord(phoneKinds, rodzaj) ?? 'Mobile', value: numer.trim() };
  };
  function ownerChange(input: OwnerInput, before: ClientRecord | null): Change<ClientRecord> {
    const { imie, nazwisko, email, telefony, adres, placowkaDomyslnaId, uwagi, aktywny, etykietyId } = input;
    if (nazwisko !== undefined && (nazwisko ?? '').trim() === '')
      throw invalid('nazwisko', 'Nazwisko lub nazwa jest wymagana.');
    if (email && !/^\S+@\S+$/.test(email.trim())) throw invalid('email', 'Adres e-mail jest niepoprawny.');
    const place = placowkaDomyslnaId
      ? rowWith(practice.places, 'place', 'Placowka', placowkaDomyslnaId)
      : before
        ? null
        : practice.places[0];
    return {
      givenName: imie === undefined ? undefined : imie?.trim() || null,
      familyName: nazwisko?.trim(),
      // Only the first address of a person is known here.
      emails: email === undefined ? undefined : [...(email ? [email.trim()] : []), ...(before?.emails.slice(1) ?? [])],
      phones: telefony === undefined ? undefined : (telefony ?? []).map(phone),
      street: adres === undefined ? undefined : (adres?.ulica ?? ''),
      city: adres === undefined ? undefined : (adres?.miejscowosc ?? ''),
      placeKey: place?.key,
      note: uwagi,
      isActive: aktywny ?? undefined,
      tags: etykietyId?.map(tagWith),
    };
  }
  function savedOwner(key: number, change: Change<ClientRecord>, { adres }: OwnerInput): Row {
    const row = rowOfWrite(changeClient(practice, key, change, now()));
    if (adres) {
      addresses.set(key, { kodPocztowy: adres.kodPocztowy ?? null, wojewodztwo: adres.wojewodztwo ?? null });
    } else if (adres === null) addresses.delete(key);
    return desk.client(row);
  }

  function animalChange(input: AnimalInput, before: PatientRecord | null): Change<PatientRecord> {
    const { imie, gatunekId, rasaId, plec, masc, dataUrodzenia, numerMikroczipa, status, wlascicielId } = input;
    if (imie !== undefined && (imie ?? '').trim() === '') throw invalid('imie', 'Imię zwierzęcia jest wymagane.');
    const species = gatunekId ? speciesWith(gatunekId) : (before?.species ?? '');
    const born = typeof dataUrodzenia === 'string' ? dayOf(dataUrodzenia) : dataUrodzenia;
    if (born && born > wallDay(now(), practice.places[0]?.zone ?? 'Europe/Warsaw'))
      throw invalid('dataUrodzenia', 'Data urodzenia nie może być z przyszłości.');
    const breed = typeof rasaId === 'string' ? breedWith(rasaId, species) : rasaId;
    return {
      name: imie?.trim(),
      species: species || undefined,
      // A breed of another species can't stay.
      breed: breed === undefined && before && species !== before.species ? null : breed,
      sex: plec ? nameOfWord(sexes, plec) : undefined,
      color: masc === undefined ? undefined : (masc ?? ''),
      birthDate: born,
      microchip: numerMikroczipa === undefined ? undefined : numerMikroczipa?.trim() || null,
      isDeceased: status ? status === 'PADLE' : undefined,
      isActive: status ? status === 'AKTYWNE' : undefined,
      clientKey: typeof wlascicielId === 'string' ? ownerWith(wlascicielId).key : wlascicielId,
    };
  }

  return {
    dodajWlasciciela: payload('wlasciciel', (input: OwnerInput) => {
      const change = ownerChange(input, null);
      const names = { givenName: change.givenName, familyName: change.familyName };
      return savedOwner(rowOfWrite(registerClient(practice, names, now())).key, change, input);
    }),
    zmienWlasciciela: payload('wlasciciel', (input: OwnerInput & IdInput) => {
      const before = ownerWith(input.id);
      return savedOwner(before.key, ownerChange(input, before), input);
    }),
    polaczWlascicieli: payload(
      'wlasciciel',
      ({ pozostajacyId, usuwanyId }: { readonly pozostajacyId: string; readonly usuwanyId: string }) => {
        const [staying, going] = [ownerWith(pozostajacyId), ownerWith(usuwanyId)];
        if (staying === going) throw notFound('Wlasciciel', usuwanyId);
        return desk.client(rowOfWrite(mergeClients(practice, staying.key, going.key, now())));
      },
    ),
    dodajZwierze: payload('zwierze', (input: AnimalInput) => {
      const change = animalChange(input, null);
      const entered = { clientKey: change.clientKey ?? null, name: change.name, species: change.species };
      const { key } = rowOfWrite(addPatient(practice, entered, now()));
      return desk.patient(rowOfWrite(changePatient(practice, key, change, now())));
    }),
    zmienZwierze: payload('zwierze', (input: AnimalInput & IdInput) => {
      const before = animalWith(input.id);
      return desk.patient(rowOfWrite(changePatient(practice, before.key, animalChange(input, before), now())));
    }),
  };
}
