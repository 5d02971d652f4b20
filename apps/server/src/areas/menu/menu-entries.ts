import { hasAcademic } from '../../student/academic-access.ts';

/** One entry of the menu as the portal draws it. */
export interface PlatformMenuEntry {
  readonly path: string;
  readonly title: string;
  readonly icon: string;
}

const study: PlatformMenuEntry[] = [
  { path: '/course', title: '学习中心', icon: 'course' },
  { path: '/course/list', title: '课程学习', icon: 'course' },
  { path: '/course/liveList', title: '直播课程', icon: 'course' },
];

const exams = (title: string, icon: string): PlatformMenuEntry[] => [
  { path: '/exam', title: '考试中心', icon },
  { path: '/exam/practice/assessment', title, icon },
];

const thesis: PlatformMenuEntry[] = [
  { path: '/thesis/index', title: '论文管理', icon: 'thesis' },
  { path: '/thesisRetest/directory', title: '论文复检', icon: 'thesisRetest' },
];

/** Facts that decide which menu is shown. */
export interface MenuFacts {
  readonly platform: string;
  /** It is called from a host for certificates. */
  readonly onCertificateHost: boolean;
  /** The 考籍 in use is for certificate courses: it has no written exams, no plan and no thesis. */
  readonly forCertificates: boolean;
}

const home: PlatformMenuEntry = { path: '/home/index', title: '首页', icon: 'home' };
const account: PlatformMenuEntry = { path: '/account/index', title: '个人信息', icon: 'user' };

/** The entries of the menu, top to bottom. The portal draws only those whose route it has (GEN-6). */
export function menuEntries({
  platform,
  onCertificateHost,
  forCertificates,
}: MenuFacts): PlatformMenuEntry[] {
  if (onCertificateHost) return [...study, ...exams('证书测评', 'certificate')];
  if (platform === '10002') return thesis;
  if (forCertificates) return [home, ...study, ...exams('证书测评', 'certificate'), account];
  const entries = [
    home,
    ...study,
    ...exams('实践测评', 'exam'),
    { path: '/academic', title: '教务管理', icon: 'academic' },
    { path: '/academic/exam/plan', title: '考试计划', icon: 'academic' },
    { path: '/academic/apply/info', title: '报考记录', icon: 'academic' },
    { path: '/academic/gradeSearch', title: '成绩查询', icon: 'academic' },
    { path: '/academic/course/setting', title: '课程设置', icon: 'academic' },
    { path: '/apply/graduation', title: '毕业材料提交', icon: 'graduation' },
    { path: '/applyDegree/index', title: '学位申请', icon: 'degree' },
    ...thesis,
    account,
  ];
  return hasAcademic(platform) ? entries : entries.filter(({ icon }) => icon !== 'academic');
}
