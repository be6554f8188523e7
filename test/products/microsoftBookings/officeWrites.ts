import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { presentFields } from '../presentFields.ts';
import type { Row } from '../generatedRows.ts';
import { attemptsOf } from './attempts.ts';
import { changeCustomer, enterCustomer } from './customerFields.ts';
import { type BookingsMemory, questionId } from './memory.ts';
import type { BookingsRecords } from './records.ts';
import { bookingsIds, notFound, offsetTime } from './values.ts';

interface CreateArgs {
  readonly businessId: string;
  readonly input: Row;
}

interface IdArgs {
  readonly businessId: string;
  readonly id: string;
}

/** Writes of customers, questions and pages. */
export function officeWrites(backstage: Backstage, records: BookingsRecords, memory: BookingsMemory): object {
  const { practice, now } = backstage;
  const { written, done } = attemptsOf(backstage);

  const clientKeyOf = (id: string): number => {
    const key = bookingsIds.key('client', id);
    const client = practice.clients.find((row) => row.key === key && !row.isDeleted);
    if (!client) throw notFound();
    return client.key;
  };
  const publish = (isPublished: boolean) => (args: { readonly id: string }) =>
    written('bookingBusiness', args.id, (place) => {
      if (isPublished) memory.unpublished.delete(place.key);
      else memory.unpublished.add(place.key);
      return records.business(place);
    });

  return {
    createBookingCustomer: ({ businessId, input }: CreateArgs) =>
      written('bookingCustomer', businessId, ({ key }) => records.customer(enterCustomer(backstage, key, input))),
    updateBookingCustomer: ({ businessId, id, input }: CreateArgs & IdArgs) =>
      written('bookingCustomer', businessId, () => records.customer(changeCustomer(backstage, clientKeyOf(id), input))),
    deleteBookingCustomer: ({ businessId, id }: IdArgs) =>
      done(businessId, () => {
        changeClient(practice, clientKeyOf(id), { isDeleted: true }, now());
      }),
    createBookingCustomQuestion: ({ businessId, input }: CreateArgs) =>
      written('bookingCustomQuestion', businessId, ({ key }) => {
        const questions = memory.questions.get(key) ?? [];
        const dates = { createdDateTime: offsetTime(now()), lastUpdatedDateTime: offsetTime(now()) };
        const id = questionId(key, questions.length + 1);
        const row = { id, answerInputType: 'text', answerOptions: [], ...presentFields(input), ...dates };
        memory.questions.set(key, [...questions, row]);
        return row;
      }),
    deleteBookingCustomQuestion: ({ businessId, id }: IdArgs) =>
      done(businessId, ({ key }) => {
        const questions = memory.questions.get(key) ?? [];
        if (!questions.some((row) => row['id'] === id)) throw notFound();
        memory.questions.set(
          key,
          questions.filter((row) => row['id'] !== id),
        );
      }),
    publishBookingBusiness: publish(true),
    unpublishBookingBusiness: publish(false),
  };
}
