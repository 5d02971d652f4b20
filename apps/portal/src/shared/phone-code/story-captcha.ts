import { getCode } from '@qianwei/api/contract/login';
import { answers } from '../client/story-client.tsx';

/** The font is one that the reference pictures name: another machine draws the same letters. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 48"><text x="14" y="33" font-size="26" font-family="Noto Serif CJK SC">K7wp</text></svg>`;

let challenges = 0;

/** A challenge that a browser solves in a moment, another one each time (`w1`, `w2`). */
export function storyWork() {
  challenges += 1;
  return { codeKey: `w${challenges}`, challenge: `story-${challenges}`, difficulty: 6, expireSeconds: 300 };
}

const shown = {
  codeKey: 'k',
  image: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  expireSeconds: 300,
};

/** A picture that reads `K7wp`, and a challenge for a student who cannot see it. */
export const captcha = answers(getCode, ({ codeType }) => (codeType === 'WORK' ? storyWork() : shown));
