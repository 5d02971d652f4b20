import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import type { Endpoint } from '@qianwei/api/endpoint';
import { LookUp } from '../../shared/look-up/LookUp.tsx';
import type { LookUpCall } from '../../shared/look-up/use-look-up.ts';
import { type HeldAnswer, HeldServices } from './HeldServices.tsx';

const call: LookUpCall<HeldAnswer> = {
  endpoint: async () => searchCourseServiceNLog as Endpoint<unknown, HeldAnswer>,
  fixed: { mode: 'MINE' },
};

/** 我的服务: the services of a person without a login, in place of the form once they are found. */
export function Mine() {
  return (
    <LookUp
      label="我的服务"
      layout="line"
      call={call}
      perDay={10}
      more={() => '还没有开通课程服务的，也查不到。'}
    >
      {({ form, nobody, answer, forget }) =>
        answer === null ? (
          <>
            {form}
            {nobody}
          </>
        ) : (
          <HeldServices answer={answer} onClear={forget} />
        )
      }
    </LookUp>
  );
}
