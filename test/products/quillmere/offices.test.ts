import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { quillmere } from './quillmere.ts';

const visit = productVisits(quillmere);
const { view } = quillmere;
const { ids } = view;

describe("Quillmere's diary and offices", () => {
  it('asks for the days of one hospital, with holds apart and nothing that was struck out', async () => {
    const { query, post, server } = await visit();
    const hospital = ids.of('place', 1);
    const days = `hospitalId: "${hospital}", from: "2026-11-17", to: "2026-11-17"`;
    const answer = await query(`{ attendances(${days}) { id stage callOff { cause remark } revision }
      mine: attendances(${days}, clinicianId: "${ids.of('provider', 2)}") { clinician { id } }
      off: attendances(${days}, stages: [CALLED_OFF]) { callOff { remark } bill { id } }
      diaryHolds(${days}) { purpose colleague { surname } startsAt endsAt }
      rota(${days}) { colleague { surname } fromTime } absences(${days}) { cause }
      consultKinds { id title usualMinutes } online: consultKinds(offeredOnline: true) { offeredOnline }
      colleagues { nodes { surname employment } } leavers: colleagues(employment: LEAVER) { nodes { surname } }
      openings(hospitalId: "${hospital}", kindId: "${ids.of('visitType', 1)}", day: "2026-11-17") { startsAt
        clinician { id } } }`);
    const shown = server.practice.appointments.filter((row) => row.placeKey === 1 && view.shows(row));
    const found = rowsAt(answer, 'attendances').map(({ id }) => id);
    expect(found.every((id) => shown.some(({ key }) => ids.of('appointment', key) === id))).toBe(true);
    expect(found.length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'mine').every((row) => at(row, 'clinician.id') === ids.of('provider', 2))).toBe(true);
    expect(rowsAt(answer, 'off')).toEqual([{ callOff: { remark: 'Client called' }, bill: null }]);
    expect(answer['diaryHolds']).toEqual([
      {
        purpose: 'Staff meeting',
        colleague: { surname: 'Okafor' },
        startsAt: '2026-11-17T17:00:00+00:00',
        endsAt: '2026-11-17T18:00:00+00:00',
      },
    ]);
    expect(rowsAt(answer, 'consultKinds')).toHaveLength(6);
    expect(rowsAt(answer, 'colleagues.nodes')).toHaveLength(8);
    expect(rowsAt(answer, 'leavers.nodes')).toEqual([{ surname: 'Bell' }]);
    expect(rowsAt(answer, 'openings').length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'online').every(({ offeredOnline }) => offeredOnline === true)).toBe(true);
    const refused = async (args: string, code: string): Promise<void> => {
      const { body } = await post(`{ attendances(${args}) { id } }`);
      expect(body).toMatchObject({ errors: [{ extensions: { code, service: 'diary' } }] });
    };
    await refused(`hospitalId: "${hospital}", from: "2026-11-01", to: "2026-12-13"`, 'SPAN_TOO_LONG');
    await refused(`hospitalId: "${hospital}", from: "2026-11-02", to: "2026-11-01"`, 'INVALID_VALUE');
    await refused(`hospitalId: "x", from: "2026-11-01", to: "2026-11-01"`, 'HOSPITAL_NOT_FOUND');
  });

  it('has clinical records, a catalogue, money and errands behind the desk', async () => {
    const { query } = await visit();
    const hospital = ids.of('place', 1);
    const answer =
      await query(`{ saleables { entries { __typename title price { amount currency } } pageCount entryCount }
      second: saleables(page: 2, sort: PLU) { entries { plu } page } claw: saleables(titleContains: "claw") { entryCount }
      bills(first: 4) { nodes { number gross { amount } lines { article { title } } keeper { surname } } }
      open: bills(standing: OUTSTANDING) { nodes { id standing } } insuranceClaims(progress: PAID) { progress }
      nudges(dueBy: "2026-11-20") { nodes { dueOn patient { name } } }
      errands(hospitalId: "${hospital}") { id matter about { __typename } } wordings { id title }
      boostersDue(hospitalId: "${hospital}", from: "2026-11-17", to: "2026-12-17") { boosterDueOn patient { name } }
      regions { title } duties { title } healthPlans { id } suppliers { title } trail(first: 3) { nodes { deed } }
      patients { nodes { weighings { kilograms } casebook { __typename author { surname } } cover { insurer }
        prescriptions { medicine { title } } labRequests { results { analyte } } immunisations { vaccine } } }
      hospitals { stock(belowMinimum: true) { onShelf article { title } } preferences { key value } rooms { label } }
      keepers(first: 100) { nodes { ledger { balance { amount } bills { standing } receipts { tender } } } } }`);
    expect(at(answer, 'saleables.entryCount')).toBe(27);
    expect(at(answer, 'second')).toMatchObject({ page: 2, entries: [{}, {}] });
    expect(at(answer, 'claw.entryCount')).toBe(1);
    expect(rowsAt(answer, 'bills.nodes')).toHaveLength(4);
    const dues = rowsAt(answer, 'nudges.nodes').map(({ dueOn }) => String(dueOn));
    expect(dues.length).toBeGreaterThan(3);
    expect(dues.every((day) => day <= '2026-11-20')).toBe(true);
    expect(dues).toEqual(dues.toSorted());
    for (const list of ['errands', 'boostersDue', 'regions', 'duties', 'insuranceClaims', 'trail.nodes', 'wordings'])
      expect(rowsAt(answer, list).length, list).toBeGreaterThan(0);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(100);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ keepers { nodes { id } } }')).status).toBe(500);
  });
});
