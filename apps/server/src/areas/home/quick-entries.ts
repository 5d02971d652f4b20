import type { getHomeIndex } from '@qianwei/api/contract/home';
import type { DataOf } from '@qianwei/api/endpoint';

type QuickEntry = DataOf<typeof getHomeIndex>['quickList'][number];

const academic: QuickEntry[] = [
  { title: '成绩查询', path: '/academic/gradeSearch', icon: 'academic' },
  { title: '报考记录', path: '/academic/apply/info', icon: 'sheet' },
];
const account: QuickEntry = { title: '个人信息', path: '/account/index', icon: 'user' };

/** Shortcuts by level: students of a bachelor's degree also defend a thesis. */
export function quickEntries(platform: string, level: string): QuickEntry[] {
  if (platform === '10002') {
    return [
      { title: '论文管理', path: '/thesis/index', icon: 'thesis' },
      { title: '论文复检', path: '/thesisRetest/directory', icon: 'thesisRetest' },
      { title: '操作手册', path: '/thesis/reviewsManual', icon: 'info' },
    ];
  }
  const settings = { title: '免考与顶替', path: '/academic/course/setting', icon: 'swap' };
  const graduation = { title: '毕业材料', path: '/apply/graduation', icon: 'graduation' };
  if (level === 'JUNIOR') {
    return [
      ...academic,
      { title: '实践测评', path: '/exam/practice/assessment', icon: 'exam' },
      graduation,
      settings,
      account,
    ];
  }
  const ticket = { title: '准考证打印', path: '/reviews/ticket', icon: 'print' };
  return [
    ...academic,
    ticket,
    { title: '论文管理', path: '/thesis/index', icon: 'thesis' },
    settings,
    account,
  ];
}
