import type { Outdated } from '../query/outdated-by.ts';

/**
 * Outdated answers by the kind of the event that outdates them (`publishEvent` of the server). An unknown kind, of a newer
 * server, outdates nothing. A test compares the paths with the contract.
 */
export const outdatedByEvent: Readonly<Record<string, Outdated>> = {
  // Each change of a thesis also sends a notice, for the bell.
  THESIS: {
    answers: [
      '/v1/getThesisList',
      '/v1/getThesisDirectory',
      '/v1/getThesisVersion',
      '/v1/getThesisTopicList',
      '/v1/getThesisMessage',
      '/v1/getThesisRule',
      '/v1/getThesisManual',
      '/v1/getCommitment',
      '/v1/getHomeIndex',
      '/v1/getNoticeListNLog',
    ],
    badges: true,
  },
};

/** The answers that events of some kinds outdate together; null stands for all kinds. */
export function outdatedByAll(kinds: ReadonlySet<string> | null): Outdated {
  const some = Object.entries(outdatedByEvent).filter(([kind]) => kinds?.has(kind) ?? true);
  return {
    answers: [...new Set(some.flatMap(([, { answers }]) => answers))],
    badges: some.some(([, { badges }]) => badges),
  };
}
