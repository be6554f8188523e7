import { useApolloClient } from '@apollo/client/react';
import { ScheduleDayDocument, type ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { recentArguments } from './keepRecent.ts';

/** The day on the screen, or the one that was shown last, as the cache has it; null before the first. */
export function useShownDay(): ScheduleDayQuery['day'] | null {
  const { cache } = useApolloClient();
  for (const variables of recentArguments(cache, 'day')) {
    const answer = cache.readQuery<ScheduleDayQuery>(
      { query: cache.transformDocument(ScheduleDayDocument), variables },
      true,
    );
    if (answer) return answer.day;
  }
  return null;
}
