import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { snippets } from './businessQueries.ts';
import { hasEstimate, products, supplierNames } from './businessRecords.ts';
import { hasIntakeForm } from './calendarRecords.ts';
import { isInsured, planOf, planPlaces } from './clinicalRecords.ts';
import {
  hasEncounter,
  immunizationsOf,
  prescriptionsOf,
  problemsOf,
  remindersOf,
  rowWithKey,
  weightsOf,
} from './clinicalRows.ts';
import { hasLabOrder } from './encounterRecords.ts';
import type { Loaders } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { primaryOwnId } from './peopleRecords.ts';
import type { Records } from './records.ts';
import { rooms } from './setUpRecords.ts';
import { breedWith, showBreed, showSpecies, speciesWith } from './species.ts';
import { decodeId, isVisit, keyIn, moment, ownIn, tallgrassIds } from './values.ts';

type Find = (id: string) => Row | null;

/** What finds any object by its global id, whatever its type. */
export function nodeFinder(
  { practice, now }: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: TallgrassMemory },
): Find {
  const { load, memory } = tools;
  const { ledger } = memory;
  const shown =
    <Item>(find: (id: string) => Item | null, show: (item: Item) => Row): Find =>
    (id) => {
      const item = find(id);
      return item === null ? null : show(item);
    };
  const keyed = <Item extends { readonly key: number }>(
    type: string,
    rows: () => readonly Item[],
    show: (item: Item) => Row,
    fits: (item: Item) => boolean = () => true,
  ): Find =>
    shown((id) => {
      const row = rowOf(rows(), keyIn(type, id));
      return row && fits(row) ? row : null;
    }, show);
  const counted = <Item extends { readonly key: number }>(
    type: string,
    rowsOf: (patient: PatientRecord) => readonly Item[],
    show: (item: Item) => Row,
  ): Find => shown((id) => rowWithKey(practice, keyIn(type, id), rowsOf), show);
  const listed = (rows: readonly Row[]): Find =>
    shown(
      (id) => rows.find((row) => row['id'] === id) ?? null,
      (row) => row,
    );

  const visits = (): readonly AppointmentRecord[] => practice.appointments;
  const patients = (): readonly PatientRecord[] => practice.patients;
  const auditEvent: Find = (id) => {
    const [key, action] = (ownIn('AuditEvent', id) ?? '').split('-');
    const row = rowOf(practice.appointments, Number(key));
    if (!row || !isVisit(row) || (action !== 'CREATED' && action !== 'UPDATED')) return null;
    const occurredAt = moment(action === 'CREATED' ? row.createdAt : row.updatedAt);
    return {
      __typename: 'AuditEvent',
      id,
      action,
      occurredAt,
      actor: null,
      subject: () => records.scheduledVisit(row),
    };
  };
  const room: Find = (id) => {
    const [placeKey, number = 0] = (ownIn('Room', id) ?? '').split('-').map(Number);
    const place = rowOf(practice.places, placeKey ?? null);
    return place && rooms[number - 1] ? records.room(place, number - 1) : null;
  };
  const householdMember: Find = (id) => {
    const own = ownIn('HouseholdMember', id);
    const client = practice.clients.find(({ key, isDeleted }) => !isDeleted && primaryOwnId(key) === own);
    if (client) return records.primaryMember(client);
    const row = memory.members.find(({ key }) => String(key) === own);
    return row ? records.member(row) : null;
  };

  const finders: Readonly<Record<string, Find>> = {
    Organization: (id) =>
      id === tallgrassIds.of('organization', practice.organization.key) ? records.organization() : null,
    ConnectedApp: (id) => listed([records.viewer()['app'] as Row])(id), // Sound: the viewer has an app.
    Hospital: shown(load.hospital, records.hospital),
    Room: room,
    Calendar: shown(load.calendar, records.calendar),
    Teammate: shown(load.teammate, records.teammate),
    Webhook: (id) => listed(records.webhooks())(id),
    AuditEvent: auditEvent,
    Household: shown(load.household, records.household),
    HouseholdMember: householdMember,
    Label: shown((id) => records.labelNames().find((name) => name === ownIn('Label', id)) ?? null, records.label),
    Companion: shown(load.companion, records.companion),
    Species: shown(
      (id) => speciesWith(practice, id),
      (name) => showSpecies(practice, name),
    ),
    Breed: shown(
      (id) => breedWith(practice, id),
      (breed) => showBreed(practice, breed),
    ),
    ScheduledVisit: shown(load.scheduledVisit, records.scheduledVisit),
    TimeBlock: shown(load.timeBlock, records.timeBlock),
    VisitTemplate: shown(load.visitTemplate, records.visitTemplate),
    IntakeForm: keyed('IntakeForm', visits, records.intakeForm, hasIntakeForm),
    WaitlistEntry: keyed('WaitlistEntry', () => memory.waitlist, records.waitlistEntry),
    Encounter: keyed('Encounter', visits, records.encounter, hasEncounter),
    LabOrder: keyed('LabOrder', visits, records.labOrder, hasLabOrder),
    WeightReading: (id) =>
      keyed('WeightReading', () => memory.weights, records.weightReading)(id) ??
      counted('WeightReading', (row) => weightsOf(memory, row, now()), records.weightReading)(id),
    Immunization: counted('Immunization', immunizationsOf, records.immunization),
    Problem: counted('Problem', problemsOf, records.problem),
    Prescription: counted('Prescription', prescriptionsOf, records.prescription),
    CareReminder: counted('CareReminder', (row) => remindersOf(row, now()), records.careReminder),
    WellnessPlan: (id) => listed(planPlaces.map(records.wellnessPlan))(id),
    WellnessMembership: keyed('WellnessMembership', patients, records.membership, (row) => planOf(row) !== null),
    InsurancePolicy: keyed('InsurancePolicy', patients, records.insurance, isInsured),
    Invoice: keyed('Invoice', () => ledger.orders, records.invoice),
    Payment: keyed('Payment', () => ledger.payments, records.payment),
    Estimate: keyed('Estimate', () => practice.clients, records.estimate, hasEstimate),
    Product: keyed('Product', () => products, records.product),
    Supplier: shown(
      (id) => supplierNames.findIndex((_name, index) => index + 1 === keyIn('Supplier', id)) + 1 || null,
      records.supplier,
    ),
    Thread: keyed('Thread', () => ledger.threads, records.thread),
    ThreadMessage: keyed('ThreadMessage', () => ledger.messages, records.message),
    MessageSnippet: listed(snippets),
    FollowUp: keyed('FollowUp', () => memory.followUps, records.followUp),
  };
  return (id) => finders[decodeId(id)?.type ?? '']?.(id) ?? null;
}
