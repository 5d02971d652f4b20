import type { TicketData, TicketExam, TicketSite } from './ticket.ts';

/** Epoch ms on 19 December 2026 in Beijing. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 11, 19, hour - 8, minute);

const exams: TicketExam[] = [
  {
    code: '13014',
    name: '高级语言程序设计（实践）',
    bring: '带黑色签字笔',
    form: '上机',
    day: '12月19日',
    weekday: '周六',
    time: '09:00–11:00',
    room: '第 3 机房',
    seat: '17',
  },
  {
    code: '02334',
    name: '软件工程（实践）',
    bring: '带课程设计报告 1 份',
    form: '上机、答辩',
    day: '12月19日',
    weekday: '周六',
    time: '14:00–16:00',
    room: '第 5 机房',
    seat: '08',
  },
];

const centre: TicketSite = {
  name: '江澜大学继续教育学院实训中心',
  address: '江澜市云台区学府路 18 号 3 号楼，由东门进入',
  exams,
};

/** 周子墨's ticket for the practical examinations of the second half of 2026. */
export const ticket: TicketData = {
  issuer: '江澜大学高等教育自学考试',
  title: '实践考核准考证',
  name: '周子墨',
  sex: '男',
  ticketNumber: '013224200002',
  identityNumber: '320198199809170335',
  major: '080901　计算机科学与技术（专升本）',
  batch: '2026年下半年实践考核',
  sites: [centre],
  day: {
    title: '上午场这样安排，下午场各延后 5 小时',
    points: [
      { id: 'in', at: at(8, 30), label: '开始入场', when: '08:30' },
      { id: 'start', at: at(9), label: '开考', when: '09:00' },
      { id: 'late', at: at(9, 15), label: '停止入场', when: '09:15' },
      { id: 'leave', at: at(9, 30), label: '可以交卷', when: '09:30' },
      { id: 'end', at: at(11), label: '结束', when: '11:00' },
    ],
    spans: [{ from: at(9), to: at(11) }],
  },
  rules: [
    '凭本准考证和身份证原件入场，缺一不可。',
    '开考 15 分钟后不得入场，30 分钟内不得交卷。',
    '手机、智能手表等通讯设备放在指定存放处。',
    '对号入座，准考证和身份证放在桌面左上角备查。',
    '上机考核每 5 分钟自动保存；设备故障请举手，由监考员处理并补足时间。',
    '姓名或证件号有误，请在 12月17日前联系自考办 025\u20110000\u20110000。',
  ],
  checked: ['姓名', '证件号', '照片', '课程', '考点'],
  verification: {
    code: '7K2M-90QD-4F8A',
    notes: ['扫码可核对本证真伪与是否为最新版本。', '考场如有变动，旧证作废，以重新打印的为准。'],
  },
  offices: ['江澜大学继续教育学院', '云川省高等教育自学考试委员会办公室'],
  printedAt: '2026年12月13日（周日）20:14',
};

/** The afternoon's examination is held elsewhere. */
export const twoSites: TicketData = {
  ...ticket,
  sites: [
    { ...centre, exams: exams.slice(0, 1) },
    {
      name: '江澜大学软件学院',
      address: '江澜市湖滨区文澜路 6 号，地铁 2 号线文澜路站 3 号口步行 5 分钟',
      exams: exams.slice(1),
    },
  ],
};

/** The longest that a name, a major and a course come in. */
export const longNames: TicketData = {
  ...ticket,
  name: '阿卜杜勒艾则孜·买买提明江·如则托合提尼亚孜',
  major: '120203K　会计学（专升本，注册会计师方向，与江澜大学经济管理学院联合培养）',
  sites: [
    {
      ...centre,
      name: '江澜大学继续教育学院（云台校区）第一实训中心暨高等教育自学考试实践考核定点考场',
      exams: exams.map((exam) => ({
        ...exam,
        name: '习近平新时代中国特色社会主义思想概论与计算机网络工程综合课程设计（实践）',
        room: '实训楼 B 座第 13 机房',
      })),
    },
  ],
};

/** A QR code that says `QW-TICKET 7K2M-90QD-4F8A`, error correction M. */
export const sampleQr = {
  modules: 25,
  path: 'M0 0h7v1h-7zM8 0h2v1h-2zM11 0h1v1h-1zM13 0h1v1h-1zM16 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM10 1h5v1h-5zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h1v1h-1zM11 2h2v1h-2zM14 2h3v1h-3zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM11 3h1v1h-1zM14 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h3v1h-3zM12 4h4v1h-4zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h2v1h-2zM11 5h1v1h-1zM13 5h1v1h-1zM16 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h3v1h-3zM12 7h1v1h-1zM15 7h2v1h-2zM0 8h1v1h-1zM4 8h1v1h-1zM6 8h5v1h-5zM14 8h8v1h-8zM24 8h1v1h-1zM0 9h6v1h-6zM8 9h5v1h-5zM14 9h2v1h-2zM19 9h4v1h-4zM2 10h2v1h-2zM5 10h5v1h-5zM14 10h2v1h-2zM17 10h1v1h-1zM22 10h2v1h-2zM0 11h4v1h-4zM5 11h1v1h-1zM9 11h4v1h-4zM14 11h2v1h-2zM17 11h1v1h-1zM19 11h1v1h-1zM22 11h1v1h-1zM24 11h1v1h-1zM1 12h2v1h-2zM6 12h3v1h-3zM11 12h1v1h-1zM14 12h2v1h-2zM18 12h1v1h-1zM20 12h2v1h-2zM23 12h2v1h-2zM0 13h1v1h-1zM2 13h1v1h-1zM4 13h2v1h-2zM9 13h2v1h-2zM12 13h2v1h-2zM15 13h1v1h-1zM17 13h1v1h-1zM20 13h2v1h-2zM23 13h2v1h-2zM5 14h2v1h-2zM8 14h2v1h-2zM11 14h2v1h-2zM14 14h2v1h-2zM19 14h1v1h-1zM21 14h2v1h-2zM5 15h1v1h-1zM8 15h2v1h-2zM11 15h1v1h-1zM15 15h1v1h-1zM18 15h2v1h-2zM22 15h1v1h-1zM0 16h7v1h-7zM12 16h2v1h-2zM15 16h6v1h-6zM24 16h1v1h-1zM8 17h2v1h-2zM13 17h2v1h-2zM16 17h1v1h-1zM20 17h1v1h-1zM22 17h3v1h-3zM0 18h7v1h-7zM8 18h3v1h-3zM13 18h4v1h-4zM18 18h1v1h-1zM20 18h1v1h-1zM22 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h2v1h-2zM12 19h1v1h-1zM16 19h1v1h-1zM20 19h1v1h-1zM22 19h2v1h-2zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h5v1h-5zM14 20h1v1h-1zM16 20h5v1h-5zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM12 21h1v1h-1zM16 21h5v1h-5zM23 21h2v1h-2zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM10 22h3v1h-3zM15 22h3v1h-3zM19 22h1v1h-1zM23 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM11 23h1v1h-1zM17 23h4v1h-4zM22 23h2v1h-2zM0 24h7v1h-7zM8 24h1v1h-1zM12 24h2v1h-2zM17 24h1v1h-1zM19 24h1v1h-1zM23 24h2v1h-2z',
};
