import { BookingChoicesDocument, BookingClientDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { EditTo } from '../../../domain/changeRequest.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface EditChoices {
  readonly type: readonly NonNullable<EditTo['type']>[];
  readonly patient: readonly NonNullable<EditTo['patient']>[];
  readonly provider: readonly Choice[];
}

/** What an appointment's type, patient and provider can be changed to; what it has now is always among them. */
export function useEditChoices(appointment: DayAppointment, day: ScheduleDay): EditChoices {
  const { type, patient, provider, client, blocked } = appointment;
  const offered = useDeskQuery(BookingChoicesDocument, { location: day.location.id }).data;
  const found = useDeskQuery(BookingClientDocument, client && { id: client.id }).data?.client;
  const providers = (offered?.providers ?? day.providers).filter(
    (each) => !('active' in each) || each.active !== false,
  );
  // A visit does not become blocked time, nor the other way round.
  const all = offered?.appointmentTypes ?? [];
  const types = all.some((each) => each.blocked)
    ? all.filter((each) => (each.blocked ?? false) === (blocked ?? false))
    : all;
  const present = provider && {
    id: provider.id,
    name: day.providers.find(({ id }) => id === provider.id)?.name ?? t('changes.elsewhere'),
  };
  return {
    type: withPresent(types, type).map(({ id, name, color }) => ({ id, name, color })),
    patient: withPresent(
      (found?.patients ?? []).filter(({ deceased, active }) => !deceased && active !== false),
      patient,
    ).map(({ id, name, species, deceased, alerts }) => ({ id, name, species, deceased, alerts })),
    provider: withPresent<Choice>(providers, present).map(({ id, name }) => ({ id, name })),
  };
}

function withPresent<Each extends Choice>(choices: readonly Each[], present: Each | null): readonly Each[] {
  return present === null || choices.some(({ id }) => id === present.id) ? choices : [present, ...choices];
}
