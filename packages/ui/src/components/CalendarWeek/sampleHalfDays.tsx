import { TextButton } from '../TextButton/TextButton.tsx';
import type { HalfDay, HalfDayCourse } from './HalfDay.tsx';

const inBasket = { shape: 'full', tone: 'brand', text: '已入篮' } as const;
const clashing = { shape: 'triangle', tone: 'danger', text: '已入篮，冲突' } as const;
const passed = (text: string): Pick<HalfDayCourse, 'state' | 'isPast'> => ({
  state: { shape: 'check', tone: 'success', text },
  isPast: true,
});

/** As drawn. */
export const sampleHalfDays: HalfDay[] = [
  {
    id: 'sat-am',
    title: '1月9日 周六上午',
    time: '09:00–11:30',
    courses: [
      { id: '13003', name: '数据结构与算法', detail: '13003，4 学分', state: inBasket, isChosen: true },
      {
        id: '04735',
        name: '数据库系统原理',
        detail: '04735，4 学分',
        state: { shape: 'cross', text: '与 13003 同场' },
        action: <TextButton>换成这门</TextButton>,
      },
    ],
  },
  {
    id: 'sat-pm',
    title: '1月9日 周六下午',
    time: '14:30–17:00',
    courses: [
      { id: '13180', name: '操作系统', detail: '13180，4 学分', state: clashing, isChosen: true },
      { id: '02324', name: '离散数学', detail: '02324，4 学分', state: clashing, isChosen: true },
    ],
  },
  {
    id: 'sun-am',
    title: '1月10日 周日上午',
    time: '09:00–11:30',
    courses: [
      { id: '15043', name: '中国近现代史纲要', detail: '15043，3 学分', ...passed('已合格 78 分') },
      { id: '13013', name: '高级语言程序设计', detail: '13013，4 学分', ...passed('已合格 71 分') },
    ],
  },
  {
    id: 'sun-pm',
    title: '1月10日 周日下午',
    time: '14:30–17:00',
    courses: [{ id: '13000', name: '英语（专升本）', detail: '13000，7 学分', ...passed('已免考，CET-4') }],
  },
];
