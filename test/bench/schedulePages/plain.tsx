// The least that shows the day in columns: React, a CSS grid, a time and a name.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BusyDay, clockOf, openFrom, providerName, usualProviders } from './busyDay.ts';
import { offerSchedule, rootElement } from './offerSchedule.ts';
import './plain.css';

const providers = Array.from({ length: usualProviders }, (_provider, index) => index);
const scale = 1.8;

function Day({ day }: { readonly day: BusyDay }) {
  return (
    <div className="day">
      {providers.map((provider) => (
        <b key={provider}>{providerName(provider)}</b>
      ))}
      {providers.map((provider) => (
        <div key={provider} className="column">
          {day.visits
            .filter((visit) => visit.provider === provider)
            .map(({ id, start, end, patient, client }) => (
              <div
                key={id}
                className="tile"
                style={{ top: (start - openFrom * 60) * scale, height: (end - start) * scale - 2 }}
              >
                <span>{clockOf(start)}</span> <b>{patient}</b> {client}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

const root = createRoot(rootElement());
offerSchedule({ tile: '.tile', show: (day) => flushSync(() => root.render(<Day day={day} />)) });
