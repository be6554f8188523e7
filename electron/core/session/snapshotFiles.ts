import { openSealedFile } from '../storage/files/sealedFile.ts';
import type { StoredDirectory } from './directory/directory.ts';
import type { KnownVisits } from './directory/readVisits.ts';
import { readStoredClients, writeStoredClients } from './directory/packClients.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import type { FileLabels } from '../storage/files/storedFile.ts';
import type { Encryption } from '../foundation/ports.ts';
import { isUsable, type SnapshotContent } from './snapshot.ts';
import { t } from '../../../i18n/core/t.ts';

/**
 * The snapshot on disk, sealed: a small file with the days, which the first screen waits for, and one with all clients.
 * Where nothing protects it there is nothing on disk.
 */
export interface SnapshotFiles {
  readonly where: 'disk' | 'memory';
  /** The stored data of this clinic, if it is no older than that (epoch milliseconds); older data is erased. */
  readDays(clinic: string, oldest: number): Promise<SnapshotContent | null>;
  readClients(clinic: string, oldest: number): Promise<StoredDirectory | null>;
  writeDays(content: SnapshotContent): Promise<boolean>;
  writeClients(clinic: string, kept: StoredDirectory): Promise<boolean>;
  /** Removes both. Returns whether both are gone. */
  erase(): Promise<boolean>;
}

interface ClientsContent {
  readonly version: 1;
  readonly clinic: string;
  readonly completeAt: number;
  /** Missing in files of an earlier build. */
  readonly visits?: KnownVisits | null;
  readonly clients: string;
}

export async function openSnapshotFiles(
  options: DataFolder & { readonly encryption: Encryption },
): Promise<SnapshotFiles> {
  const days = await openSealedFile({ ...options, name: 'snapshot-days.json', labels: labelsOf('days') });
  const clients = await openSealedFile({ ...options, name: 'snapshot-clients.json', labels: labelsOf('clients') });
  return {
    where: days.kept ? 'disk' : 'memory',
    async readDays(clinic, oldest) {
      const content = await days.read();
      if (isRecord(content) && isOlder(content['readAt'], oldest)) await days.erase();
      return isUsable(content, clinic, oldest) ? content : null;
    },
    async readClients(clinic, oldest) {
      const content = await clients.read();
      if (isRecord(content) && isOlder(content['completeAt'], oldest)) await clients.erase();
      if (!isClientsContent(content) || content.clinic !== clinic || content.completeAt < oldest) return null;
      const kept = readStoredClients(content.clients);
      return kept && { clients: kept, completeAt: content.completeAt, visits: content.visits ?? null };
    },
    writeDays: (content) => days.write(content),
    writeClients(clinic, { clients: kept, completeAt, visits }) {
      const content: ClientsContent = { version: 1, clinic, completeAt, visits, clients: writeStoredClients(kept) };
      return clients.write(content);
    },
    async erase() {
      const erased = await Promise.all([days.erase(), clients.erase()]);
      return erased.every(Boolean);
    },
  };
}

function labelsOf(what: 'days' | 'clients'): FileLabels {
  return {
    id: `snapshot-${what}`,
    get file() {
      return t(`files.${what}Copy`);
    },
    // It is written again and again, and can be read again.
    content: null,
    get restored() {
      return t('files.restored');
    },
    get without() {
      return t('files.copyWithout');
    },
  };
}

/** A time of either kind: an instant as text, or epoch milliseconds. */
function isOlder(time: unknown, oldest: number): boolean {
  const at = typeof time === 'string' ? Date.parse(time) : time;
  return typeof at === 'number' && at < oldest;
}

function isClientsContent(value: unknown): value is ClientsContent {
  if (typeof value !== 'object' || value === null) return false;
  // Sound: each part is checked here; the file is sealed, so only this app has written it.
  const content = value as Partial<ClientsContent>;
  return content.version === 1 && typeof content.completeAt === 'number' && typeof content.clients === 'string';
}
