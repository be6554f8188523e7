import { instantOfWall, wallDay, wallText, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { openingsOf } from '../openings.ts';
import { sliceOf } from '../pages.ts';
import { type AppointmentRecord, byFamilyName, byStart, fullNameOf, rowOf, zoneOf } from '../practice.ts';
import { mergeClients } from '../practiceChanges.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { stateOfWord, written } from '../refusals.ts';
import { tierpraxisIds, tierpraxisRecords, tierpraxisWords } from './records.ts';

interface Page {
  readonly seite?: number | null;
  readonly proSeite?: number | null;
}

interface HalterArgs extends Page {
  readonly suchbegriff?: string;
  readonly auchInaktive?: boolean;
  readonly geaendertSeit?: string;
}

interface TermineArgs extends Page {
  readonly standortId?: string;
  readonly vonTag: string;
  readonly bisTag: string;
  readonly mitAbgesagten?: boolean | null;
}

interface TerminEingabe {
  readonly standortId: string;
  readonly terminartId: string;
  readonly tierId?: string;
  readonly behandlerId?: string;
  readonly tag?: string;
  readonly beginn?: string;
  readonly ende?: string;
  readonly zustand?: string;
  readonly anlass?: string;
}

interface HalterEingabe {
  readonly vorname?: string;
  readonly nachname: string;
  readonly telefonMobil?: string;
  readonly telefonPrivat?: string;
  readonly mail?: string;
}

interface TierEingabe {
  readonly rufname: string;
  readonly tierart: string;
  readonly rasse?: string;
}

const { of, key } = tierpraxisIds;

/** Resolvers of the German system: numbered pages, days and times of day. */
export function tierpraxisRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { halter, tier, mitarbeiter, standort, terminart, termin } = tierpraxisRecords(stage);
  function page<Row>(rows: readonly Row[], { seite, proSeite }: Page, show: (row: Row) => object | null): object {
    const size = Math.max(1, Math.min(proSeite ?? cap, cap));
    const skipped = (Math.max(1, seite ?? 1) - 1) * size;
    const shown = sliceOf(rows, skipped, size, cap);
    return {
      eintraege: shown.map(show),
      gesamtzahl: rows.length,
      weitereVorhanden: skipped + shown.length < rows.length,
    };
  }
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    praxis: { id: of('organization', 1), name: practice.organization.name },
    standorte: () => practice.places.map((row) => standort(row.key)),
    tierhalter({ suchbegriff, auchInaktive, geaendertSeit, ...args }: HalterArgs) {
      const text = (suchbegriff ?? '').toLowerCase();
      const rows = practice.clients
        .filter((row) => !row.isDeleted && (auchInaktive === true || row.isActive))
        .filter((row) => !geaendertSeit || row.updatedAt >= Date.parse(geaendertSeit))
        .filter((row) => [fullNameOf(row), ...row.emails].some((candidate) => candidate.toLowerCase().includes(text)));
      return page(rows.toSorted(byFamilyName), args, halter);
    },
    tierhalterDetails({ id }: { id: string }) {
      const row = rowOf(practice.clients, key('client', id));
      return row?.isDeleted ? null : halter(row);
    },
    tiere({ halterId, ...args }: Page & { halterId?: string }) {
      const owner = key('client', halterId);
      const rows = practice.patients.filter((row) => owner === null || row.clientKey === owner);
      return page(rows, args, tier);
    },
    tier: ({ id }: { id: string }) => tier(rowOf(practice.patients, key('patient', id))),
    termine({ standortId, vonTag, bisTag, mitAbgesagten, ...args }: TermineArgs) {
      const placeKey = key('place', standortId);
      const rows = practice.appointments
        .filter((row) => !row.isBlock && !row.isDeleted && (placeKey === null || row.placeKey === placeKey))
        .filter((row) => {
          const day = wallDay(row.start, zoneOf(practice, row));
          return day >= vonTag && day <= bisTag;
        })
        .filter((row) => mitAbgesagten === true || row.state !== 'cancelled');
      return page(rows.toSorted(byStart), args, termin);
    },
    termin: ({ id }: { id: string }) => termin(rowOf(practice.appointments, key('appointment', id))),
    freieZeiten(args: { standortId: string; terminartId: string; behandlerId?: string; tag: string }) {
      const [placeKey, typeKey] = [key('place', args.standortId), key('visitType', args.terminartId)];
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      return openingsOf(stage, { placeKey, typeKey, providerKey: key('provider', args.behandlerId), days: [args.tag] })
        .filter(({ taken }) => !taken)
        .map(({ start, minutes, providerKey }) => ({
          beginn: wallTime(start, zone).slice(0, 5),
          ende: wallTime(start + minutes * 60_000, zone).slice(0, 5),
          behandlerId: of('provider', providerKey),
        }));
    },
    mitarbeiter({ standortId }: { standortId?: string }) {
      const placeKey = key('place', standortId);
      const rows = practice.providers.filter((row) => placeKey === null || row.placeKeys.includes(placeKey));
      return rows.map((row) => mitarbeiter(row.key));
    },
    terminarten: () => practice.visitTypes.filter((row) => !row.isBlock).map((row) => terminart(row.key)),
    geloeschteTierhalter: () => practice.clients.filter((row) => row.isDeleted).map(halter),
    ...tierpraxisWrites(stage),
  };
}

function tierpraxisWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { halter, tier, termin } = tierpraxisRecords(stage);
  function ergebnis<Row>(field: string, write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    if (outcome.ok) return { erfolg: true, fehler: [], [field]: show(outcome.row) };
    return { erfolg: false, fehler: [outcome.message], [field]: null };
  }
  const minutesBetween = (day: string, from: string, to: string | undefined, zone: string): number | undefined =>
    to === undefined
      ? undefined
      : (instantOfWall(`${day}T${to}`, zone) - instantOfWall(`${day}T${from}`, zone)) / 60_000;
  function change(id: string, eingabe: Partial<TerminEingabe>): Written<AppointmentRecord> {
    const before = rowOf(practice.appointments, key('appointment', id));
    if (!before) return { ok: false, field: 'id', message: 'Termin nicht gefunden' };
    const zone = zoneOf(practice, before);
    const [oldDay = '', oldTime = ''] = wallText(before.start, zone).split('T');
    const { tag = oldDay, beginn = oldTime, ende, zustand, anlass, behandlerId } = eingabe;
    const changes = {
      start: instantOfWall(`${tag}T${beginn}`, zone),
      minutes: minutesBetween(tag, beginn, ende, zone),
      state: stateOfWord(tierpraxisWords, zustand),
      reason: anlass,
      providerKey: behandlerId === undefined ? undefined : key('provider', behandlerId),
    };
    return changeAppointment(practice, before.key, changes, now());
  }
  return {
    terminAnlegen({ eingabe }: { eingabe: TerminEingabe }) {
      const placeKey = key('place', eingabe.standortId);
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      const { tag = '', beginn = '', ende } = eingabe;
      const input = {
        start: instantOfWall(`${tag}T${beginn}`, zone),
        minutes: minutesBetween(tag, beginn, ende, zone),
        placeKey,
        typeKey: key('visitType', eingabe.terminartId),
        providerKey: key('provider', eingabe.behandlerId),
        patientKey: key('patient', eingabe.tierId),
        reason: eingabe.anlass,
      };
      return ergebnis('termin', () => bookAppointment(practice, input, now()), termin);
    },
    terminAendern: ({ id, eingabe }: { id: string; eingabe: Partial<TerminEingabe> }) =>
      ergebnis('termin', () => change(id, eingabe), termin),
    terminAbsagen({ id, grund }: { id: string; grund?: string }) {
      const changes = { state: 'cancelled', cancelReason: grund } as const;
      return ergebnis('termin', () => changeAppointment(practice, key('appointment', id), changes, now()), termin);
    },
    tierhalterAnlegen({ eingabe }: { eingabe: HalterEingabe }) {
      const { vorname, nachname, telefonMobil, telefonPrivat, mail } = eingabe;
      const phones = [telefonMobil, telefonPrivat];
      const input = { givenName: vorname, familyName: nachname, emails: [mail], phones };
      return ergebnis('tierhalter', () => registerClient(practice, input, now()), halter);
    },
    tierhalterZusammenfuehren({ vonId, zuId }: { vonId: string; zuId: string }) {
      const outcome = written(stage, () => mergeClients(practice, key('client', zuId), key('client', vonId), now()));
      return outcome.ok ? halter(outcome.row) : null;
    },
    tierAnlegen({ halterId, eingabe }: { halterId: string; eingabe: TierEingabe }) {
      const { rufname, tierart, rasse } = eingabe;
      const input = { clientKey: key('client', halterId), name: rufname, species: tierart, breed: rasse };
      return ergebnis('tier', () => addPatient(practice, input, now()), tier);
    },
  };
}
