import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { lindwurm } from './lindwurm.ts';
import { terminText } from './readLindwurm.ts';

const visit = productVisits(lindwurm);
type Kind = 'client' | 'provider' | 'place' | 'patient' | 'appointment' | 'visitType';
const id = (kind: Kind, key: number): string => lindwurm.view.ids.of(kind, key);
const errors =
  'errors { __typename ... on Error { message } ... on ValidierungError { feld } ... on NichtGefundenError { entitaet } }';
const terminPart = `termin { ${terminText} raum { id } istNotfall }`;
// What changes the state only has no wrong values, so that its union has no such error.
const terminErrors = 'errors { __typename ... on Error { message } ... on ValidierungError { feld } }';
const stateErrors = 'errors { __typename ... on Error { message } }';
const termin = (name: string, input: string): string =>
  `mutation { ${name}(input: { ${input} }) { ${terminPart} ${/Status|Absagen|Loeschen/.test(name) ? stateErrors : terminErrors} } }`;
const visitInput = `standortId: ${id('place', 2)}, terminartId: ${id('visitType', 1)}`;

describe('writes of Lindwurm', () => {
  it('makes appointments by the clock of the place, and says what is wrong in the payload', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const make = async (input: string): Promise<Row> =>
      rowsAt({ rows: [(await query(termin('terminAnlegen', input)))['terminAnlegen']] }, 'rows')[0] ?? {};
    const animal = practice.patients.find(({ clientKey }) => clientKey === 2);
    const who = `tierId: ${id('patient', animal?.key ?? 0)}, behandlerId: ${id('provider', 3)}`;
    const at10 = 'beginn: "2026-12-01T10:00:00"';
    const made = await make(`${visitInput}, ${who}, ${at10}, anlass: " Hustet ", bemerkung: "Bar", raumId: 22`);
    expect(made['errors']).toBeNull();
    expect(made['termin']).toMatchObject({
      beginn: '2026-12-01T10:00:00',
      ende: '2026-12-01T10:30:00',
      status: 'VORGEMERKT',
      anlass: 'Hustet',
      bemerkung: 'Bar',
      raum: { id: 22 },
      tierhalter: { vorname: 'Søren' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T17:00:00Z'),
      minutes: 30,
      placeKey: 2,
      providerKey: 3,
      clientKey: 2,
      patientKey: animal?.key,
    });
    const before = practice.appointments.length;
    const kinds: readonly (readonly [input: string, kind: string, feld?: string])[] = [
      [`${visitInput}, ${who}, beginn: "2026-12-01T10:15:00"`, 'TerminKollisionError'],
      [`${visitInput}, ${at10}`, 'ValidierungError', 'tierhalterId'],
      [`${visitInput}, ${who}, beginn: "2026-12-01T11:02:00"`, 'ValidierungError', 'beginn'],
      [`${visitInput}, ${who}, beginn: "2026-12-01T11:00:00", dauerMinuten: 7`, 'ValidierungError', 'dauerMinuten'],
      [
        `${visitInput}, ${at10}, tierhalterId: ${id('client', 2)}, behandlerId: ${id('provider', 1)}`,
        'ValidierungError',
        'behandlerId',
      ],
      [`${visitInput}, ${who}, ${at10}, tierhalterId: ${id('client', 5)}`, 'ValidierungError', 'tierId'],
      [`${visitInput}, ${at10}, tierhalterId: ${id('client', 41)}`, 'NichtGefundenError'],
      [`standortId: 9, terminartId: 12, ${at10}, tierhalterId: ${id('client', 2)}`, 'NichtGefundenError'],
      [
        `standortId: 1, terminartId: ${id('visitType', 7)}, ${at10}, tierhalterId: ${id('client', 2)}`,
        'NichtGefundenError',
      ],
    ];
    for (const [input, kind, feld] of kinds) {
      // eslint-disable-next-line no-await-in-loop -- One after the other.
      const answer = await make(input);
      expect(answer['termin'], input).toBeNull();
      expect(rowsAt(answer, 'errors')[0], input).toMatchObject({
        __typename: kind,
        ...(feld !== undefined && { feld }),
      });
    }
    expect(practice.appointments).toHaveLength(before);
    const twice = await make(`${visitInput}, ${who}, ${at10}, doppelbelegungErlauben: true`);
    expect(twice['errors']).toBeNull();
    const alone = await make(`${visitInput}, tierhalterId: ${id('client', 5)}, ${at10}, dauerMinuten: 45`);
    expect(alone['termin']).toMatchObject({ tier: null, behandler: null, dauerMinuten: 45 });
  });

  it('edits, moves, sets states, calls off and deletes', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const run = async (name: string, input: string): Promise<Row> =>
      rowsAt({ rows: [(await query(termin(name, input)))[name]] }, 'rows')[0] ?? {};
    const base = `${visitInput}, behandlerId: ${id('provider', 3)}, tierhalterId: ${id('client', 2)}`;
    const made = await run('terminAnlegen', `${base}, beginn: "2026-12-01T10:00:00", anlass: "Kontrolle"`);
    const own = `terminId: ${String(at(made, 'termin.id'))}`;
    const edited = await run(
      'terminBearbeiten',
      `${own}, dauerMinuten: 60, behandlerId: ${id('provider', 4)}, bemerkung: "x"`,
    );
    expect(edited['termin']).toMatchObject({
      beginn: '2026-12-01T10:00:00',
      ende: '2026-12-01T11:00:00',
      anlass: 'Kontrolle',
      behandler: { nachname: "D'Souza" },
      bemerkung: 'x',
    });
    const later = await run(
      'terminBearbeiten',
      `${own}, beginn: "2026-12-02T08:00:00", anlass: null, terminartId: ${id('visitType', 4)}`,
    );
    expect(later['termin']).toMatchObject({
      beginn: '2026-12-02T08:00:00',
      anlass: null,
      terminart: { bezeichnung: 'Surgery' },
    });
    // Into the column of another place, by whose clock the time is read.
    const moved = await run('terminVerschieben', `${own}, beginn: "2026-12-02T09:00:00", ressourceId: 1001`);
    expect(moved['termin']).toMatchObject({
      standort: { name: 'Harbor Street Animal Hospital' },
      behandler: { nachname: 'Okafor' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-02T14:00:00Z'), placeKey: 1 });
    const room = await run('terminVerschieben', `${own}, beginn: "2026-12-02T09:00:00", ressourceId: 1513`);
    expect(room['termin']).toMatchObject({ raum: { id: 13 }, behandler: { nachname: 'Okafor' } });
    const set = await run('terminStatusSetzen', `${own}, status: IM_WARTEZIMMER`);
    expect(set['termin']).toMatchObject({ status: 'IM_WARTEZIMMER' });
    expect(rowsAt(await run('terminStatusSetzen', `${own}, status: ABGESAGT`), 'errors')).toMatchObject([
      { __typename: 'StatusUebergangError' },
    ]);
    expect(rowsAt(await run('terminLoeschen', own), 'errors')).toMatchObject([{ __typename: 'StatusUebergangError' }]);
    const off = await run('terminAbsagen', `${own}, grund: "Krank"`);
    expect(off['termin']).toMatchObject({ status: 'ABGESAGT', absage: { durch: 'TIERHALTER', grund: 'Krank' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false, cancelReason: 'Krank' });
    for (const [name, input] of [
      ['terminAbsagen', own],
      ['terminAbsagen', 'terminId: 1'],
      ['terminStatusSetzen', `${own}, status: BESTAETIGT`],
      ['terminBearbeiten', 'terminId: 1'],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(rowsAt(await run(name, input), 'errors'), name).toHaveLength(1);
    const again = await run('terminAnlegen', `${base}, beginn: "2026-12-03T10:00:00"`);
    await run('terminLoeschen', `terminId: ${String(at(again, 'termin.id'))}`);
    expect(practice.appointments.at(-1)).toMatchObject({ isDeleted: true, state: 'planned' });
    const bad = await post(termin('terminBearbeiten', `${own}, beginn: "2026-12-02T08:00:00Z"`));
    expect(bad.body.errors?.[0]?.message).toMatch(/LocalDateTime/);
    // An appointment in the second of two hours stays there when its text comes back.
    const twin = practice.appointments.find(({ reason }) => reason === 'Second 1:15');
    await run(
      'terminBearbeiten',
      `terminId: ${id('appointment', twin?.key ?? 0)}, beginn: "2026-11-01T01:15:00", anlass: "Zweite"`,
    );
    expect(practice.appointments.find(({ key }) => key === twin?.key)).toMatchObject({
      start: twin?.start,
      reason: 'Zweite',
    });
  });

  it('enters and changes clients and animals', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const person =
      'id anrede vorname nachname briefanrede telefon mobil telefonDienstlich email istAktiv stammstandort { id } adresse { plz ort land }';
    const run = async (name: string, field: string, input: string, fields: string): Promise<Row> =>
      rowsAt(
        {
          rows: [(await query(`mutation { ${name}(input: { ${input} }) { ${field} { ${fields} } ${errors} } }`))[name]],
        },
        'rows',
      )[0] ?? {};
    const made = await run(
      'tierhalterAnlegen',
      'tierhalter',
      `anrede: FRAU, vorname: "Jo", nachname: "Park", mobil: "207 555 0199", email: "jo@example.test",
      stammstandortId: 3, adresse: { plz: "9020", ort: "Klagenfurt" }`,
      person,
    );
    expect(made['tierhalter']).toMatchObject({
      briefanrede: 'Sehr geehrte Frau Park',
      mobil: '207 555 0199',
      telefon: null,
      stammstandort: { id: 3 },
      adresse: { plz: '9020', ort: 'Klagenfurt', land: 'AT' },
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
    const own = `tierhalterId: ${String(at(made, 'tierhalter.id'))}`;
    const changed = await run(
      'tierhalterBearbeiten',
      'tierhalter',
      `${own}, nachname: "Parker", telefon: "1", mobil: null, istAktiv: false`,
      person,
    );
    expect(changed['tierhalter']).toMatchObject({
      vorname: 'Jo',
      nachname: 'Parker',
      telefon: '1',
      mobil: null,
      email: 'jo@example.test',
      istAktiv: false,
    });
    const count = practice.clients.length;
    for (const [input, feld] of [
      ['nachname: " "', 'nachname'],
      ['nachname: "A", email: "x"', 'email'],
    ])
      // eslint-disable-next-line no-await-in-loop
      expect(rowsAt(await run('tierhalterAnlegen', 'tierhalter', String(input), 'id'), 'errors')).toMatchObject([
        { feld },
      ]);
    const nowhere = await run('tierhalterAnlegen', 'tierhalter', 'nachname: "A", stammstandortId: 77', 'id');
    expect(rowsAt(nowhere, 'errors')).toMatchObject([{ entitaet: 'Standort' }]);
    expect(practice.clients).toHaveLength(count);

    const kinds = rowsAt(await query('{ tierarten { id bezeichnung rassen { id bezeichnung } } }'), 'tierarten');
    const dog = kinds.find((row) => row['bezeichnung'] === 'Canine') ?? {};
    const cat = kinds.find((row) => row['bezeichnung'] === 'Feline') ?? {};
    const [boxer] = rowsAt(dog, 'rassen').filter((row) => row['bezeichnung'] === 'Boxer');
    const fields =
      'id name tierart { bezeichnung } rasse { bezeichnung } geschlecht geburtsdatum farbe tierhalter { nachname } istVerstorben';
    const input = `${own}, name: "Wastl", tierartId: ${String(dog['id'])}, rasseId: ${String(boxer?.['id'])}`;
    const pet = await run('tierAnlegen', 'tier', `${input}, geschlecht: MAENNLICH, geburtsdatum: "2024-05-01"`, fields);
    expect(pet['tier']).toMatchObject({
      name: 'Wastl',
      tierart: { bezeichnung: 'Canine' },
      rasse: { bezeichnung: 'Boxer' },
      geschlecht: 'MAENNLICH',
      geburtsdatum: '2024-05-01',
      tierhalter: { nachname: 'Parker' },
    });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Wastl', species: 'Canine', breed: 'Boxer', sex: 'MALE' });
    const animals = practice.patients.length;
    for (const [text, wanted] of [
      [input.replace(`tierartId: ${String(dog['id'])}`, `tierartId: ${String(cat['id'])}`), { feld: 'rasseId' }],
      [input.replace('Wastl', ' '), { feld: 'name' }],
      [`${own}, name: "A", tierartId: 99`, { entitaet: 'Tierart' }],
      [`tierhalterId: 1, name: "A", tierartId: 1`, { entitaet: 'Tierhalter' }],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(rowsAt(await run('tierAnlegen', 'tier', text, 'id'), 'errors'), text).toMatchObject([wanted]);
    expect(practice.patients).toHaveLength(animals);
    const petId = `tierId: ${String(at(pet, 'tier.id'))}`;
    expect((await run('tierBearbeiten', 'tier', `${petId}, farbe: "gestromt"`, fields))['tier']).toMatchObject({
      name: 'Wastl',
      farbe: 'gestromt',
    });
    const merged =
      await query(`mutation { tierhalterZusammenfuehren(input: { behaltenId: ${id('client', 1)}, entfernenId: ${id('client', 8)} }) {
      tierhalter { id } } tierVerstorbenMelden(input: { ${petId}, verstorbenAm: "2026-11-16" }) { tier { istVerstorben } } }`);
    expect(merged).toMatchObject({ tierVerstorbenMelden: { tier: { istVerstorben: true } } });
    expect(practice.clients.find(({ key }) => key === 8)?.isDeleted).toBe(true);
  });
});
