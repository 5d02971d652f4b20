// Only for the drawing: its sentences. The state of an application is for the server to say.

import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { unbroken } from '@qianwei/ui/theme/text.css';
import type { Verdict } from '../Application/Application.tsx';
import type { FillingStage, GraduationStage, ReturnedStage, ReviewingStage } from './graduation.ts';
import { faultId } from './Returned.tsx';

interface Actions {
  onSubmit: (() => void) | undefined;
  onWithdraw: (() => void) | undefined;
}

/** The state of the application in one sentence, and the one thing to do. */
export function verdictOf(stage: GraduationStage, { onSubmit, onWithdraw }: Actions): Verdict {
  if (stage.kind === 'returned') return returned(stage, onSubmit);
  if (stage.kind === 'reviewing') return reviewing(stage, onWithdraw);
  return filling(stage);
}

function returned({ by, at, until, left, locked, faults }: ReturnedStage, onSubmit: Actions['onSubmit']) {
  const open = faults.filter(({ fixed }) => !fixed);
  const first = open[0];
  const deadline = (
    <>
      <b className={unbroken}>{until}</b> 前重交，<span className={unbroken}>还有 {left}</span>。
    </>
  );
  if (!first)
    return {
      title: `${faults.length} 处都改好了，可以重新提交`,
      mark: { shape: 'check', tone: 'success' },
      text: <p>{deadline}提交后换发新回执，从退回的那一级接着审。</p>,
      action: (
        <Button variant="primary" size="large" onPress={() => onSubmit?.()}>
          重新提交
        </Button>
      ),
    } satisfies Verdict;
  const begun = open.length < faults.length;
  return {
    title: begun
      ? `已改好 ${faults.length - open.length} 处，还差 ${open.length} 处`
      : `退回补正：改好 ${faults.length}\u00a0处就能重新提交`,
    mark: { shape: 'triangle', tone: 'danger' },
    text: (
      <>
        <p>
          {by} {at} 退回。{deadline}
        </p>
        <p>其余 {locked} 项已锁定，不用重交。</p>
      </>
    ),
    action: (
      <ButtonLink variant="primary" size="large" href={`#${faultId(first)}`}>
        {begun ? '继续补正' : '开始补正'}
      </ButtonLink>
    ),
  } satisfies Verdict;
}

function reviewing({ by, expected }: ReviewingStage, onWithdraw: Actions['onWithdraw']): Verdict {
  return {
    title: `已重新提交，${by}审核中`,
    mark: { shape: 'half', tone: 'brand' },
    text: <p>预计 {expected}前出结果，会发短信通知你。审核中不可修改，如需修改请先撤回。</p>,
    action: <Button onPress={() => onWithdraw?.()}>撤回申请</Button>,
  };
}

const filling = ({ until, left, way }: FillingStage): Verdict => {
  const now = way.findIndex(({ state }) => state === 'now');
  return {
    title: `填到第 ${now + 1} 步，共 ${way.length} 步`,
    text: (
      <p>
        <b className={unbroken}>{until}</b> 截止，<span className={unbroken}>还有 {left}</span>
        。边填边存，换一台设备也能接着填。
      </p>
    ),
  };
};
