import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import type { Endpoint } from '@qianwei/api/endpoint';
import { LatePiece, late } from '@qianwei/ui/late';
import { LookUp } from '../../shared/look-up/LookUp.tsx';
import type { LookUpCall } from '../../shared/look-up/use-look-up.ts';
import { Loading } from '../../shared/query/Loading.tsx';
import type { HeldAnswer, HeldServicesProps } from './HeldServices.tsx';

const heldServices = late<HeldServicesProps>(() => import('./HeldServices.tsx'));

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
          <LatePiece
            of={heldServices}
            fallback={<Loading what="课程服务">{null}</Loading>}
            answer={answer}
            onClear={forget}
          />
        )
      }
    </LookUp>
  );
}
