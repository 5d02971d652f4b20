/** Where 王雨桐 is in the portal. */
export const thesisPlace = {
  currentPath: '/thesis',
  trail: [{ label: '论文管理', href: '#thesis' }, { label: '论文任务' }],
  back: { href: '#thesis', label: '返回论文管理' },
  student: '王雨桐',
  notices: 2,
  badges: { '/thesis': 1 },
};
