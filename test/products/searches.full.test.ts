import { describe, expect, it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { createPractice } from '../dialects/practice.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { plainReport } from './plainReport.ts';
import { products } from './products.ts';

const serverCertificate = trustedCertificate();

interface SampleClient {
  readonly id: string;
  readonly name?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phones?: readonly string[];
}

interface SamplePatient {
  readonly name?: string;
  readonly clientId?: string;
}

/** Where pets of other clinics are listed too, whose owners are not. */
const listsOthersPets: ReadonlySet<string> = new Set(['cloudVet']);

/** Counts that are not those of the clients, as far as a person can tell. */
const otherCounts: Readonly<Record<string, number | null>> = {
  // The list is cut without a word, so that no one can tell how many there are.
  vkrVetApp: null,
  // A cursor has no effect there, and the offset beside it is not used instead.
  clubVantage: null,
  // Clients and staff are users of one list, without a role.
  projetoPets: 126,
  // An agent and a pharmacy stand among the contacts.
  medcilia: 120,
  // Doctors are left out by a flag; the administrator stands among the users.
  mediCal: 119,
  // Staff stand among the users too, and are left out, as visits lead to them.
  felisAppointments: 118,
};

/** What people type, with the id of the client whom it must find. */
function typedTexts(
  { id, name, givenName, familyName, phones }: SampleClient,
  patient: SamplePatient | undefined,
): readonly (readonly [text: string, client: string])[] {
  const digits = phones?.[0]?.replace(/\D/g, '').slice(-7);
  const texts = [familyName ?? name?.split(' ').at(-1), givenName, digits].map((text) => [text, id] as const);
  return [...texts, [patient?.name, patient?.clientId] as const].flatMap(([text, client]) =>
    text && client ? [[text, client] as const] : [],
  );
}

describe.each(products)('clients at $name', (product) => {
  it('are found by names, pets and digits, no one by nonsense, and counted to the end', async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const { sample } = await plainReport(product, server.url);
      const [client] = sample.clients as readonly SampleClient[];
      const [patient] = sample.patients as readonly SamplePatient[];
      if (!client) return;
      const typed = typedTexts(client, listsOthersPets.has(product.name) ? undefined : patient);
      const reads = { searches: [...typed.map(([text]) => text), 'zqxwv'], countClients: true };
      const { searches, clientCount } = await examineDialect(product, server.url, reads);
      for (const [index, [text, id]] of typed.entries()) expect(searches?.[index]?.clients, text).toContain(id);
      expect(searches?.at(-1)?.clients).toEqual([]);
      const all = product.view.clients(createPractice()).length;
      expect(clientCount).toBe(product.name in otherCounts ? otherCounts[product.name] : all);
    } finally {
      await server.close();
    }
  });
});
