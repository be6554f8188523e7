import { describe, expect, it } from 'vitest';
import { readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { cloverVet } from './cloverVet.ts';

const visit = productVisits(cloverVet);
const { of } = cloverVet.view.ids;

describe('The back office of cloverVet', () => {
  it('serves the chart, money, memberships, tasks and the rest, within depth 8', async () => {
    const { query, server } = await visit();
    const answer = await query(
      `query($clinic: ID!, $type: ID!, $patient: ID!) {
      viewer { permissions workspace { name } } roles { name } labels { name } featureFlags { key isEnabled }
      settings { quietHours { from } extra } speciesCatalog { name breeds { name } } spaces(clinicId: $clinic) { name }
      careTeams { name members { fullName } } shifts(clinicId: $clinic, week: "2026-11-17") { startsAt teammate { id } }
      availability(clinicId: $clinic, visitTypeId: $type, date: "2026-11-18") { startsAt teammate { fullName } }
      households(limit: 2) { items { name balanceDue memberships { plan { name } } guardians { id } } offsetInfo { total hasMore } }
      immunizations(patientId: $patient) { vaccine { name isVaccine } expiresOn }
      careReminders(status: OVERDUE) { items { status patient { name } } } prescriptions { items { product { name } } }
      labOrders(status: SENT) { items { panel results { value } } } estimates { items { low high } }
      invoices(status: OPEN, limit: 1) { items { id total amountDue guardian { id } lines { lineTotal } } offsetInfo { hasMore } }
      catalog(kind: PRODUCT) { __typename name ... on CatalogProduct { onHand } } membershipPlans { name perks { title } }
      memberships(status: ACTIVE) { items { household { name } renewsOn } } telehealthSessions { visit { modality } }
      tasks(status: TODO) { items { title subject { __typename } assignee { fullName } } } waitlist { patient { name } }
      conversations(isOpen: true) { items { unreadCount messages { body } } } auditTrail(limit: 5) { items { resourceId } }
      patients(first: 1) { edges { node { visits(first: 2) { totalCount } careReminders { dueOn } weights { kilograms } } } } }`,
      { clinic: of('place', 2), type: of('visitType', 1), patient: of('patient', 1) },
    );
    for (const list of [
      'roles',
      'labels',
      'spaces',
      'careTeams',
      'shifts',
      'availability',
      'immunizations',
      'catalog',
      'telehealthSessions',
      'waitlist',
    ]) {
      expect(rowsAt(answer, list).length, list).toBeGreaterThan(0);
    }
    for (const list of [
      'households',
      'careReminders',
      'prescriptions',
      'labOrders',
      'estimates',
      'invoices',
      'memberships',
      'tasks',
      'conversations',
      'auditTrail',
    ]) {
      expect(rowsAt(answer, `${list}.items`).length, list).toBeGreaterThan(0);
    }
    expect(rowsAt(answer, 'catalog').every((row) => row['__typename'] === 'CatalogProduct')).toBe(true);
    expect(rowsAt(answer, 'availability')[0]?.['startsAt']).toBe('2026-11-18T16:00:00.000Z');
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(120);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
