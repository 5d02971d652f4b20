/** A choice question: its stem, then its options from A on. */
export type Choice = readonly [stem: string, ...options: string[]];

/** 单选题 of 《数据库系统原理》. */
export const single: readonly Choice[] = [
  ['三级模式结构中，与用户视图对应的是', '外模式', '模式', '内模式', '存储模式'],
  [
    '下列关于数据库（DB）、数据库管理系统（DBMS）和数据库系统（DBS）的叙述，正确的是',
    'DBMS 包括 DB 和 DBS',
    'DBS 包括 DB 和 DBMS',
    'DB 与 DBS 是同一概念的两种叫法',
    'DB 包括 DBS 和 DBMS',
  ],
  [
    '某系统将表的存储方式由堆文件改为聚簇存储后，只调整了模式/内模式映像，各应用程序无须改动。这体现了数据的',
    '访问安全性',
    '逻辑独立性',
    '结构完整性',
    '物理独立性',
  ],
  ['在数据模型的组成要素中，用于描述系统静态特性的是', '事务调度', '数据操作', '数据结构', '查询优化'],
  [
    '与文件系统阶段相比，数据库系统阶段最本质的进步在于',
    '程序可以按文件名访问数据',
    '实现整体数据的结构化',
    '数据可以长期保存在外存',
    '数据由专门的软件来管理',
  ],
  [
    '设有关系模式 R(U, V, W, X)，其上的函数依赖集 F = {UV→W，W→X，X→U}，则 R 的候选码的个数为',
    '1',
    '2',
    '3',
    '4',
  ],
  [
    '若用关系代数表达“查询选修了全部课程的学生学号”，最适合使用的运算是',
    '笛卡尔积运算',
    '并运算',
    '选择运算',
    '除运算',
  ],
  ['设有关系模式 R(A, B, C)，函数依赖集 F = {A→B，B→C}，则 R 最高属于', '1NF', '2NF', '3NF', 'BCNF'],
  [
    '在关系模式 STC(S, T, C) 中，S 表示学生，T 表示教师，C 表示课程。每位教师只教一门课，每门课有多位教师，某学生选定某门课后就对应一位固定的教师。则 STC 最高属于',
    '1NF',
    '2NF',
    '3NF',
    'BCNF',
  ],
  [
    '在数据库设计过程中，绘制反映用户需求的 E-R 图属于',
    '需求分析阶段',
    '概念结构设计阶段',
    '逻辑结构设计阶段',
    '物理结构设计阶段',
  ],
  [
    '将两个实体型 A、B 之间的 m∶n 联系转换为关系模式时，正确的做法是',
    '把 A、B 两端对应的关系合并，并以联系的名字为其命名',
    '把 A 端的主码和联系的属性一起加入 B 端对应的关系之中',
    '单独建立一个关系，其主码可任取 A、B 两端主码中的一个',
    '单独建立一个关系，其主码由 A、B 两端的主码组合而成',
  ],
  [
    '合并局部 E-R 图时发现，“学号”在一个局部图中定义为整数，而在另一个局部图中定义为字符串。这种冲突属于',
    '结构冲突',
    '联系冲突',
    '属性冲突',
    '命名冲突',
  ],
  [
    '在学生表 S 中查询姓“欧阳”且全名恰为三个汉字的学生（一个汉字按一个字符计），WHERE 子句的条件应写为',
    "Sname LIKE '欧阳_'",
    "Sname LIKE '欧阳__'",
    "Sname = '欧阳_'",
    "Sname LIKE '欧阳%'",
  ],
  [
    '设有学生表 S(Sno, Sname, Dept) 和选课表 SC(Sno, Cno, Grade)。查询“没有选修任何课程的学生学号”，语句 SELECT Sno FROM S WHERE 之后的条件应为',
    'NOT EXISTS (SELECT * FROM SC WHERE Cno = NULL)',
    'Sno <> ANY (SELECT Sno FROM SC)',
    'NOT EXISTS (SELECT * FROM SC WHERE SC.Sno = S.Sno)',
    'EXISTS (SELECT * FROM SC WHERE SC.Sno <> S.Sno)',
  ],
  [
    '要删除 SC 表中成绩低于 60 的元组，但保留表的结构和其余数据，应使用的 SQL 语句关键字是',
    'TRUNCATE',
    'DELETE',
    'DROP',
    'ALTER',
  ],
];

/** 多选题; the second is the one drawn. */
export const multiple: readonly Choice[] = [
  [
    '与文件系统相比，数据库系统的特点有',
    '完全消除了数据冗余',
    '数据与程序紧密绑定',
    '整体数据结构化',
    '数据共享性高',
    '数据由 DBMS 统一管理和控制',
  ],
  ['关系模型的完整性约束包括', '实体完整性', '参照完整性', '用户定义完整性', '并发完整性', '物理完整性'],
  ['下列运算中，属于专门的关系运算的有', '连接', '选择', '笛卡尔积', '除', '投影'],
  [
    '下列关于码（键）的叙述，正确的有',
    '外码的名字必须与被参照关系的主码同名',
    '候选码能唯一标识元组且不含多余属性',
    '包含在某个候选码中的属性是主属性',
    '一个关系可以有多个候选码',
    '主码的值可以部分为空',
  ],
  [
    '下列工作中，属于数据库逻辑结构设计阶段的有',
    '确定索引和聚簇的存取方法',
    '把 E-R 图转换为关系模式',
    '设计用户子模式（外模式）',
    '运用规范化理论优化关系模式',
    '编写数据流图和数据字典',
  ],
];

/** 判断题. */
export const judge: readonly string[] = [
  'HAVING 子句可以在没有分组的情况下替代 WHERE 筛选元组。',
  '一个数据库只有一个模式和一个内模式，但可以有多个外模式。',
  '逻辑数据独立性依靠模式/内模式映像来实现。',
  '任何只含两个属性的关系模式（各分量均不可再分）都属于 BCNF。',
  '将 1∶n 联系转换为关系模式而又不单独建立关系时，应把 n 端实体的主码加入 1 端对应的关系中。',
  '在 SQL 中，用 UNION 合并两个查询结果时，默认保留全部重复的行。',
  '触发器由特定的数据更新事件自动激活，不能用 CALL 语句直接调用。',
  '为保证数据库可以恢复，登记日志文件时必须先写日志文件、后写数据库。',
  '所有事务都遵守两段锁协议，就可以避免死锁的发生。',
  '数据挖掘是从大量数据中提取隐含的、事先未知的、潜在有用的信息和知识的过程。',
];

/** 填空题; `____` is the blank. */
export const blank: readonly string[] = [
  'SQL 中对分组结果进行筛选的子句是 ____。',
  '在三级模式结构中，外模式/模式映像保证了数据的 ____ 独立性。',
  '设关系模式 R(A, B, C, D, E) 的函数依赖集 F = {A→B，B→D，CD→E}，则属性 A 的闭包 A⁺ 中共含 ____ 个属性。',
  '设关系 R 有 4 个元组、3 个属性，关系 S 有 5 个元组、2 个属性，则 R×S 共有 ____ 个元组。',
  '若关系模式 R∈1NF，且每个非主属性都完全函数依赖于 R 的码，则 R 至少属于第 ____ 范式。',
  '在 E-R 图中，实体型用矩形表示，属性用椭圆表示，联系用 ____ 表示。',
  '语句 SELECT ____ Dept FROM S; 用来查询学生表 S 中出现过的各个系名，且结果中不含重复行。',
  '要在 S 表的 Sname 列上建立唯一索引，应使用语句 CREATE ____ INDEX ix_name ON S(Sname);。',
  '在 MySQL 存储过程中，游标打开之后，用“____ 游标名 INTO 变量名”语句读取一行数据。',
  'SQL 中用 GRANT 语句授予权限，用 ____ 语句收回权限。',
];

/** 简答题. */
export const short: readonly string[] = [
  '简述数据独立性及其分类。',
  '简述数据库设计的六个阶段及各阶段的主要任务。',
  '简述视图的概念及使用视图的优点。',
];

/** Single choices with formulas, code and a table. */
export const formulas: readonly Choice[] = [
  [
    '含 $n$ 个结点的完全二叉树的高度 $h=\\lfloor\\log_2 n\\rfloor+1$。当 $n=100$ 时，$h$ 等于',
    '$6$',
    '$7$',
    '$\\dfrac{100}{2}$',
    '$\\sqrt{100}-1$',
  ],
  [
    '执行下面的程序段，时间复杂度为\n\n```c\nfor (i = 0; i < n; i++)\n  for (j = i; j < n; j++)\n    count++;\n```\n\n$$T(n)=\\sum_{i=0}^{n-1}(n-i)=\\frac{n(n+1)}{2}$$',
    '$O(n)$',
    '$O(n\\log n)$',
    '$O(n^2)$',
    '$O(2^n)$',
  ],
  [
    '下表是一个散列表，装填因子为\n\n| 地址 | 0 | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|---|\n| 关键字 | 15 | | 27 | 8 | |',
    '0.4',
    '0.6',
    '0.8',
    '1.0',
  ],
];

/** The material of the drawn question. */
export const tables = [
  '学生选课库有三个关系，S、C 的主码已加下划线。请回答三小题。',
  '',
  '| 关系 | 属性 |',
  '|---|---|',
  '| **S** | `Sno`, Sname, Dept |',
  '| **C** | `Cno`, Cname, Credit |',
  '| **SC** | Sno, Cno, Grade |',
  '',
  'S 为学生，C 为课程，SC 为选课。Grade 为百分制成绩，未考时为空值。',
].join('\n');

/** A text to read, with questions of several types. */
export const passage = [
  'Most people who study after work say that they do not lack interest or ability. What they lack is time. A mother of two may open her book at ten in the evening; a driver may read during a twenty-minute break. For them, learning is *a second job* which nobody pays for.',
  '',
  'Yet teachers often notice that such students remember what they learn longer. They connect it with what they have seen at work, and they seldom study without a reason. A steady hour each day, they say, is worth more than a whole weekend before the test.',
].join('\n');
