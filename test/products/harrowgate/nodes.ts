import { type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasAttachment } from './animalRecords.ts';
import { auditTrail } from './auditTrail.ts';
import { type CareRecord, type ClinicalHistory, hasConsult } from './clinicalHistory.ts';
import type { Loaders } from './loaders.ts';
import type { HarrowgateMemory } from './memory.ts';
import { estimatesOf, stock, suppliers } from './moneyRecords.ts';
import type { Records } from './records.ts';
import { breedOf, showBreed, showSpecies, speciesOf } from './species.ts';
import { decodeId, keyIn } from './values.ts';

type Find = (id: string) => Row | null;

/** What finds any object by its global id, whatever its type. */
export function nodeFinder(
  practice: Practice,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: HarrowgateMemory; readonly history: ClinicalHistory },
): Find {
  const { load, memory, history } = tools;
  const { ledger } = memory;
  const audit = auditTrail(practice, records);
  const shown =
    <Item>(find: (id: string) => Item | null | undefined, show: (item: Item) => Row): Find =>
    (id) => {
      const item = find(id);
      return item === null || item === undefined ? null : show(item);
    };
  const keyed = <Item extends { readonly key: number }>(
    type: string,
    rows: readonly Item[],
    show: (item: Item) => Row,
  ): Find => shown((id) => rowOf(rows, keyIn(type, id)), show);
  const care = (
    type: string,
    of: (patient: (typeof practice.patients)[number]) => readonly CareRecord[],
    show: (record: CareRecord) => Row,
  ): Find => shown((id) => rowOf(practice.patients.flatMap(of), keyIn(type, id)), show);
  const isFarm = ({ givenName, isDeleted }: ClientRecord): boolean => givenName === null && !isDeleted;
  const rowWith = (id: string, rows: readonly Row[]): Row | null => rows.find((row) => row['id'] === id) ?? null;
  const finders: Readonly<Record<string, Find>> = {
    Practice: (id) => rowWith(id, [records.practice()]),
    Clinic: shown(load.clinic, records.clinic),
    Room: (id) =>
      rowWith(
        id,
        practice.places.flatMap((place) => [0, 1, 2, 3].map((index) => records.room(place, index))),
      ),
    TeamMember: shown(load.teamMember, records.teamMember),
    AccessRole: (id) => rowWith(id, (['veterinarian', 'technician', 'groomer'] as const).map(records.accessRole)),
    ConsultType: shown(load.consultType, records.consultType),
    AccountHolder: shown(load.accountHolder, records.accountHolder),
    Property: (id) => rowWith(id, practice.clients.filter(isFarm).map(records.property)),
    Mob: (id) =>
      rowWith(
        id,
        practice.clients.filter(isFarm).flatMap((row) => [records.mob(row, 0), records.mob(row, 1)]),
      ),
    Animal: shown(load.animal, records.animal),
    Attachment: (id) => keyed('Attachment', practice.patients.filter(hasAttachment), records.attachment)(id),
    Species: shown(
      (id) => speciesOf(practice, id),
      (name) => showSpecies(practice, name),
    ),
    Breed: shown(
      (id) => breedOf(practice, id),
      ({ species, name }) => showBreed(practice, species, name),
    ),
    Booking: shown(load.booking, records.booking),
    DiaryBlock: (id) =>
      keyed(
        'DiaryBlock',
        practice.appointments.filter((row) => row.isBlock && !row.isDeleted),
        records.diaryBlock,
      )(id),
    Consult: (id) => keyed('Consult', practice.appointments.filter(hasConsult), records.consult)(id),
    WaitlistEntry: keyed('WaitlistEntry', memory.waitlist, records.waitlistEntry),
    FollowUp: keyed('FollowUp', memory.followUps, records.followUp),
    WeightReading: shown(
      (id) => rowOf(practice.patients.flatMap(history.weights), keyIn('WeightReading', id)),
      records.weightReading,
    ),
    Vaccination: care('Vaccination', history.vaccinations, records.vaccination),
    Reminder: care('Reminder', history.reminders, records.reminder),
    Prescription: care('Prescription', history.prescriptions, records.prescription),
    LabRequest: care('LabRequest', history.labRequests, records.labRequest),
    Invoice: keyed('Invoice', ledger.orders, records.invoice),
    Payment: keyed('Payment', ledger.payments, records.payment),
    CreditNote: keyed('CreditNote', ledger.credits, records.creditNote),
    Estimate: (id) => keyed('Estimate', estimatesOf(practice.clients), records.estimate)(id),
    StockItem: keyed('StockItem', stock, records.stockItem),
    Supplier: keyed('Supplier', suppliers, records.supplier),
    Conversation: keyed('Conversation', ledger.threads, records.conversation),
    Message: keyed('Message', ledger.messages, records.message),
    AuditEntry: (id) => rowWith(id, audit.entries(null, 0).map(audit.show)),
  };
  return (id) => finders[decodeId(id)?.type ?? '']?.(id) ?? null;
}
