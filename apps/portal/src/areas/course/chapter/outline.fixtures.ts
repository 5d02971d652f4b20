import type { OutlinedChapter } from '@qianwei/api/contract/course/chapter';
import type { StudyLevel } from '@qianwei/api/contract/course/course';

/** Number, title, seconds, seconds that 周子墨 has watched, depth, and the points of knowledge with their seconds. */
type LessonFacts = readonly [
  string,
  string,
  number,
  number,
  StudyLevel,
  readonly (readonly [number, string])[],
];
type SectionFacts = readonly [title: string, lessons: readonly LessonFacts[]];
type ChapterFacts = readonly [title: string, best: number, tries: number, sections: readonly SectionFacts[]];

/** 04735 数据库系统原理 of the demo institution. */
const facts: readonly ChapterFacts[] = [
  [
    '数据库系统概述',
    90,
    1,
    [
      [
        '数据与数据库',
        [
          [
            '1.1',
            '数据库的基本概念',
            56,
            56,
            'KNOW',
            [
              [0, '数据与数据库'],
              [19, '数据库管理系统'],
              [35, '数据库系统'],
            ],
          ],
          [
            '1.2',
            '数据管理技术的发展与数据模型',
            57,
            57,
            'UNDERSTAND',
            [
              [0, '三个发展阶段'],
              [25, '数据模型三要素'],
              [43, '概念模型与逻辑模型'],
            ],
          ],
        ],
      ],
      [
        '数据库系统的结构',
        [
          [
            '1.3',
            '三级模式结构与数据独立性',
            55,
            55,
            'UNDERSTAND',
            [
              [0, '三级模式'],
              [23, '两层映像'],
              [35, '数据独立性'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '关系数据库',
    85,
    2,
    [
      [
        '关系模型',
        [
          [
            '2.1',
            '关系数据结构与码',
            51,
            51,
            'KNOW',
            [
              [0, '关系的性质'],
              [22, '候选码与主码'],
              [39, '外码'],
            ],
          ],
          [
            '2.2',
            '关系的完整性约束',
            49,
            49,
            'UNDERSTAND',
            [
              [0, '实体完整性'],
              [14, '参照完整性'],
              [36, '用户定义完整性'],
            ],
          ],
        ],
      ],
      [
        '关系代数',
        [
          [
            '2.3',
            '关系代数的基本运算',
            59,
            59,
            'APPLY',
            [
              [0, '传统的集合运算'],
              [20, '选择与投影'],
              [30, '连接与除'],
              [46, '差运算的用法'],
            ],
          ],
        ],
      ],
      [
        '关系规范化',
        [
          [
            '2.4',
            '函数依赖与范式',
            68,
            68,
            'APPLY',
            [
              [0, '函数依赖与闭包'],
              [22, '第二范式'],
              [37, '第三范式与BCNF'],
              [55, '规范化的程度'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '数据库设计',
    88,
    2,
    [
      [
        '设计步骤',
        [
          [
            '3.1',
            '数据库设计的步骤',
            49,
            46,
            'KNOW',
            [
              [0, '六个阶段'],
              [29, '实施与维护'],
            ],
          ],
        ],
      ],
      [
        '概念结构设计',
        [
          [
            '3.2',
            'E-R图的设计与集成',
            45,
            42,
            'UNDERSTAND',
            [
              [0, 'E-R图的三要素'],
              [22, '局部E-R图的集成'],
            ],
          ],
        ],
      ],
      [
        '逻辑结构设计',
        [
          [
            '3.3',
            'E-R图向关系模型的转换',
            47,
            44,
            'APPLY',
            [
              [0, '实体的转换'],
              [8, '一对多联系的转换'],
              [23, '多对多联系的转换'],
              [38, '一对一联系的转换'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    'SQL与关系数据库基本操作',
    80,
    3,
    [
      [
        '数据定义',
        [
          [
            '4.1',
            'SQL概述与数据定义',
            57,
            54,
            'UNDERSTAND',
            [
              [0, 'SQL的特点'],
              [12, '建库建表'],
              [35, '修改与删除'],
              [44, '索引'],
            ],
          ],
        ],
      ],
      [
        '数据查询',
        [
          [
            '4.2',
            '数据查询',
            81,
            42,
            'APPLY',
            [
              [0, 'SELECT语句的结构'],
              [16, '条件与LIKE'],
              [39, '聚集函数与空值'],
              [55, '分组与HAVING'],
            ],
          ],
          [
            '4.3',
            '连接查询与嵌套查询',
            51,
            51,
            'APPLY',
            [
              [0, '连接查询'],
              [21, '嵌套查询'],
              [40, '集合查询'],
            ],
          ],
        ],
      ],
      [
        '更新与视图',
        [
          [
            '4.4',
            '数据更新、视图与权限',
            53,
            53,
            'APPLY',
            [
              [0, '数据更新'],
              [19, '视图'],
              [38, '可更新视图'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '数据库编程',
    75,
    1,
    [
      [
        '存储过程与函数',
        [
          [
            '5.1',
            '存储过程',
            46,
            43,
            'UNDERSTAND',
            [
              [0, '存储过程的概念'],
              [16, '参数与调用'],
              [29, '变量与流程控制'],
            ],
          ],
          [
            '5.2',
            '存储函数与游标',
            50,
            50,
            'UNDERSTAND',
            [
              [0, '存储函数'],
              [23, '游标'],
            ],
          ],
        ],
      ],
      [
        '触发器',
        [
          [
            '5.3',
            '触发器',
            47,
            47,
            'APPLY',
            [
              [0, '触发器的概念'],
              [12, 'NEW与OLD'],
              [31, '触发时机'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '数据库安全与保护',
    84,
    1,
    [
      [
        '完整性与安全性',
        [
          [
            '6.1',
            '完整性控制',
            44,
            44,
            'UNDERSTAND',
            [
              [0, '完整性约束的实现'],
              [13, '参照动作'],
              [30, 'CHECK约束'],
            ],
          ],
          [
            '6.2',
            '安全性与存取控制',
            43,
            43,
            'KNOW',
            [
              [0, '安全性的含义'],
              [8, '授权与收回'],
              [30, '角色与视图'],
            ],
          ],
        ],
      ],
      [
        '事务与并发',
        [
          [
            '6.3',
            '事务与并发控制',
            55,
            55,
            'UNDERSTAND',
            [
              [0, '事务的ACID特性'],
              [19, '并发操作的三类问题'],
              [38, '封锁与两段锁'],
            ],
          ],
        ],
      ],
      [
        '恢复',
        [
          [
            '6.4',
            '故障与数据库恢复',
            46,
            46,
            'UNDERSTAND',
            [
              [0, '三类故障'],
              [16, '恢复技术'],
              [27, '恢复策略'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '数据库应用设计与开发实例',
    78,
    1,
    [
      [
        '体系结构',
        [
          [
            '7.1',
            '数据库应用系统的体系结构',
            35,
            35,
            'UNDERSTAND',
            [
              [0, '两层结构'],
              [12, '三层结构'],
            ],
          ],
        ],
      ],
      [
        '开发实例',
        [
          [
            '7.2',
            '需求分析与数据库设计实例',
            44,
            44,
            'APPLY',
            [
              [0, '从需求找实体'],
              [20, '从实体到关系'],
              [35, '检查范式'],
            ],
          ],
          [
            '7.3',
            '应用程序访问数据库',
            36,
            0,
            'APPLY',
            [
              [0, '访问数据库的步骤'],
              [11, '参数化查询'],
              [22, '事务的使用'],
            ],
          ],
        ],
      ],
    ],
  ],
  [
    '数据管理技术的发展',
    76,
    2,
    [
      [
        '新型数据库',
        [
          [
            '8.1',
            '数据库技术发展概述',
            32,
            15,
            'KNOW',
            [
              [0, '三代数据库系统'],
              [11, '与其他技术结合'],
            ],
          ],
          [
            '8.2',
            '数据仓库与数据挖掘',
            39,
            0,
            'KNOW',
            [
              [0, '数据仓库的特征'],
              [19, '联机分析处理'],
              [27, '数据挖掘'],
            ],
          ],
          [
            '8.3',
            '大数据与NoSQL',
            40,
            0,
            'UNDERSTAND',
            [
              [0, '大数据的特点'],
              [9, 'NoSQL的类型'],
              [31, '怎样选择'],
            ],
          ],
        ],
      ],
    ],
  ],
];

const percent = (part: number, whole: number) => Math.floor((part / whole) * 100);

/** What a lesson needs to be finished: 90 % of it. */
const finishedFrom = 0.9;

function lessonOf(chapterNo: number, [no, title, duration, watched, level, knowledge]: LessonFacts) {
  return {
    lessonId: `04735-c0${chapterNo}-l0${no.split('.')[1]}`,
    no,
    title,
    duration,
    watchRate: percent(watched, duration),
    finished: watched >= duration * finishedFrom,
    position: watched >= duration * finishedFrom ? duration : watched,
    level,
    free: no === '1.1',
    knowledge: knowledge.map(([second, point]) => ({ second, title: point })),
  };
}

function chapterOf([title, best, tries, sections]: ChapterFacts, index: number): OutlinedChapter {
  const no = index + 1;
  const all = sections.flatMap(([, lessons]) => lessons);
  const sum = (at: 2 | 3) => all.reduce((total, lesson) => total + lesson[at], 0);
  return {
    chapterId: `04735-c0${no}`,
    no,
    title,
    duration: sum(2),
    lessonCount: all.length,
    finishedCount: all.filter(([, , duration, watched]) => watched >= duration * finishedFrom).length,
    watchRate: percent(sum(3), sum(2)),
    unlockAfter: null,
    sections: sections.map(([name, lessons], at) => ({
      sectionId: `04735-c0${no}-s0${at + 1}`,
      title: name,
      lessons: lessons.map((lesson) => lessonOf(no, lesson)),
    })),
    test: {
      testId: `t04735-${no}`,
      questionCount: 12,
      totalScore: 100,
      passScore: 60,
      usedTry: tries,
      best,
      passed: best >= 60,
    },
  };
}

/** Its chapters as 周子墨 has them on the evening of the stories. */
export const outlinedChapters: readonly OutlinedChapter[] = facts.map(chapterOf);
