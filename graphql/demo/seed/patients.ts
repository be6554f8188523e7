import { Random } from '../random.ts';
import type { ClientRecord, PatientRecord, Sex } from '../records.ts';
import { dayMs } from '../zoneTime.ts';
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

/** A kind of animal: how often it comes, its breeds, life span in years and weight range in tenths of a pound. */
interface Species {
  readonly name: string;
  readonly breeds: readonly string[];
  readonly colors: readonly string[];
  readonly years: number;
  readonly weight: readonly [number, number];
}

function list(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

const furColors = list('Black,White,Brown,Tan,Grey,Brindle,Black and white,Red,Cream,Tricolor,Merle,Golden');

const species: readonly (readonly [Species, number])[] = [
  [
    {
      name: 'Canine',
      breeds: list(
        `Mixed breed,Mixed breed,Mixed breed,Labrador Retriever,Golden Retriever,German Shepherd,French Bulldog,Beagle,
        Poodle (Miniature),Poodle (Standard),Dachshund,Boxer,Yorkshire Terrier,Shih Tzu,Chihuahua,Border Collie,
        Australian Shepherd,Cavalier King Charles Spaniel,Great Dane,Greyhound,Pit Bull Terrier,Siberian Husky,
        Bernese Mountain Dog,Corgi (Pembroke),Rottweiler,Maltese,Cocker Spaniel,Jack Russell Terrier,Goldendoodle,
        Havanese,Pug,Doberman Pinscher,Shiba Inu,Basset Hound,Newfoundland`,
      ),
      colors: furColors,
      years: 13,
      weight: [80, 950],
    },
    56,
  ],
  [
    {
      name: 'Feline',
      breeds: list(
        `Domestic Shorthair,Domestic Shorthair,Domestic Shorthair,Domestic Shorthair,Domestic Longhair,
        Domestic Mediumhair,Maine Coon,Siamese,Ragdoll,Persian,Bengal,Russian Blue,Sphynx,British Shorthair,Abyssinian,
        Norwegian Forest Cat`,
      ),
      colors: list('Black,White,Orange tabby,Brown tabby,Grey,Tortoiseshell,Calico,Black and white,Cream,Seal point'),
      years: 16,
      weight: [55, 180],
    },
    34,
  ],
  [
    {
      name: 'Rabbit',
      breeds: list('Holland Lop,Netherland Dwarf,Lionhead,Rex,Mixed breed'),
      colors: furColors,
      years: 9,
      weight: [20, 90],
    },
    4,
  ],
  [
    {
      name: 'Guinea Pig',
      breeds: list('American,Abyssinian,Peruvian'),
      colors: furColors,
      years: 6,
      weight: [15, 30],
    },
    2,
  ],
  [
    {
      name: 'Avian',
      breeds: list('Budgerigar,Cockatiel,African Grey,Green-cheeked Conure,Canary'),
      colors: list('Green,Blue,Yellow,Grey'),
      years: 20,
      weight: [1, 11],
    },
    2,
  ],
  [
    {
      name: 'Reptile',
      breeds: list('Bearded Dragon,Leopard Gecko,Ball Python,Red-eared Slider'),
      colors: list('Tan,Green,Brown,Patterned'),
      years: 15,
      weight: [2, 60],
    },
    1,
  ],
  [{ name: 'Ferret', breeds: list('Ferret'), colors: list('Sable,Albino,Cinnamon'), years: 8, weight: [15, 45] }, 1],
];

const names = list(
  `Abby,Ace,Alfie,Angel,Apollo,Archie,Ash,Athena,Baby,Bailey,Bandit,Basil,Bean,Bear,Beau,Bella,Benji,Biscuit,Blue,Bonnie,
  Boots,Bowie,Bruno,Buddy,Buttercup,Buttons,Cali,Callie,Casper,Champ,Charlie,Chester,Chewie,Chico,Cinnamon,Cleo,Clover,
  Coco,Cookie,Cooper,Cupcake,Daisy,Dexter,Diesel,Dobby,Dolly,Domino,Duke,Echo,Ella,Ellie,Elvis,Ember,Felix,Fiona,Finn,
  Frankie,Freckles,Freya,Gizmo,Ginger,Goose,Gracie,Gus,Hank,Harley,Hazel,Henry,Hercules,Honey,Hugo,Hunter,Indie,Iris,
  Ivy,Jack,Jasper,Jax,Jojo,Juno,Kiki,Kitty,Kiwi,Koda,Lady,Leo,Lily,Loki,Lola,Louie,Lucky,Lucy,Luna,Mabel,Maggie,Maple,
  Marley,Max,Maya,Mia,Midnight,Miles,Millie,Milo,Minnie,Mittens,Mocha,Molly,Monty,Moose,Mr. Whiskers,Muffin,Murphy,
  Nacho,Nala,Nova,Nugget,Oakley,Odin,Olive,Oliver,Ollie,Onyx,Oreo,Oscar,Otis,Ozzy,Peaches,Peanut,Pearl,Penny,Pepper,
  Percy,Phoebe,Pickle,Piper,Pippin,Pixie,Poppy,Princess,Prince Harry,Pumpkin,Ranger,Remy,Rex,Riley,Rocky,Romeo,Roscoe,
  Rosie,Roxy,Ruby,Rufus,Rusty,Sadie,Sage,Salem,Sam,Sasha,Scout,Shadow,Simba,Sir Barks-a-Lot,Smokey,Snickers,Socks,
  Sophie,Spike,Stella,Storm,Sugar,Sunny,Sushi,Tank,Teddy,Theo,Thor,Tiger,Tigger,Tilly,Toby,Tofu,Trixie,Tucker,Waffles,
  Wally,Willow,Winnie,Winston,Wrigley,Xena,Yoda,Zara,Zelda,Zeus,Ziggy,Zoë`,
);

/** A kind of animal, as often as a small-animal clinic sees it. */
function pickSpecies(random: Random): Species {
  return random.weighted(species);
}

/** A name for an animal. */
function animalName(random: Random): string {
  return random.pick(names);
}

/** Every kind of animal that comes, the commonest first. */
export const kindsOfAnimals: readonly Species[] = species.map(([kind]) => kind);
