import { describe, expect, it } from 'vitest';
import { uploadScenes } from './upload-scenes.ts';

const mb = 1024 * 1024;
const sizeWords = (bytes: number) => (bytes < mb ? `${bytes / 1024}KB` : `${bytes / mb}MB`);

describe.each(Object.entries(uploadScenes))('the texts about a file for %s', (_scene, rules) => {
  const { maxBytes, maxCount, hint, text, sizeText = text, countText } = rules;

  it('names the size that is allowed, before and after a file is chosen', () => {
    expect(hint).toContain(sizeWords(maxBytes));
    expect(sizeText).toContain(sizeWords(maxBytes));
  });

  it('names how many are allowed, wherever they are counted', () => {
    expect(countText?.includes(` ${maxCount} 个`)).toBe(maxCount === undefined ? undefined : true);
    expect(hint.includes('最多')).toBe(maxCount !== undefined);
    if (maxCount !== undefined) expect(hint).toContain(`最多 ${maxCount} 个`);
  });

  it('names each type', () => {
    for (const type of rules.types) expect(hint.toLowerCase()).toContain(type);
    for (const type of rules.types) expect(text.toLowerCase()).toContain(type);
  });
});
