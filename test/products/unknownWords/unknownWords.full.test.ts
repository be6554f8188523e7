import { afterAll, describe, expect, it } from 'vitest';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { plainReport } from '../plainReport.ts';
import { mostRequests } from '../knownGaps.ts';
import { products } from '../products.ts';
import { examineUnknown, type UnknownConcept, unknownWords, wordFor } from './examineUnknown.ts';

// Evidence decides: where a schema has a word that nobody knows, rows tell, or a thing is absent.

const serverCertificate = trustedCertificate();

/** How many values are wrong all the same: what rows don't tell yet. */
const wrongValues: Readonly<Record<UnknownConcept, Readonly<Record<string, number>>>> = {
  locations: {
    // The right moments, in the desk's zone, as that of the place is not known.
    square: 17,
    salesforce: 17,
    dgraph: 17,
    drupal: 17,
    webiny: 17,
    // Times without an offset.
    heartcore: 18,
    volunteerPortal: 4,
    // Another list of places: the organization, a district, beds.
    fhirServer: 1,
    reapit: 1,
    helpwaveTasks: 1,
    linalEmr: 5,
    clinicR: 1,
    // Regions, to which visits lead as well; the city of an address.
    skedulo: 59,
    vetmanager: 23,
  },
  clients: {
    clinikoMesh: 1,
    helpwaveTasks: 1,
    medcilia: 1,
    // Clients of another kind are taken for staff.
    provetCloud: 1,
    // Who entered a visit.
    frappe: 1,
    // The account of the same person, with another id.
    entgo: 27,
    optix: 57,
    veticube: 1,
    // The title in a calendar, which names a client whom nothing else names.
    coreplus: 28,
    // A state is called after who brings it about.
    nexHealth: 1,
    // Sessions of a class, whose bookings lead to people that are not understood.
    studioFlow: 28,
  },
  patients: {},
  appointments: {
    // Two lists of visits to come.
    keystone: 15,
    mirah: 13,
    heyDontoAhds: 17,
    // What was done in visits.
    ostrander: 8,
    // Stays at a place, as people in appointments are not understood.
    openMrs: 9,
    // A flag of a cancellation, where states are letters.
    athenahealth: 1,
  },
  providers: {
    // Staff that stands where a place would, or in place of a client.
    chatBooking: 27,
    // The word is in values of an enum too.
    reapit: 26,
    // The account of the same person, with another id; calendars that look like places.
    dentally: 54,
    acuityScheduling: 55,
    // A sign-in, of which the word alone tells that it is no name.
    animalShelterManager: 27,
  },
};

/** The part of all values that is read all the same. */
const leastRead: Readonly<Record<UnknownConcept, number>> = {
  locations: 0.85,
  clients: 0.88,
  patients: 0.94,
  appointments: 0.88,
  providers: 0.93,
};

// Sound: these are the keys of the words.
const concepts = Object.keys(unknownWords) as readonly UnknownConcept[];

describe.each(concepts)('without a known word for %s', (concept) => {
  let expected = 0;
  let absent = 0;
  const table: string[] = [];
  afterAll(() => console.log(`${concept}: ${expected} values, ${absent} absent\n${table.join('\n')}`));

  it.each(products)('$name shows what its rows show', async (product) => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const word = wordFor(concept, await plainReport(product, server.url));
      if (word === null) return;
      const before = server.received.count;
      const score = await examineUnknown(product, server, { word, to: unknownWords[concept] });
      expected += score.expected;
      absent += score.absent;
      if (score.wrong.length > 0 || score.absent > 0)
        table.push([product.name, word, score.expected, score.wrong.length, score.absent].join(' | '));
      expect(score.wrong.length).toBeLessThanOrEqual(wrongValues[concept][product.name] ?? 0);
      expect(server.received.count - before).toBeLessThanOrEqual(mostRequests(product));
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('is read for the most part', () => {
    expect(1 - absent / expected).toBeGreaterThan(leastRead[concept]);
  });
});
