import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { lindwurm } from './lindwurm.ts';
import { nodesOf, sampleByHand, terminShown, terminText, tierhalterShown, tierhalterText } from './readLindwurm.ts';

const visit = productVisits(lindwurm);
const { view } = lindwurm;
const day = '2026-11-17';
const id = (kind: 'client' | 'provider' | 'place' | 'patient' | 'appointment' | 'visitType', key: number): string =>
  view.ids.of(kind, key);
const sorted = (texts: readonly unknown[]): readonly string[] =>
  texts.map(String).toSorted((one, other) => one.localeCompare(other));
const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => String(row['id']));

describe('Lindwurm', () => {
  it.each(['2026-11-17', '2026-11-01', '2026-03-08'])('shows of %s what is expected of it', async (each) => {
    const { query, server } = await visit();
    const sample = await sampleByHand(query, each);
    const expected = expectedSample(lindwurm, each);
    expect(sampleDifferences(lindwurm, expected, sample)).toEqual([]);
    expect(sample.appointments).toHaveLength(expected.appointments.length);
    expect(expected.appointments.length).toBeGreaterThan(4);
    expect(expected.mayOmit).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('has all that is expected, and shows every row of the practice', async () => {
    expect(missingOperations(lindwurm)).toEqual([]);
    const { query, server } = await visit();
    const { practice } = server;
    const clients = await nodesOf(query, 'tierhalter', '', tierhalterText);
    const byNumber = (row: object): object => ({ ...row, phones: sorted(Reflect.get(row, 'phones')) });
    expect(clients.map(tierhalterShown).map(byNumber)).toEqual(
      view.clients(practice).map((row) => byNumber(clientThrough(view, practice, row))),
    );
    const animals = await nodesOf(query, 'tiere', '', 'id name tierhalter { id }');
    expect(idsOf(animals)).toEqual(practice.patients.map((row) => patientThrough(view, row).id));
    const days = await Promise.all(
      practiceDays.map((each) => nodesOf(query, 'termine', `von: "${each}", bis: "${each}"`, 'id')),
    );
    const shown = practice.appointments.filter(view.shows).map(({ key }) => id('appointment', key));
    expect(days.flatMap(idsOf).toSorted()).toEqual(shown.toSorted());
    const other = createOtherPractice('oneDoctor');
    const second = await visit({ practice: other });
    const expected = expectedSample(lindwurm, day, { practice: other });
    expect(sampleDifferences(lindwurm, expected, await sampleByHand(second.query, day))).toEqual([]);
  });

  it('gives ten rows where nothing is asked for, pages both ways, and refuses pages that are too long', async () => {
    const { query, post } = await visit();
    const page =
      'nodes { id } edges { cursor node { id } } totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor }';
    const first = await query(`{ tierhalter { ${page} } }`);
    expect([rowsAt(first, 'tierhalter.nodes').length, at(first, 'tierhalter.totalCount')]).toEqual([10, 118]);
    const cursor = String(at(first, 'tierhalter.pageInfo.endCursor'));
    const next = await query(`{ tierhalter(first: 3, after: "${cursor}") { ${page} }
      back: tierhalter(last: 2, before: "${cursor}") { ${page} } }`);
    expect(idsOf(rowsAt(next, 'tierhalter.nodes'))).toEqual([11, 12, 13].map((key) => id('client', key)));
    expect(idsOf(rowsAt(next, 'back.nodes'))).toEqual([8, 9].map((key) => id('client', key)));
    expect(at(next, 'tierhalter.pageInfo.hasPreviousPage')).toBe(true);
    const { body, status } = await post('{ tiere(first: 101) { nodes { id } } }');
    expect(status).toBe(200);
    expect(body.data).toEqual({ tiere: null });
    expect(body.errors?.[0]).toMatchObject({
      message: 'The maximum allowed items per page were exceeded.',
      extensions: { code: 'HC0051', requestedItems: 101, maxAllowedItems: 100 },
    });
  });

  it('filters and orders', async () => {
    const { query, server } = await visit();
    const names = (data: unknown, path: string): unknown[] => rowsAt(data, path).map((row) => row['nachname']);
    const found = await query(`{
      eq: tierhalter(where: { nachname: { eq: "o'brien" } }) { nodes { nachname } }
      some: tierhalter(where: { or: [{ nachname: { startsWith: "abb" } }, { email: { eq: "mai@example.test" } }] }) { nodes { nachname } }
      off: tierhalter(where: { istAktiv: { eq: false } }, first: 50) { totalCount nodes { istAktiv } }
      firms: tierhalter(where: { vorname: { eq: null }, anrede: { in: [FIRMA] } }) { nodes { nachname briefanrede } }
      place: tierhalter(where: { stammstandort: { kuerzel: { eq: "SUM" } } }, first: 50) { nodes { stammstandort { id } } }
      sorted: tierhalter(order: [{ nachname: ASC }, { vorname: DESC }], first: 6) { nodes { nachname vorname } }
      cats: tiere(where: { tierart: { bezeichnung: { eq: "feline" } }, rasse: { bezeichnung: { contains: "coon" } } }, first: 50) {
        nodes { tierart { bezeichnung } rasse { bezeichnung } } }
      open: termine(von: "${day}", bis: "${day}", where: { status: { nin: [ABGESAGT, ABGESCHLOSSEN] } }, order: { beginn: DESC }, first: 50) {
        nodes { status beginn } }
      noBreed: tiere(where: { rasse: { bezeichnung: { eq: "Boxer" } } }) { totalCount }
      bills: rechnungen(where: { status: { eq: OFFEN } }, order: { rechnungsdatum: DESC }) { totalCount nodes { status rechnungsdatum offenerBetrag } }
    }`);
    expect(names(found, 'eq.nodes')).toEqual(["O'Brien", "O'Brien"]);
    expect(sorted(names(found, 'some.nodes'))).toEqual(['Abbott', 'Nguyễn']);
    expect(at(found, 'off.totalCount')).toBe(
      server.practice.clients.filter((row) => !row.isActive && !row.isDeleted).length,
    );
    expect(rowsAt(found, 'firms.nodes')).toEqual([
      { nachname: 'Riverside Cat Rescue', briefanrede: 'Sehr geehrte Damen und Herren' },
    ]);
    expect(new Set(rowsAt(found, 'place.nodes').map((row) => String(at(row, 'stammstandort.id'))))).toEqual(
      new Set([id('place', 2)]),
    );
    expect(names(found, 'sorted.nodes').slice(0, 3)).toEqual(['Abbott', 'Abel', 'Brown']);
    expect(rowsAt(found, 'cats.nodes').length).toBeGreaterThan(3);
    expect(at(found, 'noBreed.totalCount')).toBe(0);
    const open = rowsAt(found, 'open.nodes');
    expect(open.some((row) => row['status'] === 'ABGESAGT')).toBe(false);
    expect(open.map((row) => String(row['beginn']))).toEqual(
      open
        .map((row) => String(row['beginn']))
        .toSorted()
        .toReversed(),
    );
    expect(rowsAt(found, 'bills.nodes').every((row) => row['status'] === 'OFFEN')).toBe(true);
  });

  it('searches clients, and has one of each by its id', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      name: tierhalterSuche(suchbegriff: "o'bri zoë") { id } pet: tierhalterSuche(suchbegriff: "whiskers", limit: 3) { id tiere { name } }
      phone: tierhalterSuche(suchbegriff: "207 555-0106") { nachname } off: tierhalterSuche(suchbegriff: "nguyễn") { id }
      all: tierhalterSuche(suchbegriff: "nguyễn", auchInaktive: true) { id istAktiv }
      tierhalterById(id: ${id('client', 1)}) { ${tierhalterText} tiere { id } termine(anzahl: 2) { id } offenerSaldo adresse { ort plz } }
      gone: tierhalterById(id: ${id('client', 41)}) { id } terminById(id: ${id('appointment', 1)}) { ${terminText} }
      none: terminById(id: 1) { id } tierById(id: ${id('patient', 4)}) { chipnummer geschlecht letzteBehandlung { datum } }
      behandlerById(id: ${id('provider', 8)}) { istAktiv } tierhalterDubletten { original { id } kandidat { id } }
    }`);
    expect(idsOf(rowsAt(found, 'name'))).toEqual([id('client', 1), id('client', 8)]);
    expect(rowsAt(found, 'pet')).toHaveLength(3);
    expect(rowsAt(found, 'phone')).toEqual([{ nachname: 'Abel' }]);
    expect([rowsAt(found, 'off').length, rowsAt(found, 'all').length]).toEqual([0, 1]);
    expect(at(found, 'tierhalterById')).toMatchObject({ anrede: 'FRAU', briefanrede: "Sehr geehrte Frau O'Brien" });
    expect([found['gone'], found['none']]).toEqual([null, null]);
    const { appointments } = expectedSample(lindwurm, '2026-11-13');
    const [termin] = rowsAt({ rows: [found['terminById']] }, 'rows');
    expect(appointments).toContainEqual(termin && terminShown(termin));
    expect(rowsAt(found, 'tierhalterDubletten').length).toBeGreaterThan(0);
    const short = await post('{ tierhalterSuche(suchbegriff: " a ") { id } }');
    expect(short.body.errors?.[0]?.extensions?.code).toBe('SUCHBEGRIFF_ZU_KURZ');
  });

  it('lists appointments for six weeks at most, and has a calendar with columns', async () => {
    const { query, post } = await visit();
    const code = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.extensions?.code;
    expect(await code('{ termine(von: "2026-10-01", bis: "2026-11-12") { totalCount } }')).toBe('ZEITRAUM_ZU_GROSS');
    expect(await code('{ termine(von: "2026-10-02", bis: "2026-10-01") { totalCount } }')).toBe('ZEITRAUM_UNGUELTIG');
    expect((await post('{ termine(von: "17.11.2026", bis: "2026-11-17") { totalCount } }')).body.errors).toHaveLength(
      1,
    );
    expect((await post('{ termine { totalCount } }')).body.errors?.length).toBeGreaterThan(1);
    const [desk, cats] = [id('place', 1), id('place', 3)];
    const answer = await query(`{
      one: termine(von: "${day}", bis: "${day}", standortId: ${cats}) { totalCount nodes { standort { id } } }
      mine: termine(von: "${day}", bis: "${day}", behandlerId: ${id('provider', 5)}) { nodes { behandler { nachname } } }
      kalender(standortId: ${desk}, datum: "${day}") { standort { kuerzel } spalten { ressource { bezeichnung art behandler { id } raum { id } }
        eintraege { __typename titel beginn ... on Termin { status } ... on Sperrzeit { grund { bezeichnung } } } } }
      kalenderressourcen(standortId: ${desk}) { id art } wartezimmer(standortId: ${desk}) { wartezeitMinuten termin { status } }
      sperrzeiten(standortId: ${desk}, von: "${day}", bis: "${day}") { titel beginn ende ressource { bezeichnung } }
      behandler { id istAktiv } alle: behandler(nurAktive: false) { id } there: behandler(standortId: ${cats}) { nachname }
      terminarten { id bezeichnung dauerMinuten tierarten { bezeichnung } } online: terminarten(nurOnlineBuchbare: true) { id }
      freieTermine(standortId: ${desk}, terminartId: ${id('visitType', 1)}, von: "2026-11-19", bis: "2026-11-19") { beginn behandler { id } }
    }`);
    expect(at(answer, 'one.totalCount')).toBe(4);
    expect(rowsAt(answer, 'mine.nodes').every((row) => at(row, 'behandler.nachname') === 'Whitaker')).toBe(true);
    const columns = rowsAt(answer, 'kalender.spalten');
    expect(columns.map((row) => at(row, 'ressource.bezeichnung'))).toEqual([
      'Dr. Okafor',
      'Dr. Håkansson',
      'Whitaker',
      'Behandlungsraum 1',
      'Behandlungsraum 2',
      'OP',
      'Ohne Zuordnung',
    ]);
    const entries = columns.flatMap((row) => rowsAt(row, 'eintraege'));
    expect(entries.some((row) => row['status'] === 'ABGESAGT')).toBe(false);
    expect(entries.filter((row) => row['__typename'] === 'Sperrzeit')).toMatchObject([{ titel: 'Staff meeting' }]);
    expect(rowsAt(answer, 'sperrzeiten')).toMatchObject([{ beginn: `${day}T12:00:00`, ende: `${day}T13:00:00` }]);
    expect(rowsAt(answer, 'wartezimmer').length).toBeGreaterThan(0);
    expect(['behandler', 'alle', 'there', 'terminarten'].map((name) => rowsAt(answer, name).length)).toEqual([
      7, 8, 2, 6,
    ]);
    expect(rowsAt(answer, 'online').length).toBe(5);
    expect(rowsAt(answer, 'freieTermine').length).toBeGreaterThan(10);
  });

  it('has the rest of the practice and the machinery, with rows', async () => {
    const { query } = await visit();
    const [pet, client] = [id('patient', 2), id('client', 1)];
    const lists =
      await query(`{ raeume(standortId: 2) { bezeichnung standort { id } } mitarbeiter { personalnummer behandler { id } }
      ueberweiser(suchbegriff: "linz") { nachname } dienstplan(standortId: 1, von: "${day}", bis: "${day}") { von behandler { nachname } }
      tierarten { bezeichnung rassen { bezeichnung } } rassen(tierartId: 1) { id } merkmale { bezeichnung } sperrgruende { bezeichnung }
      terminanfragen(status: NEU) { name status standort { name } terminart { bezeichnung } } warteliste { tierhalter { nachname } tier { name } }
      terminerinnerungen(von: "${day}", bis: "${day}") { kanal status termin { beginn } } behandlungen(tierId: ${pet}) { datum tier { id } leistungen { bezeichnung } }
      impfungen(tierId: ${pet}) { impfstoff faelligAm } faelligeImpfungen(bis: "2026-12-31") { tier { name } } zahlungen(rechnungId: 5001) { betrag zahlungsart }
      leistungen(suchbegriff: "krallen") { gotNummer } artikel { bezeichnung bestaende { menge standort { kuerzel } } lieferant { name } } lieferanten { name adresse { ort } }
      nachrichten(tierhalterId: ${client}) { text richtung tierhalter { id } } aufgaben { titel zustaendig { nachname } } auditLog(entity: "Termin", take: 5) { id action entityId }
      webhookSubscriptions { id url } apiClients { name scopes } syncJobs { status } featureFlags { key isEnabled } standorte { raeume { id } behandler { id } oeffnungszeiten { von } } }`);
    for (const [list, rows] of Object.entries(lists)) expect(rowsAt({ rows }, 'rows').length, list).toBeGreaterThan(0);
    const rest =
      await query(`{ mandant { id name } angemeldeterBenutzer { rolle } serverInfo { version } rechnungById(id: 5004) { rechnungsnummer status
      summeBrutto offenerBetrag positionen { gesamtpreis } zahlungen { betrag } tierhalter { nachname } } }`);
    expect(at(rest, 'mandant.name')).toBe('Harbor Veterinary Group');
    expect(at(rest, 'rechnungById.status')).toBe('TEILBEZAHLT');
    const paid = rowsAt(rest, 'rechnungById.zahlungen').reduce((sum, row) => sum + Number(row['betrag']), 0);
    expect(paid + Number(at(rest, 'rechnungById.offenerBetrag'))).toBeCloseTo(
      Number(at(rest, 'rechnungById.summeBrutto')),
      2,
    );
  });

  it('shows its schema within the depth that is allowed, and fails a page with a row that it cannot read', async () => {
    const { query } = await visit({ organizationQuery: 'own' });
    const types = [...(await readPiecewise(query)).values()].filter((type) => type['kind'] === 'OBJECT');
    expect(types.length).toBeGreaterThan(60);
    const broken = await visit({ poison: [{ kind: 'client', key: 60 }] });
    expect((await broken.post('{ tierhalter(where: { nachname: { neq: "x" } }) { nodes { id } } }')).status).toBe(200);
    expect((await broken.post('{ tierhalter(first: 100) { nodes { id } } }')).status).toBe(500);
  });
});
