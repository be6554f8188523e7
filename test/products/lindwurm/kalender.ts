import { GraphQLError } from 'graphql';
import { wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type PlaceRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Memory } from './memory.ts';
import { connectionOf, type ListArgs } from './paging.ts';
import type { Records } from './records.ts';
import { type Ressource, ressourcenOf, type Standorte } from './standorte.ts';
import { dateTime, dayIn, endOf, idOf, keyIn } from './values.ts';

interface Zeitraum {
  readonly von: string;
  readonly bis: string;
}

interface AmStandort {
  readonly standortId: number;
}

const dayMs = 86_400_000;
/** Six weeks, as a month's sheet shows them. */
const mostDays = 42;
const feiertage: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '05-01': 'Tag der Arbeit',
  '12-25': 'Christtag',
};

/** Refuses a request with a code. */
export function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Days from one to another, both of them counted. */
export function zeitraumOf({ von, bis }: Zeitraum): readonly string[] {
  const [first, last] = [dayIn(von), dayIn(bis)];
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (count < 1) throw refusal('bis darf nicht vor von liegen.', 'ZEITRAUM_UNGUELTIG');
  if (count > mostDays)
    throw refusal(`Zeitraum darf höchstens ${String(mostDays)} Tage umfassen.`, 'ZEITRAUM_ZU_GROSS');
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10),
  );
}

/** What blocks time, as it is shown; free times and the calendar know it, lists of appointments don't. */
export function sperrzeitOf({ practice }: Backstage, orte: Standorte) {
  return (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    const place = rowOf(practice.places, row.placeKey);
    const column = place && ressourcenOf(practice, place).find(({ provider }) => provider?.key === row.providerKey);
    const grund = rowOf(practice.visitTypes, row.typeKey);
    return {
      __typename: 'Sperrzeit',
      id: 500 + row.key,
      titel: row.reason ?? grund?.name ?? 'Gesperrt',
      beginn: wallText(row.start, zone),
      ende: wallText(endOf(row), zone),
      grund: {
        id: grund?.key ?? 0,
        bezeichnung: grund?.name ?? 'Gesperrt',
        standarddauerMinuten: grund?.minutes ?? 60,
      },
      ressource: () => (row.providerKey === null || !column ? null : orte.ressource(column)),
    };
  };
}

/** The queries for the calendar. */
export function kalenderQueries(
  backstage: Backstage,
  memory: Memory,
  orte: Standorte,
  records: Records,
  plain: Records,
) {
  const { practice, cap, now } = backstage;
  const sperrzeit = sperrzeitOf(backstage, orte);
  const isBlock = (row: AppointmentRecord): boolean => row.isBlock && !row.isDeleted;
  const dayOf = (row: AppointmentRecord): string => wallDay(row.start, zoneOf(practice, row));
  const placeIn = (id: number): PlaceRecord => {
    const place = rowOf(practice.places, keyIn('place', id));
    if (!place) throw refusal(`Standort ${String(id)} nicht gefunden.`, 'NICHT_GEFUNDEN');
    return place;
  };
  const within = (range: Zeitraum, fits: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] => {
    const days = new Set(zeitraumOf(range));
    return practice.appointments.filter((row) => fits(row) && days.has(dayOf(row))).toSorted(byStart);
  };
  const isIn = (row: AppointmentRecord, { art, provider, raumId }: Ressource): boolean => {
    if (art === 'BEHANDLER') return row.providerKey === provider?.key;
    if (art === 'RAUM') return !row.isBlock && records.raumIdOf(row) === raumId;
    return row.providerKey === null;
  };

  return {
    termine(
      args: ListArgs & Zeitraum & { readonly standortId?: number | null; readonly behandlerId?: number | null },
    ): Row {
      const { standortId, behandlerId } = args;
      const isMatch = (id: number | null | undefined, own: number | null): boolean =>
        (id ?? null) === null || id === own;
      const rows = within(args, (row) => {
        const provider = row.providerKey === null ? null : idOf('provider', row.providerKey);
        return (
          records.isShown(row) && isMatch(standortId, idOf('place', row.placeKey)) && isMatch(behandlerId, provider)
        );
      });
      return connectionOf('termine', rows, args, cap, { show: records.termin, plain: plain.termin });
    },
    terminById({ id }: { readonly id: number }): Row | null {
      const row = rowOf(practice.appointments, keyIn('appointment', id));
      return row && records.isShown(row) ? records.termin(row) : null;
    },
    terminarten: ({ nurOnlineBuchbare }: { readonly nurOnlineBuchbare: boolean }) =>
      practice.visitTypes
        .filter(({ isBlock: blocks }) => !blocks)
        .map(orte.terminart)
        .filter((row) => !nurOnlineBuchbare || row['onlineBuchbar'] === true),
    kalender({ standortId, datum }: AmStandort & { readonly datum: string }): Row {
      const place = placeIn(standortId);
      const rows = within({ von: datum, bis: datum }, (row) => {
        return row.placeKey === place.key && (isBlock(row) || (records.isShown(row) && row.state !== 'cancelled'));
      });
      return {
        datum,
        standort: orte.standort(place),
        feiertag: feiertage[datum.slice(5)] ?? null,
        spalten: ressourcenOf(practice, place).map((column) => ({
          ressource: orte.ressource(column),
          eintraege: () =>
            rows.filter((row) => isIn(row, column)).map((row) => (row.isBlock ? sperrzeit(row) : records.termin(row))),
        })),
      };
    },
    kalenderressourcen: ({ standortId }: AmStandort) => ressourcenOf(practice, placeIn(standortId)).map(orte.ressource),
    wartezimmer({ standortId }: AmStandort): readonly Row[] {
      const place = placeIn(standortId);
      const today = wallDay(now(), place.zone);
      return practice.appointments
        .filter(
          (row) =>
            row.placeKey === place.key && records.isShown(row) && row.state === 'arrived' && dayOf(row) === today,
        )
        .toSorted(byStart)
        .map((row) => {
          const since = row.start - (row.key % 4) * 180_000;
          return {
            termin: records.termin(row),
            wartetSeit: wallText(since, place.zone),
            wartezeitMinuten: Math.max(0, Math.floor((now() - since) / 60_000)),
          };
        });
    },
    freieTermine(
      args: AmStandort & Zeitraum & { readonly terminartId: number; readonly behandlerId?: number | null },
    ): readonly Row[] {
      const place = placeIn(args.standortId);
      const typeKey = keyIn('visitType', args.terminartId);
      const providerKey = keyIn('provider', args.behandlerId);
      return openingsOf(backstage, {
        placeKey: place.key,
        typeKey,
        ...(providerKey !== null && { providerKey }),
        days: zeitraumOf(args),
      })
        .filter(({ taken, start }) => !taken && start > now())
        .map((opening) => ({
          beginn: wallText(opening.start, place.zone),
          ende: wallText(endOf(opening), place.zone),
          behandler: () => orte.behandlerOf(opening.providerKey),
          standort: () => orte.standort(place),
        }));
    },
    sperrzeiten(args: AmStandort & Zeitraum): readonly Row[] {
      const place = placeIn(args.standortId);
      return within(args, (row) => row.placeKey === place.key && isBlock(row)).map(sperrzeit);
    },
    sperrgruende: () =>
      practice.visitTypes
        .filter(({ isBlock: blocks }) => blocks)
        .map(({ key, name, minutes }) => ({ id: key, bezeichnung: name, standarddauerMinuten: minutes })),
    terminanfragen({ status }: { readonly status?: string | null }): readonly Row[] {
      return memory.anfragen.filter((row) => (status ?? row.status) === row.status).map(anfrage);
    },
    terminerinnerungen: (range: Zeitraum) =>
      within(range, (row) => records.isShown(row) && row.clientKey !== null && row.key % 2 === 0).map((row) => ({
        id: 12_000 + row.key,
        termin: () => records.termin(row),
        kanal: row.key % 3 === 0 ? 'SMS' : 'EMAIL',
        versandtAm: dateTime(row.start - dayMs),
        status: row.key % 14 === 0 ? 'FEHLGESCHLAGEN' : 'ZUGESTELLT',
      })),
    warteliste({ standortId }: { readonly standortId?: number | null }): readonly Row[] {
      return memory.warteliste
        .filter(({ placeKey }) => (standortId ?? idOf('place', placeKey)) === idOf('place', placeKey))
        .map(wartender);
    },
    show: { anfrage, wartender, sperrzeit },
  };

  function anfrage({ placeKey, typeKey, appointmentKey, at, ...row }: Memory['anfragen'][number]): Row {
    const type = rowOf(practice.visitTypes, typeKey);
    const visit = rowOf(practice.appointments, appointmentKey);
    return {
      ...row,
      eingegangenAm: dateTime(at),
      standort: () => orte.standortOf(placeKey),
      terminart: () => type && orte.terminart(type),
      termin: () => visit && records.termin(visit),
    };
  }

  function wartender({ clientKey, patientKey, typeKey, placeKey, at, ...row }: Memory['warteliste'][number]): Row {
    const type = rowOf(practice.visitTypes, typeKey);
    return {
      ...row,
      tierhalter: () => records.tierhalterOf(clientKey),
      tier: () => records.tierOf(patientKey),
      terminart: () => type && orte.terminart(type),
      standort: () => orte.standortOf(placeKey),
      createdAt: dateTime(at),
    };
  }
}
