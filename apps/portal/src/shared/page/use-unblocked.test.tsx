import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryApp } from '../client/story-client.tsx';
import { useUnblocked } from './use-unblocked.ts';

const soon: DateTime = '2026-11-21 20:14:34';

function Watched({ turns, refetch }: { turns: Parameters<typeof useUnblocked>[0]; refetch: () => void }) {
  useUnblocked(turns, [{ refetch }]);
  return null;
}

it.each([
  ['a date', soon],
  ['an obstacle', { reason: '', nextTime: soon, way: { kind: 'NONE', because: 'BESIDE' } }],
  [
    'an attempt in the way',
    {
      reason: '',
      nextTime: null,
      way: { kind: 'RUNNING', type: 'CHAPTER', name: '', path: '/', endTime: soon },
    },
  ],
] as const)('fetches again once %s is over, and not before', async (_what, turn) => {
  const at = vi.fn();
  vi.useFakeTimers({ now: parseMoment('2026-11-21 20:14:33') });
  await render(
    <StoryApp>
      <Watched turns={[null, undefined, turn]} refetch={at} />
    </StoryApp>,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(at).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(at).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
