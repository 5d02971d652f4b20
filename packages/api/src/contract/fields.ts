import * as v from 'valibot';
import { type DateTime, type Day, formatMomentDay, parseMoment } from '../time/moment.ts';

/** A whole number from `min` to `max`; the default maximum is that of an integer column. */
export const wholeNumber = (min: number, max = 2_147_483_647) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * Text to be normalised, first cut to 200 characters: one character can become eighteen. Nothing that belongs into
 * these fields is longer, however it is spelled.
 */
export const pasted = (empty: string) =>
  v.pipe(
    v.string(empty),
    v.transform((value) => value.slice(0, 200)),
  );

/** Trims, removes spaces, turns full-width characters into half-width ones and `x` into `X`, so that pasted numbers compare. */
export function normaliseIdCard(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

const text = (empty: string) => v.pipe(v.string(empty), v.trim(), v.nonEmpty(empty));

/** A record's id: opaque text of at most 64 characters. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The revision of a record, from 1: sent back with a change, so that nobody overwrites what they have not seen. */
export const revision = wholeNumber(1);

/** A moment as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const dateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)) as v.GenericSchema<
  string,
  DateTime
>;

/** A day as `yyyy-MM-dd`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)) as v.GenericSchema<string, Day>;

const isInCalendar = (text: string): boolean => {
  const at = parseMoment(text);
  return !Number.isNaN(at) && formatMomentDay(at) === text;
};

/** A day that the calendar has, which 2026-02-30 is not; `empty` is said where none was chosen. */
export const calendarDay = (empty: string) =>
  v.pipe(
    v.string(empty),
    v.regex(/^\d{4}-\d\d-\d\d$/, '日期应为 2018-12-31 这样的格式'),
    v.check(isInCalendar, '没有这一天，请核对日期'),
  ) as v.GenericSchema<string, Day>;

/** As `calendarDay`; empty text while none was chosen. */
export const calendarDayIfAny = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d\d-\d\d)?$/, '日期应为 2018-12-31 这样的格式'),
  v.check((text) => text === '' || isInCalendar(text), '没有这一天，请核对日期'),
);

/** A person's name: 2–20 Chinese characters (rare ones too) and the middle dot. */
export const personName = v.pipe(
  text('请输入姓名'),
  v.regex(/^[\p{Script=Han}·]{2,20}$/u, '姓名应为 2–20 个汉字'),
);

/** `林*帆`; of two characters the second is hidden. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** A mobile number (FORM-1): 11 digits starting 1[3-9]; spaces are removed. */
export const mobile = v.pipe(
  pasted('请输入手机号'),
  v.transform((value) => value.normalize('NFKC').replace(/[\s-]/g, '')),
  v.nonEmpty('请输入手机号'),
  v.regex(/^1[3-9]\d{9}$/, '手机号格式不正确'),
);

/** A candidate number: 12 digits; spaces are removed. */
export const examineeNo = v.pipe(
  pasted('请输入准考证号'),
  v.transform(normaliseIdCard),
  v.nonEmpty('请输入准考证号'),
  v.regex(/^\d{12}$/, '准考证号应为 12 位数字'),
);

/** A course code: 5 digits as text, leading zeros kept. */
export const courseCode = v.pipe(v.string(), v.regex(/^\d{5}$/, '课程代码应为 5 位数字'));

/** The account at login: candidate number, ID-card number or mobile number. */
export const account = v.pipe(
  pasted('请输入账号'),
  v.transform(normaliseIdCard),
  v.nonEmpty('请输入账号'),
  v.maxLength(32, '账号应为准考证号、身份证号或手机号'),
);

/** The answer to the image captcha: 4 characters, upper and lower case alike. */
export const captchaCode = v.pipe(
  text('请输入图形验证码'),
  v.regex(/^[0-9A-Za-z]{4}$/, '图形验证码应为 4 位字母或数字'),
);

/** The key of the captcha picture that the answer belongs to. */
export const codeKey = v.pipe(
  v.string('请刷新图形验证码'),
  v.minLength(1, '请刷新图形验证码'),
  v.maxLength(64),
);

/** The code of an SMS: 6 digits. */
export const smsCode = v.pipe(text('请输入短信验证码'), v.regex(/^\d{6}$/, '短信验证码应为 6 位数字'));

/** An RSA-encrypted password as it travels: `keyId:base64` (API-9). */
export const encryptedPassword = v.pipe(
  v.string('请输入密码'),
  v.nonEmpty('请输入密码'),
  v.maxLength(1024),
  v.regex(/^[\w-]{1,64}:[A-Za-z0-9+/=]+$/, '密码未能加密，请刷新页面后重试'),
);

const emailText = v.pipe(v.string(), v.email());

/** An e-mail address of at most 64 characters; empty text means none. */
export const email = v.pipe(
  v.string('邮箱格式不正确'),
  v.trim(),
  v.maxLength(64, '邮箱格式不正确'),
  v.check((text) => text === '' || v.is(emailText, text), '邮箱格式不正确'),
);

/** A postal code of 6 digits; empty text means none. */
export const zipCode = v.pipe(v.string(), v.trim(), v.regex(/^(\d{6})?$/, '邮政编码应为 6 位数字'));

/**
 * Characters that a reader does not see: controls, marks without a width, marks that turn the direction of writing, selectors
 * of a variation, and blank letters. Line breaks and tabs are none of them, nor is what joins an emoji to the next one or gives it
 * its colours, right behind it.
 */
export const unseen =
  /(?!\n|\t|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Free text of at most `limit` characters that can be seen; the others are taken out, and spaces at its ends. */
export const textUpTo = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(unseen, '')),
    v.trim(),
    v.maxLength(limit, `内容不能超过 ${limit} 个字`),
  );

/**
 * Text that another person reads or that counts as a contribution: of 1 to `limit` characters that can be seen. `empty` is
 * said where none is left.
 */
export const seenText = (limit: number, empty: string) =>
  v.pipe(v.string(empty), textUpTo(limit), v.nonEmpty(empty));

/** The name that a student gives something, of at most `limit` characters, trimmed; without characters that nobody can see. */
export const nameUpTo = (limit: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.search(unseen) < 0, '名称里有看不见的字符，请删掉或者重新输入'),
    textUpTo(limit),
  );

/** Text of one line, of at most `limit` characters that can be seen. */
export const lineUpTo = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    textUpTo(limit),
  );

/** Chinese characters that the shortest address has: a province, a city and a street. */
const minPlaceNames = 6;

/** A postal address of at most 120 characters, with the names of places in Chinese; empty text means none. */
export const address = v.pipe(
  textUpTo(120),
  v.check(
    (text) => text === '' || (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= minPlaceNames,
    '请写明省、市、街道和门牌号',
  ),
);

/**
 * Event at a moment that people have to keep: something can no longer be done, a test is handed in by itself, something
 * that runs is over, begins or opens, an exam begins, or the portal is out for maintenance. `occasionTitles` of
 * `time/words` has the words.
 */
export const occasion = v.picklist(['DEADLINE', 'SUBMIT', 'END', 'START', 'OPENING', 'EXAM', 'MAINTENANCE']);

/** Event at a moment. */
export type Occasion = v.InferOutput<typeof occasion>;

/** Identifies the browser: random, generated once and stored there. */
export const deviceKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, '设备标识不正确，请刷新页面后重试'));
