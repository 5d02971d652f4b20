/** About what was pressed: that it is on its way, or what happened, what it means, what to do. */
export const lateTexts = {
  waiting: '正在打开',
  missing: '这一部分没有取到',
  missingWhy: '网络可能断了。页面和填好的内容都还在；网络恢复后会自动打开，也可以点重试。',
  gone: '刚发布了新版本',
  goneWhy: '这个页面还是旧版本，这一部分要刷新后才能打开。现在的页面和填好的内容都还在，请先保存再刷新。',
  broken: '这一部分出了问题',
  brokenWhy: '它没能显示出来，页面和填好的内容都还在。请重试；如果还是这样，请刷新页面或联系客服。',
  retry: '重试',
  reload: '刷新页面',
  close: '关闭',
};
export type LateTexts = typeof lateTexts;
