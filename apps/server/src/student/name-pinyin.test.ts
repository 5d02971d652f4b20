import { describe, expect, it } from 'vitest';
import { demoPeople } from '../demo/people.ts';
import { certificatePinyin, namePinyin } from './name-pinyin.ts';

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

describe('certificatePinyin', () => {
  it.each([
    ['吴佳怡', 'WU Jiayi'],
    ['郑凯', 'ZHENG Kai'],
    ['欧阳静', 'OUYANG Jing'],
    ['吕布', 'LÜ Bu'],
    ['单雄信', 'SHAN Xiongxin'],
  ])('%s stands as %s on a certificate', async (name, spelling) => {
    expect((await certificatePinyin(name))[0]).toBe(spelling);
  });

  it('other readings follow, no more than four, and ü as in passports', async () => {
    expect(await certificatePinyin('吕布')).toEqual(['LÜ Bu', 'LYU Bu']);
    expect(await certificatePinyin('解晓东')).toEqual(['XIE Xiaodong', 'JIE Xiaodong']);
    expect((await certificatePinyin('行重乐')).length).toBeLessThanOrEqual(4);
    expect(await certificatePinyin('')).toEqual([]);
  });
});
