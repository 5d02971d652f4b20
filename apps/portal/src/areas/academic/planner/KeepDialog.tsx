import { saveGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextField } from '@qianwei/ui/TextField';
import { useId, useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import type { Planner } from './use-planner.ts';

export interface KeepDialogProps {
  planner: Planner;
  onClose: () => void;
}

/** Gives the student's own arrangement a name and keeps it: as a new one, or in place of the one that it began with. */
export default function KeepDialog({ planner, onClose }: KeepDialogProps) {
  const { base, shown } = planner;
  const formId = useId();
  const notify = useNotify();
  const [name, setName] = useState(base?.name ?? '');
  const [place, setPlace] = useState<'base' | 'new'>(base === null ? 'new' : 'base');
  const { pending, errors, problem, send } = useMutationCall(saveGraduationPlan);
  const save = () => {
    const changed = base !== null && place === 'base' ? { planId: base.planId, revision: base.revision } : {};
    const text = name.trim();
    return send(
      { ...changed, name: text, wishes: shown.wishes },
      {
        wrong: text === '' ? { name: '请给这个排法起个名字' } : {},
        done: (saved) => {
          planner.adopt(saved);
          notify({ type: 'success', text: `已保存“${saved.name}”。` });
          onClose();
        },
      },
    );
  };
  return (
    <DialogPanel
      title="保存这个排法"
      isOpen
      onOpenChange={onClose}
      dismissable={false}
      actions={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            保存
          </Button>
        </>
      }
    >
      <Form id={formId} validationErrors={errors} onSubmit={() => void save()}>
        {problem && (
          <Banner tone="danger" live="assertive" title="没有保存。">
            <WhyRefused problem={problem} />
          </Banner>
        )}
        {base !== null && (
          <RadioGroup
            label="保存到"
            value={place}
            onChange={(value) => setPlace(value === 'base' ? 'base' : 'new')}
            options={[
              { value: 'base', label: `更新“${base.name}”` },
              { value: 'new', label: '另存为新的排法' },
            ]}
          />
        )}
        <TextField
          name="name"
          label="名称"
          hint="最多 20 个字，例如 每期少考一门"
          maxLength={20}
          value={name}
          onChange={setName}
        />
      </Form>
    </DialogPanel>
  );
}
