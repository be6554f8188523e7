// Front Desk's own week of one provider with everything offered, as the page shows it.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../renderer/app/base.css';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { WeekSchedule } from '../../../renderer/features/day/week/WeekSchedule.tsx';
import { appointmentsByDay } from '../../../renderer/features/day/week/weekBoard.ts';
import firstMessages from '../../../i18n/page/en/first.json';
import { setMessages } from '../../../i18n/page/t.ts';
import { busyWeek } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';
import { scheduleDay } from './scheduleDay.ts';

const changes = { pending: new Set<string>(), isAway: false, moveOnGrid: (): void => undefined };
const fields = ['start', 'minutes', 'provider'];
const offers = (['bookAppointment', 'updateAppointment'] as const).map(
  (change) => ({ __typename: 'Offer', change, offered: true, why: null, takes: fields, demands: [] }) as const,
);

const of = { kind: 'provider', provider: '0' } as const;

function Week({ days }: { readonly days: readonly ScheduleDay[] }) {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <WeekSchedule
        days={days}
        of={of}
        changes={changes}
        slotMinutes={15}
        clock={null}
        selected={selected}
        onSelect={(chosen) => setSelected(chosen?.key ?? null)}
      />
    </div>
  );
}

setMessages('en', firstMessages, 'en-US');
const root = createRoot(rootElement());
offerSchedule({
  tile: '[data-tile]',
  ready: () => import('../../../renderer/features/day/grid/editing/attachEditing.ts'),
  show(day) {
    const days = appointmentsByDay(busyWeek(day).map((each) => ({ ...scheduleDay(each), offers })));
    flushSync(() => root.render(<Week days={days} />));
  },
});
