// react-big-calendar with a column per provider and its own drag and drop, as a desk needs it.
import dayjs from 'dayjs';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BusyDay, openFrom, openTo, providerName, wallTimeOf } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';

const localizer = dayjsLocalizer(dayjs);
const DraggableCalendar = dragAndDrop.default(Calendar);
const views = ['day'] as const;
const ignore = (): void => undefined;

function Day({ day }: { readonly day: BusyDay }) {
  const resources = Array.from({ length: day.providers }, (_provider, index) => ({
    id: `${index}`,
    title: providerName(index),
  }));
  const at = (minute: number): Date => new Date(wallTimeOf(day, minute));
  const events = day.visits.map(({ id, provider, start, end, patient, client }) => ({
    id,
    resourceId: `${provider}`,
    start: at(start),
    end: at(end),
    title: `${patient} · ${client}`,
  }));
  return (
    <DraggableCalendar
      localizer={localizer}
      view="day"
      views={views}
      date={at(12 * 60)}
      onView={ignore}
      onNavigate={ignore}
      events={events}
      resources={resources}
      step={15}
      timeslots={4}
      min={at(openFrom * 60)}
      max={at(openTo * 60)}
      toolbar={false}
      selectable
      resizable
      onEventDrop={ignore}
      onEventResize={ignore}
      style={{ height: '100vh' }}
    />
  );
}

document.body.style.margin = '0';
const root = createRoot(rootElement());
offerSchedule({ tile: '.rbc-event', show: (day) => flushSync(() => root.render(<Day day={day} />)) });
