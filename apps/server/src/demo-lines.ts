import { demoAccounts } from './demo/people.ts';

/** What a terminal shows of the demo institution: one account a line. */
export function demoLines(): string[] {
  const rows = demoAccounts.map(({ name, examineeNo, password, platform, stage }) =>
    [examineeNo, password.padEnd(10), platform, name.padEnd(3, '　'), stage].join('  '),
  );
  return ['演示账号（准考证号  密码  平台  姓名  进度）：', ...rows];
}
