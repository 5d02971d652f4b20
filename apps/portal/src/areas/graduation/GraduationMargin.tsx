import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { Day } from '@qianwei/api/time/moment';
import { nearMonthWords } from '@qianwei/api/time/words';
import { ApplyMargin } from '../../shared/apply/ApplyMargin.tsx';
import { useNow } from '../../shared/time/use-now.ts';

interface GraduationMarginProps {
  apply: GraduationApply;
  isForm?: boolean;
}

/** Beside 毕业申请, with the month in which diplomas are expected. */
export function GraduationMargin({ apply, isForm = false }: GraduationMarginProps) {
  const now = useNow();
  const { certificateMonth } = apply;
  const month = certificateMonth && nearMonthWords(`${certificateMonth}-01` as Day, now);
  return (
    <ApplyMargin
      type="GRADUATION"
      apply={apply}
      isForm={isForm}
      {...(month !== null && { stageNote: `预计 ${month}` })}
    />
  );
}
