import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openDental } from './openDental.ts';
import { serverZone } from './values.ts';

const visit = productVisits(openDental);
const { view } = openDental;
const day = '2026-11-17';
const patientFields =
  'PatNum LName FName PatStatus HmPhone WkPhone WirelessPhone Email ClinicNum clinicAbbr Birthdate priProvAbbr';
const appointmentFields = `AptNum PatNum AptStatus Pattern confirmed Confirmed Op Note ProvNum provAbbr AptDateTime
  ClinicNum AppointmentTypeNum IsHygiene DateTimeArrived ProcDescript Priority`;
const filled = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== '');
const numbers = (value: unknown, list: string, field = 'PatNum'): unknown[] =>
  rowsAt(value, list).map((row) => row[field]);

describe('Open Dental behind GraphQL Mesh', () => {
  it('lists clinics and pages of patients by name, with three numbers and a status', async () => {
    const { query, server } = await visit();
    const { locations } = expectedSample(openDental, day);
    const clinics = rowsAt(
      await query('{ getClinics { ClinicNum Description Address City State Zip Abbr IsHidden Phone } }'),
      'getClinics',
    );
    expect(
      clinics.map((row) => ({
        id: String(row['ClinicNum']),
        name: row['Description'],
        address: ['Address', 'City', 'State', 'Zip'].map((field) => row[field]).join(', '),
      })),
    ).toEqual(locations);
    expect(clinics[0]).toMatchObject({ Phone: '2075550100', IsHidden: 'false' });
    const list = (operation: string): Promise<readonly Row[]> =>
      allPages(async (from) => {
        const rows = rowsAt(await query(`{ ${operation}(Offset: ${from ?? '0'}) { ${patientFields} } }`), operation);
        return { rows, next: rows.length === 100 ? String(Number(from ?? '0') + 100) : null };
      });
    const [patients, simple] = [await list('getPatients'), await list('getPatientsSimple')];
    expect(simple).toEqual(patients);
    const records = view.clients(server.practice);
    expect(patients).toHaveLength(records.length);
    const shown = patients.map((row) => ({
      id: String(row['PatNum']),
      name: `${String(row['FName'])} ${String(row['LName'])}`.trim(),
      ...(row['FName'] !== '' && { givenName: row['FName'] }),
      familyName: row['LName'],
      phones: filled([row['WirelessPhone'], row['HmPhone'], row['WkPhone']]),
      emails: filled([row['Email']]),
      active: row['PatStatus'] === 'Patient',
      location: { id: String(row['ClinicNum']), name: row['clinicAbbr'] },
    }));
    expect(shown).toEqual(records.map((record) => clientThrough(view, server.practice, record)));
    expect(shown.slice(0, 5)).toEqual(expectedSample(openDental, day).clients);
    expect(shown[0]).toMatchObject({ familyName: 'Abbott' });
    expect(rowsAt(await query('{ getPatients(Limit: 7) { PatNum } }'), 'getPatients')).toHaveLength(7);
    expect(missingOperations(openDental)).toEqual([]);
  });

  it('finds patients by parts of texts, digits of phones, status and clinic', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      a: getPatients(LName: "o'BRI", FName: "zoe") { PatNum } b: getPatients(Phone: "555-0102") { PatNum }
      c: getPatientsSimple(PatStatus: Inactive, LName: "nguyen") { PatNum PatStatus serverDateTime Guarantor DateTStamp }
      d: getPatients(LName: "nguyen", hideInactive: true) { PatNum } e: getPatients(clinicNums: "2", Limit: 3) { ClinicNum }
      f: getPatientsSimple(DateTStamp: "2023-05-01 00:00:00", Limit: 2) { DateTStamp } g: getPatients(Email: "zqxw") { PatNum }
      one: getPatientsByPatNum(PatNum: 101) { LName serverDateTime Email SuperFamily } }`);
    expect([numbers(found, 'a'), numbers(found, 'b'), numbers(found, 'c'), numbers(found, 'd')]).toEqual([
      [101, 108],
      [101],
      [104],
      [],
    ]);
    expect(rowsAt(found, 'c')[0]).toMatchObject({ PatStatus: 'Inactive', serverDateTime: '2026-11-17 10:10:00' });
    expect(numbers(found, 'e', 'ClinicNum')).toEqual([2, 2, 2]);
    expect(rowsAt(found, 'f').every((row) => String(row['DateTStamp']) > '2023-05-01')).toBe(true);
    expect(found).toMatchObject({ g: [], one: { LName: "O'Brien", serverDateTime: null, SuperFamily: 0 } });
    const gone = await post('{ getPatientsByPatNum(PatNum: 141) { LName } }');
    expect(gone.body.errors?.[0]).toMatchObject({
      message: 'Patient not found',
      extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', response: { status: 404 } },
    });
    const bad = await post('{ getPatientsSimple(DateTStamp: "2023-05-01") { LName } }');
    expect(bad.body.errors?.[0]?.message).toBe('DateTStamp format must be yyyy-MM-dd HH:mm:ss');
  });

  it.each([day, '2026-03-08', '2026-11-01', '2026-11-18'])(
    'has the appointments of %s with patterns, numbers and two words of status',
    async (date) => {
      const { query } = await visit();
      const answer = await query(`{ getAppointments(date: "${date}") { ${appointmentFields} }
        getProviders { ProvNum LName FName IsHidden Abbr } getClinics { ClinicNum Description }
        getOperatories { OperatoryNum ClinicNum ProvDentist ProvHygienist } }`);
      const people = rowsAt(
        await query('{ a: getPatients { PatNum LName FName } b: getPatients(Offset: 100) { PatNum LName FName } }'),
        'a',
      );
      const others = rowsAt(await query('{ b: getPatients(Offset: 100) { PatNum LName FName } }'), 'b');
      const nameOf = (rows: readonly Row[], field: string, number: unknown): string =>
        named(rows.find((row) => row[field] === number) ?? {}, 'FName', 'LName').trim();
      const { appointments, statusWords } = expectedSample(openDental, date);
      const rows = rowsAt(answer, 'getAppointments');
      const read = rows.map((row) => {
        const start = instantOfWall(String(row['AptDateTime']).replace(' ', 'T'), serverZone);
        const clinic = rowsAt(answer, 'getClinics').find(({ ClinicNum }) => ClinicNum === row['ClinicNum']);
        return {
          id: String(row['AptNum']),
          start: utcText(start),
          end: utcText(start + String(row['Pattern']).length * 300_000),
          status: row['AptStatus'],
          ...(row['Note'] !== '' && { reason: row['Note'] }),
          client: { id: String(row['PatNum']), name: nameOf([...people, ...others], 'PatNum', row['PatNum']) },
          provider: {
            id: String(row['ProvNum']),
            name: nameOf(rowsAt(answer, 'getProviders'), 'ProvNum', row['ProvNum']),
          },
          location: { id: String(row['ClinicNum']), name: clinic?.['Description'] },
        };
      });
      const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
        Number(one.id) - Number(other.id);
      expect(read).toEqual(appointments.toSorted(byId));
      expect(read.length).toBeGreaterThan(date === day ? 18 : 3);
      for (const row of rows) {
        const words = statusWords[String(row['AptNum'])] ?? [];
        if (row['AptStatus'] === 'Scheduled') expect(words).toContain(row['confirmed']);
        expect(row['provAbbr']).toBe(nameOf(rowsAt(answer, 'getProviders'), 'ProvNum', row['ProvNum']));
        const op = rowsAt(answer, 'getOperatories').find(({ OperatoryNum }) => OperatoryNum === row['Op']);
        expect(op?.['ClinicNum']).toBe(row['ClinicNum']);
      }
    },
  );

  it('filters appointments by days, clinic, operatory, status and change; slots, schedules and the rest', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ all: getAppointments { AptNum } rest: getAppointments(Offset: 100) { AptNum }
      range: getAppointments(dateStart: "2026-11-16", dateEnd: "2026-11-17", ClinicNum: 3) { AptDateTime ClinicNum }
      one: getAppointments(PatNum: 101) { PatNum } broken: getAppointments(AptStatus: Broken, date: "${day}") { AptStatus }
      none: getAppointments(ClinicNum: 0) { AptNum } op: getAppointments(Op: 3, Limit: 2) { Op ProvNum }
      since: getAppointments(DateTStamp: "2026-11-12 00:00:00") { AptNum } single: getAppointmentsByAptNum(AptNum: 3001) { AptDateTime }
      slots: getAppointmentsSlots(date: "2026-11-18", ProvNum: 1, lengthMinutes: 60) { DateTimeStart DateTimeEnd OpNum }
      schedules: getSchedules(date: "${day}", SchedType: Blockout) { Note StartTime blockoutType operatories }
      types: getAppointmenttypes { AppointmentTypeNum AppointmentTypeName Pattern } here: getProviders(ClinicNum: 1) { ProvNum IsHidden }
      urgent: getAppointmentsASAP(ClinicNum: 1) { Priority } web: getAppointmentsWebSched(date: "${day}") { eServiceLogType }
      getCommlogs(PatNum: 101) { Note } getPayments(Limit: 2) { PayAmt } getRecallsList(Limit: 1) { Patient DueDate }
      getDefinitions(Category: 2) { DefNum ItemName } getEmployees { LName } getReferrals { LName } getProcedurelogs { ProcStatus } }`);
    const shown = server.practice.appointments.filter((row) => view.shows(row));
    expect(rowsAt(answer, 'all')).toHaveLength(100);
    expect([...numbers(answer, 'all', 'AptNum'), ...numbers(answer, 'rest', 'AptNum')]).toEqual(
      shown.map(({ key }) => Number(view.ids.of('appointment', key))),
    );
    const range = rowsAt(answer, 'range').map((row) => [String(row['AptDateTime']).slice(0, 10), row['ClinicNum']]);
    expect(range).toHaveLength(8);
    expect(range.every(([date, clinic]) => (date === '2026-11-16' || date === day) && clinic === 3)).toBe(true);
    expect(rowsAt(answer, 'op')).toEqual([
      { Op: 3, ProvNum: 5 },
      { Op: 3, ProvNum: 5 },
    ]);
    expect(rowsAt(answer, 'one').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'broken').length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ none: [], single: { AptDateTime: '2026-11-13 08:00:00' } });
    expect(rowsAt(answer, 'schedules')).toEqual([
      { Note: 'Staff meeting', StartTime: '12:00:00', blockoutType: 'Staff Meeting', operatories: '1,2,3' },
    ]);
    expect(rowsAt(answer, 'types')[0]).toEqual({
      AppointmentTypeNum: 11,
      AppointmentTypeName: 'Wellness exam',
      Pattern: '/XXXX/',
    });
    expect(numbers(answer, 'here', 'ProvNum')).toEqual([1, 2, 5]);
    expect(rowsAt(answer, 'slots').length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'urgent').every((row) => row['Priority'] === 'ASAP')).toBe(true);
    for (const name of [
      'since',
      'web',
      'getCommlogs',
      'getPayments',
      'getRecallsList',
      'getDefinitions',
      'getEmployees',
      'getReferrals',
      'getProcedurelogs',
    ])
      expect(rowsAt(answer, name).length).toBeGreaterThan(0);
    const far = await post('{ getAppointments(ClinicNum: 9) { AptNum } }');
    expect(far.body.errors?.[0]?.message).toBe('Clinic not found');
    expect((await post('{ getAppointments(date: "11/17/2026") { AptNum } }')).body.errors?.[0]?.message).toBe(
      'date format must be yyyy-MM-dd',
    );
  });

  it('makes, moves, confirms and breaks appointments', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { postAppointments(input: { PatNum: 101, Op: 4, AptDateTime: "2026-11-19 15:00:00"
      Pattern: "/XXXXX/XX", ProvNum: 3, Note: "Cough", AppointmentTypeNum: 13 }) { ${appointmentFields} } }`);
    expect(at(made, 'postAppointments')).toMatchObject({
      AptStatus: 'Scheduled',
      confirmed: 'Not Called',
      Pattern: '/XXXXX/XX',
      ClinicNum: 2,
      Op: 4,
      AppointmentTypeNum: 13,
    });
    const last = () => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ minutes: 45, placeKey: 2, clientKey: 1, start: Date.parse('2026-11-19T20:00:00Z') });
    const number = String(at(made, 'postAppointments.AptNum'));
    const put = (input: string, part = '', fields = ''): string =>
      `mutation { put: putAppointmentsByAptNum${part}(AptNum: ${number}, input: { ${input} }) ${fields} }`;
    const moved = await query(
      put('AptDateTime: "2026-11-20 09:00:00", Op: 1, ProvNum: 1', '', `{ ${appointmentFields} }`),
    );
    expect(at(moved, 'put')).toMatchObject({ AptDateTime: '2026-11-20 09:00:00', ClinicNum: 1, Note: 'Cough', Op: 1 });
    expect(await query(put('confirmVal: Confirmed', 'Confirm'))).toEqual({ put: '' });
    expect(last()).toMatchObject({ state: 'confirmed', minutes: 45, placeKey: 1 });
    await query(put('Note: "Late"', 'Note'));
    expect(last()?.reason).toBe('Cough Late');
    await query(put('sendToUnscheduledList: "true"', 'Break'));
    expect(last()).toMatchObject({ state: 'cancelled' });
    const broken = await query(`{ getAppointmentsByAptNum(AptNum: ${number}) { AptStatus Op confirmed AptDateTime } }`);
    expect(at(broken, 'getAppointmentsByAptNum')).toMatchObject({ AptStatus: 'UnschedList', Op: 0 });
    const again = await post(put('sendToUnscheduledList: "false"', 'Break'));
    expect(again.body.errors?.[0]?.message).toMatch(/^Only appointments with an AptStatus of Scheduled/);
    const back = await query(
      put('AptStatus: Scheduled, AptDateTime: "2026-11-23 09:00:00", Op: 2', '', '{ AptStatus Op }'),
    );
    expect(at(back, 'put')).toEqual({ AptStatus: 'Scheduled', Op: 2 });
    const refusals = [
      put('Op: 99', '', '{ Op }'),
      put('Pattern: "XX-"', '', '{ Op }'),
      put('confirmVal: None, defNum: 19', 'Confirm'),
    ];
    const messages = await Promise.all(refusals.map(async (text) => (await post(text)).body.errors?.[0]?.message));
    expect(messages).toEqual([
      'Op not found',
      'Pattern can only contain X and /',
      'Either confirmVal or defNum is required',
    ]);
    const closed = await visit({ refuseWrites: 'Invalid permissions' });
    expect((await closed.post(put('Op: 1', '', '{ Op }'))).body.errors?.[0]?.message).toBe('Invalid permissions');
  });

  it('enters and changes patients but no duplicates, and can be read piece by piece', async () => {
    const { query, post, server } = await visit();
    const enter = (more: string): string => `mutation { postPatients(input: { LName: "Park", FName: "Jo", ClinicNum: 2
      WirelessPhone: "(207)555-0199", Birthdate: "1980-02-03" ${more} }) { ${patientFields} State } }`;
    const entered = await query(enter('Email: "jo@example.test"'));
    expect(at(entered, 'postPatients')).toMatchObject({
      PatStatus: 'Patient',
      ClinicNum: 2,
      Birthdate: '1980-02-03',
      State: '',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'], placeKey: 2 });
    expect((await post(enter(''))).body.errors?.[0]?.message).toBe('Patient already exists');
    const number = String(at(entered, 'postPatients.PatNum'));
    const changed =
      await query(`mutation { putPatientsByPatNum(PatNum: ${number}, input: { LName: "", HmPhone: "207 555 0198"
      Email: "", PatStatus: Archived, City: "Saco" }) { ${patientFields} City } }`);
    expect(at(changed, 'putPatientsByPatNum')).toMatchObject({
      LName: 'Park',
      Email: '',
      PatStatus: 'Archived',
      City: 'Saco',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ isActive: false });
    expect(server.practice.clients.at(-1)?.phones.map(({ label }) => label)).toEqual(['Mobile', 'Home']);
    const found = await query(
      '{ a: getPatients(LName: "park") { PatNum } b: getPatients(LName: "park", showArchived: true) { PatNum } }',
    );
    expect([rowsAt(found, 'a').length, rowsAt(found, 'b').length]).toEqual([0, 1]);
    const blank = await post('mutation { postPatients(input: { LName: "Park", FName: " " }) { PatNum } }');
    expect(blank.body.errors?.[0]?.message).toBe('FName is required');
    const log = await query(
      `mutation { postCommlogs(input: { PatNum: ${number}, Note: "Left msg" }) { commType Mode_ } }`,
    );
    expect(at(log, 'postCommlogs')).toEqual({ commType: 'Misc', Mode_: 'Phone' });
    const types = await readPiecewise(query);
    expect([...types.keys()]).toEqual(
      expect.arrayContaining(['Appointment', 'postAppointments_request_Input', 'JSON']),
    );
  });
});
