import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { adsDental } from './adsDental.ts';
import { adsIds as ids, clinicZone } from './values.ts';

const visit = productVisits(adsDental);
const { view } = adsDental;
const zone = 'America/New_York';

function personOf(row: unknown): Row | null {
  if (typeof row !== 'object' || row === null) return null;
  return { id: at(row, 'id'), name: named(row as Row, 'firstName', 'lastName').trim() };
}

/** The whole book in desk words, the latest first. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query(`{ getAllAppointments { id appointmentDate appointmentTime status
    patient { id firstName lastName } dentist { id firstName lastName } surgery { id name } } }`);
  return rowsAt(answer, 'getAllAppointments').map((row): Row => {
    const wall = `${String(row['appointmentDate'])}T${String(row['appointmentTime'])}`;
    return {
      id: row['id'],
      start: utcText(instantOfWall(wall, zone)),
      status: row['status'],
      client: personOf(row['patient']),
      provider: personOf(row['dentist']),
      location: row['surgery'],
    };
  });
}

async function peopleOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query('{ getAllPatients { id firstName lastName contactPhone email } }');
  return rowsAt(answer, 'getAllPatients').map((row) => ({
    ...personOf(row),
    ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: row['contactPhone'] === null ? [] : [row['contactPhone']],
    emails: row['email'] === '' ? [] : [row['email']],
  }));
}

async function placesOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query('{ getSurgeries { id name locationAddress telephoneNumber } }');
  return rowsAt(answer, 'getSurgeries').map((row) => ({
    id: row['id'],
    name: row['name'],
    address: row['locationAddress'],
  }));
}

describe('ADS Dental Surgery', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const people = await peopleOf(query);
    expect(people.map(({ id }) => id)).toEqual(view.clients(practice).map(({ key }) => ids.of('client', key)));
    const locations = await placesOf(query);
    const book = await bookOf(query);
    for (const day of practiceDays) {
      const expected = expectedSample(adsDental, day);
      const wanted = expected.appointments.map(({ id }) => id);
      const appointments = book.filter(({ id }) => wanted.includes(String(id)));
      expect(appointments).toHaveLength(wanted.length);
      const sample = { locations, clients: people.slice(0, 5), patients: [], appointments };
      expect(sampleDifferences(adsDental, expected, sample)).toEqual([]);
    }
    expect(expectedSample(adsDental, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(book).toHaveLength(practice.appointments.filter(view.shows).length);
    const starts = book.map(({ start }) => String(start));
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(missingOperations(adsDental)).toEqual([]);
    expect((await readPiecewise(query)).has('ClinicStats')).toBe(true);
  });

  it('serves other practices alike, by the clock of their first place', async () => {
    const practice = createOtherPractice('oneDoctor');
    const { query } = await visit({ practice });
    expect(await peopleOf(query)).toHaveLength(25);
    expect(await bookOf(query)).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(await placesOf(query)).toHaveLength(1);

    const london = createOtherPractice('newClinic');
    const places = london.places.map((place) => ({ ...place, zone: 'Europe/London' }));
    const abroad = { ...london, places };
    expect(clinicZone(abroad)).toBe('Europe/London');
    const { query: ask } = await visit({ practice: abroad });
    const first = abroad.appointments.toSorted((one, other) => other.start - one.start)[0];
    const answer = await ask('{ getAllAppointments { appointmentDate appointmentTime } }');
    const wall = `${String(at(answer, 'getAllAppointments.0.appointmentDate'))}T${String(at(answer, 'getAllAppointments.0.appointmentTime'))}`;
    expect(instantOfWall(wall, 'Europe/London')).toBe(first?.start);
  });

  it('loads what a query needs, and leaves the other relations null', async () => {
    const { query, server } = await visit();
    const client = server.practice.appointments.find((row) => view.shows(row) && row.state === 'completed')?.clientKey;
    const id = ids.of('client', client ?? 0);
    const patient = 'firstName address { street city zipCode } createdAt dateOfBirth xrays { imageUrl uploadedAt }';
    const answer = await query(`{ getPatientById(id: "${id}") { ${patient} appointments { id } }
      getPatientAppointments(patientId: "${id}") { appointmentDate dentist { email specialization } surgery { name }
        patient { id appointments { id } } invoice { id } }
      getAllPatients { id appointments { id dentist { id } surgery { id } patient { id } invoice { id } } }
      getAllAppointments { status patient { id appointments { id } } invoice { amount status patient { id } } }
      getPatientXRays(patientId: "${id}") { imageUrl uploadedAt } }`);
    expect(at(answer, 'getPatientById.appointments')).toBeNull();
    expect(at(answer, 'getPatientById.createdAt')).toMatch(/^1\d{12}$/);
    expect(at(answer, 'getPatientById.address.street')).toMatch(/Mill Road$/);
    expect(at(answer, 'getPatientById.xrays')).toEqual(answer['getPatientXRays']);
    const own = rowsAt(answer, 'getPatientAppointments');
    expect(own[0]).toMatchObject({ patient: { id, appointments: null }, invoice: null });
    const days = own.map((row) => String(row['appointmentDate']));
    expect(days).toEqual(days.toSorted());
    const listed = rowsAt(answer, 'getAllPatients').find((row) => row['id'] === id);
    expect(rowsAt(listed, 'appointments')).toHaveLength(own.length);
    expect(at(listed, 'appointments.0')).toMatchObject({ surgery: null, patient: null, invoice: null });
    const billed = rowsAt(answer, 'getAllAppointments').find((row) => row['invoice'] !== null);
    expect(billed).toMatchObject({ status: 'COMPLETED', invoice: { patient: null } });
  });

  it('lists dentists, their patients, bills and figures', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(`{ healthCheck getDentists { id firstName lastName email specialization }
      getDentist(id: "3") { lastName } none: getDentist(id: "999") { id } getPatientsForDentist(dentistId: "1") {
        id appointments { dentist { id } } } noPatients: getPatientsForDentist(dentistId: "999") { id }
      getAllInvoices { id amount status issueDate patient { id appointments { id } } }
      getClinicStats { totalPatients totalAppointments totalRevenue unpaidInvoicesCount topDentistName } }`);
    expect(rowsAt(answer, 'getDentists')).toHaveLength(practice.providers.length);
    expect(answer['getDentist']).toEqual({ lastName: 'Raman' });
    expect([answer['none'], answer['noPatients']]).toEqual([null, []]);
    const seen = practice.appointments.filter((row) => view.shows(row) && row.providerKey === 1);
    const clients = new Set(seen.map(({ clientKey }) => ids.of('client', clientKey ?? 0)));
    const patients = rowsAt(answer, 'getPatientsForDentist');
    expect(new Set(patients.map((row) => row['id']))).toEqual(clients);
    expect(patients).toHaveLength(clients.size);
    const invoices = rowsAt(answer, 'getAllInvoices');
    const issued = invoices.map((row) => Number(row['issueDate']));
    expect(issued).toEqual(issued.toSorted((one, other) => other - one));
    expect(at(invoices[0], 'patient.appointments')).toBeNull();
    const open = invoices.filter((row) => row['status'] === 'UNPAID');
    expect(open.length).toBeGreaterThan(0);
    const stats = answer['getClinicStats'];
    expect(stats).toMatchObject({
      totalPatients: view.clients(practice).length,
      totalAppointments: practice.appointments.filter(view.shows).length,
      unpaidInvoicesCount: open.length,
    });
    const paid = invoices.filter((row) => row['status'] === 'PAID');
    const revenue = paid.reduce((sum, row) => sum + Number(row['amount']), 0);
    expect(at(stats, 'totalRevenue')).toBeCloseTo(revenue);
  });

  it('says what is wrong with a code', async () => {
    const { post, server } = await visit();
    const errorOf = async (text: string): Promise<unknown> => {
      const { body } = await post(text);
      return [at(body, 'errors.0.message'), at(body, 'errors.0.extensions.code')];
    };
    const gone = server.practice.clients.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    expect(await errorOf(`{ getPatientById(id: "${String(gone)}") { id } }`)).toEqual([
      `Patient with ID ${String(gone)} not found. not found.`,
      'NOT_FOUND',
    ]);
    expect(await errorOf('{ getPatientXRays(patientId: "4711") { id } }')).toEqual([
      'Patient with ID 4711 not found.',
      'NOT_FOUND',
    ]);
    expect(await errorOf('{ getPatientById(id: "abc") { id } }')).toEqual([
      "Unknown column 'NaN' in 'where clause'",
      'INTERNAL_SERVER_ERROR',
    ]);
    expect(await errorOf('{ myInvoices { id } }')).toEqual(['Unauthorized', 'UNAUTHENTICATED']);
    expect(await errorOf('{ getSurgeries { id location } }')).toEqual([
      'Cannot return null for non-nullable field Surgery.location.',
      'INTERNAL_SERVER_ERROR',
    ]);
    expect(at(await errorOf('{ getAllPatients { nickname } }'), '1')).toBe('GRAPHQL_VALIDATION_FAILED');
    // Where the surgery may be null, the rest of the answer is there.
    const { body } = await post('{ getAllAppointments { id surgery { location } } }');
    expect(rowsAt(body, 'data.getAllAppointments').every((row) => row['surgery'] === null)).toBe(true);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ getAllPatients { id } }')).status).toBe(500);
    expect((await poisoned.post('{ getDentists { id } }')).status).toBe(200);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ getAllPatients { id } }'), 'getAllPatients')).toHaveLength(7);
  });
});
