import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { mirah } from './mirah.ts';
import { textOf } from '../generatedRows.ts';

const { view } = mirah;
const { of } = view.ids;
const visit = productVisits(mirah);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

/** All rows of a list, page by page. */
function readAll(query: ProductVisit['query'], list: string, fields: string, more = ''): Promise<Row[]> {
  return allPages(async (after) => {
    const answer = await query(`{ ${list}(first: 100 ${more} ${after === null ? '' : `, after: "${after}"`}) {
      nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`);
    const isLast = at(answer, `${list}.pageInfo.hasNextPage`) === false;
    return {
      rows: rowsAt(answer, `${list}.nodes`),
      next: isLast ? null : String(at(answer, `${list}.pageInfo.endCursor`)),
    };
  });
}

describe('the integration API of Mirah', () => {
  it('lists patients in order of entry, in pages with counted cursors', async () => {
    const { query, server } = await visit({ cap: 30 });
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const rows = await readAll(
      query,
      'patients',
      `id globalId externalId identifier { assigner value } givenName familyName legalGivenName legalName preferredName
      email phoneNumber birthDate timezone mrn managingOrganization { id name }`,
    );
    expect(rows).toHaveLength(clients.length);
    for (const [index, { id, givenName, familyName, emails, phones, location }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect(row).toMatchObject({ id, givenName, familyName, managingOrganization: location });
      expect([row['email'], row['phoneNumber']]).toEqual([emails?.[0] ?? null, phones?.[0] ?? null]);
      expect(Buffer.from(String(row['globalId']), 'base64url').toString()).toBe(
        `gid://mirah-server/Patient/${id ?? ''}`,
      );
      expect(row['birthDate']).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(rows[1]).toMatchObject({
      legalGivenName: 'Søren Marie',
      legalName: 'Søren Marie Müller',
      preferredName: 'Søren Müller',
    });
    expect(rows.filter((row) => rowsAt(row, 'identifier').length > 1).length).toBeGreaterThan(5);
    const ends = await query(`{ patients(first: 2) { totalCount edges { cursor node { id } }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }
      back: patients(last: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } }
      before: patients(before: "Mw") { nodes { id } } usual: patients { nodes { id } }
      sorted: patients(first: 30, sortBy: ID, sortDirection: DESC) { nodes { id } } }`);
    expect(at(ends, 'patients.pageInfo')).toEqual({
      startCursor: 'MQ',
      endCursor: 'Mg',
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(at(ends, 'patients.totalCount')).toBe(clients.length);
    expect(column(rowsAt(ends, 'patients.edges'), 'node.id')).toEqual([clients[0]?.id, clients[1]?.id]);
    expect(column(rowsAt(ends, 'back.nodes'), 'id')).toEqual(clients.slice(-2).map(({ id }) => id));
    expect(at(ends, 'back.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(column(rowsAt(ends, 'before.nodes'), 'id')).toEqual(clients.slice(0, 2).map(({ id }) => id));
    expect(rowsAt(ends, 'usual.nodes')).toHaveLength(30);
    const byId = clients.map(({ id }) => id ?? '').toSorted();
    expect(column(rowsAt(ends, 'sorted.nodes'), 'id')).toEqual(byId.toReversed().slice(0, 30));
  });

  it('finds people by names and emails, and everything by its ids', async () => {
    const { query, post } = await visit();
    const found =
      await query(`{ family: patients(search: "o'BRI") { nodes { id } } full: patients(search: "ruth abb") { nodes { id } }
      email: patients(search: "inigo@") { nodes { id externalId } } none: patients(search: "zqxwv") { nodes { id } totalCount }
      phone: patients(search: "5550101") { nodes { id } } units: organizations(search: "cat") { nodes { name partOf { name } } }
      staff: practitioners(search: "okaf") { nodes { givenName title suffix organizations { name } practitionerRoles { organization { name } practitioner { familyName } } } }
      patient(id: "${of('client', 4)}") { givenName } patientExternal(externalId: "pt-4004") { id }
      listed: patients(externalId: ["pt-4006", "pt-4007", "nobody"]) { nodes { familyName } }
      appointment(id: "${of('appointment', 1)}") { externalId } none2: appointment(id: "1") { id }
      organizationExternal(externalId: "summit") { name } practitionerExternal(externalId: "dwhitfield") { defaultPractitionerRole } }`);
    const ids = (path: string): unknown[] => column(rowsAt(found, `${path}.nodes`), 'id');
    expect(ids('family')).toEqual([1, 8].map((key) => of('client', key)));
    expect([ids('full'), ids('email')]).toEqual([[of('client', 7)], [of('client', 6)]]);
    expect([ids('none'), at(found, 'none.totalCount'), ids('phone')]).toEqual([[], 0, []]);
    expect(rowsAt(found, 'units.nodes')).toEqual([
      { name: "St. Mary's Cat Practice", partOf: { name: 'Harbor Street Animal Hospital' } },
    ]);
    expect(at(found, 'staff.nodes.0')).toEqual({
      givenName: 'Amelia',
      title: 'Dr',
      suffix: 'DVM',
      organizations: [{ name: 'Harbor Street Animal Hospital' }],
      practitionerRoles: [
        { organization: { name: 'Harbor Street Animal Hospital' }, practitioner: { familyName: 'Okafor' } },
      ],
    });
    expect(found).toMatchObject({
      patient: { givenName: 'Mai' },
      patientExternal: { id: of('client', 4) },
      appointment: { externalId: 'appt-88001' },
      none2: null,
      organizationExternal: { name: 'Summit Pet Clinic' },
      practitionerExternal: { defaultPractitionerRole: 'ADMINISTRATOR' },
    });
    expect(column(rowsAt(found, 'listed.nodes'), 'familyName')).toEqual(['Abel', 'Abbott']);
    const { body } = await post('{ appointments(status: [INVALID]) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('INVALID');
  });

  it('shows the appointments of a day to those who read all of them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const all = await readAll(
      query,
      'appointments',
      `id startDate endDate minutesDuration status patient { id givenName familyName } organization { id name }
      practitioner { id givenName familyName } careEpisode { patient { id } status } measurementEncounter { id periodStart periodEnd mirahStatus }`,
    );
    expect(all).toHaveLength(practice.appointments.filter(view.shows).length);
    const { appointments, mayOmit } = expectedSample(mirah, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, status, client, provider, location } of appointments) {
      const row = all.find((each) => each['id'] === id) ?? {};
      expect([row['startDate'], row['status'], row['organization']]).toEqual([start, status, location]);
      const [from, until] = [start, end].map((text) => Date.parse(text ?? ''));
      const minutes = ((until ?? 0) - (from ?? 0)) / 60_000;
      expect([row['endDate'], row['minutesDuration']]).toSatisfy(
        ([ends, lasts]: readonly unknown[]) =>
          (ends === end || ends === null) && (lasts === minutes || lasts === null) && (ends !== null || lasts !== null),
      );
      const nameOf = (person: unknown): unknown =>
        person && `${String(at(person, 'givenName'))} ${String(at(person, 'familyName'))}`;
      expect([at(row, 'patient.id'), nameOf(row['patient'])]).toEqual([client?.id ?? null, client?.name ?? null]);
      expect([at(row, 'practitioner.id'), nameOf(row['practitioner'])]).toEqual([
        provider?.id ?? null,
        provider?.name ?? null,
      ]);
      expect(at(row, 'careEpisode.patient.id')).toBe(client?.id ?? null);
    }
    // No other appointment is on that day, by the clock of its place.
    const zoneOf = new Map(practice.places.map(({ key, zone }) => [of('place', key), zone]));
    const onDay = all.filter((row) => {
      const zone = zoneOf.get(String(at(row, 'organization.id'))) ?? '';
      return wallDay(Date.parse(String(row['startDate'])), zone) === '2026-11-17';
    });
    expect(column(onDay, 'id').map(textOf).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    // What was entered in error stays in the list.
    expect(mayOmit.map((id) => all.find((row) => row['id'] === id)?.['status'])).toEqual(['ENTERED_IN_ERROR']);
    const filtered = await readAll(query, 'appointments', 'status', ', status: [CANCELED, NOSHOW]');
    expect(new Set(column(filtered, 'status'))).toEqual(new Set(['CANCELED', 'NOSHOW']));
    const starts = all.map((row) => Date.parse(String(row['startDate'])));
    expect(starts).not.toEqual(starts.toSorted((one, other) => one - other));
  });

  it('leads to episodes, measurements and conditions', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ encounters(first: 1, mirahStatus: [COMPLETE], sortBy: PERIOD_START) { totalCount nodes { id patient { id }
        practitioner { familyName } careEpisode { id } measurementInvitations { phase status encounter { id } }
        diagnosticReport { status subject { id } encounter { id } } periodStart periodEnd } }
      late: encounters(periodStart: { min: "2026-11-18T05:00:00Z", max: "2026-11-18T23:00:00Z" }) { nodes { periodStart } }
      diagnosticReports(sortBy: EFFECTIVE_DATE, sortDirection: DESC, first: 2) { nodes { effectiveDate } }
      careEpisodes(status: [FINISHED], first: 1) { nodes { periodEnd patient { familyName } managingOrganization { name } teamPractitioners { familyName } encounters { totalCount } } }
      diagnosticCodes(search: "anxiety") { nodes { code patientConditions { nodes { patient { id } status } } } }
      measurementInvitations(status: [SCHEDULED], first: 1) { nodes { status opensAt } } patientConditions { totalCount }
      patient(id: "${of('client', 7)}") { patientConditions { nodes { diagnosticCode { code } } } careEpisodes { nodes { identifier { value } } }
        encounters { totalCount } diagnosticReports { totalCount } } }`);
    const [encounter] = rowsAt(answer, 'encounters.nodes');
    expect(encounter?.['periodEnd']).toBe(encounter?.['periodStart']);
    expect(encounter).toMatchObject({
      measurementInvitations: [{ phase: 'BEFORE', status: 'COMPLETE', encounter: { id: encounter?.['id'] } }],
      diagnosticReport: { status: 'FINAL', subject: encounter?.['patient'], encounter: { id: encounter?.['id'] } },
    });
    for (const text of column(rowsAt(answer, 'late.nodes'), 'periodStart')) expect(text).toMatch(/^2026-11-18T/);
    expect(rowsAt(answer, 'late.nodes').length).toBeGreaterThan(3);
    const [newest, older] = column(rowsAt(answer, 'diagnosticReports.nodes'), 'effectiveDate');
    expect(Date.parse(String(newest))).toBeGreaterThanOrEqual(Date.parse(String(older)));
    expect(at(answer, 'careEpisodes.nodes.0.patient.familyName')).toBe('Nguyễn');
    expect(at(answer, 'diagnosticCodes.nodes.0.code')).toBe('F41.1');
    expect(rowsAt(answer, 'diagnosticCodes.nodes.0.patientConditions.nodes').length).toBeGreaterThan(0);
    expect(at(answer, 'measurementInvitations.nodes.0.status')).toBe('FUTURE');
    expect(at(answer, 'patientConditions.totalCount')).toBe(6);
    expect(at(answer, 'patient.careEpisodes.nodes.0.identifier')).toEqual([{ value: 'coe-7' }]);
  });

  it('refuses and spoils, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointmentExternal');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(missingOperations(mirah)).toEqual([]);
    const closed = await visit({ refuseWrites: 'No writes today', poison: [{ kind: 'appointment', key: 2 }] });
    const answer =
      await closed.query(`mutation { createOrUpdatePatient(input: { externalId: "pt-4001", email: "a@example.test" }) {
      status errors { message path } result { id } } }`);
    expect(answer['createOrUpdatePatient']).toEqual({
      status: 'ERROR',
      errors: [{ message: 'No writes today', path: [] }],
      result: null,
    });
    expect((await closed.post('{ appointments(first: 3) { nodes { id } } }')).status).toBe(500);
    expect(rowsAt(await closed.query('{ organizations { nodes { name } } }'), 'organizations.nodes')).toHaveLength(3);
  });
});
