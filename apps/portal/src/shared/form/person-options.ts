/** 民族 to choose from; another value in the record is kept. */
export const nations: readonly string[] = [
  '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族',
  '土家族 哈尼族 哈萨克族 傣族 黎族 傈僳族 佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族',
  '柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 仡佬族 锡伯族 阿昌族 普米族 塔吉克族 怒族',
  '乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 鄂伦春族 赫哲族 门巴族 珞巴族 基诺族',
].flatMap((line) => line.split(' '));

/** 政治面貌 to choose from. */
export const politicsList: readonly string[] = [
  '中共党员',
  '中共预备党员',
  '共青团员',
  '民主党派成员',
  '无党派人士',
  '群众',
];
