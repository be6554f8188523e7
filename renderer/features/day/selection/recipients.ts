import type { Recipient } from '../../../state/dialogs.ts';
import { instantLabel, subjectName } from '../dayLabels.ts';
import { messageAbout } from '../messageAbout.ts';
import type { SelectedVisit } from './selectedVisits.ts';

/** The clients of visits, each once, with what they come for. */
export function recipientsOf(visits: readonly SelectedVisit[]): readonly Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const { appointment, day } of visits) {
    const { client, start } = appointment;
    if (!client) continue;
    const about = [start === null ? null : instantLabel(start), subjectName(appointment)].filter(Boolean).join(', ');
    const known = recipients.get(client.id);
    recipients.set(client.id, {
      client: client.id,
      name: client.name,
      phones: client.phones.map(({ number }) => number),
      emails: client.emails,
      about: [...(known?.about ?? []), about],
      visit: known ? null : messageAbout(appointment, day),
    });
  }
  return [...recipients.values()];
}
