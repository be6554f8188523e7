import { startOfDay, wallDay } from '../../dialects/clock.ts';
import { type AppointmentRecord, byStart, type Practice, zoneOf } from '../../dialects/practice.ts';
import { mixed } from '../../dialects/ids.ts';
import type { CoachCornerMemory } from './memory.ts';
import { coacheesOf, interestTypes, isBooking, sportTypes } from './values.ts';

const dayMs = 86_400_000;
const interests: Readonly<Record<(typeof interestTypes)[number], readonly string[]>> = {
  MovieGenre: ['Comedy', 'Drama', 'Documentary', 'Science Fiction', 'Thriller'],
  BookGenre: ['Biography', 'Fantasy', 'History', 'Mystery', 'Poetry'],
  MusicGenre: ['Classical', 'Country', 'Hip Hop', 'Jazz', 'Rock'],
};
const coachTasks = ['Plan the drills of the week', 'Look through the videos', 'Order new cones'];
const coacheeTasks = ['Stretch every morning', 'Write down what you eat', 'Run twice before the next session'];
const comments = ['Great coaching!', 'Explains every step.', 'Good, though a little late.', 'Made me sweat.'];
const openings = [
  'Hello, I would like to book a session.',
  'Can we meet earlier next time?',
  'Is there a slot on Friday?',
];
const answers = ['Sure, I will send you a booking.', 'Yes, see you then.', 'Let me look and tell you.'];

/** One of some things, always the same one for a number. */
export function picked<Item>(items: readonly Item[], number: number): Item {
  // Sound: no caller has an empty list, and the remainder is an index of it.
  return items[mixed(number) % items.length] as Item;
}

/** The first instant of the day of an appointment, by the clock where it is, which is how the app sends a day. */
export function dayOf(practice: Practice, row: AppointmentRecord): number {
  const zone = zoneOf(practice, row);
  return startOfDay(wallDay(row.start, zone), zone);
}

/** Enters what coaches and coachees of a practice have beside their bookings. */
export function fillMemory(memory: CoachCornerMemory, practice: Practice, now: number): void {
  const { since } = memory;
  for (const { key } of practice.providers) {
    const types = [...new Set([picked(sportTypes, key), picked(sportTypes, key + 100)])];
    for (const type of types) {
      const sport = memory.sports.add({ coachId: key, type }, since);
      const credentialPicture = `https://files.example.com/credentials/${String(sport.id)}.png`;
      memory.credentials.add({ sportId: sport.id, credentialPicture }, since);
    }
    for (const type of interestTypes)
      memory.coachInterests.add({ personId: key, type, name: picked(interests[type], key * 3) }, since);
    coachTasks.forEach((title, index) => {
      const date = startOfDay(wallDay(now, 'UTC'), 'UTC', index - 1);
      const completionStatus = index === 0 ? 'COMPLETED' : 'UNCOMPLETED';
      const fields = { title, description: `${title}, please`, completionStatus, date };
      memory.coachTasks.add({ personId: key, ...fields }, now - 3 * dayMs);
    });
  }
  for (const { key, createdAt } of coacheesOf(practice)) {
    const type = picked(interestTypes, key);
    memory.coacheeInterests.add({ personId: key, type, name: picked(interests[type], key * 3) }, createdAt);
    if (key % 4 !== 0) continue;
    const title = picked(coacheeTasks, key);
    const date = startOfDay(wallDay(now, 'UTC'), 'UTC', key % 5);
    const completionStatus = key % 8 === 0 ? 'COMPLETED' : 'UNCOMPLETED';
    memory.coacheeTasks.add({ personId: key, title, description: title, completionStatus, date }, now - dayMs);
  }
  fillContacts(memory, practice, now);
}

/** A coachee with a booking has sent messages before; others have only been added. */
function fillContacts(memory: CoachCornerMemory, practice: Practice, now: number): void {
  const known = new Set<string>();
  const add = (coachId: number, coacheeId: number, contactedStatus: boolean, at: number): void => {
    const pair = `${String(coachId)} ${String(coacheeId)}`;
    if (known.has(pair)) return;
    known.add(pair);
    const { id } = memory.contacts.add({ coachId, coacheeId, contactedStatus }, at);
    if (!contactedStatus) return;
    memory.messages.add({ contactId: id, content: picked(openings, id) }, at);
    memory.messages.add({ contactId: id, content: picked(answers, id) }, at + 600_000);
  };
  for (const row of practice.appointments.filter(isBooking).toSorted(byStart)) {
    const { key, providerKey: coachId, clientKey: coacheeId } = row;
    if (coachId === null || coacheeId === null) continue;
    add(coachId, coacheeId, true, Math.min(row.createdAt, now));
    if (row.state !== 'completed' || key % 3 !== 0) continue;
    const review = { coachId, coacheeId, starRating: 3 + (mixed(key) % 3), comment: picked(comments, key) };
    memory.reviews.add(review, row.start + dayMs / 4);
  }
  const coaches = practice.providers.filter(({ isActive }) => isActive);
  for (const { key, isActive, createdAt } of coacheesOf(practice)) {
    const coach = coaches[key % Math.max(1, coaches.length)];
    if (coach && isActive && key % 6 === 0) add(coach.key, key, false, createdAt);
  }
}
