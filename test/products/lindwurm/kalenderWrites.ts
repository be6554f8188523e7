import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { kalenderQueries } from './kalender.ts';
import { lookupsIn, trimmed } from './lookups.ts';
import type { Memory } from './memory.ts';
import { invalid, notFound, payloadOf, rowOfWrite } from './payload.ts';
import type { Anlegen } from './terminWrites.ts';
import { idOf, wallIn } from './values.ts';

interface Args {
  readonly input: Row;
}

/** The mutations of requests, blocked times and the waiting list. */
export function kalenderWrites(
  backstage: Backstage,
  memory: Memory,
  show: ReturnType<typeof kalenderQueries>['show'],
  anlegen: Anlegen,
) {
  const { practice, now } = backstage;
  const { placeIn, typeIn, providerIn, patientIn, clientKeyIn } = lookupsIn(backstage);

  const anfrageIn = (id: unknown): number => {
    const index = memory.anfragen.findIndex((row) => row.id === id);
    const row = memory.anfragen[index];
    if (!row) throw notFound('Terminanfrage', id);
    if (row.status !== 'NEU') throw invalid('terminanfrageId', 'Terminanfrage wurde bereits bearbeitet.');
    return index;
  };
  const erledigt = (index: number, fields: Partial<Memory['anfragen'][number]>): Row => {
    const before = memory.anfragen[index];
    if (!before) throw notFound('Terminanfrage', index);
    const row = { ...before, ...fields };
    memory.anfragen[index] = row;
    return show.anfrage(row);
  };

  return {
    terminanfrageAnnehmen: ({ input }: Args) =>
      payloadOf(backstage, 'terminanfrage', () => {
        const index = anfrageIn(input['terminanfrageId']);
        const { placeKey, typeKey, anlass } = memory.anfragen[index] ?? { placeKey: 1, typeKey: null, anlass: null };
        const type = rowOf(practice.visitTypes, typeKey) ?? practice.visitTypes.find(({ isBlock }) => !isBlock);
        const row = anlegen({
          ...input,
          standortId: idOf('place', placeKey),
          terminartId: idOf('visitType', type?.key ?? 0),
          anlass: anlass ?? undefined,
          doppelbelegungErlauben: true,
        });
        return erledigt(index, { status: 'ANGENOMMEN', appointmentKey: row.key });
      }),
    terminanfrageAblehnen: ({ input }: Args) =>
      payloadOf(backstage, 'terminanfrage', () =>
        erledigt(anfrageIn(input['terminanfrageId']), { status: 'ABGELEHNT' }),
      ),
    sperrzeitAnlegen: ({ input }: Args) =>
      payloadOf(backstage, 'sperrzeit', () => {
        const place = placeIn(input['standortId']);
        const grund = practice.visitTypes.find(({ key, isBlock }) => isBlock && key === input['sperrgrundId']);
        if (!grund) throw notFound('Sperrgrund', input['sperrgrundId']);
        const [start, end] = [wallIn(input['beginn'], place.zone), wallIn(input['ende'], place.zone)];
        if (end <= start) throw invalid('ende', 'Ende muss nach dem Beginn liegen.');
        const booking = {
          start,
          minutes: (end - start) / 60_000,
          placeKey: place.key,
          typeKey: grund.key,
          providerKey: providerIn(input['behandlerId'], place)?.key ?? null,
          reason: trimmed(input, 'titel') ?? null,
        };
        return show.sperrzeit(rowOfWrite(bookAppointment(practice, booking, now())));
      }),
    wartelisteEintragen: ({ input }: Args) =>
      payloadOf(backstage, 'wartelistenEintrag', () => {
        const clientKey = clientKeyIn(input['tierhalterId']);
        if (clientKey === null) throw notFound('Tierhalter', input['tierhalterId']);
        const row = {
          id: Math.max(30, ...memory.warteliste.map(({ id }) => id)) + 1,
          clientKey,
          patientKey: patientIn(input['tierId'])?.key ?? null,
          typeKey: (input['terminartId'] ?? null) === null ? null : typeIn(input['terminartId']).key,
          placeKey: placeIn(input['standortId']).key,
          wunsch: trimmed(input, 'wunsch') ?? null,
          prioritaet: Number(input['prioritaet']),
          at: now(),
        };
        memory.warteliste.push(row);
        return show.wartender(row);
      }),
  };
}
