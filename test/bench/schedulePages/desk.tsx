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
import { type BusyDay, providerCount, providerName, wallTimeOf } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';

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

function scheduleDay(day: BusyDay): ScheduleDay {
  return {
    __typename: 'ScheduleDay',
    date: day.date,
    timeZone: 'America/New_York',
    timeZoneSource: 'service',
    unreadable: 0,
    complete: true,
    partial: false,
    asOf: `${day.date}T13:00:00Z`,
    outage: null,
    location: { __typename: 'Location', id: '1', name: 'Main' },
    providers: Array.from({ length: providerCount }, (_provider, index) => ({
      __typename: 'Provider',
      id: `${index}`,
      name: providerName(index),
      role: null,
    })),
    hours: null,
    statuses: [],
    offers: [],
    appointments: day.visits.map(({ id, provider, start, end, patient, client }) => ({
      __typename: 'Appointment',
      id,
      version: '1',
      since: null,
      start: `${wallTimeOf(day, start)}-05:00`,
      end: `${wallTimeOf(day, end)}-05:00`,
      reason: null,
      notes: null,
      room: null,
      blocked: false,
      status: { __typename: 'Status', label: 'CONFIRMED', stage: 'confirmed', word: null },
      type: { __typename: 'AppointmentType', id: 'exam', name: 'Exam', color: null },
      provider: { __typename: 'Provider', id: `${provider}` },
      patient: { __typename: 'Patient', id: `p${id}`, name: patient, species: 'Dog', alerts: [] },
      client: { __typename: 'Client', id: `c${id}`, name: client, alerts: [], emails: [], phones: [], balance: null },
    })),
  };
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
