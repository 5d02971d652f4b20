import type { ThesisApplication } from '@qianwei/api/contract/thesis/directory';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { ApplicationHistory } from '../../../shared/application/ApplicationHistory.tsx';
import { applicationTitle } from './application-words.ts';

export interface ApplicationDetailsProps {
  application: ThesisApplication;
  onClose: () => void;
}

/** An application in a thesis with all that was handed in, and what has happened to it. */
export default function ApplicationDetails({ application, onClose }: ApplicationDetailsProps) {
  const { reason, timeline } = application;
  const { files, receiptNo } = timeline;
  return (
    <DrawerPanel title={applicationTitle(application)} side="end" isOpen onOpenChange={onClose}>
      <DescriptionList columns={1} label="申请内容">
        <Description label="原因">{reason}</Description>
        {files.length > 0 && (
          <Description label="证明材料">{files.map(({ name }) => name).join('、')}</Description>
        )}
        <Description label="回执号" copyText={receiptNo}>
          {receiptNo}
        </Description>
      </DescriptionList>
      <ApplicationHistory timeline={timeline} />
    </DrawerPanel>
  );
}
