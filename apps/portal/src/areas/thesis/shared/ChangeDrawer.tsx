import { applyThesisChange, type ChangeType, changeTitles } from '@qianwei/api/contract/thesis/change';
import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { TextArea } from '@qianwei/ui/TextArea';
import { ApplicationDrawer, type KeptDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { ProofField } from '../../../shared/application/ProofField.tsx';
import { useApplication } from '../../../shared/application/use-application.ts';
import { useDeviceDraft } from '../../../shared/draft/use-device-draft.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';
import { thesisPayloadOf } from './thesis-payload.ts';

export interface ChangeDrawerProps extends KeptDrawer {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo' | 'title' | 'advisor'>;
  changeType: ChangeType;
}

const nothing = { reason: '' };

/** The consequences for title, teacher and letter. */
const after: Readonly<Record<ChangeType, readonly string[]>> = {
  TOPIC: [
    '教务老师审核，结果发通知给你；审核以前可以撤回。',
    '通过后，原题目和导师的名额释放，10 日内重新选题。论文类型不变。',
    '新题目通过后，诚信承诺书须重新签署。',
    '换题每人限一次，应当在提交开题报告以前申请。',
  ],
  ADVISOR: [
    '专业负责人同意后办理，结果发通知给你；审核以前可以撤回。',
    '题目不变，已签署的诚信承诺书继续有效。',
    '已经提交的材料和批注都保留，由新导师接着指导。',
  ],
};

const reasonHints: Readonly<Record<ChangeType, string>> = {
  TOPIC: '写明原题目为什么不能继续，20 到 500 字。',
  ADVISOR: '写明为什么要换，有合适的导师也可以写上，20 到 500 字。',
};

/** 申请换题 or 申请换导师: why, with files; then the receipt. What was typed stays on this device until the server has it. */
export default function ChangeDrawer({ thesis, changeType, ...drawer }: ChangeDrawerProps) {
  const proof = useSceneUploads('QA_FILE');
  const draft = useDeviceDraft(`THESIS_CHANGE_${changeType}:${thesis.studentPlanId}`, nothing);
  const application = useApplication(applyThesisChange, nothing, proof, draft);
  const name = changeTitles[changeType];
  const { title, advisor } = thesis;
  const present = [
    title === null ? '' : `现在的题目《${title}》`,
    advisor === null ? '' : `导师 ${advisor.name}（${advisor.title}）`,
  ].filter((words) => words !== '');
  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title={`申请${name}`}
      doneTitle={`已申请${name}`}
      back="回到论文任务"
      lede={`${present.join('，')}。`}
      receiptOf={() => ({
        matter: changeType === 'TOPIC' ? `换题，原题目《${title}》` : `换导师，原导师 ${advisor?.name}`,
        next: '审核结果发通知给你，也写在论文任务的“我的申请”里。',
      })}
      after={after[changeType]}
      onSubmit={() => application.submit({ ...thesisPayloadOf(thesis), changeType })}
    >
      <TextArea label="原因" hint={reasonHints[changeType]} rows={5} {...application.text('reason')} />
      <ProofField proof={proof} label="证明材料（可选）" />
    </ApplicationDrawer>
  );
}
