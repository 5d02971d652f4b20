import { applyThesisDelay, delayedUntil, maxDelayDays } from '@qianwei/api/contract/thesis/change';
import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { NumberField } from '@qianwei/ui/NumberField';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import { ApplicationDrawer, type KeptDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { ProofField } from '../../../shared/application/ProofField.tsx';
import { useApplication } from '../../../shared/application/use-application.ts';
import { useDeviceDraft } from '../../../shared/draft/use-device-draft.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { thesisPayloadOf } from './thesis-payload.ts';

export interface DelayDrawerProps extends KeptDrawer {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo' | 'delayable'>;
}

const nothing = { days: 3 as number | null, reason: '' };
/** With the chosen stage; null for the first of them. */
const unwritten = { ...nothing, stage: null as ThesisStage | null };

/** 申请延期: the stage, by how many days and why, with the deadline that would follow; then the receipt. */
export default function DelayDrawer({ thesis, ...drawer }: DelayDrawerProps) {
  const { delayable } = thesis;
  const now = useNow();
  const proof = useSceneUploads('QA_FILE');
  const draft = useDeviceDraft(`THESIS_DELAY:${thesis.studentPlanId}`, unwritten);
  const application = useApplication(applyThesisDelay, nothing, proof, draft);
  const { values, submitted } = application;
  const chosen = draft.values.stage;
  // The one that was applied for is no longer among them: its receipt still names it.
  const [sent, setSent] = useState<(typeof delayable)[number] | null>(null);
  const shown = submitted === null ? (delayable.find(({ stage }) => stage === chosen) ?? delayable[0]) : sent;
  if (!shown) return null;
  const name = thesisStageTitles[shown.stage];
  const until = (days: number | null) =>
    days !== null && days >= 1 && days <= maxDelayDays
      ? momentWords(delayedUntil({ deadline: parseMoment(shown.deadline), days }, now), 'end')
      : null;
  const asked = until(values.days);
  const isOver = parseMoment(shown.deadline) <= now;
  const submit = () => {
    setSent(shown);
    application.submit({ ...thesisPayloadOf(thesis), stage: shown.stage });
  };
  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title="申请延期"
      doneTitle="已申请延期"
      back="回到论文任务"
      lede={`${name}${isOver ? '已于 ' : ' '}${momentWords(shown.deadline, 'end')} 截止。`}
      receiptOf={({ values: { days } }) => ({
        matter: `${name}延期 ${days} 天，到 ${until(days)}`,
        next: '审核结果发通知给你。批准以前，原来的截止时间不变。',
      })}
      after={[
        '教务老师审核，结果发通知给你；审核以前可以撤回。',
        '批准以前，原来的截止时间不变，请照常准备。',
        `每次不超过 ${maxDelayDays} 天；逾期的环节批准后可以继续提交，至少留到批准后第二天 24:00。`,
      ]}
      onSubmit={submit}
    >
      {delayable.length > 1 && (
        <RadioGroup
          label="环节"
          name="stage"
          value={shown.stage}
          onChange={(stage) => draft.edit('stage', stage as ThesisStage)}
          options={delayable.map(({ stage, deadline }) => ({
            value: stage,
            label: thesisStageTitles[stage],
            hint: `${momentWords(deadline, 'end')} 截止`,
          }))}
        />
      )}
      <NumberField
        label="延期天数"
        unit="天"
        minValue={1}
        maxValue={maxDelayDays}
        hint={asked === null ? `1 到 ${maxDelayDays} 天。` : `批准后截止到 ${asked}。`}
        {...application.field('days')}
      />
      <TextArea
        label="原因"
        hint="写明为什么不能按期提交，20 到 500 字。"
        rows={5}
        {...application.text('reason')}
      />
      <ProofField proof={proof} label="证明材料（可选）" />
    </ApplicationDrawer>
  );
}
