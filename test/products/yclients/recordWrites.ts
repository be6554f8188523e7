import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { rowOfWritten } from './clientWrites.ts';
import { onlineWrites } from './onlineWrites.ts';
import { recordBook, type RecordArgs, type ServiceInput } from './recordBook.ts';
import type { WriteTools } from './writes.ts';
import { answer, isGone, Refusal, visitId } from './values.ts';

interface VisitArgs {
  readonly visit_id: number;
  readonly record_id: number;
  readonly visit: {
    readonly comment: string;
    readonly attendance: number;
    readonly services?: readonly ServiceInput[] | null;
  };
}
const minuteMs = 60_000;

/** Mutations of records. */
export function recordWrites(backstage: Backstage, tools: WriteTools): Readonly<Record<string, (args: never) => Row>> {
  const { practice, now } = backstage;
  const { find, records } = tools;
  const desk = recordBook(backstage, tools);
  const { book, read, keep, stateOf, typeOf, personOf, petOf } = desk;

  return {
    ...onlineWrites(tools, desk),
    create_record: (args: RecordArgs) => answer(records.record(book(args, false))),
    update_record({ record_id: id, ...args }: RecordArgs & { readonly record_id: number }) {
      const before = find.record(id, find.company(args.company_id));
      if (isGone(before)) throw new Refusal('Appointment not found.');
      const { record: given } = args;
      const { place, provider, start, minutes, typeKey, state } = read(args, before);
      const person = personOf(given.client, place);
      const isOther = (person?.key ?? null) !== before.clientKey;
      const pet = isRow(given.custom_fields) ? petOf(given.custom_fields, person?.key ?? null) : null;
      const change = {
        start,
        minutes,
        typeKey,
        isBlock: rowOf(practice.visitTypes, typeKey)?.isBlock,
        providerKey: provider?.key ?? null,
        clientKey: person?.key ?? null,
        patientKey: pet ?? (isOther && before.clientKey !== null ? null : undefined),
        reason: given.comment === undefined ? undefined : given.comment?.trim() || null,
        state,
      };
      const row = rowOfWritten(changeAppointment(practice, before.key, change, now()));
      keep(row.key, { ...given }, given.services);
      return answer(records.record(row));
    },
    delete_record({
      company_id: companyId,
      record_id: id,
    }: {
      readonly company_id: number;
      readonly record_id: number;
    }) {
      const row = find.record(id, find.company(companyId));
      if (isGone(row)) throw new Refusal('Appointment not found.');
      rowOfWritten(changeAppointment(practice, row.key, { state: 'cancelled' }, now()));
      return answer(null);
    },
    update_visit({ visit_id: visit, record_id: id, visit: given }: VisitArgs) {
      const before = find.record(id, null);
      if (visitId(before.key) !== visit || isGone(before)) throw new Refusal('Visit not found.');
      const services = given.services ?? [];
      const change = {
        state: stateOf(given.attendance, before.start + before.minutes * minuteMs, before.state),
        reason: given.comment.trim() || null,
        typeKey: services.length > 0 ? typeOf(services) : undefined,
      };
      const row = records.record(rowOfWritten(changeAppointment(practice, before.key, change, now())));
      keep(before.key, {}, services);
      const { attendance, datetime, comment } = row;
      return answer({ attendance, datetime, comment, records: [row] });
    },
  };
}
