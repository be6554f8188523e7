import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { kalenderQueries, refusal, zeitraumOf } from './kalender.ts';
import { kalenderWrites } from './kalenderWrites.ts';
import { createMemory } from './memory.ts';
import { connectionOf, type ListArgs } from './paging.ts';
import { praxisQueries, praxisRows } from './praxis.ts';
import { recordsOf } from './records.ts';
import { raumIdsOf, standorteOf } from './standorte.ts';
import { firstWebhooks, technikQueries } from './technik.ts';
import { terminWrites } from './terminWrites.ts';
import { idOf, keyIn } from './values.ts';
import { stammWrites } from './writes.ts';

/** Fewest letters to look for. */
const fewestLetters = 2;

/** The root fields of the service over a practice. */
export function lindwurmRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  memory.webhooks.push(...firstWebhooks(now()));
  const orte = standorteOf(backstage, memory);
  const records = recordsOf(backstage, memory, orte);
  const praxis = praxisRows(backstage, memory, orte, records);
  // Filters look at rows that go into no answer.
  const unseen: Backstage = { ...backstage, meet: () => undefined };
  const plainOrte = standorteOf(unseen, memory);
  const plain = recordsOf(unseen, memory, plainOrte);
  const plainPraxis = praxisRows(unseen, memory, plainOrte, plain);
  const { show, ...kalender } = kalenderQueries(backstage, memory, orte, records, plain);
  const termine = terminWrites(backstage, memory, records);
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);

  /** Whether a client is found by a word: parts of names, digits of a number. */
  const isFound = (row: ClientRecord, word: string): boolean => {
    const letters = [
      row.givenName ?? '',
      row.familyName,
      ...row.emails.slice(0, 1),
      String(plain.tierhalter(row)['kundennummer']),
      ...practice.patients.filter(({ clientKey }) => clientKey === row.key).map(({ name }) => name),
    ];
    const digits = word.replaceAll(/\D/g, '');
    const isNumber = digits.length >= 4 && row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
    return isNumber || letters.some((text) => text.toLowerCase().includes(word));
  };

  return {
    mandant: () => ({
      id: idOf('organization', practice.organization.key),
      name: practice.organization.name,
      kundennummer: 'LW-4471',
      paket: 'Klinik',
      standorte: () => practice.places.map(orte.standort),
    }),
    angemeldeterBenutzer: () => ({ id: 12, benutzername: 'frontdesk-api', rolle: 'API', mitarbeiter: null }),
    standorte: () => practice.places.map(orte.standort),
    standortById: ({ id }: { readonly id: number }) => orte.standortOf(keyIn('place', id)),
    raeume({ standortId }: { readonly standortId: number }): readonly Row[] {
      const key = keyIn('place', standortId);
      return rowOf(practice.places, key) ? raumIdsOf({ key: key ?? 0 }).map(orte.raum) : [];
    },
    behandler({ standortId, nurAktive }: { readonly standortId?: number | null; readonly nurAktive: boolean }) {
      return practice.providers
        .filter(({ isActive }) => isActive || !nurAktive)
        .filter(
          ({ placeKeys }) =>
            (standortId ?? null) === null || placeKeys.some((key) => idOf('place', key) === standortId),
        )
        .map(orte.behandler);
    },
    behandlerById: ({ id }: { readonly id: number }) => orte.behandlerOf(keyIn('provider', id)),
    mitarbeiter: () => orte.mitarbeiter(),
    dienstplan({ standortId, ...range }: { readonly standortId: number; readonly von: string; readonly bis: string }) {
      const place = rowOf(practice.places, keyIn('place', standortId));
      if (!place) throw refusal(`Standort ${String(standortId)} nicht gefunden.`, 'NICHT_GEFUNDEN');
      return zeitraumOf(range).flatMap((datum, index) => {
        const weekday = new Date(`${datum}T12:00:00Z`).getUTCDay();
        return (weekday === 0 ? [] : orte.behandlerAt(place.key)).map((row) => ({
          id: index * 100 + row.key,
          behandler: () => orte.behandler(row),
          standort: () => orte.standort(place),
          datum,
          von: row.key % 2 === 0 ? '08:00:00' : '09:30:00',
          bis: row.key % 2 === 0 ? '16:30:00' : '18:00:00',
          istNotdienst: weekday === 6,
        }));
      });
    },
    tierhalter: (args: ListArgs) =>
      connectionOf('tierhalter', clients(), args, cap, { show: records.tierhalter, plain: plain.tierhalter }),
    tierhalterById({ id }: { readonly id: number }): Row | null {
      const row = rowOf(clients(), keyIn('client', id));
      return row && records.tierhalter(row);
    },
    tierhalterSuche(args: { readonly suchbegriff: string; readonly auchInaktive: boolean; readonly limit: number }) {
      const words = args.suchbegriff.toLowerCase().split(/\s+/).filter(Boolean);
      if (words.join('').length < fewestLetters)
        throw refusal(`suchbegriff muss mindestens ${String(fewestLetters)} Zeichen haben.`, 'SUCHBEGRIFF_ZU_KURZ');
      // Numbers are typed with spaces in them.
      const whole = /^[\d\s+()./-]+$/.test(args.suchbegriff) ? [args.suchbegriff.trim()] : words;
      return clients()
        .filter((row) => (row.isActive || args.auchInaktive) && whole.every((word) => isFound(row, word)))
        .slice(0, Math.max(0, Math.min(args.limit, cap)))
        .map(records.tierhalter);
    },
    tierhalterDubletten(): readonly Row[] {
      const nameOf = (row: ClientRecord): string => `${row.givenName ?? ''} ${row.familyName}`;
      return clients().flatMap((row, index, all) => {
        const other = all.slice(index + 1).find((each) => nameOf(each) === nameOf(row));
        if (!other) return [];
        return [{ original: () => records.tierhalter(row), kandidat: () => records.tierhalter(other), score: 0.82 }];
      });
    },
    tiere: (args: ListArgs) =>
      connectionOf('tiere', practice.patients, args, cap, { show: records.tier, plain: plain.tier }),
    tierById: ({ id }: { readonly id: number }) => records.tierOf(keyIn('patient', id)),
    tierByChipnummer({ chipnummer }: { readonly chipnummer: string }): Row | null {
      const row = practice.patients.find(({ microchip }) => microchip === chipnummer);
      return row ? records.tier(row) : null;
    },
    tierarten: () => memory.tierarten.map(orte.tierart),
    rassen({ tierartId }: { readonly tierartId?: number | null }): readonly Row[] {
      const wanted = memory.tierarten[(tierartId ?? 0) - 1];
      return memory.rassen
        .filter(({ tierart }) => (tierartId ?? null) === null || tierart === wanted)
        .map(({ tierart, name }) => orte.rasse(tierart, name));
    },
    merkmale: () => memory.merkmale.map(records.merkmal),
    ...kalender,
    ...praxisQueries(backstage, memory, orte, records, praxis, plainPraxis),
    ...technikQueries(backstage, memory),
    ...termine.writes,
    ...kalenderWrites(backstage, memory, show, termine.anlegen),
    ...stammWrites(backstage, memory, records, praxis),
  };
}
