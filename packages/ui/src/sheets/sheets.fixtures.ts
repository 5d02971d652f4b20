import type { BookCoverProps } from '../components/BookCover/BookCover.tsx';
import type { IconName } from '../components/Icon/paths.ts';
import type { StateMarkProps } from '../components/StateMark/StateMark.tsx';
import type { Step } from '../components/Steps/Steps.tsx';
import type { TagProps } from '../components/Tag/Tag.tsx';

export const marks: (Pick<StateMarkProps, 'shape' | 'tone'> & { text: string })[] = [
  { shape: 'open', text: '未开始' },
  { shape: 'half', tone: 'brand', text: '进行中' },
  { shape: 'full', tone: 'brand', text: '已报考' },
  { shape: 'check', tone: 'success', text: '已合格 78 分' },
  { shape: 'triangle', tone: 'danger', text: '退回修改' },
  { shape: 'cross', tone: 'danger', text: '不合格' },
  { shape: 'dotted', tone: 'muted', text: '未开放' },
  { shape: 'dash', tone: 'muted', text: '本期不开考' },
  { shape: 'full', tone: 'warning', text: '2 天后截止' },
];

export const tags: { tone?: TagProps['tone']; text: string }[] = [
  { text: '可办理' },
  { tone: 'brand', text: '专升本' },
  { tone: 'success', text: '已公布' },
  { tone: 'warning', text: '即将截止' },
  { tone: 'danger', text: '必须修改' },
  { tone: 'info', text: '建议' },
];

export interface SheetGrade {
  code: string;
  name: string;
  score: string;
  mark: Pick<StateMarkProps, 'shape' | 'tone'>;
  result: string;
  appeal?: string;
}

export const grades: SheetGrade[] = [
  {
    code: '15043',
    name: '中国近现代史纲要',
    score: '78',
    mark: { shape: 'check', tone: 'success' },
    result: '合格',
  },
  {
    code: '13003',
    name: '数据结构与算法',
    score: '59.5',
    mark: { shape: 'cross', tone: 'danger' },
    result: '不合格',
    appeal: '申请复核',
  },
  {
    code: '02324',
    name: '离散数学',
    score: '—',
    mark: { shape: 'dash', tone: 'muted' },
    result: '缺考，可在下一考期重新报考',
  },
];

export const steps: Step[] = [
  { id: 'unit', label: '助学单位', state: 'done', note: '11-15 通过' },
  { id: 'school', label: '主考院校', state: 'returned', note: '11-19 退回' },
  { id: 'city', label: '市考办', state: 'waiting', note: '待审' },
  { id: 'province', label: '省考办', state: 'waiting', note: '待审' },
];

export const empties = [
  {
    drawing: 'calendar',
    title: '暂无考试计划',
    why: '本考期课表将于 11月30日公布。',
    action: '查看上一考期',
  },
  {
    drawing: 'shelf',
    title: '你还没有开通课程',
    why: '课程由助学单位开通，一般 2 个工作日内到账。',
    action: '联系助学单位',
  },
  {
    drawing: 'paper',
    title: '还没有成绩',
    why: '10月考期成绩将于 11月25日 10:00 公布。',
    action: '公布时提醒我',
  },
  {
    drawing: 'search',
    title: '未查询到匹配信息',
    why: '请核对姓名与证件号后重试。',
    action: '清空并重新查询',
  },
] as const;

export const covers: Pick<BookCoverProps, 'title' | 'tone'>[] = [
  { title: '数据库系统原理', tone: 'core' },
  { title: '离散数学', tone: 'core' },
  { title: '习近平新时代中国特色社会主义思想概论', tone: 'public' },
  { title: '计算机网络安全', tone: 'elective' },
  { title: '计算机系统原理', tone: 'closed' },
];

export const icons: [IconName, string][] = [
  ['academic', '教务'],
  ['certificate', '证书'],
  ['course', '课程'],
  ['degree', '学位'],
  ['exam', '考试'],
  ['graduation', '毕业'],
  ['thesis', '论文'],
  ['thesisRetest', '复检'],
  ['user', '个人'],
  ['login', '登录'],
  ['logout', '退出'],
  ['eye', '显示'],
  ['eyeOff', '隐藏'],
  ['notice', '通知'],
  ['search', '搜索'],
  ['close', '关闭'],
  ['check', '完成'],
  ['chevron', '展开'],
  ['calendar', '日历'],
  ['clock', '时间'],
  ['download', '下载'],
  ['upload', '上传'],
  ['print', '打印'],
  ['flag', '标记'],
  ['alert', '警示'],
  ['info', '说明'],
  ['plus', '添加'],
  ['menu', '菜单'],
  ['home', '首页'],
  ['error', '错误'],
  ['done', '成功'],
  ['copy', '复制'],
  ['play', '播放'],
  ['live', '直播'],
  ['refresh', '重载'],
  ['offline', '离线'],
  ['pen', '书写'],
  ['comment', '留言'],
  ['sheet', '答题卡'],
  ['lock', '锁定'],
];
