import type { AuditLog, StoredLine } from '../audit/auditLog.ts';
import type { ClientStore } from '../session/directory/clientStore.ts';
import type { AuditLine } from '../../contract/audit.ts';

/** Clients whose marks are compared before other work has its turn. */
const step = 2_000;

/**
 * Lines as a page may see them: whether they are of the clinic in use, and their client where one that this desk has read
 * has that mark. A mark is never turned back: without the list of clients it says nothing.
 */
export async function resolveLines(
  lines: readonly StoredLine[],
  audit: Pick<AuditLog, 'markOf'>,
  clinic: string,
  clients: ClientStore,
): Promise<readonly AuditLine[]> {
  const here = audit.markOf(clinic);
  const marks = lines.flatMap(({ detail }) => (detail?.clinic === here && detail.client ? [detail.client] : []));
  const found = await findClients(new Set(marks), audit, clients);
  return lines.map(({ detail, ...line }) => {
    if (!detail) return { ...line, detail };
    const { location = null, date = null, from = {}, to = {}, client } = detail;
    const isHere = detail.clinic === here;
    return {
      ...line,
      detail: { isHere, location, date, from, to, client: (isHere && found.get(client ?? '')) || null },
    };
  });
}

type NamedClient = { readonly id: string; readonly name: string };

async function findClients(
  marks: ReadonlySet<string>,
  audit: Pick<AuditLog, 'markOf'>,
  clients: ClientStore,
): Promise<ReadonlyMap<string, NamedClient>> {
  const found = new Map<string, NamedClient>();
  for (const [index, id] of clients.ids().entries()) {
    if (found.size === marks.size) break;
    if (index % step === step - 1) await new Promise((resolve) => setImmediate(resolve));
    const mark = audit.markOf(id);
    const client = marks.has(mark) ? clients.find(id) : null;
    if (client) found.set(mark, { id, name: client.name });
  }
  return found;
}
