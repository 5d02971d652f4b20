import { Part } from '@qianwei/ui/Part';
import { ApplySteps } from '../../shared/apply/ApplySteps.tsx';
import { useUnsentFiles } from '../../shared/apply/use-unsent-files.ts';
import { GraduationConfirm } from './GraduationConfirm.tsx';
import { GraduationMargin } from './GraduationMargin.tsx';
import { place } from './graduation.css.ts';
import { type GraduationStep, graduationSteps } from './graduation-address.ts';
import type { GraduationFormView } from './graduation-form.ts';
import { graduationParts } from './graduation-parts.ts';
import { HolderFacts } from './HolderFacts.tsx';
import { PartFields } from './PartFields.tsx';

const { errorsOf, titles, steps } = graduationParts;

const labels: Readonly<Record<GraduationStep, string>> = {
  person: '基本信息',
  resume: '简历',
  family: '家庭关系',
  statement: '鉴定与领取',
  materials: '材料',
  confirm: '核对提交',
};

/** The 登记表 in steps. */
export function FillSteps(props: GraduationFormView & { step: GraduationStep }) {
  const { apply, step, draft, lacking, found, errors, show } = props;
  const { waiting, onUnsent } = useUnsentFiles();
  const partsOf = (id: GraduationStep) =>
    id === 'confirm' ? [] : steps[id].filter((part) => apply.parts.includes(part));
  const standingOf = (id: GraduationStep) => {
    if (id === 'confirm') return { note: '签名后提交', isDone: false };
    const count = Object.keys(errorsOf(lacking, partsOf(id))).length;
    return { note: count === 0 ? '填好了' : `还差 ${count} 处`, isDone: count === 0 };
  };
  return (
    <ApplySteps<GraduationStep>
      label="毕业申请的步骤"
      steps={graduationSteps.map((id) => ({ id, label: labels[id], ...standingOf(id) }))}
      parts={graduationParts}
      lacking={errorsOf(lacking, partsOf(step))}
      margin={<GraduationMargin apply={apply} isForm />}
      confirm={(onBack) => <GraduationConfirm {...props} onBack={onBack} />}
      {...{ step, draft, found, waiting, show }}
    >
      {step === 'person' && <HolderFacts holder={apply.holder} />}
      {partsOf(step).map((part) => (
        <div key={part} data-part={part} tabIndex={-1} className={place}>
          <Part title={titles[part]}>
            <PartFields {...{ part, apply, draft, onUnsent }} errors={errorsOf(errors, [part])} />
          </Part>
        </div>
      ))}
    </ApplySteps>
  );
}
