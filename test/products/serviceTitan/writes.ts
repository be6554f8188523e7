import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { takePayment } from '../../dialects/practiceLedger.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { ById } from './crm.ts';
import { crmWrites } from './crmWrites.ts';
import { bookOf, type Id } from './book.ts';
import { nonJobRow } from './dispatch.ts';
import type { StJobRecords } from './jobRecords.ts';
import { jobWrites } from './jobWrites.ts';
import type { StMemory } from './memory.ts';
import type { StOfficeRecords } from './officeRecords.ts';
import { paymentTypes } from './officeRows.ts';
import type { StRecords } from './records.ts';
import { visitWrites } from './visitWrites.ts';
import { apiError, invalid, momentIn, ownKey, serviceTitanIds } from './values.ts';

/** Gives way to a write, or says why not. */
export interface Gate {
  readonly allowed: () => void;
  readonly done: <Item>(outcome: Written<Item>) => Item;
}

interface NonJobInput {
  readonly technicianId: Id;
  readonly start: string;
  readonly duration: string;
  readonly name: string;
}

interface PaymentInput {
  readonly typeId: Id;
  readonly memo?: string | null;
  readonly checkNumber?: string | null;
  readonly splits: readonly { readonly invoiceId: Id; readonly amount: number | string }[];
}

interface TaskInput {
  readonly name: string;
  readonly assignedToId: Id;
  readonly isClosed: boolean;
  readonly businessUnitId?: Id | null;
  readonly completeBy?: string | null;
  readonly customerId?: Id | null;
  readonly jobId?: Id | null;
  readonly description?: string | null;
  readonly priority: string;
}

const most = 24 * 60;
const numberOrNull = (id: Id | null | undefined): number | null => (id ? Number(id) : null);

/** All mutations. */
export function serviceTitanWrites(
  backstage: Backstage,
  records: StRecords,
  jobs: StJobRecords,
  office: StOfficeRecords,
  memory: StMemory,
  leadOf: (args: ById) => Row | null,
) {
  const { practice, now, refuseWrites } = backstage;
  const gate: Gate = {
    allowed() {
      if (refuseWrites !== null) throw apiError(403, refuseWrites);
    },
    done(outcome) {
      // What was made of the book before is no longer so.
      jobs.forget();
      if (outcome.ok) return outcome.row;
      throw invalid(outcome.field, outcome.message);
    },
  };
  const book = bookOf(backstage, jobs, memory, gate);
  const { customerKeyOf, ...crm } = crmWrites(backstage, records, memory, gate);

  return {
    ...crm,
    ...jobWrites(backstage, records, jobs, memory, gate, book),
    ...visitWrites(backstage, jobs, memory, gate, book),
    dismissLead({ id }: ById): Row {
      gate.allowed();
      if (leadOf({ id }) === null) throw apiError(404, `Lead ${String(id)} was not found.`);
      memory.dismissedLeads.add(Number(id));
      return leadOf({ id }) ?? {};
    },
    createNonJobAppointment({ request }: { readonly request: NonJobInput }): Row {
      gate.allowed();
      const provider = rowOf(practice.providers, serviceTitanIds.key('provider', request.technicianId));
      if (!provider?.isActive) throw invalid('request.technicianId', 'The technician does not exist.');
      const [, hours = '0', minutes = '0'] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(request.duration) ?? [];
      const length = Number(hours) * 60 + Number(minutes);
      if (length < 1 || length > most) throw invalid('request.duration', 'Duration must be such as 01:00:00.');
      const type = practice.visitTypes.find(({ isBlock }) => isBlock);
      if (!type) throw apiError(409, 'This tenant keeps no time free.');
      const booking = {
        start: momentIn(request.start, 'request.start'),
        minutes: length,
        placeKey: provider.placeKeys[0] ?? null,
        typeKey: type.key,
        providerKey: provider.key,
        reason: request.name,
      };
      return nonJobRow(gate.done(bookAppointment(practice, booking, now())), backstage, records);
    },
    deleteNonJobAppointment({ id }: ById): boolean {
      gate.allowed();
      const row = rowOf(practice.appointments, ownKey('nonJob', id));
      if (!row?.isBlock || row.isDeleted) throw apiError(404, `Non-job appointment ${String(id)} was not found.`);
      gate.done(changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    createPayment({ request }: { readonly request: PaymentInput }): Row {
      gate.allowed();
      const type = paymentTypes.find(({ id }) => id === Number(request.typeId));
      if (!type) throw invalid('request.typeId', 'The payment type does not exist.');
      const [split, ...others] = request.splits;
      if (!split || others.length > 0) throw invalid('request.splits', 'One invoice is to be paid at a time.');
      const order = rowOf(memory.ledger.orders, ownKey('invoice', split.invoiceId));
      if (!order) throw invalid('request.splits[0].invoiceId', 'The invoice does not exist.');
      const payment = {
        clientKey: order.clientKey,
        cents: Math.round(Number(split.amount) * 100),
        orderKey: order.key,
        method: type.method,
        reference: request.memo ?? null,
      };
      const row = gate.done(takePayment(practice, memory.ledger, payment, now()));
      if (request.checkNumber) memory.checks.set(row.key, request.checkNumber);
      return office.payment(row);
    },
    createTask({ request }: { readonly request: TaskInput }): Row {
      gate.allowed();
      if (request.name.trim() === '') throw invalid('request.name', 'Name is required.');
      if (request.customerId) customerKeyOf(request.customerId);
      const row = {
        id: 601 + memory.tasks.length,
        name: request.name,
        assignedToId: Number(request.assignedToId),
        businessUnitId: numberOrNull(request.businessUnitId),
        customerId: numberOrNull(request.customerId),
        jobId: numberOrNull(request.jobId),
        description: request.description ?? null,
        priority: request.priority,
        completeBy: request.completeBy ? momentIn(request.completeBy, 'request.completeBy') : null,
        isClosed: request.isClosed,
        at: now(),
      };
      memory.tasks.push(row);
      return office.task(row);
    },
  };
}
