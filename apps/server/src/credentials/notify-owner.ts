import { momentWords } from '@qianwei/api/time/words';
import type { StudentContext } from '../http/implement.ts';

const texts = {
  MOBILE_CHANGED: '绑定的手机号已更换，此号码不再接收验证码',
  PASSWORD_CHANGED: '登录密码已修改，所有设备需重新登录',
};

/** Notifies the owner of an account by SMS, after the answer, of what was changed: it may not have been the owner. */
export function notifyOwner(
  { sms, clock }: StudentContext,
  mobile: string,
  scene: keyof typeof texts,
): Promise<void> {
  const when = momentWords(clock.now().getTime());
  const text = `你的学生门户账号于 ${when} ${texts[scene]}。如非本人操作，请立即联系主考院校。`;
  return sms.sendUnseen({ mobile, scene, code: '', text });
}
