import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { lodestarReferral } from './lodestarReferral.ts';

const visit = productVisits(lodestarReferral);
const { of } = lodestarReferral.view.ids;
const bookText = `mutation($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  successful messages { field message code } result { id startsAt durationMinutes status { code } case { animal { id } } owner { id } } } }`;
const amendText = `mutation($id: ID!, $input: AmendAppointmentInput!) { amendAppointment(id: $id, input: $input) {
  successful messages { field message code } result { startsAt durationMinutes status { label } clinician { id } presentingComplaint } } }`;

describe('writes of Lodestar Referral', () => {
  it('books, amends and cancels, with messages by field', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = {
      hospitalId: of('place', 2),
      consultTypeId: of('visitType', 3),
      startsAt: '2026-12-01T09:30:00-07:00',
      animalId: of('patient', 1),
      presentingComplaint: 'Limping',
    };
    const booked = at(await query(bookText, { input }), 'bookAppointment');
    expect(booked).toMatchObject({
      successful: true,
      messages: [],
      result: { startsAt: '2026-12-01T16:30:00Z', durationMinutes: 40, owner: { id: of('client', 1) } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, patientKey: 1, clientKey: 1, state: 'planned' });
    const id = at(booked, 'result.id');
    const change = { durationMinutes: 60, clinicianId: of('provider', 3), statusCode: 'in_consult' };
    expect(at(await query(amendText, { id, input: change }), 'amendAppointment.result')).toEqual({
      startsAt: '2026-12-01T16:30:00Z',
      durationMinutes: 60,
      status: { label: 'In consult' },
      clinician: { id: of('provider', 3) },
      presentingComplaint: 'Limping',
    });
    const wrong = await query(bookText, { input: { ...input, hospitalId: 'x', durationMinutes: 0 } });
    expect(at(wrong, 'bookAppointment')).toEqual({
      successful: false,
      messages: [
        { field: 'hospitalId', message: 'does not exist', code: 'foreign' },
        { field: 'durationMinutes', message: 'must be greater than 0', code: 'number' },
      ],
      result: null,
    });
    const { animalId: _animal, ...nobody } = input;
    expect(rowsAt(await query(bookText, { input: nobody }), 'bookAppointment.messages')[0]?.['field']).toBe('animalId');
    const early = await post(bookText, { input: { ...input, startsAt: '2026-12-01T09:30' } });
    expect(early.body.errors?.[0]?.message).toMatch(/^In field "startsAt": Expected type "DateTime"/);
    const misused = await query(amendText, { id, input: { statusCode: 'cancelled' } });
    expect(rowsAt(misused, 'amendAppointment.messages')[0]).toMatchObject({ field: 'statusCode', code: 'inclusion' });
    const cancel = `mutation { cancelAppointment(id: "${String(id)}", reason: "Feels better") { successful messages { message }
      result { status { code isFinal } cancellationReason } } }`;
    expect(at(await query(cancel), 'cancelAppointment.result')).toEqual({
      status: { code: 'cancelled', isFinal: true },
      cancellationReason: 'Feels better',
    });
    expect(rowsAt(await query(cancel), 'cancelAppointment.messages')).toEqual([{ message: 'is already cancelled' }]);
    const missing = await post(amendText, { id: 'nothing', input: {} });
    expect(rowsAt(missing.body, 'errors')[0]).toMatchObject({ message: 'Appointment not found', code: 'not_found' });
    const locked = await visit({ refuseWrites: 'This token may only read' });
    expect(at(await locked.query(bookText, { input }), 'bookAppointment')).toMatchObject({
      successful: false,
      messages: [{ field: null, message: 'This token may only read', code: 'forbidden' }],
    });
  });

  it('registers owners and animals, and changes them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const fields =
      'id kind fullName contactPoints { kind value } postalAddress { street zip } homeHospital { shortCode }';
    const answer =
      await query(`mutation { registerOwner(input: { surname: "Park", forename: " Jo ", homeHospitalId: "${of('place', 3)}"
      postalAddress: { street: "1 Way", city: "Saco", zip: "04072" }
      contactPoints: [{ kind: EMAIL, value: "jo@example.test" }, { kind: WORK_PHONE, value: "207 555 0199" }] })
      { successful result { ${fields} } } }`);
    expect(at(answer, 'registerOwner.result')).toMatchObject({
      kind: 'PERSON',
      fullName: 'Jo Park',
      contactPoints: [
        { kind: 'WORK_PHONE', value: '207 555 0199' },
        { kind: 'EMAIL', value: 'jo@example.test' },
      ],
      postalAddress: { street: '1 Way', zip: '04072' },
      homeHospital: { shortCode: 'STM' },
    });
    const id = String(at(answer, 'registerOwner.result.id'));
    const wrong =
      await query(`mutation { registerOwner(input: { surname: " ", contactPoints: [{ kind: MOBILE, value: "12" }] })
      { successful messages { field code } } }`);
    expect(rowsAt(wrong, 'registerOwner.messages')).toEqual([
      { field: 'surname', code: 'required' },
      { field: 'contactPoints', code: 'format' },
    ]);
    const changed = await query(`mutation { updateOwner(id: "${id}", input: { surname: "Parker", fileStatus: INACTIVE
      contactPoints: [{ kind: MOBILE, value: "+1 207 555 0198" }] }) { result { fullName fileStatus contactPoints { value } } } }`);
    expect(at(changed, 'updateOwner.result')).toEqual({
      fullName: 'Jo Parker',
      fileStatus: 'INACTIVE',
      contactPoints: [{ value: '+1 207 555 0198' }],
    });
    const animal = (code: string): string => `mutation { registerAnimal(input: { ownerId: "${id}", name: "Pip"
      speciesCode: "${code}", breed: "Rex", sex: FEMALE, bornOn: "2024-02-29" }) { messages { field code }
      result { id species { name } bornOn primaryOwner { fullName } cases { id } } } }`;
    expect(at(await query(animal('lag')), 'registerAnimal.result')).toMatchObject({
      species: { name: 'Rabbit' },
      bornOn: '2024-02-29',
      primaryOwner: { fullName: 'Jo Parker' },
      cases: [],
    });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Pip', sex: 'FEMALE', clientKey: practice.clients.length });
    expect(rowsAt(await query(animal('dragon')), 'registerAnimal.messages')).toEqual([
      { field: 'speciesCode', code: 'foreign' },
    ]);
  });
});
