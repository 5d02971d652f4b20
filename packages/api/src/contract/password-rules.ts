/** Texts that a new password must not contain, by what they are. */
export interface PasswordOwner {
  examineeNo?: string;
  /** The last six characters of the ID-card number. */
  idCardTail?: string;
  mobile?: string;
}

/** One rule of a new password: whether it holds, in words that can be ticked live. */
export interface PasswordRule {
  code: 'length' | 'kinds' | 'owner';
  text: string;
  kept: boolean;
}

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/];

function ownerProblem(password: string, owner: PasswordOwner): string | null {
  const lower = password.toLowerCase();
  const holds = (part?: string) =>
    part !== undefined && part.length >= 6 && lower.includes(part.toLowerCase());
  if (holds(owner.idCardTail)) return '密码不能包含身份证后六位';
  if (holds(owner.examineeNo)) return '密码不能包含准考证号';
  if (holds(owner.mobile)) return '密码不能包含手机号';
  return null;
}

/** The rules of a new password with what is kept so far: 8–20 characters, three of four kinds, nothing of the owner's. */
export function passwordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const kindCount = kinds.filter((kind) => kind.test(password)).length;
  return [
    { code: 'length', text: '8–20 个字符，不含空格', kept: /^\S{8,20}$/.test(password) },
    { code: 'kinds', text: '大写字母、小写字母、数字、符号至少三种', kept: kindCount >= 3 },
    {
      code: 'owner',
      text: '不含准考证号、手机号、身份证后六位',
      kept: password !== '' && ownerProblem(password, owner) === null,
    },
  ];
}

/** Says in Chinese what is wrong with a new password, or null when nothing is. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  if (password === '') return '请输入新密码';
  const broken = passwordRules(password, owner).find((rule) => !rule.kept);
  if (broken === undefined) return null;
  if (broken.code === 'length') return '密码应为 8–20 个字符，不含空格';
  if (broken.code === 'kinds') return '密码须包含大写字母、小写字母、数字、符号中的至少三种';
  return ownerProblem(password, owner);
}
