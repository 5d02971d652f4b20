import type { signUpCourse, signUpSite } from '../../../db/schema/sign-up.ts';

/** A course of a batch. */
export type DemoOffer = Omit<typeof signUpCourse.$inferInsert, 'batchId'>;
/** A site of a batch. */
export type Site = Pick<typeof signUpSite.$inferInsert, 'name' | 'address' | 'quota'>;

/** 分, of a practice course. */
export const practiceFee = 6000;
const fee = practiceFee;

/** The practice courses of the demo majors (drawn pages 24). */
export const practices: readonly DemoOffer[] = [
  { courseId: '13014', assessForms: ['COMPUTER'], fee, quota: 60 },
  { courseId: '02334', assessForms: ['COMPUTER', 'DEFENCE'], fee, carry: '带课程设计报告', quota: 30 },
  { courseId: '13004', assessForms: ['COMPUTER'], fee, quota: 2 },
  { courseId: '04736', assessForms: ['COMPUTER'], fee, quota: 20 },
  { courseId: '00899', assessForms: ['REPORT'], fee, quota: 60 },
  { courseId: '04748', assessForms: ['COMPUTER'], fee, quota: 40 },
  { courseId: '13753', assessForms: ['COMPUTER'], fee, carry: '带黑色签字笔', quota: 50 },
  {
    courseId: '00897',
    assessForms: ['COMPUTER', 'REPORT'],
    fee,
    carry: '带实践报告 1 份，黑色签字笔',
    quota: 40,
  },
];

/** The sites of the practice exams. */
export const practiceSites: readonly Site[] = [
  { name: '学府路实训中心', address: '江澜市云台区学府路 18 号 3 号楼', quota: 200 },
  { name: '江澜职业技术学院实训楼', address: '江澜市临江区滨河大道 102 号实训楼 B 座', quota: 80 },
];

/** The areas of the degree's foreign language exam. */
export const englishSites: readonly Site[] = [
  { name: '江澜市', address: '', quota: 400 },
  { name: '云台市', address: '', quota: 120 },
];

/** 报名须知 of the practice exams. */
export const practiceNotices = [
  '理论课程合格后才能报对应的实践，每批最多 6 门。',
  '照片为 480×640 像素的 JPG，20KB 至 500KB，浅色背景，近 12 个月内拍摄。',
  '提交后 1 小时内缴费，逾期自动取消，名额放回。',
  '审核通过前可以修改，通过后只能撤销。{报名截止} 后不再受理；被退回的，在“我的报名”写明的时间前改好重交。',
  '同一证件号每批只有一份报名，再次提交视为修改。',
];

/** 报名须知 of the degree's foreign language exam. */
export const englishNotices = [
  '本科层次、考籍在籍的考生可以报名；专科层次不用报。',
  '先看可以代替的外语成绩：考籍注册之后取得的，有一项就能直接用于学位申请，不用再报名。',
  '照片为 480×640 像素的 JPG，20KB 至 500KB，浅色背景，近 12 个月内拍摄。',
  '审核通过前可以修改，通过后只能撤销。{报名截止} 后不再受理；被退回的，在“我的报名”写明的时间前改好重交。',
  '姓名和证件号与考籍一致，不能在报名时更改；有误请联系自考办。',
];
