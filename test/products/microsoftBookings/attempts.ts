import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { BookingsError, bookingsIds, notFound } from './values.ts';

/** Runs writes of a business. */
export interface Attempts {
  /** What was written under a name, or the error beside it. */
  readonly written: (name: string, businessId: string, write: (place: PlaceRecord) => Row) => Row;
  /** Whether something was done that has no answer. */
  readonly done: (businessId: string, write: (place: PlaceRecord) => void) => Row;
}

/** How this product refuses: within the payload. */
export function attemptsOf({ practice, refuseWrites }: Backstage): Attempts {
  const attempt = (businessId: string, write: (place: PlaceRecord) => Row, empty: Row): Row => {
    try {
      if (refuseWrites !== null) throw new BookingsError('ErrorAccessDenied', refuseWrites);
      const place = rowOf(practice.places, bookingsIds.key('place', businessId));
      if (!place) throw notFound();
      return { ...write(place), error: null };
    } catch (error) {
      if (!(error instanceof BookingsError)) throw error;
      return { ...empty, error: { code: error.code, message: error.message, target: error.target } };
    }
  };
  return {
    written: (name, businessId, write) => attempt(businessId, (place) => ({ [name]: write(place) }), { [name]: null }),
    done: (businessId, write) =>
      attempt(
        businessId,
        (place) => {
          write(place);
          return { success: true };
        },
        { success: false },
      ),
  };
}
