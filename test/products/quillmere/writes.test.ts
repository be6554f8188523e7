import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { quillmere } from './quillmere.ts';

const visit = productVisits(quillmere);
const { ids } = quillmere.view;
const outcome = `__typename ... on AttendanceEntered { attendance { id startsAt endsAt minutes stage complaint revision
  clinician { id } keeper { id } patient { id } callOff { cause remark } } }
  ... on DiaryRefusal { cause message path }`;
const book = `mutation($input: BookAttendanceInput!) { bookAttendance(input: $input) { ${outcome} } }`;
const amend = `mutation($id: UUID!, $input: AmendAttendanceInput!, $revision: Int) {
  amendAttendance(id: $id, input: $input, revision: $revision) { ${outcome} } }`;
const callOff = `mutation($id: UUID!) { callOffAttendance(id: $id, cause: PATIENT_RECOVERED, remark: "Eats again") {
  ${outcome} } }`;
const enrol = `mutation($input: EnrolKeeperInput!) { enrolKeeper(input: $input) { id forename surname standing
  contacts { ... on TelephoneContact { id setting number } ... on EmailContact { id address } }
  homeHospital { id } address { lineOne postTown postcode } } }`;
const admit = `mutation($input: AdmitPatientInput!) { admitPatient(input: $input) { id name species { commonName }
  breed { title } sex bornOn chips { number } principalKeeper { id } register } }`;
const input = {
  hospitalId: ids.of('place', 2),
  kindId: ids.of('visitType', 2),
  startsAt: '2026-11-19T10:15:00-07:00',
  clinicianId: ids.of('provider', 3),
  patientId: ids.of('patient', 1),
  complaint: 'Second vaccine',
};

describe("Writing to Quillmere's diary", () => {
  it('books, amends and calls off', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(book, { input });
    expect(at(made, 'bookAttendance.attendance')).toMatchObject({
      startsAt: '2026-11-19T17:15:00+00:00',
      endsAt: '2026-11-19T17:35:00+00:00',
      stage: 'PENCILLED',
      complaint: 'Second vaccine',
      revision: 1,
      clinician: { id: input.clinicianId },
      keeper: { id: ids.of('client', practice.patients[0]?.clientKey ?? 0) },
      callOff: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, typeKey: 2, patientKey: 1, providerKey: 3 });
    const id = at(made, 'bookAttendance.attendance.id');
    const moved = { startsAt: '2026-11-20T16:00:00Z', minutes: 40, clinicianId: null, stage: 'ARRIVED' };
    expect(at(await query(amend, { id, input: moved, revision: 1 }), 'amendAttendance.attendance')).toMatchObject({
      startsAt: '2026-11-20T16:00:00+00:00',
      minutes: 40,
      stage: 'ARRIVED',
      complaint: 'Second vaccine',
      revision: 2,
      clinician: null,
    });
    expect((await query(amend, { id, input: {}, revision: 1 }))['amendAttendance']).toMatchObject({
      cause: 'STALE_REVISION',
      path: 'revision',
    });
    expect(at(await query(callOff, { id }), 'callOffAttendance.attendance')).toMatchObject({
      stage: 'CALLED_OFF',
      callOff: { cause: 'PATIENT_RECOVERED', remark: 'Eats again' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const days = `hospitalId: "${input.hospitalId}", from: "2026-11-20", to: "2026-11-20"`;
    const diary = await query(`{ attendances(${days}) { id } trail(subjectId: "${String(id)}") { nodes { deed } } }`);
    expect(rowsAt(diary, 'attendances').some((row) => row['id'] === id)).toBe(true);
    expect(rowsAt(diary, 'trail.nodes').map(({ deed }) => deed)).toContain('CALLED_OFF');
    const held = await query(
      `mutation($input: PlaceHoldInput!) { placeHold(input: $input) { ... on HoldPlaced { hold { purpose } } } }`,
      { input: { hospitalId: input.hospitalId, startsAt: input.startsAt, minutes: 30, purpose: 'Fire drill' } },
    );
    expect(at(held, 'placeHold.hold')).toEqual({ purpose: 'Fire drill' });
    expect(practice.appointments.at(-1)).toMatchObject({ isBlock: true, minutes: 30 });
  });

  it('answers a refusal, and changes nothing', async () => {
    const { query, server } = await visit();
    const before = structuredClone(server.practice);
    const refused = async (change: object, cause: string, path: string): Promise<void> => {
      const answer = await query(book, { input: { ...input, ...change } });
      expect(answer['bookAttendance']).toMatchObject({ __typename: 'DiaryRefusal', cause, path });
    };
    await refused({ startsAt: '2026-11-19T10:15:00' }, 'INVALID', 'input.startsAt');
    await refused({ minutes: 0 }, 'INVALID', 'input.minutes');
    await refused({ kindId: ids.of('visitType', 7) }, 'NOT_FOUND', 'input.kindId');
    await refused({ clinicianId: ids.of('provider', 8) }, 'NOT_FOUND', 'input.clinicianId');
    await refused({ patientId: null }, 'INVALID', 'input.patientId');
    const done = server.practice.appointments.find(({ state }) => state === 'completed')?.key ?? 0;
    expect((await query(callOff, { id: ids.of('appointment', done) }))['callOffAttendance']).toMatchObject({
      cause: 'INVALID',
      path: 'id',
    });
    expect(
      (await query(amend, { id: ids.of('appointment', 1), input: { stage: 'CALLED_OFF' } }))['amendAttendance'],
    ).toMatchObject({ cause: 'INVALID', path: 'input.stage' });
    expect((await query(amend, { id: 'x', input: {} }))['amendAttendance']).toMatchObject({ cause: 'NOT_FOUND' });
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This token may only read' });
    expect((await locked.query(book, { input }))['bookAttendance']).toEqual({
      __typename: 'DiaryRefusal',
      cause: 'NOT_PERMITTED',
      message: 'This token may only read',
      path: null,
    });
  });
});

describe("Writing to Quillmere's other teams", () => {
  it('enrols and amends keepers, and admits patients', async () => {
    const { query, server } = await visit();
    const keeper = {
      forename: ' Jo ',
      surname: 'Park',
      homeHospitalId: ids.of('place', 3),
      contacts: [{ email: 'jo@example.test' }, { telephone: { number: '207 555 0199' } }],
      address: { lineOne: '4 Elm Row', postTown: 'Saco', postcode: '04072' },
    };
    const made = await query(enrol, { input: keeper });
    expect(made['enrolKeeper']).toMatchObject({
      forename: 'Jo',
      surname: 'Park',
      standing: 'ACTIVE',
      contacts: [{ setting: 'MOBILE', number: '207 555 0199' }, { address: 'jo@example.test' }],
      homeHospital: { id: keeper.homeHospitalId },
      address: keeper.address,
    });
    const id = String(at(made, 'enrolKeeper.id'));
    const [telephone] = rowsAt(made, 'enrolKeeper.contacts');
    const changed = await query(
      `mutation($id: UUID!, $old: UUID!) {
        removeContact(keeperId: $id, contactId: $old) { id }
        addContact(keeperId: $id, contact: { telephone: { number: "207 555 0198", setting: WORK } }) { id }
        amendKeeper(id: $id, input: { surname: "Parker", standing: DORMANT, deskRemark: "Rings twice" }) {
          forename surname standing deskRemark contacts { ... on TelephoneContact { setting number } } } }`,
      { id, old: telephone?.['id'] },
    );
    expect(changed['amendKeeper']).toEqual({
      forename: 'Jo',
      surname: 'Parker',
      standing: 'DORMANT',
      deskRemark: 'Rings twice',
      contacts: [{ setting: 'WORK', number: '207 555 0198' }, {}],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Parker', placeKey: 3, isActive: false });
    const animal = { keeperId: id, name: 'Kit', speciesCode: 'FELINE', breedCode: 'MAINE_COON', sex: 'FEMALE' };
    const admitted = await query(admit, { input: { ...animal, bornOn: '2025-05-04', chipNumber: '985100001234567' } });
    expect(admitted['admitPatient']).toMatchObject({
      name: 'Kit',
      species: { commonName: 'Feline' },
      breed: { title: 'Maine Coon' },
      sex: 'FEMALE',
      bornOn: '2025-05-04',
      chips: [{ number: '985100001234567' }],
      principalKeeper: { id },
      register: 'CURRENT',
    });
    const patientId = at(admitted, 'admitPatient.id');
    const after = await query(
      `mutation($id: UUID!) { amendPatient(id: $id, input: { name: "Kitty", breedCode: null }) { name breed { title } sex }
        recordWeighing(patientId: $id, kilograms: "4.25", bodyConditionScore: 5) { kilograms }
        recordDeath(patientId: $id, on: "2026-11-17") { register weighings { kilograms } } }`,
      { id: patientId },
    );
    expect(after).toEqual({
      amendPatient: { name: 'Kitty', breed: null, sex: 'FEMALE' },
      recordWeighing: { kilograms: '4.25' },
      recordDeath: { register: 'DECEASED', weighings: [{ kilograms: '4.25' }] },
    });
  });

  it('refuses with a code and the service that did', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const refused = async (text: string, variables: object, code: string, service: string): Promise<void> => {
      const { status, body } = await post(text, variables);
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: null, errors: [{ extensions: { code, service } }] });
    };
    const keeper = { surname: 'Park', homeHospitalId: ids.of('place', 1), contacts: [{ email: 'jo' }] };
    await refused(enrol, { input: keeper }, 'INVALID_VALUE', 'people');
    await refused(enrol, { input: { ...keeper, surname: ' ', contacts: [] } }, 'INVALID_VALUE', 'people');
    await refused(enrol, { input: { ...keeper, homeHospitalId: 'x' } }, 'HOSPITAL_NOT_FOUND', 'people');
    const animal = { keeperId: ids.of('client', 1), name: 'Kit', speciesCode: 'FELINE' };
    await refused(admit, { input: { ...animal, speciesCode: 'Feline' } }, 'SPECIES_NOT_FOUND', 'patients');
    await refused(admit, { input: { ...animal, breedCode: 'HOLLAND_LOP' } }, 'BREED_NOT_FOUND', 'patients');
    await refused(admit, { input: { ...animal, keeperId: 'x' } }, 'KEEPER_NOT_FOUND', 'patients');
    await refused(admit, { input: { ...animal, name: ' ' } }, 'INVALID_VALUE', 'patients');
    expect((await post(enrol, { input: { ...keeper, contacts: [{}] } })).body.errors).toHaveLength(1);
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This token may only read' });
    expect((await locked.post(admit, { input: animal })).body).toMatchObject({
      errors: [{ message: 'This token may only read', extensions: { code: 'NOT_PERMITTED', service: 'patients' } }],
    });
  });

  it('takes payments, sends messages and keeps errands', async () => {
    const { query, post } = await visit();
    const open = await query('{ bills(standing: OUTSTANDING, first: 1) { nodes { id keeper { id } } } }');
    const [bill] = rowsAt(open, 'bills.nodes');
    const pay = `mutation { takePayment(billId: "${String(bill?.['id'])}", tender: CASH) { standing
      keeper { ledger { receipts { tender } } } } }`;
    const paid = await query(pay);
    expect(at(paid, 'takePayment.standing')).toBe('SETTLED');
    expect(rowsAt(paid, 'takePayment.keeper.ledger.receipts').map(({ tender }) => tender)).toContain('CASH');
    expect((await post(pay)).body).toMatchObject({ errors: [{ extensions: { code: 'ALREADY_SETTLED' } }] });
    const texts = await query('{ wordings(carrier: SMS) { id title } }');
    const [wording] = rowsAt(texts, 'wordings');
    const keeperId = ids.of('client', 2);
    const written =
      await query(`mutation { sendMissive(keeperId: "${keeperId}", wordingId: "${String(wording?.['id'])}") {
        fate keeper { correspondence(limit: 1) { subject } } }
      raiseErrand(input: { hospitalId: "${ids.of('place', 1)}", matter: "Feed the cat", dueOn: "2026-11-18" }) { id urgency } }`);
    expect(written).toMatchObject({
      sendMissive: { fate: 'QUEUED', keeper: { correspondence: [{ subject: wording?.['title'] }] } },
      raiseErrand: { urgency: 'ROUTINE' },
    });
    const errand = String(at(written, 'raiseErrand.id'));
    expect(at(await query(`mutation { finishErrand(id: "${errand}") { doneAt } }`), 'finishErrand.doneAt')).toBe(
      '2026-11-17T15:10:00+00:00',
    );
  });
});
