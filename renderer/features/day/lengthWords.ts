import { say } from '../../../words/page/say.ts';

/** 45 min, 2 h, 17 h 30 min. */
export function lengthWords(length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return say('day.minutes', { minutes });
  return minutes === 0 ? say('day.hours', { hours }) : say('day.hoursMinutes', { hours, minutes });
}
