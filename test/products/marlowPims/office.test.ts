import { describe, expect, it } from 'vitest';
import { createPractice } from '../../dialects/practice.ts';
import { readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { marlowPims } from './marlowPims.ts';

const visit = productVisits(marlowPims);
const { ids } = marlowPims.view;

describe('Marlow beside the desk', () => {
  it('has boards, openings, charts, money and stock', async () => {
    const { query, post } = await visit();
    const [place, purpose] = [ids.of('place', 1), ids.of('visitType', 1)];
    const answer = await query(`{ tenant { id name currency settings } partnerKey { scopes }
      dayboard(facilityId: "${place}", on: "2026-11-17") { closure { nameEn } columns { attending { fullName }
        entries { kind stage } } }
      openings(facilityId: "${place}", purposeId: "${purpose}", fromDay: "2026-11-18", toDay: "2026-11-19") { startsAt
        attending { fullName } } shifts(facilityId: "${place}", weekOf: "2026-11-18") { startsAt }
      closures(year: 2026) { on nameEn } staffProfiles(filters: { isActive: { exact: false } }) { results { fullName } }
      visitPurposes(filters: { isHold: { exact: false } }) { code nameEn } species { nameFr breeds { nameEn } }
      recalls(filters: { state: { exact: OVERDUE } }) { results { dueOn companion { callName } } totalCount }
      invoices(filters: { outstanding: { gt: "0" } }, ordering: [{ total: DESC }]) { results { total state
        guardian { surname } lines { amount } } }
      workItems { results { title } } stockItems(facilityId: "${place}") { sku levels { facility { id } } }
      waitlist { totalCount } conversations { results { messages { body } } } controlledDrugLog(facilityId: "${place}") {
      totalCount } labRequisitions { totalCount } rooms { name facility { code } } users { username groups { name } } }`);
    expect(answer).toMatchObject({ tenant: { currency: 'CAD' }, dayboard: { closure: null } });
    const entries = rowsAt(answer, 'dayboard.columns').flatMap((column) => rowsAt(column, 'entries'));
    expect(entries.some(({ kind }) => kind === 'HOLD')).toBe(true);
    expect(rowsAt(answer, 'openings').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'shifts')[0]).toEqual({ startsAt: '2026-11-16T13:00:00+00:00' });
    expect(rowsAt(answer, 'closures').map(({ on }) => on)).toEqual(
      ['01-01', '07-01', '09-07', '10-12', '12-25'].map((day) => `2026-${day}`),
    );
    expect(rowsAt(answer, 'staffProfiles.results')).toEqual([{ fullName: 'Oscar Bell' }]);
    expect(rowsAt(answer, 'visitPurposes')).toHaveLength(6);
    expect(rowsAt(answer, 'recalls.results').every(({ dueOn }) => String(dueOn) < '2026-11-17')).toBe(true);
    const totals = rowsAt(answer, 'invoices.results').map(({ total }) => Number(total));
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(rowsAt(answer, 'invoices.results').every(({ state }) => state !== 'SETTLED')).toBe(true);
    expect(rowsAt(answer, 'conversations.results').length).toBeGreaterThan(5);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(150);
    expect((await post('{ rooms(facilityId: "1") { id } }')).body.errors).toHaveLength(1);
  });

  it('spoils only the pages that hold a row it cannot read', async () => {
    const { post } = await visit({ poison: [{ kind: 'client', key: 2 }] });
    const status = async (args: string): Promise<number> =>
      (await post(`{ guardians(${args}) { results { id } } }`)).status;
    expect(await status('pagination: { limit: 5 }')).toBe(500);
    expect(await status('filters: { surname: { exact: "Abel" } }')).toBe(200);
    expect(await status('pagination: { offset: 5 }')).toBe(200);
  });

  it('serves another practice as well', async () => {
    const base = createPractice();
    const practice = { ...base, places: base.places.slice(1, 2), clients: base.clients.slice(0, 1), patients: [] };
    const { query } = await visit({ practice });
    const answer = await query(`{ facilities { id timezone } guardians { totalCount results { homeFacility { id } } }
      companions { totalCount } daybookEntries { totalCount } waitlist { totalCount } recalls { totalCount } }`);
    expect(answer).toMatchObject({ guardians: { totalCount: 1 }, companions: { totalCount: 0 } });
    expect(rowsAt(answer, 'facilities')).toEqual([{ id: ids.of('place', 2), timezone: 'America/Denver' }]);
  });
});
