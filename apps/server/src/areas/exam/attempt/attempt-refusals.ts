import { errorCode } from '@qianwei/api/contract/envelope';
import { Refusal } from '../../../http/refusal.ts';
import { formatDateTime } from '../../../time.ts';
import type { AttemptRow } from '../shared/attempt.queries.ts';

/** 1050003: the attempt is over; its answers are safe and its receipt can be read. */
export function attemptOver({ id, status, auto, voidReason }: AttemptRow): Refusal {
  const data = { testRecordId: id };
  if (status === 'VOID')
    return new Refusal(
      errorCode.stateForbids,
      `本次作答已作废（${voidReason || '原因请咨询教务人员'}），不能继续作答`,
      data,
    );
  const text = auto
    ? '考试已结束，系统已自动交卷，结束前保存的答案均已计入'
    : '本次作答已交卷，不能再修改答案，可查看作答结果';
  return new Refusal(errorCode.stateForbids, text, data);
}

/** 1040006: another browser holds the attempt. */
export function takenOver({ device, heldSince, startTime }: AttemptRow): Refusal {
  const since = formatDateTime(heldSince ?? startTime);
  return new Refusal(
    errorCode.conflict,
    '该测验已在其他设备作答，本机的答案不再保存；如需在本机作答，请点“在本机继续”',
    { device, since },
  );
}
