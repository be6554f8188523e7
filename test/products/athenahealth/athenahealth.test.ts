import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { athenahealth } from './athenahealth.ts';

const visit = productVisits(athenahealth);
const { view } = athenahealth;
const day = '2026-11-17';
const range = 'startdate: "11/17/2026", enddate: "11/17/2026"';
const name = (row: unknown): string => `${String(at(row, 'firstname'))} ${String(at(row, 'lastname'))}`.trim();
const isoDay = (text: unknown): string => String(text).replace(/^(\d\d)\/(\d\d)\/(\d{4}).*$/, '$3-$1-$2');
const client = (key: number): string => view.ids.of('client', key);
/** An appointment as a careful person would show it. */
function shown(row: Row): Row {
  const zone = String(at(row, 'department.timezonename'));
  const start = instantOfWall(`${isoDay(row['date'])}T${String(row['starttime'])}:00`, zone);
  const [note] = rowsAt(row, 'appointmentnotes');
  return {
    id: row['appointmentid'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['duration']) * 60_000, zone),
    status: row['appointmentstatus'],
    ...(note && { reason: note['notetext'] }),
    client: { id: at(row, 'patient.patientid'), name: name(row['patient']) },
    ...(row['provider'] !== null && { provider: { id: at(row, 'provider.providerid'), name: name(row['provider']) } }),
    location: { id: at(row, 'department.departmentid'), name: at(row, 'department.name') },
  };
}

describe('athenahealth', () => {
  it('shows what is expected of it, value by value', async () => {
    const { query } = await visit();
    const expected = expectedSample(athenahealth, day);
    const fields = `appointmentid date starttime duration appointmentstatus appointmentnotes { notetext }
      patient { patientid firstname lastname } provider { providerid firstname lastname displayname }
      department { departmentid name timezonename }`;
    const answer =
      await query(`{ departments { totalcount departments { departmentid name address city state zip timezonename } }
      patients(limit: 5) { totalcount patients { patientid firstname lastname status email mobilephone homephone workphone
        lastappointment primarydepartment { departmentid name } } }
      on: bookedappointments(${range}) { totalcount appointments { ${fields} } }
      all: bookedappointments(${range}, showcancelled: true) { totalcount appointments { ${fields} } } }`);
    expect(
      rowsAt(answer, 'departments.departments').map((row) => ({
        id: row['departmentid'],
        name: row['name'],
        address: ['address', 'city', 'state', 'zip'].map((field) => row[field]).join(', '),
        timeZone: row['timezonename'],
      })),
    ).toEqual(expected.locations);
    const digits = (numbers: readonly unknown[]): string[] =>
      numbers.flatMap((number) => (typeof number === 'string' ? number.replaceAll(/\D/g, '').slice(-10) : []));
    expect(
      rowsAt(answer, 'patients.patients').map((row) => ({
        id: row['patientid'],
        name: name(row),
        ...(row['firstname'] !== '' && { givenName: row['firstname'] }),
        familyName: row['lastname'],
        phones: digits([row['mobilephone'], row['homephone'], row['workphone']]),
        emails: row['email'] === null ? [] : [row['email']],
        active: row['status'] === 'active',
        ...(row['lastappointment'] !== null && { lastVisit: isoDay(row['lastappointment']) }),
        location: { id: at(row, 'primarydepartment.departmentid'), name: at(row, 'primarydepartment.name') },
      })),
    ).toEqual(expected.clients.map((row) => ({ ...row, phones: digits(row.phones ?? []) })));
    const all = rowsAt(answer, 'all.appointments').map(shown);
    const byId = (one: { readonly id?: unknown }, other: { readonly id?: unknown }): number =>
      Number(one.id) - Number(other.id);
    expect(all.toSorted(byId)).toEqual(expected.appointments.toSorted(byId));
    expect(all.length).toBeGreaterThan(20);
    const off = all.filter(({ status }) => status === 'x').map(({ id }) => id);
    expect(new Set(off)).toEqual(new Set(expected.mayOmit));
    expect(off).toHaveLength(3);
    expect(rowsAt(answer, 'on.appointments').map(shown)).toEqual(all.filter(({ status }) => status !== 'x'));
    expect(missingOperations(athenahealth)).toEqual([]);
  });

  it('pages patients by limit and offset, and finds them by what they are called or reached by', async () => {
    const { query, post, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => client(key));
    const ids = (answer: unknown, list: string): unknown[] =>
      rowsAt(answer, `${list}.patients`).map(({ patientid }) => patientid);
    const pages = await query(`{ all: patients { totalcount next previous patients { patientid } }
      second: patients(limit: 40, offset: 40) { totalcount next previous patients { patientid } } }`);
    expect(ids(pages, 'all')).toEqual(all);
    expect(pages).toMatchObject({ all: { totalcount: all.length, next: null, previous: null } });
    expect(ids(pages, 'second')).toEqual(all.slice(40, 80));
    expect(at(pages, 'second.next')).toBe('/v1/195900/patients?limit=40&offset=80');
    const found = await query(`{ name: patients(lastname: "o'BRIEN") { patients { patientid } }
      part: patients(lastname: "Brie") { patients { patientid } } phone: patients(anyphone: "207.555.0103") { patients { patientid } }
      there: patients(departmentid: "2") { patients { patientid primarydepartmentid } } off: patients(status: "inactive") { patients { status } }
      gone: patients(status: "deleted") { patients { patientid } } none: patient(patientid: "5") { patientid } }`);
    expect(ids(found, 'name')).toEqual([client(1), client(8)]);
    expect([ids(found, 'part'), ids(found, 'phone'), found['none']]).toEqual([[], [client(1)], null]);
    expect(rowsAt(found, 'there.patients').every((row) => row['primarydepartmentid'] === '2')).toBe(true);
    expect(rowsAt(found, 'off.patients').every((row) => row['status'] === 'inactive')).toBe(true);
    expect(ids(found, 'gone')).toEqual([client(41), client(82)]);
    const capped = await visit({ cap: 10 });
    expect(ids(await capped.query('{ patients(limit: 50) { patients { patientid } } }'), 'patients')).toEqual(
      all.slice(0, 10),
    );
    expect((await post('{ patients(limit: 0) { totalcount } }')).body.errors?.[0]?.message).toBe(
      'The data provided is invalid.',
    );
    expect((await post('{ patients(dob: "1980-01-02") { totalcount } }')).body.errors).toHaveLength(1);
  });

  it('lists booked appointments by days, departments, providers and letters', async () => {
    const { query, post, server } = await visit();
    const lists =
      await query(`{ two: bookedappointments(startdate: "11/16/2026", enddate: "11/17/2026", departmentid: "2") {
        appointments { date starttime departmentid } }
      doctor: bookedappointments(${range}, providerid: ["71", "73"]) { appointments { providerid } }
      in: bookedappointments(${range}, appointmentstatus: "2") { appointments { encounterstatus checkindatetime } }
      off: bookedappointments(${range}, appointmentstatus: "x") { totalcount }
      shown: bookedappointments(${range}, appointmentstatus: "x", showcancelled: true) { appointments { cancelreasonname cancelreasonnoshow } }
      autumn: bookedappointments(startdate: "11/01/2026", enddate: "11/01/2026", departmentid: "1") { appointments { starttime } }
      new: bookedappointments(startdate: "01/01/2026", enddate: "12/31/2026", startlastmodified: "11/20/2026 00:00:00") { totalcount } }`);
    const two = rowsAt(lists, 'two.appointments');
    const times = two.map((row) => `${isoDay(row['date'])} ${String(row['starttime'])}`);
    expect(times).toEqual(times.toSorted());
    expect(times.at(0)).toMatch(/^2026-11-16/);
    expect(times.at(-1)).toBe('2026-11-17 22:30');
    expect(new Set(rowsAt(lists, 'doctor.appointments').map(({ providerid }) => providerid))).toEqual(
      new Set(['71', '73']),
    );
    expect(rowsAt(lists, 'in.appointments').length).toBeGreaterThan(2);
    expect(at(lists, 'off.totalcount')).toBe(0);
    const reasons = rowsAt(lists, 'shown.appointments').map((row) => row['cancelreasonname']);
    expect(new Set(reasons)).toEqual(new Set(['PATIENT CANCELLED', 'PATIENT NO SHOW']));
    // Twice 1:15 by the clock.
    expect(rowsAt(lists, 'autumn.appointments').map(({ starttime }) => starttime)).toContain('01:15');
    expect(at(lists, 'new.totalcount')).toBe(
      server.practice.appointments.filter(
        (row) => view.shows(row) && row.updatedAt >= Date.parse('2026-11-20T05:00:00Z') && !view.mayOmit(row),
      ).length,
    );
    const own =
      await query(`{ future: patientappointments(patientid: "${client(5)}") { appointments { date patientid } }
      every: patientappointments(patientid: "${client(5)}", showpast: true, showcancelled: true) { totalcount } }`);
    expect(rowsAt(own, 'future.appointments').every((row) => isoDay(row['date']) >= day)).toBe(true);
    expect(at(own, 'every.totalcount')).toBe(
      server.practice.appointments.filter((row) => view.shows(row) && row.clientKey === 5).length,
    );
    const bad = await post('{ bookedappointments(startdate: "2026-11-17", enddate: "11/17/2026") { totalcount } }');
    expect(bad.body.errors?.[0]?.message).toBe('The data provided is invalid.');
  });

  it('has more than people and a schedule, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ practiceinfo { practiceid name } providers { totalcount providers { providerid displayname } } provider(providerid: "78") { lastname }
      appointmenttypes { totalcount } every: appointmenttypes(hidenonpatient: false) { totalcount } appointmentcancelreasons { totalcount }
      appointmentconfirmationstatuses { name } patientappointmentreasons(departmentid: "1", providerid: "71") { patientappointmentreasons { reasonid reason } }
      waitlist { waitlistentries { patientid } } patientinsurances(patientid: "${client(1)}") { insuranceplanname } patientproblems(patientid: "${client(1)}", departmentid: "1") { name }
      claims(departmentid: "1", servicestartdate: "11/16/2026") { claims { servicedate chargeamount } } customfields { name } employers(searchvalue: "casco") { totalcount } }`);
    expect(answer).toMatchObject({
      practiceinfo: { practiceid: '195900', name: 'Harbor Veterinary Group' },
      providers: { totalcount: 7 },
      provider: { lastname: 'Bell' },
      appointmenttypes: { totalcount: 6 },
      every: { totalcount: 7 },
      appointmentcancelreasons: { totalcount: 4 },
      employers: { totalcount: 1 },
    });
    for (const list of [
      'waitlist.waitlistentries',
      'claims.claims',
      'patientinsurances',
      'patientproblems',
      'customfields',
    ])
      expect(rowsAt(answer, list).length).toBeGreaterThan(0);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('PatientPage'), 'fields')).toHaveLength(4);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { patients { patientid } } }')).status).toBe(500);
    expect((await poisoned.post('{ patients(limit: 1) { patients { patientid } } }')).status).toBe(200);
  });
});
