import { describe, expect, it } from 'vitest';
import { clientThrough, locationThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { cloudVet } from './cloudVet.ts';
import { nodeId, titled } from './records.ts';

const { view } = cloudVet;
const { of } = view.ids;
const visit = productVisits(cloudVet);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const instant = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00$/;

describe('CloudVet', () => {
  it('lists the owners of one clinic by numbers, with names that were given capitals', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const rows = rowsAt(
      await query(`{ duenios { id apellido nombres domicilio celularNumero email codigo observaciones creado modificado
        ultimaMascota creadoPor { username } clinica { id nombre } vetmascotaSet { edges { node { id codigo } } } } }`),
      'duenios',
    );
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect(column(rows, 'id')).toEqual(clients.map(({ id }) => id));
    expect(rows).toHaveLength(practice.clients.filter((row) => row.placeKey === 1 && !row.isDeleted).length);
    expect(rows.length).toBeLessThan(practice.clients.length / 2);
    for (const [index, { id, name, givenName, familyName, phones, emails, location }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect(row).toMatchObject({
        apellido: familyName,
        nombres: givenName ?? '',
        celularNumero: phones?.[0] ?? null,
        email: emails?.[0] ?? null,
        codigo: String(id).padStart(5, '0'),
        clinica: { id: location?.id, nombre: location?.name },
      });
      expect([row['nombres'], row['apellido']].filter(Boolean).join(' ')).toBe(name);
      expect(row['creado']).toMatch(instant);
      expect(row['observaciones']).not.toBe('');
      const codes = nodesAt(row, 'vetmascotaSet').map((pet) => pet['codigo']);
      expect(codes).toEqual(codes.map((_, number) => `${String(row['codigo'])}/${String(number + 1)}`));
      expect(row['ultimaMascota']).toBe(codes.length);
    }
    expect(column(rows, 'nombres')).toContain('');
    expect(column(rows, 'celularNumero')).toContain(null);
    expect(['Van der Berg', 'MacLeod', "O'Brien", 'Íñigo'].map(titled)).toEqual([
      'Van Der Berg',
      'Macleod',
      "O'Brien",
      'Íñigo',
    ]);
    const sample = expectedSample(cloudVet, '2026-11-17', { practice });
    expect(sample.clients.map(({ id }) => id)).toEqual(column(rows, 'id').slice(0, 5));
    expect(sample.appointments).toEqual([]);
  });

  it('looks for owners by given names alone, whatever accents, and cuts lists by first and skip', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const all = column(rowsAt(await query('{ duenios { id } }'), 'duenios'), 'id');
    const read =
      await query(`{ found: duenios(filtroNombre: "INES") { nombres } other: duenios(filtroNombre: "Macleod") { id }
      rest: duenios(skip: 3, first: 2) { id } zero: duenios(first: 0, skip: 0, filtroNombre: "") { id } far: duenios(skip: 900) { id }
      razas(filtroNombre: "coon") { nombre vetmascotaSet(first: 1) { edges { node { nombre } } } } }`);
    const given = view.clients(practice).filter(({ givenName }) => givenName === 'Inés');
    expect(rowsAt(read, 'found')).toEqual(given.map(() => ({ nombres: 'Inés' })));
    expect(given.length).toBeGreaterThan(0);
    expect(read['other']).toEqual([]);
    expect(column(rowsAt(read, 'rest'), 'id')).toEqual(all.slice(3, 5));
    expect(column(rowsAt(read, 'zero'), 'id')).toEqual(all);
    expect(read['far']).toEqual([]);
    expect(column(rowsAt(read, 'razas'), 'nombre')).toEqual(['Maine Coon']);
    expect(nodesAt(read, 'razas.0.vetmascotaSet')).toHaveLength(1);
    const { body } = await post('{ duenios(skip: -1) { id } }');
    expect(body).toMatchObject({
      data: { duenios: null },
      errors: [{ message: 'Negative indexing is not supported.' }],
    });
  });

  it('lists the animals of all clinics by pages of a hundred, with codes for species', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const fields = `pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { id codigo nombre especie sexo color
      fechaNacimiento ultimaConsulta raza { id nombre } duenio { id apellido clinica { nombre } } } }`;
    const first = await query(`{ relayMascotas { ${fields} } }`);
    expect(nodesAt(first, 'relayMascotas')).toHaveLength(100);
    expect(at(first, 'relayMascotas.pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const cursor = String(at(first, 'relayMascotas.pageInfo.endCursor'));
    expect(Buffer.from(cursor, 'base64').toString()).toBe('arrayconnection:99');
    const next = async (from: string): Promise<Readonly<Record<string, unknown>>> =>
      query(`{ relayMascotas(first: 100, after: "${from}") { ${fields} } }`);
    const second = await next(cursor);
    const third = await next(String(at(second, 'relayMascotas.pageInfo.endCursor')));
    expect(at(second, 'relayMascotas.pageInfo.hasNextPage')).toBe(true);
    expect(at(third, 'relayMascotas.pageInfo.hasNextPage')).toBe(false);
    const rows = [first, second, third].flatMap((answer) => nodesAt(answer, 'relayMascotas'));
    const records = view.patients?.(practice) ?? [];
    expect(rows).toHaveLength(practice.patients.filter(({ clientKey }) => clientKey !== null).length);
    for (const [index, record] of records.entries()) {
      const { id, name, species, breed, clientId } = patientThrough(view, record);
      const row = rows[index];
      expect(row).toMatchObject({ id, nombre: name, especie: species, duenio: { id: clientId } });
      expect(at(row, 'raza.nombre')).toBe(breed ?? null);
      expect([row?.['fechaNacimiento'], row?.['ultimaConsulta']].join()).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/);
    }
    expect(new Set(column(rows, 'especie'))).toEqual(new Set(['PER', 'GAT', 'CON', 'AVE']));
    expect(new Set(column(rows, 'sexo'))).toEqual(new Set(['F', 'M']));
    // Owners of other clinics, who are in no list, are seen through their animals.
    expect(new Set(column(rows, 'duenio.clinica.nombre')).size).toBe(3);
    expect(column(rows, 'ultimaConsulta')).toContain('2026-11-17');
    const last = await query(`{ relayMascotas(last: 2, before: "${cursor}") { ${fields} } }`);
    expect(column(nodesAt(last, 'relayMascotas'), 'id')).toEqual(column(rows, 'id').slice(97, 99));
    expect(at(last, 'relayMascotas.pageInfo.hasPreviousPage')).toBe(true);
    const { body } = await post('{ relayMascotas(first: 500) { edges { cursor } } }');
    expect(body.errors?.[0]?.message).toBe(
      'Requesting 500 records on the `relayMascotas` connection exceeds the `first` limit of 100 records.',
    );
  });

  it('filters connections by whole values, passes over what is no choice, and finds nodes by their ids', async () => {
    const { query, post, server } = await visit();
    const records = view.patients?.(server.practice) ?? [];
    const read = await query(`{ cats: relayMascotas(especie: "GAT", sexo: "F") { edges { node { especie sexo } } }
      none: relayMascotas(nombre: "lun") { edges { cursor } } luna: relayMascotas(nombre: "Luna") { edges { node { nombre } } }
      all: relayMascotas(especie: "Gato", first: 3) { edges { node { id } } } code: relayMascotas(codigo: "00005/3") { edges { node { duenio { id } } } }
      black: relayMascotas(color: "black", first: 1) { edges { node { color } } }
      relayMascota(id: "${of('patient', 7)}") { id nombre } gone: relayMascota(id: "${nodeId('VetMascotaNode', 1999)}") { id }
      text: relayMascota(id: "7") { id } relayClinicas(nombre: "Summit Pet Clinic") { edges { node { id } } }
      relayRaza(id: "${nodeId('VetRazaNode', 2)}") { id nombre creado } razas(first: 2) { id nombre } relayRazas { edges { node { id } } } }`);
    const cats = nodesAt(read, 'cats');
    expect(cats.length).toBeGreaterThan(3);
    for (const row of cats) expect(row).toEqual({ especie: 'GAT', sexo: 'F' });
    expect(nodesAt(read, 'none')).toEqual([]);
    expect(nodesAt(read, 'luna')).toHaveLength(records.filter(({ name }) => name === 'Luna').length);
    expect(column(nodesAt(read, 'all'), 'id')).toEqual(records.slice(0, 3).map(({ key }) => of('patient', key)));
    expect(nodesAt(read, 'code')).toEqual([{ duenio: { id: '5' } }]);
    expect(nodesAt(read, 'black')).toEqual([{ color: 'black' }]);
    expect(at(read, 'relayMascota.id')).toBe(of('patient', 7));
    expect([read['gone'], read['text']]).toEqual([null, null]);
    expect(nodesAt(read, 'relayClinicas')).toEqual([{ id: of('place', 2) }]);
    // The same breed has an id in each of two ways.
    expect(at(read, 'relayRaza.nombre')).toBe(at(read, 'razas.1.nombre'));
    expect([at(read, 'relayRaza.id'), at(read, 'razas.1.id')]).toEqual([nodeId('VetRazaNode', 2), '2']);
    expect(nodesAt(read, 'relayRazas').length).toBeGreaterThan(5);
    const { body } = await post(`{ relayMascota(id: "${of('place', 1)}") { id } }`);
    expect(body).toMatchObject({
      data: { relayMascota: null },
      errors: [{ message: 'Must receive a VetMascotaNode id.' }],
    });
  });

  it('lists clinics, their staff and all accounts, that of who asks among them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const read = await query(`{ relayClinicas { edges { node { id nombre modoPago fechaAlta fechaFinFree imagen
      PropietarioPerteneceA { id } vetpersonalSet { edges { node { id email usuario { id firstName lastName } } } } } } }
      users { id username password firstName lastName isActive isSuperuser lastLogin dateJoined vetpersonalSet { edges { node { id clinica { nombre } } } } }
      yo { id username PropietarioCreadoPor { id } RazaCreadaPor { nombre } } }`);
    const clinics = nodesAt(read, 'relayClinicas');
    const places = practice.places.map((place) => locationThrough(view, place));
    expect(clinics.map(({ id, nombre }) => ({ id, name: nombre }))).toEqual(places);
    expect(column(clinics, 'modoPago')).toEqual(['PREMIUM', 'STANDARD', 'FREE']);
    expect(rowsAt(clinics[1], 'PropietarioPerteneceA')).toHaveLength(
      practice.clients.filter((row) => row.placeKey === 2 && !row.isDeleted).length,
    );
    const users = rowsAt(read, 'users');
    expect(users).toHaveLength(practice.providers.length + 2);
    for (const { key, givenName, familyName, isActive } of practice.providers) {
      const user = users.find(({ id }) => id === of('provider', key));
      expect(user).toMatchObject({ firstName: givenName, lastName: familyName, isActive, isSuperuser: false });
      expect(user?.['password']).toMatch(/^pbkdf2_sha256\$/);
      expect(user?.['dateJoined']).toMatch(instant);
      expect(nodesAt(user, 'vetpersonalSet')).toHaveLength(1);
    }
    expect(column(users, 'lastLogin')).toContain(null);
    const staff = clinics.flatMap((row) => nodesAt(row, 'vetpersonalSet'));
    expect(staff).toHaveLength(practice.providers.length + 1);
    expect(column(staff, 'usuario.lastName')).toContain('Håkansson');
    expect(read['yo']).toMatchObject({ id: '10', username: 'mostrador' });
    expect(rowsAt(read, 'yo.PropietarioCreadoPor').length).toBeGreaterThan(20);
  });

  it('makes breeds, clinics and accounts, but no animal', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { relayCreateRaza(input: { nombre: "galgo", clientMutationId: "a1" })
      { clientMutationId raza { id nombre creado creadoPor { username } clinica { nombre } } }
      relayCreateClinica(input: { nombre: "Canton Vets" }) { clientMutationId clinica { id nombre fechaAlta } }
      createUser(username: "jo", password: "Demo-Pass-1", email: "jo@example.test") { user { id isActive firstName } } }`);
    expect(made).toMatchObject({
      relayCreateRaza: { clientMutationId: 'a1', raza: { nombre: 'galgo', creadoPor: { username: 'mostrador' } } },
      relayCreateClinica: { clientMutationId: null, clinica: { id: of('place', 4), fechaAlta: '2026-11-17' } },
      createUser: { user: { id: '11', isActive: true, firstName: '' } },
    });
    expect(at(await query('{ razas(filtroNombre: "GALGO") { nombre } }'), 'razas')).toEqual([{ nombre: 'galgo' }]);
    // How a new clinic is paid for is an empty text, which is no choice.
    const spoiled = await post('{ relayClinicas { edges { node { nombre modoPago } } } }');
    expect(spoiled.body.errors?.[0]?.message).toContain('VetClinicaModoPago');
    expect(nodesAt(spoiled.body.data, 'relayClinicas')).toHaveLength(3);
    const session = await query(
      `mutation { tokenAuth(username: "jo", password: "Demo-Pass-1") { token payload refreshExpiresIn } }`,
    );
    expect(at(session, 'tokenAuth.payload.username')).toBe('jo');
    const token = String(at(session, 'tokenAuth.token'));
    const renewed = await query(
      `mutation { verifyToken(token: "${token}") { payload } refreshToken(token: "${token}") { token } }`,
    );
    expect(at(renewed, 'verifyToken.payload.username')).toBe('jo');
    const count = server.practice.patients.length;
    const refused = [
      ['relayCreateMascota(input: { nombre: "Rex", especie: "PER" }) { mascota { id } }', 'VetMascota has no duenio.'],
      ['relayCreateRaza(input: {}) { raza { id } }', 'null value in column "nombre" violates not-null constraint'],
      [
        'createUser(username: "jo", password: "x", email: "") { user { id } }',
        'duplicate key value violates unique constraint',
      ],
      ['tokenAuth(username: "jo", password: "x") { token }', 'Please enter valid credentials'],
      ['verifyToken(token: "x") { payload }', 'Error decoding signature'],
    ] as const;
    for (const [text, message] of refused) {
      const { status, body } = await post(`mutation { ${text} }`);
      expect(status).toBe(200);
      expect(body.errors?.[0]?.message, text).toContain(message);
    }
    expect(server.practice.patients).toHaveLength(count);
  });

  it('refuses, cuts and spoils, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect([...types.keys()].filter((name) => /^(Vet|User)/.test(name)).length).toBeGreaterThan(15);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(missingOperations(cloudVet)).toEqual([]);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key }], refuseWrites: 'Closed for the day' });
    expect((await other.post('{ duenios { id } }')).status).toBe(500);
    expect(nodesAt(await other.query('{ relayMascotas { edges { node { id } } } }'), 'relayMascotas')).toHaveLength(3);
    const { body } = await other.post('mutation { relayCreateRaza(input: { nombre: "x" }) { raza { id } } }');
    expect(body).toMatchObject({ data: { relayCreateRaza: null }, errors: [{ message: 'Closed for the day' }] });
  });
});
