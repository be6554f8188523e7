import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { createPractice, type Practice } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { customerFields, eventFields } from './fields.ts';
import { vetigen } from './vetigen.ts';

const visit = productVisits(vetigen);
const { view } = vetigen;

/** A reference in desk words; nothing where there is none. */
const named = (row: Row, path: string, as: string): object =>
  at(row, path) === null ? {} : { [as]: { id: at(row, `${path}.fp`), name: at(row, `${path}.name`) } };

/** All rows of a list, page by page. */
function rowsOf({ query }: ProductVisit, list: string, args: string, fields: string): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const page = Number(from ?? 1);
    const answer = await query(`{ ${list}(${args} page: ${String(page)}) { items { ${fields} } has_more page } }`);
    return { rows: rowsAt(answer, `${list}.items`), next: at(answer, `${list}.has_more`) ? String(page + 1) : null };
  });
}

/** An event as a careful person shows it, who turns UTC into the time of the clinic. */
function shown(row: Row): object {
  const zone = String(at(row, 'clinic.timezone'));
  const local = (moment: unknown): string => offsetText(Date.parse(String(moment)), zone);
  return {
    id: row['fp'],
    start: local(row['start_at']),
    end: local(row['end_at']),
    status: row['status'],
    ...(row['notes'] !== null && { reason: row['notes'] }),
    ...named(row, 'patient', 'patient'),
    ...named(row, 'patient.owner', 'client'),
    ...named(row, 'assigned_user', 'provider'),
    ...named(row, 'clinic', 'location'),
  };
}

/** The events of a day, read with more on both sides, since days are those of the clinics. */
async function eventsOf(product: ProductVisit, day: string): Promise<readonly object[]> {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const [from, to] = [noon - 86_400_000, noon + 2 * 86_400_000].map((moment) => new Date(moment).toISOString());
  const rows = await rowsOf(
    product,
    'calendarEvents',
    `start_date: "${from ?? ''}" end_date: "${to ?? ''}"`,
    eventFields,
  );
  return rows.map(shown).filter((row) => String(at(row, 'start')).startsWith(day));
}

/** One clinic alone, in a zone that the shared practice doesn't have. */
function oneClinicElsewhere(): Practice {
  const practice = createPractice();
  return {
    ...practice,
    places: practice.places.slice(0, 1).map((place) => ({ ...place, zone: 'Europe/Berlin' })),
    clients: practice.clients.slice(0, 30),
    patients: practice.patients.slice(0, 40),
    appointments: practice.appointments.filter(
      ({ placeKey, patientKey }) => placeKey === 1 && (patientKey ?? 41) <= 40,
    ),
  };
}

describe('Vetigen', () => {
  it('gives its clinics, customers and patients as a careful person would show them', async () => {
    const { query } = await visit();
    const { locations, clients, patients } = expectedSample(vetigen, '2026-11-17');
    const answer = await query(`{
      clinics { fp name address { line1 line2 city state postal_code } timezone }
      customers(page_size: 5) { items { ${customerFields} } total page page_size has_more }
      patients(page_size: 5) { items { fp name species breed owner_customer_fp owner { fp } status } }
    }`);
    const clinics = rowsAt(answer, 'clinics').map((row) => ({
      id: row['fp'],
      name: row['name'],
      address: ['line1', 'city', 'state', 'postal_code'].map((part) => at(row, `address.${part}`)).join(', '),
      timeZone: row['timezone'],
    }));
    expect(clinics).toEqual(locations);
    const people = rowsAt(answer, 'customers.items').map((row) => ({
      id: row['fp'],
      name: row['name'],
      phones: row['phone'] === null ? [] : [row['phone']],
      emails: row['email'] === null ? [] : [row['email']],
      active: row['status'] === 'ACTIVE',
      tags: [],
      ...named(row, 'clinic', 'location'),
    }));
    expect(people).toEqual(clients);
    const animals = rowsAt(answer, 'patients.items').map((row) => ({
      id: row['fp'],
      name: row['name'],
      species: row['species'],
      ...(row['breed'] !== null && { breed: row['breed'] }),
      ...(row['owner_customer_fp'] !== null && { clientId: row['owner_customer_fp'] }),
    }));
    expect(animals).toEqual(patients);
    expect(missingOperations(vetigen)).toEqual([]);
  });

  it('gives the events of every kind of day, also of another practice', async () => {
    const product = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      expect(await eventsOf(product, day), day).toEqual(expectedSample(vetigen, day).appointments);
    }
    const practice = oneClinicElsewhere();
    const other = await visit({ practice });
    const { appointments, clients } = expectedSample(vetigen, '2026-11-18', { practice });
    expect(appointments.length).toBeGreaterThan(3);
    expect(await eventsOf(other, '2026-11-18')).toEqual(appointments);
    const [first] = await rowsOf(other, 'customers', '', 'fp');
    expect(first?.['fp']).toBe(clients[0]?.id);
  });

  it('starts today and looks 30 days ahead where no dates are given, and refuses more than 90 days', async () => {
    const product = await visit();
    const { query, post, server } = product;
    const rows = await rowsOf(product, 'calendarEvents', '', 'fp start_at title type status');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ start_at: start }) => String(start) >= '2026-11-17T00:00:00.000Z')).toBe(true);
    const starts = rows.map(({ start_at: start }) => String(start));
    expect(starts).toEqual(starts.toSorted());
    const { calendarEvents } = await query(
      `{ calendarEvents(type: VACCINATION, status: CANCELLED, start_date: "2026-11-13", end_date: "2026-11-21") {
        items { type status title cancellation_reason patient { name } } } }`,
    );
    const cancelled = rowsAt(calendarEvents, 'items');
    expect(cancelled.length).toBeGreaterThan(0);
    for (const row of cancelled) {
      expect(row).toMatchObject({ type: 'VACCINATION', status: 'CANCELLED' });
      expect(row['title']).toBe(`Vaccination — ${String(at(row, 'patient.name'))}`);
      expect(['No-show', 'Client called']).toContain(row['cancellation_reason']);
    }
    const clinic = view.ids.of('place', 2);
    const ofClinic = await rowsOf(product, 'calendarEvents', `clinic_fp: "${clinic}"`, 'clinic_fp');
    expect(new Set(ofClinic.map(({ clinic_fp: fp }) => fp))).toEqual(new Set([clinic]));
    const removed = server.practice.appointments.filter(({ isDeleted, isBlock }) => isDeleted || isBlock);
    const shownFps = new Set(rows.map(({ fp }) => fp));
    expect(removed.some(({ key }) => shownFps.has(view.ids.of('appointment', key)))).toBe(false);
    const refused: readonly (readonly [string, string])[] = [
      ['calendarEvents(start_date: "2026-01-01", end_date: "2026-04-02") { total }', 'CALENDAR.INVALID_RANGE'],
      ['calendarEvents(start_date: "2026-01-02", end_date: "2026-01-01") { total }', 'CALENDAR.INVALID_RANGE'],
      ['calendarEvents(start_date: "yesterday") { total }', 'VALIDATION.FAILED'],
      ['customers(page_size: 101) { total }', 'VALIDATION.FAILED'],
      ['customers(page: 0) { total }', 'VALIDATION.FAILED'],
      [`calendarEvent(fp: "${view.ids.of('appointment', removed[0]?.key ?? 0)}") { fp }`, 'CALENDAR_EVENT.NOT_FOUND'],
      ['patient(fp: "patient_01J") { fp }', 'PATIENT.NOT_FOUND'],
      [`customer(fp: "${view.ids.of('client', 41)}") { fp }`, 'CUSTOMER.NOT_FOUND'],
    ];
    for (const [text, code] of refused) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.extensions?.code, text).toBe(code);
    }
  });

  it('finds customers and patients, and gives single rows with what belongs to them', async () => {
    const product = await visit();
    const { query, server } = product;
    const names = async (search: string): Promise<unknown[]> =>
      (await rowsOf(product, 'customers', `search: "${search}"`, 'name')).map(({ name }) => name);
    expect(await names("o'bri")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await names('desk@rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await names('303 555 0104')).toEqual(['Søren Müller']);
    const inactive = await rowsOf(product, 'customers', 'status: INACTIVE, page_size: 3', 'status');
    expect(inactive).toHaveLength(server.practice.clients.filter((row) => !row.isActive && !row.isDeleted).length);
    const pets = await rowsOf(product, 'patients', 'search: "riverside"', 'owner { name }');
    expect(new Set(pets.map((row) => at(row, 'owner.name')))).toEqual(new Set(['Riverside Cat Rescue']));
    const cats = await rowsOf(product, 'patients', 'species: "feline", status: DECEASED', 'species status');
    expect(cats.length > 0 && cats.every(({ species, status }) => species === 'Feline' && status === 'DECEASED')).toBe(
      true,
    );
    const since = await rowsOf(product, 'patients', 'updated_since: "2020-01-01T00:00:00Z"', 'updated_at');
    expect(since.length > 0 && since.every(({ updated_at: moment }) => String(moment) > '2020')).toBe(true);
    const [fp, event] = [
      view.ids.of('client', 1),
      server.practice.appointments.find(({ state }) => state === 'completed'),
    ];
    const single = await query(
      `query($patient: ID!) { customer(fp: "${fp}") { ${customerFields} } patient(fp: $patient) {
        fp calendar_events { fp } soap_records { status performed_by_clinic { name } } vaccinations { vaccine_name } }
        soapRecords(patient_fp: $patient) { items { fp plan_items { __typename ... on MedicationPlanItem { dose } } } total } }`,
      { patient: view.ids.of('patient', event?.patientKey ?? 0) },
    );
    expect(single['customer']).toMatchObject({ fp, name: "Zoë O'Brien", phone: '+1 207 555 0101' });
    expect(rowsAt(single, 'patient.calendar_events').map((row) => row['fp'])).toContain(
      view.ids.of('appointment', event?.key ?? 0),
    );
    expect(rowsAt(single, 'soapRecords.items')).toHaveLength(rowsAt(single, 'patient.soap_records').length);
    const [soap] = rowsAt(single, 'soapRecords.items');
    expect(at(await query(`{ soapRecord(fp: "${String(soap?.['fp'])}") { fp } }`), 'soapRecord.fp')).toBe(soap?.['fp']);
  });

  it('cuts pages to the cap, and reads whole within the depth', async () => {
    const product = await visit({ cap: 7 });
    const { query, server } = product;
    const answer = await query('{ customers(page_size: 50, page: 2) { items { fp } total page page_size has_more } }');
    expect(answer['customers']).toMatchObject({ page: 2, page_size: 7, has_more: true });
    const people = await rowsOf(product, 'customers', 'page_size: 50', 'fp');
    expect(new Set(people.map(({ fp }) => fp)).size).toBe(
      server.practice.clients.filter((row) => !row.isDeleted).length,
    );
    expect((await readPiecewise(query)).size).toBeGreaterThan(60);
  });

  it('gives stock, money, messages, reminders and free times', async () => {
    const product = await visit();
    const { query } = product;
    const low = await rowsOf(
      product,
      'inventory',
      'low_stock_only: true',
      'name quantity_on_hand is_low_stock is_virtual',
    );
    expect(low.length > 0 && low.every((row) => row['is_low_stock'] === true && row['is_virtual'] === false)).toBe(
      true,
    );
    const [clinic, day] = [view.ids.of('place', 1), '2026-11-19'];
    const answer = await query(`{
      products(category: SERVICE) { total items { fp is_virtual } }
      invoices(status: PARTIALLY_PAID, page_size: 2) { items { fp total_cents paid_cents payments { amount_cents } customer { name } } }
      conversations(is_open: true, page_size: 2) { items { fp unread_count messages { body direction } } }
      reminders(type: VACCINE, page_size: 3) { items { due_on patient { name } } }
      vaccinations(page_size: 3) { items { vaccine_name next_due_on patient { name } } total }
      diagnostics(status: COMPLETED, page_size: 1) { items { panel results { analyte flag } } }
      bookingRequests(status: PENDING) { items { status patient { name } clinic { name } } }
      availability(clinic_fp: "${clinic}", date: "${day}") { start_at end_at assigned_user { name } }
      users(clinic_fp: "${clinic}", is_active: false) { items { name is_active } }
      todos { title is_done } webhooks { fp } apiKey { type clinics { fp } }
    }`);
    for (const [list, fewest] of Object.entries({
      'products.items': 3,
      'invoices.items': 2,
      'conversations.items': 2,
      'reminders.items': 3,
      'vaccinations.items': 3,
      'diagnostics.items': 1,
      'bookingRequests.items': 2,
      availability: 10,
      todos: 3,
    }))
      expect(rowsAt(answer, list).length, list).toBeGreaterThanOrEqual(fewest);
    expect(at(answer, 'users.items')).toEqual([{ name: 'Oscar Bell', is_active: false }]);
    expect(at(answer, 'availability.0.start_at')).toMatch(/^2026-11-19T14:/);
  });
});
