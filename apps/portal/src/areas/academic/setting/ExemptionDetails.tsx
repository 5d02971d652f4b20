import { type Exemption, exemptionBasisTitles } from '@qianwei/api/contract/academic/course-setting';
import { dayWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { ApplicationHistory } from '../../../shared/application/ApplicationHistory.tsx';
import * as styles from './ExemptionSection.css.ts';

export interface ExemptionDetailsProps {
  exemption: Exemption;
  onClose: () => void;
}

/** An application for an exemption with everything that was handed in, and what has happened to it. */
export default function ExemptionDetails({ exemption, onClose }: ExemptionDetailsProps) {
  const { courseCode, courseName, basisType, certNo, obtainDate, reason, timeline } = exemption;
  return (
    <DrawerPanel title="免考申请" side="end" isOpen onOpenChange={onClose}>
      <div className={styles.details}>
        <DescriptionList columns={1} label="申请内容">
          <Description label="课程">
            {courseCode} {courseName}
          </Description>
          <Description label="依据">{exemptionBasisTitles[basisType]}</Description>
          <Description label="证书编号" copyText={certNo}>
            {certNo}
          </Description>
          <Description label="取得日期">{dayWords(obtainDate)}</Description>
          <Description label="证明材料">{timeline.files.map(({ name }) => name).join('、')}</Description>
          <Description label="说明">{reason}</Description>
          <Description label="回执号" copyText={timeline.receiptNo}>
            {timeline.receiptNo}
          </Description>
        </DescriptionList>
        <ApplicationHistory timeline={timeline} />
      </div>
    </DrawerPanel>
  );
}
