/** 姓 of two characters that still occur; any other is taken to have one. */
const doubleSurname =
  /^(?:欧阳|上官|司马|司徒|司空|司寇|诸葛|东方|皇甫|尉迟|公孙|公羊|公冶|慕容|令狐|夏侯|轩辕|宇文|长孙|端木|南宫|独孤|淳于|单于|申屠|申公|闻人|澹台|濮阳|钟离|鲜于|闾丘|太史|百里|呼延|万俟|赫连|拓跋|第五|仲孙|宗政|亓官|巫马|公西|漆雕|乐正|东郭|南门|左丘|梁丘|西门|纳兰|完颜|爱新觉罗)/u;
/** The most ways to read one name that are answered. */
const maxReadings = 64;

/** ü is typed `v`, printed `yu` in passports and often left as `u`. */
const typed = (syllable: string) =>
  syllable.includes('ü') ? ['v', 'yu', 'u'].map((vowel) => syllable.replace('ü', vowel)) : [syllable];

/** Each way to go through `choices`, one of each; the first of each come first. */
function combine(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (begun, choice) => begun.flatMap((begin) => choice.map((next) => [...begin, next])).slice(0, maxReadings),
    [[]],
  );
}

/** How a name is divided: 姓 and 名, or those that a dot or a space divides. */
function partsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== '');
  const [only = ''] = parts;
  if (parts.length !== 1 || !/^\p{Script=Han}/u.test(only)) return parts;
  const [first = ''] = doubleSurname.exec(only) ?? [...only];
  return [first, only.slice(first.length)];
}

/**
 * How a name may be typed in Latin letters, family name first and last: `吴佳怡` as `wujiayi` and `jiayiwu`. A character
 * with several readings counts with each, the usual one first; of all that, no more than 128 spellings. The
 * dictionary is read at the first name.
 */
export async function namePinyin(name: string): Promise<string[]> {
  const { pinyin, polyphonic } = await import('pinyin-pro');
  const plain = { toneType: 'none', type: 'array' } as const;
  const parts = partsOf(name);
  const whole = parts.join('');
  // As a name, as a text, then what else a character may be.
  const [asName, asText] = [pinyin(whole, { ...plain, surname: 'head' }), pinyin(whole, plain)];
  const readings = polyphonic(whole, plain).map((others, index) =>
    [...new Set([asName[index] ?? '', asText[index] ?? '', ...others])].flatMap((syllable) =>
      typed(syllable.toLowerCase()),
    ),
  );
  const lengths = parts.map((part) => [...part].length);
  const spellings = combine(readings).flatMap((syllables) => {
    let begin = 0;
    const spelt = lengths.map((length) => {
      begin += length;
      return syllables.slice(begin - length, begin).join('');
    });
    return [spelt.join(''), spelt.reverse().join('')];
  });
  const letters = spellings.map((spelling) => spelling.normalize('NFKD').replace(/[^a-z]/g, ''));
  return [...new Set(letters)].filter((spelling) => spelling !== '');
}

/** The most spellings of a name that are offered for a certificate. */
const maxSpellings = 4;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Spellings of a name on a certificate, the likeliest first: `吴佳怡` as `WU Jiayi`, the family name in capitals. A ü stands
 * as it is, then as `YU`, as in passports.
 */
export async function certificatePinyin(name: string): Promise<string[]> {
  const { pinyin, polyphonic } = await import('pinyin-pro');
  const plain = { toneType: 'none', type: 'array' } as const;
  const parts = partsOf(name);
  const whole = parts.join('');
  const asName = pinyin(whole, { ...plain, surname: 'head' });
  const readings = polyphonic(whole, plain).map((others, index) =>
    [...new Set([asName[index] ?? '', ...others])].flatMap((syllable) =>
      syllable.includes('ü') ? [syllable, syllable.replace('ü', 'yu')] : [syllable],
    ),
  );
  const [family = ''] = parts;
  const familyLength = [...family].length;
  const spellings = combine(readings).map((syllables) => {
    const own = syllables.slice(familyLength).join('');
    return `${syllables.slice(0, familyLength).join('').toUpperCase()} ${capital(own)}`.trim();
  });
  return [...new Set(spellings)].filter((spelling) => /^[A-Za-züÜ ]+$/.test(spelling)).slice(0, maxSpellings);
}
