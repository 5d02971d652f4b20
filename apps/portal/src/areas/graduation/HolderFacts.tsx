import { genderTitles } from '@qianwei/api/contract/gender';
import type { GraduationHolder } from '@qianwei/api/contract/graduation/graduation';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { dayWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';

/** The facts of the 登记表 that the 考籍 has, so that nobody types them. */
export function HolderFacts({ holder }: { holder: GraduationHolder }) {
  const { preEducation, thesis } = holder;
  return (
    <Part
      title="考籍里的信息"
      note={
        <Link href="/account/index" size="small">
          有误去更正
        </Link>
      }
    >
      <DescriptionList>
        <Description label="姓名">{holder.name}</Description>
        <Description label="性别">{genderTitles[holder.gender]}</Description>
        <Description label="出生日期">{dayWords(holder.birthday)}</Description>
        <Description label="身份证号" masked={maskIdCard(holder.idCard)}>
          {holder.idCard}
        </Description>
        <Description label="准考证号">{holder.examineeNo}</Description>
        <Description label="专业">
          {holder.majorName} {holder.majorCode}
        </Description>
        <Description label="主考院校">{holder.schoolName}</Description>
        <Description label="助学单位">{holder.studyUnit}</Description>
        {preEducation && (
          <Description label="前置学历" wide>
            {preEducation.school} {preEducation.major}，{dayWords(preEducation.graduateDate)} 毕业，证书编号{' '}
            {preEducation.certNo}
          </Description>
        )}
        {thesis && (
          <Description label="毕业论文" wide>
            {thesis.title}
            {thesis.score !== null && `，${thesis.score} 分`}
          </Description>
        )}
      </DescriptionList>
    </Part>
  );
}
