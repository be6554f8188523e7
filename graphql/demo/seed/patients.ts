import { Random } from '../random.ts';
import type { ClientRecord, PatientRecord, Sex } from '../records.ts';
import { dayMs } from '../zoneTime.ts';
import { animalName, pickSpecies } from './animals.ts';
import type { Species } from './animals.ts';
import { patientAlerts } from './remarks.ts';

const firstPatientId = 500_001;

// Twenty clients have thirty animals; the step of 7 spreads them, so that neighbours in a list differ.
const counts = [1, 2, 1, 1, 3, 1, 2, 0, 1, 2, 1, 4, 1, 1, 2, 2, 1, 0, 1, 3] as const;

/** The animals of the client with this index: one and a half on average, exactly 30 for every 20 clients. */
export function seedPatients(seed: string, client: ClientRecord, index: number, today: number): PatientRecord[] {
  const random = new Random(seed, 'patients', index);
  const count = counts[(index * 7) % counts.length] ?? 1;
  const patients: PatientRecord[] = [];
  for (let place = 0; place < count; place += 1) {
    // Room for ten animals per client keeps every id where it is, whatever the number of clients.
    const id = String(firstPatientId + index * 10 + place);
    patients.push(seedPatient(random, client, id, today));
  }
  return patients;
}

function seedPatient(random: Random, client: ClientRecord, id: string, today: number): PatientRecord {
  const species = pickSpecies(random);
  const ageDays = random.integer(65, species.years * 365);
  const isDeceased = random.chance(0.06);
  const insertedAt = Math.max(client.insertedAt, today - ageDays * dayMs);
  const knownDays = Math.floor((today - insertedAt) / dayMs);
  const deceasedDaysAgo = random.integer(5, Math.min(knownDays - 1, 1200));
  const [light, heavy] = species.weight;
  return {
    id,
    clientId: client.id,
    name: animalName(random),
    species: species.name,
    breed: random.chance(0.95) ? random.pick(species.breeds) : null,
    color: random.chance(0.9) ? random.pick(species.colors) : null,
    sex: sexOf(random, species),
    neutered: random.chance(0.9) ? random.chance(0.75) : null,
    birthDate: random.chance(0.94) ? dayText(today - ageDays * dayMs) : null,
    microchip: random.chance(0.55) ? `98514100${String(random.integer(1_000_000, 9_999_999))}` : null,
    weightTenths: random.chance(0.88) ? random.integer(light, heavy) : null,
    isActive: !isDeceased && random.chance(0.97),
    isDeceased,
    deceasedDate: isDeceased ? dayText(today - deceasedDaysAgo * dayMs) : null,
    alerts: random.chance(0.11) ? random.pick(patientAlerts) : null,
    notes: random.chance(0.05) ? 'Lives with another pet of the household.' : null,
    insertedAt,
    updatedAt: insertedAt + Math.floor(random.next() * (today - insertedAt)),
  };
}

function sexOf(random: Random, species: Species): Sex {
  const common = species.name === 'Canine' || species.name === 'Feline';
  if (random.chance(common ? 0.02 : 0.3)) return 'UNKNOWN';
  return random.chance(0.5) ? 'MALE' : 'FEMALE';
}

function dayText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
