import { named, nothing, object, oneOf, plainDay, short, some, text } from './forms.ts';

const queuedAttempt = some(
  object({ kind: oneOf('sending') }),
  object({ kind: oneOf('unknown', 'failed'), text: text(2_000) }),
);
const queuedPlace = { id: short, clinic: text(4_000), location: named, date: plainDay, at: short };
const queuedEntry = some(
  object({
    ...queuedPlace,
    kind: oneOf('checkIn'),
    appointment: object({
      id: text(500, 1),
      version: text(500, 1),
      start: some(nothing, short),
      end: some(nothing, short),
      status: object({ label: text(500, 1), stage: short }),
      client: some(nothing, named),
      patient: some(nothing, named),
      type: some(nothing, named),
      provider: some(nothing, named),
      room: some(nothing, text(500)),
      reason: some(nothing, text(2_000)),
      notes: some(nothing, text(2_000)),
    }),
    status: text(500, 1),
    attempt: some(nothing, queuedAttempt),
  }),
  object({
    ...queuedPlace,
    kind: oneOf('walkIn'),
    who: text(300, 1),
    client: some(nothing, named),
    patient: some(nothing, named),
    phone: text(100),
    reason: text(500),
  }),
);

export const queueChange = some(
  object({ keep: queuedEntry }),
  object({ mark: object({ id: short, attempt: some(nothing, queuedAttempt) }) }),
  object({ remove: object({ id: short, why: oneOf('undone', 'sent', 'booked', 'discarded') }) }),
);
