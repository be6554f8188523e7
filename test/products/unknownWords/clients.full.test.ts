import { describeUnknownWord } from './describeUnknownWord.ts';

describeUnknownWord('clients', {
  leastRead: 0.88,
  wrongValues: {
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
    // The title of a calendar entry, the only field with the client’s name.
    coreplus: 28,
    // A state is called after who brings it about.
    nexHealth: 1,
    // Sessions of a class, whose bookings lead to people that are not understood.
    studioFlow: 28,
  },
});
