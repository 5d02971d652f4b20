import {
  type PlannerFacts,
  type SavedPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextField } from '@qianwei/ui/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import type { Planner } from './use-planner.ts';
import { proposedName } from './wishes.ts';

export interface KeepDialogProps {
  facts: PlannerFacts;
  planner: Planner;
  /** The kept plan that gets another name; null to keep the student's own arrangement. */
  renamed: SavedPlan | null;
  onClose: () => void;
}

/** Keeps the student's own arrangement: as a new one, or in place of the one that it began with; or gives a kept one another name. */
export default function KeepDialog({ facts, planner, renamed, onClose }: KeepDialogProps) {
  const { base, shown, variants } = planner;
  const formId = useId();
  const notify = useNotify();
  const [name, setName] = useState(() => {
    const earliest = variants[0]?.plan ?? shown.plan;
    return renamed?.name ?? base?.name ?? proposedName(facts, shown.wishes, earliest);
  });
  const [place, setPlace] = useState<'base' | 'new'>(base === null ? 'new' : 'base');
  const { pending, errors, problem, send } = useMutationCall(saveGraduationPlan);
  const field = useRef<HTMLInputElement>(null);
  // The dialog has the focus first; the name is what it asks for.
  useEffect(() => field.current?.select(), []);
  const title = renamed === null ? '保存这个排法' : '改名';
  const save = () => {
    const changed = renamed ?? (base !== null && place === 'base' ? base : null);
    const text = name.trim();
    return send(
      {
        ...(changed && { planId: changed.planId, revision: changed.revision }),
        name: text,
        wishes: renamed?.wishes ?? shown.wishes,
      },
      {
        wrong: text === '' ? { name: '请给这个排法起个名字' } : {},
        done: (saved) => {
          if (renamed === null) planner.adopt(saved);
          notify({
            type: 'success',
            text: renamed ? `已改名为“${saved.name}”。` : `已保存“${saved.name}”。`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <DialogPanel
      title={title}
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
        {renamed === null && base !== null && (
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
          ref={field}
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
