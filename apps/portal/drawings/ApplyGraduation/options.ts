import type { RadioOption } from '@qianwei/ui/RadioGroup';

export const politicsOptions = ['中共党员', '中共预备党员', '共青团员', '民主党派', '群众'].map((label) => ({
  id: label,
  label,
}));

export const pickupOptions: RadioOption[] = [
  { value: 'self', label: '本人自取', hint: '到江澜市自学考试办公室，带身份证原件。' },
  { value: 'post', label: '邮寄', hint: '到付，寄到上面的通讯地址。' },
  { value: 'other', label: '他人代领', hint: '代领人带委托书和双方身份证原件。' },
];
