// react-big-calendar's week with its own drag and drop, as a desk needs it.
import dayjs from 'dayjs';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BusyDay, busyWeek, openFrom, openTo, wallTimeOf } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';

const localizer = dayjsLocalizer(dayjs);
const DraggableCalendar = dragAndDrop.default(Calendar);
const views = ['week'] as const;
const ignore = (): void => undefined;

function Week({ day }: { readonly day: BusyDay }) {
  const at = (minute: number): Date => new Date(wallTimeOf(day, minute));
  const week = busyWeek(day);
  const events = week.flatMap((each) =>
    each.visits.map(({ id, start, end, patient, client }) => ({
      id,
      start: new Date(wallTimeOf(each, start)),
      end: new Date(wallTimeOf(each, end)),
      title: `${patient} · ${client}`,
    })),
  );
  return (
    <DraggableCalendar
      localizer={localizer}
      view="week"
      views={views}
      date={new Date(wallTimeOf(week[0] ?? day, 12 * 60))}
      onView={ignore}
      onNavigate={ignore}
      events={events}
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
offerSchedule({ tile: '.rbc-event', show: (day) => flushSync(() => root.render(<Week day={day} />)) });
