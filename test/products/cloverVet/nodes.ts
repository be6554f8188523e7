import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CloverCare, Made } from './careRecords.ts';
import { catalog, catalogItem, isService } from './catalog.ts';
import type { CloverMemory } from './memory.ts';
import { type CloverOffice, membershipPlans } from './officeRecords.ts';
import type { CloverRecords } from './records.ts';
import { spacesOf } from './spaces.ts';
import { readGlobalId } from './values.ts';
import type { CloverVisits } from './visitRecords.ts';

/** What the resolvers make their answers with. */
export interface CloverParts {
  readonly memory: CloverMemory;
  readonly records: CloverRecords;
  readonly visits: CloverVisits;
  readonly care: CloverCare;
  readonly office: CloverOffice;
}

type Find = (key: number) => Row | null;

/** Finds rows by their global ids, as the Relay plugin does for every type that is a node. */
export function cloverNodes({ practice }: Backstage, parts: CloverParts): (id: string) => Row | null {
  const { memory, records, visits, care, office } = parts;
  const among =
    <Item extends { readonly key: number }>(rows: () => readonly Item[], show: (row: Item) => Row | null): Find =>
    (key) => {
      const row = rowOf(rows(), key);
      return row && show(row);
    };
  const made = (rows: () => readonly Made[], show: (row: Made) => Row): Find => among(rows, show);
  const finds: Readonly<Record<string, Find>> = {
    Workspace: (key) => (key === practice.organization.key ? records.workspace() : null),
    Clinic: records.clinicOf,
    Space: (key) => {
      const place = rowOf(practice.places, Math.floor(key / 100));
      const space = place && spacesOf(place)[key % 100];
      return place && space ? { ...space, clinic: () => records.clinic(place) } : null;
    },
    Teammate: records.teammateOf,
    CareTeam: among(() => practice.places, visits.careTeam),
    VisitType: among(() => practice.visitTypes, records.visitType),
    Guardian: records.guardianOf,
    Household: among(() => practice.clients, records.household),
    Patient: records.patientOf,
    Visit: among(
      () => practice.appointments,
      (row) => (row.isBlock ? null : visits.visit(row)),
    ),
    HeldTime: among(
      () => practice.appointments,
      (row) => (row.isBlock ? visits.heldTime(row) : null),
    ),
    Encounter: visits.encounterOf,
    Immunization: made(care.immunizations, care.immunization),
    CareReminder: made(care.careReminders, care.careReminder),
    Prescription: made(care.prescriptions, care.prescription),
    LabOrder: made(care.labOrders, care.labOrder),
    Invoice: among(() => memory.ledger.orders, office.invoice),
    Payment: among(() => memory.ledger.payments, office.payment),
    Estimate: made(office.estimates, office.estimate),
    Membership: among(office.members, office.membership),
    MembershipPlan: (key) => membershipPlans[key - 1] ?? null,
    CatalogService: among(() => catalog.filter(isService), catalogItem),
    CatalogProduct: among(() => catalog.filter((item) => !isService(item)), catalogItem),
    Task: among(() => memory.tasks, office.task),
    Conversation: among(() => memory.ledger.threads, office.conversation),
    Message: among(() => memory.ledger.messages, office.message),
  };
  /** Species, breeds, labels and roles go by their names. */
  const byName: Readonly<Record<string, (name: string) => Row | null>> = {
    Species: (name) => (records.speciesNames().includes(name) ? records.species(name) : null),
    Label: (name) => (records.labelNames().includes(name) ? records.label(name) : null),
    Breed: (name) => {
      const [kind = '', ...breed] = name.split('/');
      return records.breedNames(kind).includes(breed.join('/')) ? records.breed(kind, breed.join('/')) : null;
    },
  };
  return (id) => {
    const { type, rest } = readGlobalId(id) ?? { type: '', rest: '' };
    if (type === 'Role') return records.roles.find((row) => row['id'] === id) ?? null;
    return byName[type]?.(rest) ?? (/^\d+$/.test(rest) ? (finds[type]?.(Number(rest)) ?? null) : null);
  };
}
