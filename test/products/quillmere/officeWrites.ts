import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ErrandRow, type Memory, nextKey } from './memory.ts';
import { errandRow, wordings } from './office.ts';
import type { Records } from './records.ts';
import { dayArgument, fault, ownRow, quillmereIds } from './words.ts';

interface RaiseErrandArgs {
  readonly input: {
    readonly hospitalId: string;
    readonly matter: string;
    readonly urgency: string;
    readonly allottedToId?: string | null;
    readonly dueOn: string;
  };
}

const { key } = quillmereIds;

/** The mutations of teams finance and comms. */
export function officeWrites(
  backstage: Backstage,
  records: Records,
  memory: Memory,
): Readonly<Record<string, unknown>> {
  const { practice, now, refuseWrites } = backstage;
  const allowed = (team: 'finance' | 'comms'): void => {
    if (refuseWrites !== null) throw fault(team, 'NOT_PERMITTED', refuseWrites);
  };

  return {
    takePayment({ billId, tender }: { readonly billId: string; readonly tender: string }): Row {
      allowed('finance');
      const row = ownRow(records.commerce.billed(), 'bill', billId);
      if (!row) throw fault('finance', 'BILL_NOT_FOUND', `No bill has the id ${billId}`);
      if (records.commerce.standingOf(row) === 'SETTLED')
        throw fault('finance', 'ALREADY_SETTLED', 'This bill is settled already');
      memory.receipts.push({ key: nextKey(memory.receipts), billKey: row.key, tender, at: now() });
      return records.commerce.bill(row);
    },
    raiseErrand({ input }: RaiseErrandArgs): Row {
      allowed('comms');
      const place = rowOf(practice.places, key('place', input.hospitalId));
      if (!place) throw fault('comms', 'HOSPITAL_NOT_FOUND', `No hospital has the id ${input.hospitalId}`);
      const helper = input.allottedToId ? rowOf(practice.providers, key('provider', input.allottedToId)) : null;
      if (input.allottedToId && !helper)
        throw fault('comms', 'COLLEAGUE_NOT_FOUND', `No colleague has the id ${input.allottedToId}`);
      if (input.matter.trim() === '') throw fault('comms', 'INVALID_VALUE', 'matter: must not be empty');
      const row: ErrandRow = {
        key: nextKey(memory.errands),
        placeKey: place.key,
        matter: input.matter.trim(),
        urgency: input.urgency,
        providerKey: helper?.key ?? null,
        about: null,
        dueOn: dayArgument('comms', input.dueOn),
        doneAt: null,
      };
      memory.errands.push(row);
      return errandRow(backstage, records, row);
    },
    finishErrand({ id }: { readonly id: string }): Row {
      allowed('comms');
      const before = ownRow(memory.errands, 'errand', id);
      if (!before) throw fault('comms', 'ERRAND_NOT_FOUND', `No errand has the id ${id}`);
      const row = { ...before, doneAt: before.doneAt ?? now() };
      memory.errands[memory.errands.indexOf(before)] = row;
      return errandRow(backstage, records, row);
    },
    sendMissive({ keeperId, wordingId }: { readonly keeperId: string; readonly wordingId: string }): Row {
      allowed('comms');
      const client = rowOf(practice.clients, key('client', keeperId));
      if (!client || client.isDeleted) throw fault('comms', 'KEEPER_NOT_FOUND', `No keeper has the id ${keeperId}`);
      const wording = ownRow(wordings, 'wording', wordingId);
      if (!wording) throw fault('comms', 'WORDING_NOT_FOUND', `No wording has the id ${wordingId}`);
      const row = {
        key: nextKey(memory.missives),
        clientKey: client.key,
        carrier: wording.carrier,
        fate: 'QUEUED',
        subject: wording.title,
        wording: wording.body,
        at: now(),
      };
      memory.missives.push(row);
      return records.missive(row);
    },
  };
}
