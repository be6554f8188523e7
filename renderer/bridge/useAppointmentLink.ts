import { useEffect, useState } from 'react';
import { type AppointmentLink, linksDraftId, readLinks } from './appointmentLinks.ts';
import { useBridge } from './BridgeContext.ts';
import { clinicMark } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';

/** What an appointment was booked together with; null where nothing is known of it. */
export function useAppointmentLink(id: string): AppointmentLink | null {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [links, setLinks] = useState<readonly AppointmentLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await readLinks(bridge, mark);
      if (isCurrent) setLinks(found);
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && event.id === linksDraftId) void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark]);
  return links.find(({ appointments }) => appointments.some((each) => each.id === id)) ?? null;
}
