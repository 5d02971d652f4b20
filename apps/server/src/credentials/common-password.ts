/** Words that the list, made in the West, lacks or has late: keyboard beginnings, 姓, names, and words in pinyin. */
const alsoCommon = `
  a aa aaa ab abc abcd aabb q qq qwe qwer w ww x xx z zz zx zxc zxcv as asd asdf 1q 1qaz qaz wsx
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han
  feng deng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv lu ding ren yao shen zhong cui
  tan wan fan shi jin jia xia fu fang zou xiong bai meng qin qiu hou yin xue yan lei long tao dai mao hao gong shao
  wangwei wangfang wanglei wangli wangyi zhangwei zhangli zhangmin zhanglei liwei lina lijun limin lijie liuyang liuwei
  woaini woaiwo aini wodemima wojiushiwo nihao nizhidao buzhidao baobao baobei laopo laogong mama baba woaimama
  tiancai shabi caonima mima denglu yonghu guanliyuan xuesheng laoshi xuexi xuexiao daxue kaoshi zikao zhongguo
  taobao alipay zhifubao weixin wechat tencent baidu huawei xiaomi admin administrator root user guest test demo
  pass passwd pwd password welcome login hello student teacher school
`
  .trim()
  .split(/\s+/);

/** How many words of the list, the most frequent first, are guessed with an ending too. */
const frequent = 3000;
/** Endings that people add to keep a rule: `1`, `123`, `!`, `@123`, `#520`, a year, `123!@#`. */
const ending =
  /[^a-z0-9]?(?:0?1|12|123|1234|12345|1234567?8?9?0?|321|123321|112233|111|1111|000|0000|666|888|520|521|1314|5201314|(?:19|20)\d\d)?[^a-z0-9]{0,3}$/;

/** Letters as which signs are read. */
const readAs: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' };
/** Digits by the sign on their key, from `1` on. */
const onKeys = '!@#$%^&*()';

const replaced = (text: string, by: (sign: string) => string | undefined) =>
  text.replace(/[^a-z]/g, (sign) => by(sign) ?? sign);
const unmasked = (text: string) => replaced(text, (sign) => readAs[sign]);
const unshifted = (text: string) =>
  replaced(text, (sign) => (onKeys.includes(sign) ? String((onKeys.indexOf(sign) + 1) % 10) : sign));

interface Common {
  readonly passwords: ReadonlySet<string>;
  /** With an ending they are as common. */
  readonly words: ReadonlySet<string>;
}

let common: Promise<Common> | undefined;

async function readCommon(): Promise<Common> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return { passwords: new Set(listed), words: new Set([...listed.slice(0, frequent), ...alsoCommon]) };
}

/**
 * True when a password that keeps the rules is one of the first that somebody would guess, in capitals or not. The
 * list is that of zxcvbn-ts (MIT; read at the first question): 49,000, of which 5,000 keep the rules once their first
 * letter is a capital. They are found with signs for letters (`P@ssw0rd`) and typed with Shift on the digits
 * (`1qaz@WSX`) too, and the most frequent also before an ending that people add to keep the rules (`Dragon123!`,
 * `Woaini@1314`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  const { passwords, words } = await common;
  const lower = password.toLowerCase();
  const begin = lower.replace(ending, '');
  return (
    [lower, unmasked(lower), unshifted(lower)].some((text) => passwords.has(text)) ||
    [begin, unmasked(begin), unshifted(begin)].some((text) => words.has(text))
  );
}
