import {
  getPlayInfo,
  type PlayInfo,
  type PlayRecord,
  savePlayRecord,
} from '@qianwei/api/contract/course/play';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, storyStudent } from '../../../../shared/client/story-client.tsx';
import { randomId } from '../../../../shared/device/random-id.ts';
import { StoryPage } from '../../../../shared/page/StoryPage.tsx';
import { aroundLesson, playInfo, playRecord } from '../lesson-page.fixtures.ts';
import PlayPage from '../PlayPage.tsx';

/** A player may report a place this much ahead without that time having passed, seconds: `inaccuracy` of the machine. */
const step = 0.4;

/** Changes that a test makes to the page. */
interface Opening {
  /** Default 4.2 as it was recorded. */
  info?: PlayInfo;
  /** The part of the address after the lesson, such as `&t=21`. */
  rest?: string;
  /** Answers before those of the page. */
  fixtures?: readonly Fixture[];
  /** The server's record after a heartbeat. Default: the sent part is added. */
  recordOf?: (payload: PayloadOf<typeof savePlayRecord>) => PlayRecord;
}

/**
 * Opens 4.2 with a player that loads nothing: `play`, `pause` and `seekTo` record what the page asks of it, and the functions of
 * `video` do what a browser that plays would. Each opening is another student, for the browser keeps what was watched.
 */
export async function openLesson({ info = playInfo, rest = '', fixtures = [], recordOf }: Opening = {}) {
  const { prototype } = HTMLMediaElement;
  const state = { second: 0, isPaused: true };
  const seekTo = vi.fn<(second: number) => void>();
  vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(prototype, 'src', 'set').mockImplementation(() => {});
  vi.spyOn(prototype, 'load').mockImplementation(() => {});
  vi.spyOn(prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(() => state.isPaused);
  vi.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => state.second);
  vi.spyOn(prototype, 'currentTime', 'set').mockImplementation((second) => {
    state.second = second;
    seekTo(second);
  });
  const play = vi.spyOn(prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(prototype, 'pause').mockImplementation(() => {});
  const opened = vi.fn<(payload: PayloadOf<typeof getPlayInfo>) => PlayInfo>(() => info);
  const saved = vi.fn<(payload: PayloadOf<typeof savePlayRecord>) => PlayRecord>(
    recordOf ?? (({ ranges }) => playRecord({ ranges: [...info.ranges, ...ranges] })),
  );
  const screen = await render(
    <StoryPage
      path={`/course/play?courseId=04735&lessonId=04735-c04-l02${rest}`}
      student={{ ...storyStudent, id: randomId() }}
      fixtures={[
        ...fixtures,
        answers(getPlayInfo, opened),
        answers(savePlayRecord, saved),
        ...aroundLesson(),
      ]}
    >
      <PlayPage />
    </StoryPage>,
  );
  const element = () => {
    const found = screen.container.querySelector('video');
    if (found === null) throw new Error('The page has no video');
    return found;
  };
  const tell = (type: string) => element().dispatchEvent(new Event(type));
  const video = {
    /** The picture has come and runs from this second. */
    runFrom(second: number) {
      state.second = second;
      state.isPaused = false;
      tell('playing');
    },
    /** The picture runs until this second. */
    runTo(second: number) {
      for (let at = state.second + step; at < second + step; at += step) {
        state.second = Math.min(second, at);
        tell('timeupdate');
      }
    },
    /** The browser has stopped the picture. */
    stop() {
      state.isPaused = true;
      tell('pause');
    },
  };
  return { screen, video, play, pause, seekTo, opened, saved };
}
