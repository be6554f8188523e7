import { describe, expect, it } from 'vitest';
import { rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { lindwurm } from './lindwurm.ts';

const visit = productVisits(lindwurm);
const id = (kind: 'client' | 'provider' | 'place' | 'appointment' | 'visitType', key: number): string =>
  lindwurm.view.ids.of(kind, key);
const visitInput = `standortId: ${id('place', 2)}, terminartId: ${id('visitType', 1)}`;

describe('other writes of Lindwurm', () => {
  it('takes requests, blocks, money, messages and to-dos, and refuses all of it with a key that may only read', async () => {
    const { query, server } = await visit();
    const done = await query(`mutation {
      terminanfrageAnnehmen(input: { terminanfrageId: 71, tierhalterId: ${id('client', 9)}, beginn: "2026-12-01T10:00:00" }) { terminanfrage { status termin { beginn anlass } } }
      terminanfrageAblehnen(input: { terminanfrageId: 72 }) { terminanfrage { status } }
      again: terminanfrageAblehnen(input: { terminanfrageId: 72 }) { errors { ... on ValidierungError { feld } } }
      sperrzeitAnlegen(input: { standortId: 1, sperrgrundId: 7, behandlerId: ${id('provider', 1)}, beginn: "2026-12-01T12:00:00", ende: "2026-12-01T12:45:00" }) { sperrzeit { titel ende ressource { id } } }
      wartelisteEintragen(input: { tierhalterId: ${id('client', 5)}, standortId: 2 }) { wartelistenEintrag { id prioritaet tierhalter { nachname } } }
      zahlungErfassen(input: { rechnungId: 5004, betrag: 5.5, zahlungsart: BAR }) { rechnung { zahlungen { betrag zahlungsart } } errors { ... on Error { message } } }
      tooMuch: zahlungErfassen(input: { rechnungId: 5004, betrag: 99999, zahlungsart: BAR }) { errors { ... on ValidierungError { feld } } }
      nachrichtSenden(input: { tierhalterId: ${id('client', 1)}, text: "Bitte anrufen" }) { nachricht { text richtung } }
      aufgabeAnlegen(input: { titel: "Anrufen", tierhalterId: ${id('client', 1)} }) { aufgabe { id tierhalter { id } } }
      aufgabeErledigen(input: { aufgabeId: 401 }) { aufgabe { erledigt } }
      createWebhookSubscription(input: { url: "https://x.example.test", events: [TERMIN_CREATED] }) { webhookSubscription { id events } }
      deleteWebhookSubscription(input: { id: "nope" }) { errors { ... on NichtGefundenError { entitaet } } } }`);
    expect(done).toMatchObject({
      terminanfrageAnnehmen: { terminanfrage: { status: 'ANGENOMMEN', termin: { beginn: '2026-12-01T10:00:00' } } },
      again: { errors: [{ feld: 'terminanfrageId' }] },
      sperrzeitAnlegen: { sperrzeit: { titel: 'Team meeting', ende: '2026-12-01T12:45:00', ressource: { id: 1001 } } },
      wartelisteEintragen: { wartelistenEintrag: { prioritaet: 2, tierhalter: { nachname: "D'Angelo" } } },
      tooMuch: { errors: [{ feld: 'betrag' }] },
      aufgabeErledigen: { aufgabe: { erledigt: true } },
      deleteWebhookSubscription: { errors: [{ entitaet: 'WebhookSubscription' }] },
    });
    expect(rowsAt(done, 'zahlungErfassen.rechnung.zahlungen')).toContainEqual({ betrag: 5.5, zahlungsart: 'BAR' });
    expect(server.practice.appointments.at(-1)?.isBlock).toBe(true);
    const closed = await visit({ refuseWrites: 'Dieser API-Client darf nur lesen.' });
    const [rows, people] = [closed.server.practice.appointments.length, closed.server.practice.clients.length];
    for (const text of [
      `terminAnlegen(input: { ${visitInput}, tierhalterId: ${id('client', 2)}, beginn: "2026-12-01T10:00:00" }) { termin { id } }`,
      `terminAbsagen(input: { terminId: ${id('appointment', 1)} }) { termin { id } }`,
      'tierhalterAnlegen(input: { nachname: "Park" }) { tierhalter { id } }',
      `tierAnlegen(input: { tierhalterId: ${id('client', 2)}, name: "A", tierartId: 1 }) { tier { id } }`,
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await closed.post(`mutation { ${text} }`);
      expect(body.errors?.[0]).toMatchObject({
        message: 'Dieser API-Client darf nur lesen.',
        extensions: { code: 'AUTH_NOT_AUTHORIZED' },
      });
    }
    expect([closed.server.practice.appointments.length, closed.server.practice.clients.length]).toEqual([rows, people]);
  });
});
