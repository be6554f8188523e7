import { describe, expect, it } from 'vitest';
import { titleOf } from '../../graphql/service/mapDescription.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { classify } from '../../graphql/service/outcome.ts';
import { readWriteOutcome } from '../../graphql/service/readers/readWriteOutcome.ts';
import type { WriteConcept } from '../../graphql/service/serviceWrites.ts';
import type { Dialect, DialectServer } from '../dialects/dialect.ts';
import { keyHeaders, postDialect } from '../dialects/dialectRequests.ts';
import { examineDialect } from '../dialects/examineDialect.ts';
import type { Practice } from '../dialects/practice.ts';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { modelOf } from '../support/service/modelOf.ts';
import { trust } from '../support/service/secureClinic.ts';
import { products } from './products.ts';
import { afterAll, beforeAll } from 'vitest';

let certificates: Certificates;
let distrust: () => void;
beforeAll(async () => {
  certificates = await makeCertificates();
  distrust = trust(certificates.authority);
});
afterAll(() => distrust());

const hour = 3_600_000;
const bookedAt = Date.parse('2026-11-17T21:00:00Z');

/** Writes that are sent as planned and do nothing, or more, by rules that the schema does not show. */
const ownRules: Readonly<Record<string, readonly string[]>> = {
  // A resource without its `resourceType` is not created, and not refused either.
  medplum: ['registerClient'],
  // An object in a variable is refused there, so that nothing can be written at all.
  edgedb: ['updateAppointment', 'cancelAppointment', 'registerClient', 'addPatient'],
  // A password is demanded that the schema does not demand.
  beautyUStudio: ['registerClient'],
  // A way of meeting is demanded that the schema does not demand.
  healthie: ['bookAppointment'],
  // What is over can't be moved or cancelled there.
  currawong: ['updateAppointment', 'cancelAppointment'],
  // What is finished can't be called off.
  drumlin: ['cancelAppointment'],
  lindwurm: ['cancelAppointment'],
  // A species is demanded that the schema does not demand.
  wayfern: ['cancelAppointment', 'addPatient'],
  // What is completed, or being paid for, can't be cancelled there.
  healthSync: ['cancelAppointment'],
  nectar: ['cancelAppointment'],
  telehealthClinical: ['cancelAppointment'],
  // A visit can be moved to a time to come only.
  hms: ['updateAppointment', 'cancelAppointment'],
  telusChr: ['updateAppointment'],
  // Who owes for a visit gets no other.
  adsDental: ['bookAppointment'],
  // What is completed can't be cancelled there.
  patafy: ['cancelAppointment'],
  // Whoever writes has to be named, and a person's language, which the schema does not demand.
  teethWallet: ['bookAppointment', 'updateAppointment', 'registerClient'],
  // The first member of staff takes no visits.
  entgo: ['bookAppointment'],
  wpGraphql: ['bookAppointment'],
  // A visit can be moved to a time to come only.
  careFlex: ['updateAppointment'],
  // Two visits of a doctor may not overlap there.
  hospitalGateway: ['bookAppointment'],
  // Deleting fails there, whatever is deleted.
  vitaVault: ['cancelAppointment'],
  // The kind of animal is demanded, which the schema does not demand.
  vkrVetApp: ['bookAppointment'],
  // A visit that is moved is to come again, whatever was done.
  clinicR: ['updateAppointment'],
  // What is past can't be cancelled there.
  kedul: ['cancelAppointment'],
  // What is completed can’t be cancelled there; and of a new name the first word is taken for the family name.
  sapaevClinic: ['cancelAppointment', 'registerClient'],
  // A clinic is demanded, which the schema does not demand.
  physioDesk: ['registerClient'],
  // An id is given with the table before it, and taken without.
  surrealdb: ['updateAppointment', 'cancelAppointment'],
  // No two treatments may touch there, at any clinic.
  medCrm: ['bookAppointment', 'updateAppointment'],
  // What is completed is neither moved nor cancelled there.
  jadeSpa: ['updateAppointment', 'cancelAppointment'],
  // A birthday is demanded, which the schema does not demand.
  cTerapias: ['registerClient'],
  mediCal: ['registerClient'],
  // No two visits may begin at once; a note and a birthday are demanded, which the schema does not demand; and a visit that
  // is moved without its patient goes to the first patient of all, though the schema lets the patient be left out.
  officeSchedule: ['bookAppointment', 'updateAppointment', 'registerClient'],
  // A visit can be moved to a time to come only, and isn't deleted where somebody attends it.
  felisAppointments: ['updateAppointment', 'cancelAppointment'],
  // A state is demanded, or a kind and a place, which the schema does not demand.
  liferay: ['bookAppointment'],
  inflowCrm: ['bookAppointment'],
  // A name of the visit is demanded, which the schema does not demand; and what is completed can't be cancelled.
  caseClinical: ['bookAppointment', 'updateAppointment', 'cancelAppointment'],
  // The first kind of session is one of classes.
  mindbody: ['bookAppointment'],
  // A species is written by its code, as at openVpms.
  covetrusVetData: ['addPatient'],
  // What is completed, or checked in, can't be cancelled there.
  openMrs: ['cancelAppointment'],
  athenahealth: ['cancelAppointment'],
  // Columns that the schema leaves open may not be empty.
  supabase: ['bookAppointment', 'addPatient'],
  // A local time has a space in it, unlike the one in UTC that is read.
  digitail: ['bookAppointment', 'updateAppointment'],
  // What is closed, or past, can't be cancelled there.
  zenoti: ['cancelAppointment'],
  petExec: ['cancelAppointment'],
  // The first pet is another client's; and what is completed can't be cancelled there.
  timeToPet: ['bookAppointment', 'cancelAppointment'],
  // A visit can be moved to a time to come only.
  calCom: ['updateAppointment'],
  // What is settled, discharged, checked out or finished is neither moved nor cancelled there.
  poothuis: ['cancelAppointment'],
  wardbook: ['updateAppointment', 'cancelAppointment'],
  serviceTitan: ['updateAppointment'],
  tallgrass: ['cancelAppointment'],
  tarndale: ['cancelAppointment'],
  bellmare: ['cancelAppointment'],
  ostrander: ['cancelAppointment'],
  booker: ['cancelAppointment'],
  byre: ['cancelAppointment'],
  harrowgate: ['cancelAppointment'],
  openVpms: ['cancelAppointment', 'addPatient'],
  vetigen: ['cancelAppointment'],
  rhapsody: ['cancelAppointment'],
  pawprintSql: ['cancelAppointment'],
  juvonno: ['cancelAppointment'],
  // A calendar or a place is demanded, neither of which the schema demands.
  endear: ['bookAppointment'],
  // A number of identity, a title and a birthday are demanded, which the schema does not demand.
  snMedical: ['registerClient'],
  // One contact may have either a phone or an email, which no introspection that is asked here shows.
  // The first patient is not of the first client there.
  quillmere: ['bookAppointment', 'registerClient'],
  // What is over can't be cancelled there.
  cloverVet: ['bookAppointment', 'cancelAppointment'],
};

/** The rows of a practice that are not as they were, with the fields that differ. */
function changesIn(before: Practice, { practice }: DialectServer): readonly object[] {
  return (['appointments', 'clients', 'patients'] as const).flatMap((kind) => {
    const left = new Set(practice[kind].map(({ key }) => key));
    // What is removed is gone for good, as the one way of cancelling that some services have.
    const gone = before[kind].filter(({ key }) => !left.has(key)).map(() => ({ kind, isNew: false, isDeleted: true }));
    const changed = practice[kind].flatMap((row) => {
      const former: object = (before[kind] as readonly { key: unknown }[]).find(({ key }) => key === row.key) ?? {};
      const values = Object.entries(row).filter(
        ([key, value]) => JSON.stringify(Reflect.get(former, key)) !== JSON.stringify(value),
      );
      return values.length > 0 ? [{ kind, isNew: !('key' in former), ...Object.fromEntries(values) }] : [];
    });
    return [...gone, ...changed];
  });
}

describe.each(products)('writes at $name', (product: Dialect) => {
  it('do what was planned and nothing else, and are known to be done, or are not offered', async () => {
    const tls = certificates.server;
    const server = await product.start({ tls });
    const matched = matchSchema(await modelOf(product.sdl)).map.writes ?? {};
    const { writes, notPlanned, sample } = await examineDialect(product, server.url, { planWrites: true });
    // What is offered can be prepared: it reads alike whenever it is read.
    expect(Object.values(notPlanned ?? {}).filter(({ kind }) => kind === 'failed')).toEqual([]);
    const [visit] = sample.appointments as readonly { readonly start: string }[];
    expect(server.received.mutations).toEqual([]);
    await server.close();
    for (const [concept, write] of Object.entries(writes ?? {})) {
      if (!write || ownRules[product.name]?.includes(concept)) continue;
      const fresh = await product.start({ tls });
      // Sound: a practice is plain data.
      const before = JSON.parse(JSON.stringify(fresh.practice)) as Practice;
      const headers = keyHeaders(product);
      const options = { headers, ca: certificates.authority, variables: write.variables };
      const { body } = await postDialect(fresh, write.document, options);
      const changes = changesIn(before, fresh).map((change) => ({ ...change, updatedAt: 0 }));
      await fresh.close();
      const context = `${product.name} ${concept}: ${JSON.stringify(write.variables)} answered ${JSON.stringify(body)}`;
      expect(changes, context).toHaveLength(1);
      // Sound: the keys of planned writes are write concepts.
      const operation = matched[concept as WriteConcept];
      if (operation && titleOf(operation) === write.operation) {
        const reply = { kind: 'text', text: JSON.stringify(body) } as const;
        const sent = {
          kind: 'reply',
          status: 200,
          contentType: 'application/json',
          retryAfter: null,
          body: reply,
        } as const;
        // Of what was deleted some answer nothing: whether it is gone is looked up then.
        const ends = concept === 'cancelAppointment' ? ['done', 'unknown'] : ['done'];
        expect(ends, context).toContain(readWriteOutcome(operation, classify(sent)).kind);
      }
      const [change] = changes;
      switch (concept) {
        case 'bookAppointment':
          expect(change, context).toMatchObject({ kind: 'appointments', isNew: true, start: bookedAt, minutes: 30 });
          break;
        case 'updateAppointment':
          expect(change, context).toEqual({
            kind: 'appointments',
            isNew: false,
            start: Date.parse(visit?.start ?? '') + hour,
            updatedAt: 0,
          });
          break;
        case 'cancelAppointment':
          expect(change, context).toMatchObject({ kind: 'appointments', isNew: false });
          expect([Reflect.get(change ?? {}, 'state'), Reflect.get(change ?? {}, 'isDeleted')], context).toContainEqual(
            Reflect.has(change ?? {}, 'isDeleted') ? true : 'cancelled',
          );
          break;
        case 'registerClient':
          expect(change, context).toMatchObject({
            kind: 'clients',
            isNew: true,
            givenName: 'Ada',
            familyName: 'Testcase',
          });
          break;
        default:
          expect(change, context).toMatchObject({ kind: 'patients', isNew: true, name: 'Comet' });
      }
    }
  });
});
