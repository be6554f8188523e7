import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { bookingWrites } from './bookingWrites.ts';
import type { ClinicalHistory } from './clinicalHistory.ts';
import type { Loaders } from './loaders.ts';
import { type FollowUpRecord, type HarrowgateMemory, nextKey, type WaitlistRecord } from './memory.ts';
import { invalid, type MutationInput, mutations, payloadOf, trimmed } from './payloads.ts';
import { peopleWrites } from './peopleWrites.ts';
import type { Records } from './records.ts';
import { dateFrom, encodeId, keyIn, loaded, present } from './values.ts';

interface FollowUpInput extends MutationInput {
  readonly subject: string;
  readonly detail?: string | null;
  readonly dueOn: unknown;
  readonly assignedToId?: string | null;
  readonly accountHolderId?: string | null;
  readonly animalId?: string | null;
}

interface WaitlistInput extends MutationInput {
  readonly accountHolderId: string;
  readonly clinicId: string;
  readonly animalId?: string | null;
  readonly consultTypeId?: string | null;
  readonly availability?: string | null;
}

interface PaymentInput extends MutationInput {
  readonly accountHolderId: string;
  readonly invoiceId?: string | null;
  readonly amountCents: number;
  readonly method: 'EFTPOS' | 'CASH' | 'CHEQUE';
  readonly reference?: string | null;
}

interface MessageInput extends MutationInput {
  readonly accountHolderId: string;
  readonly conversationId?: string | null;
  readonly body: string;
}

const methods = { EFTPOS: 'CARD', CASH: 'CASH', CHEQUE: 'CHECK' } as const;
/** Keys of weights that were written, above those that are made by counting. */
const firstWeight = 1_000_000;

/** All mutations. */
export function harrowgateWrites(
  backstage: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: HarrowgateMemory; readonly history: ClinicalHistory },
): Row {
  const { practice, now } = backstage;
  const { load, memory, history } = tools;
  const mutation = mutations(backstage);
  const keyed = (type: string, rows: readonly { readonly key: number }[]) => (id: string) =>
    rowOf(rows, keyIn(type, id))?.key ?? null;
  return {
    ...bookingWrites(backstage, records, tools),
    ...peopleWrites(backstage, records, load),
    recordWeight: mutation(
      (input: MutationInput & { animalId: string; kilograms: number; bodyConditionScore?: number | null }) => {
        const animal = present(loaded('animalId', input.animalId, load.animal));
        const { kilograms, bodyConditionScore: conditionScore = null } = input;
        if (kilograms <= 0) return invalid('kilograms', 'Kilograms must be greater than 0');
        if (conditionScore !== null && (conditionScore < 1 || conditionScore > 9))
          return invalid('bodyConditionScore', 'Body condition score must be between 1 and 9');
        const key = firstWeight + memory.weights.length;
        const row = { key, patientKey: animal.key, kilograms, conditionScore, at: now() };
        memory.weights.push(row);
        return { weightReading: records.weightReading(row) };
      },
    ),
    actionReminder: mutation((input: MutationInput & { readonly reminderId: string }) => {
      const find = (id: string) => rowOf(practice.patients.flatMap(history.reminders), keyIn('Reminder', id));
      const row = present(loaded('reminderId', input.reminderId, find));
      memory.actioned.add(row.key);
      return { reminder: records.reminder(row) };
    }),
    createFollowUp: mutation((input: FollowUpInput) => {
      const subject = trimmed(input.subject);
      if (!subject) return invalid('subject', "Subject can't be blank");
      const row: FollowUpRecord = {
        key: nextKey(memory.followUps),
        subject,
        detail: trimmed(input.detail) ?? null,
        dueOn: dateFrom('dueOn', input.dueOn),
        providerKey: loaded('assignedToId', input.assignedToId, load.teamMember)?.key ?? null,
        clientKey: loaded('accountHolderId', input.accountHolderId, load.accountHolder)?.key ?? null,
        patientKey: loaded('animalId', input.animalId, load.animal)?.key ?? null,
        completedAt: null,
      };
      memory.followUps.push(row);
      return { followUp: records.followUp(row) };
    }),
    completeFollowUp: mutation((input: MutationInput & { readonly followUpId: string }) => {
      const key = loaded('followUpId', input.followUpId, keyed('FollowUp', memory.followUps));
      const index = memory.followUps.findIndex((each) => each.key === key);
      const before = present(memory.followUps[index]);
      const row = { ...before, completedAt: before.completedAt ?? now() };
      memory.followUps[index] = row;
      return { followUp: records.followUp(row) };
    }),
    addToWaitlist: mutation((input: WaitlistInput) => {
      const row: WaitlistRecord = {
        key: nextKey(memory.waitlist),
        clientKey: present(loaded('accountHolderId', input.accountHolderId, load.accountHolder)).key,
        patientKey: loaded('animalId', input.animalId, load.animal)?.key ?? null,
        typeKey: loaded('consultTypeId', input.consultTypeId, load.consultType)?.key ?? null,
        placeKey: present(loaded('clinicId', input.clinicId, load.clinic)).key,
        availability: trimmed(input.availability) ?? null,
        at: now(),
      };
      memory.waitlist.push(row);
      return { waitlistEntry: records.waitlistEntry(row) };
    }),
    removeFromWaitlist: mutation((input: MutationInput & { readonly waitlistEntryId: string }) => {
      const key = present(loaded('waitlistEntryId', input.waitlistEntryId, keyed('WaitlistEntry', memory.waitlist)));
      memory.waitlist.splice(
        memory.waitlist.findIndex((each) => each.key === key),
        1,
      );
      return { removedId: encodeId('WaitlistEntry', key) };
    }),
    receivePayment: mutation((input: PaymentInput) => {
      const holder = present(loaded('accountHolderId', input.accountHolderId, load.accountHolder));
      const orderKey = loaded('invoiceId', input.invoiceId, keyed('Invoice', memory.ledger.orders)) ?? undefined;
      const { amountCents: cents, reference } = input;
      const paid = { clientKey: holder.key, cents, orderKey, method: methods[input.method], reference };
      const outcome = takePayment(practice, memory.ledger, paid, now());
      if (!outcome.ok && outcome.field === 'orderId')
        return invalid('invoiceId', 'Invoice belongs to another account holder');
      return payloadOf(outcome, (row) => ({ payment: records.payment(row) }), { amount: 'amountCents' });
    }),
    sendMessage: mutation((input: MessageInput) => {
      const holder = present(loaded('accountHolderId', input.accountHolderId, load.accountHolder));
      const find = keyed('Conversation', memory.ledger.threads);
      const threadKey = loaded('conversationId', input.conversationId, find) ?? undefined;
      const sent = { clientKey: holder.key, threadKey, body: input.body };
      const outcome = writeMessage(practice, memory.ledger, sent, now());
      return payloadOf(outcome, (row) => ({ message: records.message(row) }));
    }),
  };
}
