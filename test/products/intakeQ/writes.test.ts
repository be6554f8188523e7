import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { intakeQ } from './intakeQ.ts';

const visit = productVisits(intakeQ);
const { of } = intakeQ.view.ids;
const fields = `Id ClientId ClientName Status StartDate StartDateLocal EndDateLocal Duration ServiceName LocationId PractitionerName
  ReminderType BookedByClient CreatedBy ClientNote PractitionerNote`;
const create = `mutation($appointment: CreateAppointmentInput!) { createAppointment(appointment: $appointment) { ${fields} } }`;
const update = `mutation($appointment: UpdateAppointmentInput!) { updateAppointment(appointment: $appointment) { ${fields} } }`;
const cancel = `mutation($cancellation: CancelAppointmentInput!) { cancelAppointment(cancellation: $cancellation) }`;
const save = `mutation($client: ClientInput!) { saveClient(client: $client) { ClientId Name FirstName LastName Email Phone MobilePhone
  HomePhone WorkPhone Archived StreetAddress City StateShort DateOfBirth AdditionalInformation ExternalClientId BillingType
  Tags CustomFields { FieldId Text Value } } }`;
const booking = {
  PractitionerId: of('provider', 3),
  ClientId: Number(of('client', 2)),
  ServiceId: of('visitType', 3),
  LocationId: of('place', 2),
  Status: 'WaitingConfirmation',
  UtcDateTime: Date.parse('2026-11-19T16:00:00Z'),
  SendClientEmailNotification: false,
  ReminderType: 'Email',
};

describe('writes of IntakeQ', () => {
  it('books an appointment that is as long as its service, and refuses what it does not know', async () => {
    const { query, post, server } = await visit();
    const made = await query(create, { appointment: booking });
    expect(made['createAppointment']).toMatchObject({
      ClientName: 'Søren Müller',
      Status: 'WaitingConfirmation',
      StartDateLocal: '2026-11-19T09:00:00-07:00',
      EndDateLocal: '2026-11-19T09:40:00-07:00',
      Duration: 40,
      ServiceName: 'Sick visit',
      PractitionerName: 'Priya Raman',
      ReminderType: 'Email',
      BookedByClient: false,
      CreatedBy: 'Front Desk',
      ClientNote: null,
      PractitionerNote: null,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: booking.UtcDateTime,
      minutes: 40,
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      clientKey: 2,
      patientKey: null,
      state: 'planned',
    });
    const literal =
      await query(`mutation { createAppointment(appointment: { PractitionerId: "${of('provider', 1)}", ClientId: 1005
      ServiceId: "${of('visitType', 1)}", LocationId: "1", Status: Confirmed, UtcDateTime: ${String(booking.UtcDateTime)}
      SendClientEmailNotification: true, ReminderType: OptOut }) { Status StartDate } }`);
    expect(literal['createAppointment']).toEqual({ Status: 'Confirmed', StartDate: booking.UtcDateTime });
    const before = server.practice.appointments.length;
    for (const [part, message] of [
      [{ ClientId: Number(of('client', 41)) }, /ClientId/],
      [{ PractitionerId: of('provider', 8) }, /PractitionerId/],
      [{ ServiceId: of('visitType', 7) }, /ServiceId/],
      [{ LocationId: '9' }, /LocationId/],
      [{ Status: 'Missed' }, /Confirmed or WaitingConfirmation/],
      [{ UtcDateTime: '2026-11-19T16:00:00Z' }, /UtcDateTime/],
      [{ SendClientEmailNotification: true }, /only be true/],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(create, { appointment: { ...booking, ...part } });
      expect(body.errors?.[0]?.message).toMatch(message);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    }
    expect(server.practice.appointments).toHaveLength(before);
  });

  it('moves, confirms and calls off', async () => {
    const { query, post, server } = await visit();
    const made = await query(create, { appointment: booking });
    const Id = at(made, 'createAppointment.Id');
    const moved = await query(update, {
      appointment: {
        Id,
        UtcDateTime: Date.parse('2026-11-20T15:30:00Z'),
        LocationId: '3',
        ServiceId: of('visitType', 2),
      },
    });
    expect(moved['updateAppointment']).toMatchObject({
      Id,
      Status: 'WaitingConfirmation',
      StartDateLocal: '2026-11-20T10:30:00-05:00',
      Duration: 20,
      LocationId: '3',
      ReminderType: 'Email',
    });
    const UtcDateTime = Date.parse('2026-11-20T15:30:00Z');
    const confirmed = await query(update, {
      appointment: { Id, UtcDateTime, Status: 'Confirmed', ReminderType: 'Sms' },
    });
    expect(confirmed['updateAppointment']).toMatchObject({ Status: 'Confirmed', ReminderType: 'Sms', Duration: 20 });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'confirmed', placeKey: 3, start: UtcDateTime });
    const back = await post(update, { appointment: { Id, UtcDateTime, Status: 'WaitingConfirmation' } });
    expect(back.body.errors?.[0]?.message).toMatch(/cannot be changed/);
    const nothing = await post(update, { appointment: { Id: 'x', UtcDateTime } });
    expect(nothing.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await query(cancel, { cancellation: { AppointmentId: Id, Reason: 'Client is ill' } })).toEqual({
      cancelAppointment: true,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Client is ill',
      isDeleted: false,
    });
    expect(await query(`{ appointment(appointmentId: "${String(Id)}") { Status FullCancellationReason } }`)).toEqual({
      appointment: { Status: 'Canceled', FullCancellationReason: 'Client is ill' },
    });
    const again = await post(cancel, { cancellation: { AppointmentId: Id } });
    expect(again.body.errors?.[0]?.message).toMatch(/already/);
    // Who has come stays so.
    const arrived = server.practice.appointments.find((row) => row.state === 'arrived' && row.clientKey !== null);
    await query(update, {
      appointment: { Id: of('appointment', arrived?.key ?? 0), UtcDateTime: arrived?.start, Status: 'Confirmed' },
    });
    expect(server.practice.appointments.find(({ key }) => key === arrived?.key)?.state).toBe('arrived');
  });

  it('enters clients and changes them with the same mutation', async () => {
    const { query, post, server } = await visit();
    const before = server.practice.clients.length;
    const made = await query(save, {
      client: {
        FirstName: 'Jo',
        LastName: 'Park',
        Email: 'jo@example.test',
        Phone: '207 555 0199',
        ExternalClientId: 'X-1',
      },
    });
    expect(made['saveClient']).toMatchObject({
      Name: 'Jo Park',
      Phone: '207 555 0199',
      MobilePhone: '207 555 0199',
      Archived: false,
      DateOfBirth: null,
      BillingType: 0,
      ExternalClientId: 'X-1',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const ClientId = at(made, 'saveClient.ClientId');
    const FieldId = at(made, 'saveClient.CustomFields.0.FieldId');
    const changed = await query(save, {
      client: {
        ClientId,
        LastName: 'Parker',
        HomePhone: '207 555 0198',
        Email: null,
        City: 'Boulder',
        Archived: true,
        DateOfBirth: Date.parse('1990-02-28'),
        AdditionalInformation: 'Comes by bus',
        CustomFields: [{ FieldId, Value: 'Rex (Canine)' }],
      },
    });
    expect(changed['saveClient']).toMatchObject({
      ClientId,
      Name: 'Jo Parker',
      MobilePhone: '207 555 0199',
      HomePhone: '207 555 0198',
      Email: null,
      StateShort: 'CO',
      Archived: true,
      AdditionalInformation: 'Comes by bus',
      CustomFields: [{ FieldId, Text: 'Pets', Value: 'Rex (Canine)' }, { Value: null }],
    });
    expect(server.practice.clients).toHaveLength(before + 1);
    expect(server.practice.clients.at(-1)).toMatchObject({ isActive: false, city: 'Boulder', note: 'Comes by bus' });
    expect(await query('{ clients(externalClientId: "X-1") { ClientId } }')).toEqual({ clients: [{ ClientId }] });
    const split = await query(save, { client: { Name: 'Ines de la Torre', MobilePhone: '1' } });
    expect(split['saveClient']).toMatchObject({ FirstName: 'Ines', LastName: 'de la Torre' });
    const zoe = await query(save, { client: { ClientId: 1001, WorkPhone: '' } });
    expect(zoe['saveClient']).toMatchObject({ WorkPhone: null, HomePhone: '(207) 555-0102', Name: "Zoë O'Brien" });
    for (const client of [
      {},
      { FirstName: ' ', LastName: '' },
      { ClientId: 1001, FirstName: '', LastName: '' },
      { Name: 'A B', Email: 'x' },
      { Name: 'A B', CustomFields: [{ FieldId: '?' }] },
    ]) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(save, { client })).body.errors?.[0]?.extensions?.code, JSON.stringify(client)).toBe(
        'BAD_REQUEST',
      );
    }
    const unknown = await post(save, { client: { ClientId: 7, FirstName: 'A' } });
    expect(unknown.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('keeps tags, forms and files, and refuses every write with a key that may only read', async () => {
    const { query, post } = await visit();
    const tag = await query(
      'mutation { addClientTag(clientTag: { ClientId: 1005, Tag: "Raw diet" }) { ClientId Tag } }',
    );
    expect(tag['addClientTag']).toEqual({ ClientId: 1005, Tag: 'Raw diet' });
    expect(at(await query('{ client(clientId: 1005) { Tags } }'), 'client.Tags')).toEqual(['Raw diet']);
    await query('mutation { removeClientTag(clientId: 1005, tag: "Raw diet") }');
    expect(at(await query('{ client(clientId: 1005) { Tags } }'), 'client.Tags')).toEqual([]);
    const [packet] = rowsAt(await query('{ questionnaires { Id } }'), 'questionnaires');
    const sent =
      await query(`mutation { sendIntake(intake: { QuestionnaireId: "${String(packet?.['Id'])}", ClientName: "Kim Lee"
      ClientEmail: "kim@example.test" }) { Id ClientId Status QuestionnaireName } }`);
    expect(sent['sendIntake']).toMatchObject({ Status: 'Sent', QuestionnaireName: 'New Client Packet' });
    const id = String(at(sent, 'sendIntake.Id'));
    const again = await query(`mutation { resendIntake(intake: { IntakeId: "${id}", DeliveryMethod: sms }) { Id } }`);
    expect(again['resendIntake']).toEqual({ Id: id });
    const questions = rowsAt(
      await query(`{ intake(intakeId: "${id}") { Questions { Id OfficeUse } } }`),
      'intake.Questions',
    );
    const office = questions.find((row) => row['OfficeUse'] === true)?.['Id'];
    const answered =
      await query(`mutation { updateIntakeOfficeAnswers(intakeId: "${id}", answers: [{ QuestionId: "${String(office)}", Answer: "GL" }]) {
      Questions { Answer OfficeUse } } }`);
    expect(rowsAt(answered, 'updateIntakeOfficeAnswers.Questions').at(-1)).toEqual({ Answer: 'GL', OfficeUse: true });
    const [file] = rowsAt(await query('{ files(clientId: 1001) { Id } }'), 'files');
    await query(`mutation { deleteFile(fileId: "${String(file?.['Id'])}") }`);
    expect(rowsAt(await query('{ files(clientId: 1001) { Id } }'), 'files')).toHaveLength(1);
    expect((await post('mutation { deleteFile(fileId: "x") }')).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');

    const closed = await visit({ refuseWrites: 'The API key is read-only' });
    const before = [closed.server.practice.clients.length, closed.server.practice.appointments.length];
    const someId = of('appointment', 1);
    for (const [text, variables] of [
      [create, { appointment: booking }],
      [update, { appointment: { Id: someId, UtcDateTime: booking.UtcDateTime } }],
      [cancel, { cancellation: { AppointmentId: someId } }],
      [save, { client: { Name: 'Jo Park' } }],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await closed.post(text, variables);
      expect(body.errors?.[0]).toMatchObject({ message: 'The API key is read-only' });
    }
    expect([closed.server.practice.clients.length, closed.server.practice.appointments.length]).toEqual(before);
  });
});
