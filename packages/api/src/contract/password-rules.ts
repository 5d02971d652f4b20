/** Texts that a new password must not contain. Unknown ones are left out. */
export interface PasswordOwner {
  /** One for each 考籍. */
  examineeNos?: readonly string[];
  /** The last six characters of the ID-card number. */
  idCardTail?: string;
  /** Empty when none is bound. */
  mobile?: string;
  /** Spellings of the name, small letters without tones or anything between them: `['wujiayi', 'jiayiwu']`. */
  namePinyin?: readonly string[];
}

/** One rule of a new password, shown with a tick while typing. */
export interface PasswordRule {
  code: 'length' | 'kinds' | 'owner';
  text: string;
  /** True when it is kept; null when it cannot be checked, because texts of the owner are missing here. */
  kept: boolean | null;
}

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/];
/** Control characters and invisible ones: joiners, fillers, direction marks, lone surrogates, empty braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{DI}\u2800]/u;
/** Names of up to three letters occur in too many words. */
const shortestName = 4;

/** The Latin letters of a text in lower case, without accents and other characters: `Wú.Jia_1yi` is `wujiayi`. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function ownerProblem(password: string, owner: PasswordOwner): string | null {
  const lower = password.toLowerCase();
  const holds = (part = '') => part.length >= 6 && lower.includes(part.toLowerCase());
  if (holds(owner.idCardTail)) return '密码不能包含身份证后六位';
  if (owner.examineeNos?.some(holds)) return '密码不能包含准考证号';
  if (holds(owner.mobile)) return '密码不能包含手机号';
  const letters = lettersOf(password);
  const named = (spelling: string) => spelling.length >= shortestName && letters.includes(spelling);
  if (owner.namePinyin?.some(named)) return '密码不能包含姓名拼音';
  return null;
}

function keepsOwnerOut(password: string, owner: PasswordOwner): boolean | null {
  if (password === '' || ownerProblem(password, owner) !== null) return false;
  const { examineeNos, idCardTail, mobile, namePinyin } = owner;
  return [examineeNos, idCardTail, mobile, namePinyin].includes(undefined) ? null : true;
}

/** The rules of a new password, each with whether it holds: 8–20 characters, three of four kinds, nothing of the owner's. */
export function passwordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const kindCount = kinds.filter((kind) => kind.test(password)).length;
  return [
    {
      code: 'length',
      text: '8–20 个可见字符，不含空格',
      kept: /^\S{8,20}$/.test(password) && !unseen.test(password),
    },
    { code: 'kinds', text: '大写字母、小写字母、数字、符号至少三种', kept: kindCount >= 3 },
    {
      code: 'owner',
      text: '不含准考证号、手机号、身份证后六位、姓名拼音',
      kept: keepsOwnerOut(password, owner),
    },
  ];
}

/** Says in Chinese what is wrong with a new password, or null when nothing is known to be. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  if (password === '') return '请输入新密码';
  if (unseen.test(password)) return '密码含有无法显示的字符，请重新输入';
  const broken = passwordRules(password, owner).find((rule) => rule.kept === false);
  if (broken === undefined) return null;
  if (broken.code === 'length') return '密码应为 8–20 个字符，不含空格';
  if (broken.code === 'kinds') return '密码须包含大写字母、小写字母、数字、符号中的至少三种';
  return ownerProblem(password, owner);
}
