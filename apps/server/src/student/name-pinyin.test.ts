import { describe, expect, it } from 'vitest';
import { demoPeople } from '../demo/people.ts';
import { namePinyin } from './name-pinyin.ts';

describe('namePinyin', () => {
  it.each([
    ['吴佳怡', ['wujiayi', 'jiayiwu']],
    ['欧阳静', ['ouyangjing', 'jingouyang']],
    ['張偉', ['zhangwei', 'weizhang']],
    ['吕布', ['lvbu', 'bulv', 'lyubu', 'bulyu', 'lubu', 'bulu']],
    ['解晓东', ['xiexiaodong', 'xiaodongxie', 'jiexiaodong', 'xiaodongjie']],
    ['John Smith', ['johnsmith', 'smithjohn']],
    ['José García', ['josegarcia', 'garciajose']],
    ['', []],
  ])('F10 spells %s with the family name first and last', async (name, spellings) => {
    expect(await namePinyin(name)).toEqual(spellings);
  });

  it('F10 knows each reading of a character, the one of a family name first', async () => {
    const spellings = await namePinyin('曾乐');
    expect(spellings[0]).toBe('zengle');
    expect(spellings).toEqual(expect.arrayContaining(['zengyue', 'cengle', 'cengyue', 'yuezeng']));
    expect((await namePinyin('单于雄'))[0]).toMatch(/^[cs]hanyuxiong$/);
  });

  it('F10 keeps the parts of a name with a dot together', async () => {
    expect(await namePinyin('买买提·艾力')).toEqual(expect.arrayContaining(['maimaitiaili', 'ailimaimaiti']));
  });

  it('answers no more than 128 spellings, in letters only, of the longest name', async () => {
    const spellings = await namePinyin('行乐重长'.repeat(15));
    expect(spellings.length).toBeLessThanOrEqual(128);
    expect(spellings.every((spelling) => /^[a-z]+$/.test(spelling))).toBe(true);
  });

  it('spells everybody of the demo institution', async () => {
    for (const { name } of demoPeople) expect((await namePinyin(name)).length).toBeGreaterThanOrEqual(2);
  });
});
