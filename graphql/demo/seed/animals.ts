import type { Random } from '../random.ts';

/** A kind of animal: how often it comes, its breeds, life span in years and weight range in tenths of a pound. */
export interface Species {
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
export function pickSpecies(random: Random): Species {
  return random.weighted(species);
}

/** What somebody calls an animal. */
export function animalName(random: Random): string {
  return random.pick(names);
}

/** Every kind of animal that comes, the commonest first. */
export const kindsOfAnimals: readonly Species[] = species.map(([kind]) => kind);
