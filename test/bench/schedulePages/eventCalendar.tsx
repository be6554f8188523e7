// @event-calendar/core with a column per provider, and with what changes appointments switched on, as a desk needs it.
import { createCalendar, Interaction, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { openFrom, openTo, providerName, wallTimeOf } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';

document.documentElement.style.height = document.body.style.height = rootElement().style.height = '100%';
document.body.style.margin = '0';

offerSchedule({
  tile: '.ec-event',
  show(day) {
    const resources = Array.from({ length: day.providers }, (_provider, index) => ({
      id: `${index}`,
      title: providerName(index),
    }));
    const events = day.visits.map(({ id, provider, start, end, patient, client }) => ({
      id,
      resourceId: `${provider}`,
      start: wallTimeOf(day, start),
      end: wallTimeOf(day, end),
      title: `${patient} · ${client}`,
    }));
    createCalendar(rootElement(), [ResourceTimeGrid, Interaction], {
      view: 'resourceTimeGridDay',
      date: day.date,
      resources,
      events,
      height: '100%',
      headerToolbar: { start: '', center: '', end: '' },
      allDaySlot: false,
      slotDuration: '00:15',
      slotMinTime: `${openFrom}:00`,
      slotMaxTime: `${openTo}:00`,
      editable: true,
      selectable: true,
    });
  },
});
