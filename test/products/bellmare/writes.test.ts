import { describe, expect, it } from 'vitest';
import { at } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { bellmare } from './bellmare.ts';

const visit = productVisits(bellmare);
const { ids } = bellmare.view;
const problems = 'ok problems { field code message }';
const schedule = `mutation($input: EntryInput!) { schedule_entry(input: $input) { ${problems} entry { __typename id base { id }
  scheduled { begins ends minutes } status { code } account_holder { id } animals { id } concern desk_note
  attending { role practitioner { id } } ... on FarmCall { stable { id } drive_minutes } } } }`;
const revise = `mutation($id: ID!, $input: EntryPatch!) { revise_entry(id: $id, input: $input) { ${problems} entry { __typename
  scheduled { begins minutes } base { id } attending { role practitioner { id } } concern account_holder { id }
  animals { id } } } }`;
const open = `mutation($input: AccountInput!) { open_account(input: $input) { ${problems} account_holder { id account_no
  given_names surname phone_lines { kind number } email_addresses { address } home_base { id } is_active
  mailing_address { street province } } } }`;
const enrol = `mutation($input: AnimalInput!) { enrol_animal(input: $input) { ${problems} animal { id barn_name
  registered_name species { label } breed foaled_on identifiers { scheme value } stabled_at { id }
  interests { percentage is_managing holder { id } } } } }`;
const input = {
  base_id: ids.of('place', 2),
  call_type_id: ids.of('visitType', 2),
  begins: '2026-11-19T10:15:00',
  animal_ids: [ids.of('patient', 1), ids.of('patient', 3)],
  attending: [
    { practitioner_id: ids.of('provider', 6), role: 'ASSISTING' },
    { practitioner_id: ids.of('provider', 3), role: 'LEAD' },
  ],
  concern: 'Second vaccine',
};

describe('Writing to Bellmare', () => {
  it('schedules, revises, restages and calls off', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(schedule, { input });
    expect(made).toMatchObject({
      schedule_entry: {
        ok: true,
        problems: [],
        entry: {
          __typename: 'ClinicVisit',
          scheduled: { begins: '2026-11-19T17:15:00+00:00', ends: '2026-11-19T17:35:00+00:00', minutes: 20 },
          status: { code: 'PENCILLED' },
          animals: input.animal_ids.map((id) => ({ id })),
          attending: [
            { role: 'LEAD', practitioner: { id: ids.of('provider', 3) } },
            { role: 'ASSISTING', practitioner: { id: ids.of('provider', 6) } },
          ],
        },
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ providerKey: 3, patientKey: 1, clientKey: 1, placeKey: 2 });
    const id = at(made, 'schedule_entry.entry.id');
    const moved = await query(revise, {
      id,
      input: { base_id: ids.of('place', 1), minutes: 45, setting: 'FARM_CALL' },
    });
    expect(at(moved, 'revise_entry.entry')).toMatchObject({
      __typename: 'FarmCall',
      scheduled: { begins: '2026-11-19T15:15:00+00:00', minutes: 45 },
      concern: 'Second vaccine',
      attending: [{ role: 'LEAD' }, { role: 'ASSISTING' }],
    });
    const begins = '2026-11-20T09:00:00-05:00';
    const freed = await query(revise, { id, input: { begins, attending: [], concern: null, setting: 'IN_CLINIC' } });
    expect(at(freed, 'revise_entry.entry')).toMatchObject({
      __typename: 'ClinicVisit',
      scheduled: { begins: '2026-11-20T14:00:00+00:00', minutes: 45 },
      attending: [],
      concern: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ providerKey: null, reason: null, minutes: 45 });
    const status = `mutation($id: ID!) { set_entry_status(id: $id, status_code: "ON_GROUNDS") { ok entry { status { label } } } }`;
    expect(at(await query(status, { id }), 'set_entry_status.entry.status.label')).toBe('On the grounds');
    const off = `mutation($id: ID!) { call_off_entry(id: $id, because: "Snow") { ok entry { status { code } called_off_because } } }`;
    expect(at(await query(off, { id }), 'call_off_entry.entry')).toEqual({
      status: { code: 'CALLED_OFF' },
      called_off_because: 'Snow',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const farm = { ...input, setting: 'FARM_CALL', stable_id: '601', drive_minutes: 35, animal_ids: [], attending: [] };
    const call = await query(schedule, { input: { ...farm, account_holder_id: ids.of('client', 3) } });
    expect(at(call, 'schedule_entry.entry')).toMatchObject({ stable: { id: '601' }, drive_minutes: 35, animals: [] });
    const trail = await query('{ audit_trail(limit: 2) { results { verb subject } } }');
    expect(at(trail, 'audit_trail.results.1')).toMatchObject({ verb: 'entry.called_off', subject: id });
  });

  it('opens and closes accounts, enrols animals and hands them over', async () => {
    const { query, server } = await visit();
    const person = {
      given_names: ' Jo ',
      surname: 'Park',
      phone_lines: [{ number: '207 555 0199', kind: 'HOME' }, { number: '207 555 0198' }],
      email_addresses: ['jo@example.test'],
      mailing_address: { street: '4 Elm Row', municipality: 'Saco', province: 'ME' },
    };
    const made = await query(open, { input: person });
    expect(at(made, 'open_account.account_holder')).toMatchObject({
      given_names: 'Jo',
      phone_lines: [{ kind: 'HOME' }, { kind: 'CELL', number: '207 555 0198' }],
      home_base: { id: ids.of('place', 1) },
      mailing_address: { street: '4 Elm Row', province: 'ME' },
      is_active: true,
    });
    const holder = at(made, 'open_account.account_holder.id');
    const changed = await query(
      `mutation($id: ID!) { revise_account(id: $id, input: { surname: "Parks", flags: ["VIP"], email_addresses: [] }) { ok
        account_holder { surname given_names flags { label } email_addresses { address } phone_lines { number } } }
        close_account(id: $id) { ok account_holder { is_active } } }`,
      { id: holder },
    );
    expect(changed).toMatchObject({
      revise_account: { account_holder: { surname: 'Parks', given_names: 'Jo', flags: [{ label: 'VIP' }] } },
      close_account: { ok: true, account_holder: { is_active: false } },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Parks', emails: [], isActive: false });
    const other = ids.of('client', 1);
    const horse = {
      barn_name: 'Bawn',
      registered_name: 'Slieve Bawn',
      species_code: 'EQ',
      breed: 'Irish Draught',
      sex: 'FEMALE',
      born_on: '2018-04-02',
      microchip: '985100',
      stable_id: '602',
    };
    const interests = [
      { holder_id: other, percentage: '40.00' },
      { holder_id: holder, percentage: 60, is_managing: true },
    ];
    const animal = await query(enrol, { input: { ...horse, interests } });
    expect(at(animal, 'enrol_animal.animal')).toMatchObject({
      registered_name: 'Slieve Bawn',
      species: { label: 'Equine' },
      foaled_on: '2018-04-02',
      identifiers: [{ scheme: 'MICROCHIP', value: '985100' }],
      stabled_at: { id: '602' },
      interests: [
        { percentage: '60.00', is_managing: true, holder: { id: holder } },
        { percentage: '40.00', is_managing: false, holder: { id: other } },
      ],
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Equine', breed: 'Irish Draught' });
    const sold = await query(
      `mutation($id: ID!, $to: ID!) { transfer_interests(animal_id: $id, interests: [{ holder_id: $to }]) { ok animal {
        interests { percentage holder { id } } } } revise_animal(id: $id, input: { barn_name: "Bonnie", is_deceased: true }) {
        animal { barn_name is_deceased } } }`,
      { id: at(animal, 'enrol_animal.animal.id'), to: other },
    );
    expect(sold).toMatchObject({
      transfer_interests: { animal: { interests: [{ percentage: '100.00', holder: { id: other } }] } },
      revise_animal: { animal: { barn_name: 'Bonnie', is_deceased: true } },
    });
    expect(server.practice.patients.at(-1)?.clientKey).toBe(1);
  });

  it('takes payments, counts herds, and keeps the whiteboard and letters', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ invoices(is_outstanding: true, limit: 1) { results { id outstanding account_holder { id } } }
      herds { results { id } } recalls(is_sent: false) { results { id } } }`);
    const variables = {
      holder: at(answer, 'invoices.results.0.account_holder.id'),
      invoice: at(answer, 'invoices.results.0.id'),
      amount: at(answer, 'invoices.results.0.outstanding'),
      herd: at(answer, 'herds.results.0.id'),
      recall: at(answer, 'recalls.results.0.id'),
    };
    const done = await query(
      `mutation($holder: ID!, $invoice: ID!, $amount: Decimal!, $herd: ID!, $recall: ID!) {
        receive_payment(account_holder_id: $holder, amount: $amount, tender: CHEQUE, invoice_id: $invoice) { ok payment { tender } }
        again: receive_payment(account_holder_id: $holder, amount: "5", invoice_id: $invoice) { ${problems} payment { id } }
        count_herd(id: $herd, head_count: 91) { herd { head_count } } mark_recall_sent(id: $recall) { recall { sent_at } }
        add_chore(summary: "Order hay nets") { chore { id } } finish_chore(id: "71") { chore { is_done } }
        send_message(account_holder_id: $holder, body: "See you soon") { thread { messages { body from_holder } } } }`,
      variables,
    );
    expect(done).toMatchObject({
      receive_payment: { ok: true, payment: { tender: 'CHEQUE' } },
      again: { ok: false, problems: [{ field: 'amount' }], payment: null },
      count_herd: { herd: { head_count: 91 } },
      mark_recall_sent: { recall: { sent_at: '2026-11-17T15:10:00+00:00' } },
      finish_chore: { chore: { is_done: true } },
    });
    expect(at(done, 'send_message.thread.messages.0')).toEqual({ body: 'See you soon', from_holder: false });
  });

  it('answers problems with the field that is to blame', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, variables: object, field: string | null, code: string): Promise<void> => {
      const [answer] = Object.values(await query(text, { ...variables }));
      expect(answer).toMatchObject({ ok: false, problems: [{ field, code }] });
    };
    await refusal(schedule, { input: { ...input, base_id: '4711' } }, 'base_id', 'does_not_exist');
    await refusal(schedule, { input: { ...input, animal_ids: [] } }, 'animal_ids', 'required');
    await refusal(schedule, { input: { ...input, minutes: 1 } }, 'minutes', 'min_value');
    const helper = { ...input.attending[0] };
    await refusal(schedule, { input: { ...input, attending: [helper] } }, 'attending', 'invalid');
    await refusal(revise, { id: 'nothing', input: {} }, 'id', 'does_not_exist');
    await refusal(open, { input: { surname: ' ' } }, 'surname', 'blank');
    await refusal(open, { input: { surname: 'P', email_addresses: ['jo'] } }, 'email_addresses.0', 'invalid');
    await refusal(open, { input: { surname: 'P', phone_lines: [{ number: 'x' }] } }, 'phone_lines.0.number', 'invalid');
    const holder_id = ids.of('client', 1);
    const animal = { barn_name: 'X', species_code: 'EQ', interests: [{ holder_id }] };
    await refusal(enrol, { input: { ...animal, species_code: 'Equine' } }, 'species_code', 'invalid_choice');
    await refusal(enrol, { input: { ...animal, interests: [] } }, 'interests', 'required');
    await refusal(enrol, { input: { ...animal, interests: [{ holder_id, percentage: 50 }] } }, 'interests', 'invalid');
    const finished = server.practice.appointments.find(({ state }) => state === 'completed');
    const off = `mutation($id: ID!) { call_off_entry(id: $id) { ${problems} } }`;
    await refusal(off, { id: ids.of('appointment', finished?.key ?? 0) }, 'id', 'settled');
    const wrong = await post(schedule, { input: { ...input, begins: 'tomorrow' } });
    expect(wrong.body.errors?.[0]?.message).toMatch(/cannot represent a DateTime/);
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect(await locked.query(schedule, { input })).toMatchObject({
      schedule_entry: {
        ok: false,
        problems: [{ field: null, code: 'not_permitted', message: 'This key may only read' }],
        entry: null,
      },
    });
  });
});
