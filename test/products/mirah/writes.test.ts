import { describe, expect, it } from 'vitest';
import { at, type Row } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { mirah } from './mirah.ts';

const { of } = mirah.view.ids;
const visit = productVisits(mirah);

describe('writes to the integration API of Mirah', () => {
  it('creates, moves and cancels an appointment by external identifiers, in parts', async () => {
    const { query, server } = await visit();
    const { appointments } = server.practice;
    const write = (input: string): Promise<Row> =>
      query(`mutation { createOrUpdateAppointment(input: { ${input} }) { clientMutationId status errors { path message }
        result { id externalId startDate endDate minutesDuration status patient { externalId } practitioner { externalId } organization { externalId } } } }`);
    const people = 'externalPatientId: "pt-4002", externalPractitionerId: "praman", externalOrganizationId: "summit"';
    const made = await write(
      `externalId: "new-1", clientMutationId: "m1", startDate: "2026-11-20T16:00:00Z", minutesDuration: 45, status: BOOKED, ${people}`,
    );
    expect(made['createOrUpdateAppointment']).toMatchObject({ clientMutationId: 'm1', status: 'CREATED', errors: [] });
    const start = Date.parse('2026-11-20T16:00:00Z');
    const record = { start, minutes: 45, clientKey: 2, providerKey: 3, placeKey: 2, state: 'confirmed' };
    expect(appointments.at(-1)).toMatchObject(record);
    expect(at(made, 'createOrUpdateAppointment.result')).toMatchObject({
      externalId: 'new-1',
      startDate: '2026-11-20T16:00:00Z',
      status: 'BOOKED',
      patient: { externalId: 'pt-4002' },
      practitioner: { externalId: 'praman' },
    });
    const moved = await write(
      'externalId: "new-1", startDate: "2026-11-20T17:00:00Z", endDate: "2026-11-20T17:20:00Z"',
    );
    expect(at(moved, 'createOrUpdateAppointment.status')).toBe('UPDATED');
    expect(appointments.at(-1)).toMatchObject({ ...record, start: start + 3_600_000, minutes: 20 });
    await write('externalId: "new-1", status: CANCELED');
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const waits = await write('externalId: "new-1", status: WAIT_LIST, externalPractitionerId: null');
    expect(at(waits, 'createOrUpdateAppointment.result')).toMatchObject({ status: 'WAIT_LIST', practitioner: null });
    const wrong = await write('externalId: "new-1", status: ENTERED_IN_ERROR');
    expect(at(wrong, 'createOrUpdateAppointment.result.status')).toBe('ENTERED_IN_ERROR');
    expect(appointments.at(-1)).toMatchObject({ state: 'planned', isDeleted: true, providerKey: null });
    const count = appointments.length;
    const refused = [
      ['externalId: "new-2", status: BOOKED', 'startDate', "Start date can't be blank"],
      ['externalId: "new-2", startDate: "2026-11-20T16:00:00Z"', 'status', "Status can't be blank"],
      [
        `externalId: "new-1", externalPatientId: "${of('client', 2)}"`,
        'externalPatientId',
        'Could not find Patient with external id',
      ],
      ['externalId: "new-1", endDate: "2026-11-20T16:59:00Z"', 'endDate', 'End date must be after start date'],
    ] as const;
    for (const [input, path, message] of refused) {
      const answer = at(await write(input), 'createOrUpdateAppointment');
      expect(answer, input).toMatchObject({ status: 'ERROR', result: null, errors: [{ path: [path] }] });
      expect(at(answer, 'errors.0.message'), input).toContain(message);
    }
    const alone = await write('externalId: "new-3", startDate: "2026-11-20T18:00:00Z", status: PROPOSED');
    expect(at(alone, 'createOrUpdateAppointment.result')).toMatchObject({ status: 'PROPOSED', patient: null });
    expect(appointments).toHaveLength(count + 1);
    expect(appointments.at(-1)).toMatchObject({ clientKey: null, state: 'planned' });
    // One that was sent before is told from new ones by its identifier.
    await write('externalId: "appt-88001", status: NOSHOW');
    expect(appointments[0]).toMatchObject({ key: 1, state: 'noShow' });
    expect(appointments).toHaveLength(count + 1);
  });

  it('creates and changes patients and what is around them', async () => {
    const { query, server } = await visit();
    const { clients } = server.practice;
    const write = (input: string): Promise<Row> =>
      query(`mutation { createOrUpdatePatient(input: { ${input} }) { status errors { path message }
        result { id externalId givenName familyName legalGivenName preferredGivenName birthDate gender timezone phoneNumber email managingOrganization { externalId } } } }`);
    const jo = 'birthDate: "1980-02-03", legalGivenName: "Johanna", legalFamilyName: "Park", preferredGivenName: "Jo"';
    const made = await write(
      `externalId: "x1", ${jo}, phoneNumber: "+12075550199", email: "jo@example.test", timezone: "America/Denver", externalManagingOrganizationId: "stmarys"`,
    );
    expect(made['createOrUpdatePatient']).toMatchObject({ status: 'CREATED', errors: [] });
    expect(at(made, 'createOrUpdatePatient.result')).toMatchObject({
      externalId: 'x1',
      givenName: 'Jo',
      legalGivenName: 'Johanna',
      birthDate: '1980-02-03',
      gender: null,
      timezone: 'America/Denver',
      managingOrganization: { externalId: 'stmarys' },
    });
    const phones = [{ label: 'Mobile', value: '+12075550199' }];
    expect(clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones,
      emails: ['jo@example.test'],
      placeKey: 3,
    });
    const changed = await write('externalId: "x1", preferredGivenName: null, email: null');
    expect(at(changed, 'createOrUpdatePatient')).toMatchObject({
      status: 'UPDATED',
      result: { givenName: 'Johanna', email: null },
    });
    expect(clients.at(-1)).toMatchObject({ givenName: 'Johanna', emails: [], phones });
    await write('externalId: "pt-4001", phoneNumber: "+12075550111"');
    expect(clients[0]?.phones.map(({ value }) => value)).toEqual(['+12075550111', '(207) 555-0102', '207.555.0103']);
    const refused = [
      ['externalId: "x2", legalGivenName: "Al", legalFamilyName: "Ng"', 'birthDate'],
      ['externalId: "x2", birthDate: "1980-02-03", legalGivenName: "Al"', 'legalFamilyName'],
      ['externalId: "x1", birthDate: "yesterday"', 'birthDate'],
      ['externalId: "x1", externalManagingOrganizationId: "nowhere"', 'externalManagingOrganizationId'],
    ] as const;
    for (const [input, path] of refused)
      expect((await write(input))['createOrUpdatePatient'], input).toMatchObject({
        status: 'ERROR',
        errors: [{ path: [path] }],
      });
    expect(clients).toHaveLength(121);
    const rest = await query(`mutation {
      createOrUpdateOrganization(input: { externalId: "annex", name: "Annex", externalPartOfId: "harbor" }) { status result { partOf { name } } }
      createOrUpdatePractitioner(input: { externalId: "new", givenName: "Ada", familyName: "Lin", email: "ada@example.test", externalOrganizationIds: ["annex"] }) { status result { organizations { name } } }
      leaving: createOrUpdatePractitioner(input: { externalId: "obell", suffix: "MD" }) { status result { familyName suffix } }
      createOrUpdateDiagnosticCode(input: { externalId: "F42", name: "OCD", code: "F42" }) { status result { code } }
      createOrUpdatePatientCondition(input: { externalId: "c9", externalPatientId: "x1", externalDiagnosticCodeId: "F42", onsetDate: "2026-01-01T00:00:00Z", status: ACTIVE }) { status result { patient { givenName } diagnosticCode { name } } }
      wrong: createOrUpdateDiagnosticCode(input: { externalId: "F43", name: "PTSD" }) { status errors { path } } }`);
    expect(rest).toEqual({
      createOrUpdateOrganization: { status: 'CREATED', result: { partOf: { name: 'Harbor Street Animal Hospital' } } },
      createOrUpdatePractitioner: { status: 'CREATED', result: { organizations: [{ name: 'Annex' }] } },
      leaving: { status: 'UPDATED', result: { familyName: 'Bell', suffix: 'MD' } },
      createOrUpdateDiagnosticCode: { status: 'CREATED', result: { code: 'F42' } },
      createOrUpdatePatientCondition: {
        status: 'CREATED',
        result: { patient: { givenName: 'Johanna' }, diagnosticCode: { name: 'OCD' } },
      },
      wrong: { status: 'ERROR', errors: [{ path: ['code'] }] },
    });
  });
});
