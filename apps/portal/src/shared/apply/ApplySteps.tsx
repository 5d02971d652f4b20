import { Form } from '@qianwei/ui/Form';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { type FormStep, StepForm } from '../application/StepForm.tsx';
import { DraftSaved } from '../draft/DraftSaved.tsx';
import { ApplyActions } from './ApplyActions.tsx';
import * as styles from './apply.css.ts';
import type { ApplyParts, PathErrors } from './apply-parts.ts';
import { leadToUnnamed } from './lead-to.ts';
import type { FoundErrors } from './use-found.ts';

interface ApplyStepsProps<Step extends string> {
  /** Names the steps for a screen reader: 毕业申请的步骤. */
  label: string;
  /** The steps in words; the last one is read through and submitted. */
  steps: readonly (FormStep & { readonly id: Step })[];
  step: Step;
  parts: Pick<ApplyParts<string, string>, 'partOf'>;
  draft: ComponentProps<typeof DraftSaved>['draft'] & { flush(): Promise<unknown> };
  found: FoundErrors;
  /** Errors of the step that are left, by path. */
  lacking: PathErrors;
  /** Sentence of files that are on their way; undefined without any. */
  waiting: string | undefined;
  margin: ReactNode;
  show(step: Step): void;
  /** The last step. */
  confirm(onBack: (() => void) | undefined): ReactNode;
  /** The fields of the others. */
  children: ReactNode;
}

/** A form in steps; a step can be left before it is complete, and the last one says what is missing where. */
export function ApplySteps<Step extends string>(props: ApplyStepsProps<Step>) {
  const { label, steps, step, parts, draft, found, lacking, waiting, margin, show, confirm, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const at = steps.findIndex(({ id }) => id === step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const go = (to: Step) => {
    found.find({});
    void draft.flush();
    show(to);
  };
  const onBack = before && (() => go(before.id));
  const goOn = (to: Step) => {
    if (Object.keys(lacking).length === 0) return go(to);
    found.find(lacking);
    leadToUnnamed(form.current, lacking, parts);
  };
  return (
    <StepForm
      takesFocus
      label={label}
      current={step}
      steps={steps}
      margin={
        <>
          <MarginPart title="本次申请">
            <DraftSaved draft={draft} />
            {waiting !== undefined && <p className={styles.waiting}>{waiting}。</p>}
            <p>填的内容自动保存，关掉浏览器也在；换一台设备登录可以接着填。</p>
          </MarginPart>
          {margin}
        </>
      }
    >
      {next === undefined ? (
        confirm(onBack)
      ) : (
        <Form
          key={step}
          ref={form}
          id={formId}
          validationErrors={found.found}
          className={styles.stack}
          onSubmit={() => goOn(next.id)}
        >
          {children}
          <ApplyActions
            form={formId}
            act={`下一步，${next.label}`}
            blocked={waiting ?? null}
            onBack={onBack}
          />
          {Object.keys(found.still).length > 0 && (
            <div>
              <TextButton onPress={() => go(next.id)}>这一步先放着，先填后面的</TextButton>
            </div>
          )}
        </Form>
      )}
    </StepForm>
  );
}
