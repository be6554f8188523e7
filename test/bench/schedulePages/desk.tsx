// Front Desk's own schedule with everything offered, as the page shows it.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../renderer/app/base.css';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { DaySchedule } from '../../../renderer/features/day/DaySchedule.tsx';
import type { GridOffers } from '../../../renderer/features/day/grid/gridChange.ts';
import firstMessages from '../../../i18n/page/en/first.json';
import { setMessages } from '../../../i18n/page/t.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';
import { scheduleDay } from './scheduleDay.ts';

const view = { kind: 'provider', slotMinutes: 15 } as const;
const offers: GridOffers = { create: true, move: true, resize: true, reassign: true };
const noneChanging: ReadonlySet<string> = new Set();
const ignore = (): void => undefined;

function Desk({ day }: { readonly day: ScheduleDay }) {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <DaySchedule
        day={day}
        wholeDay={day}
        view={view}
        nowMinute={null}
        hours={null}
        selected={selected}
        onSelect={(chosen) => setSelected(chosen?.key ?? null)}
        offers={offers}
        pending={noneChanging}
        onCreate={ignore}
        onMove={ignore}
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
    const drawn = scheduleDay(day);
    flushSync(() => root.render(<Desk day={drawn} />));
  },
});
