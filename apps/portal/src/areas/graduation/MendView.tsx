import type { GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { momentWords, remainingWords } from '@qianwei/api/time/words';
import { Form } from '@qianwei/ui/Form';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { Verdict } from '@qianwei/ui/Verdict';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useEffect, useRef } from 'react';
import { leadTo, leadToUnnamed } from '../../shared/apply/lead-to.ts';
import { SubmitPart } from '../../shared/apply/SubmitPart.tsx';
import { useUnsentFiles } from '../../shared/apply/use-unsent-files.ts';
import { DraftSaved } from '../../shared/draft/DraftSaved.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { pledge } from './document-words.ts';
import { GraduationMargin } from './GraduationMargin.tsx';
import * as styles from './graduation.css.ts';
import type { GraduationFormView } from './graduation-form.ts';
import { graduationParts } from './graduation-parts.ts';
import { LockedParts } from './LockedParts.tsx';
import { mendingOf } from './mending.ts';
import { PartFields } from './PartFields.tsx';

const { errorsOf, reasonOf, returnedOf, titles } = graduationParts;

/** 补正: what was returned, each part with its reason and fields, and the others locked; a signed form may be replaced. */
export function MendView(props: GraduationFormView) {
  const { apply, part: first, draft, found, errors: shown, submission } = props;
  const { returned } = apply;
  const now = useNow();
  const view = useRef<HTMLDivElement>(null);
  const { waiting, isWaiting, onUnsent } = useUnsentFiles();
  const parts = returnedOf(apply);
  const { lacking } = props;
  const { done, left, replaceable } = mendingOf(apply, draft.document, lacking, (part) =>
    isWaiting(titles[part]),
  );
  const wrong = replaceable.filter((part) => Object.keys(errorsOf(lacking, [part])).length > 0);
  const open = [...left, ...wrong];

  useEffect(() => {
    if (first !== undefined) leadTo(view.current, first);
  }, [first]);
  const goTo = (part: GraduationPart) => {
    const errors = errorsOf(lacking, [part]);
    found.find(errors);
    if (Object.keys(errors).length === 0) leadTo(view.current, part);
    else leadToUnnamed(view.current, errors, graduationParts);
  };
  const missingOf = (part: GraduationPart) => {
    const [text] = Object.values(errorsOf(lacking, [part]));
    return text ?? `${titles[part]}还没有改`;
  };
  if (returned === null) return null;
  const rest = apply.parts.length - parts.length - replaceable.length;
  return (
    <>
      <Verdict
        state={
          open.length === 0 ? { shape: 'check', tone: 'success' } : { shape: 'triangle', tone: 'danger' }
        }
        title={
          open.length === 0
            ? `${parts.length} 处都改好了，可以重新提交`
            : `${parts.length} 处要改${done.length > 0 ? `，已改好 ${done.length} 处` : ''}`
        }
        text={`${rest > 0 ? `其余 ${rest} 项已锁定，不用重交。` : ''}${replaceable.length > 0 ? '登记表改了，签字件可换新的。' : ''}${momentWords(returned.until, 'end')} 前重新提交，${remainingWords(returned.until, now)}，逾期本次申请终止。`}
      >
        <DraftSaved draft={draft} />
        {waiting !== undefined && <p className={styles.waiting}>{waiting}。</p>}
      </Verdict>
      <WithMargin label="审核和材料" margin={<GraduationMargin apply={apply} isForm />}>
        <Stack ref={view} gap="x8" above="x6">
          <Form validationErrors={found.found} className={styles.stack}>
            {parts.map((part, index) => (
              <div key={part} data-part={part} tabIndex={-1} className={styles.mending}>
                <Part
                  title={`${index + 1}　${titles[part]}`}
                  note={
                    done.includes(part) ? (
                      <StateMark shape="check" tone="success">
                        已改好
                      </StateMark>
                    ) : (
                      <StateMark shape="triangle" tone="danger">
                        要改
                      </StateMark>
                    )
                  }
                >
                  <p className={styles.reason}>退回原因：{reasonOf(apply, part)}</p>
                </Part>
                <PartFields {...{ part, apply, draft, onUnsent }} errors={errorsOf(shown, [part])} />
              </div>
            ))}
            {replaceable.map((part) => (
              <div key={part} data-part={part} tabIndex={-1} className={styles.mending}>
                <Part
                  title={titles[part]}
                  note={
                    wrong.includes(part) ? (
                      <StateMark shape="triangle" tone="danger">
                        要交
                      </StateMark>
                    ) : (
                      '可不换'
                    )
                  }
                >
                  <p className={styles.reason}>登记表改了，签字件可换新的。</p>
                </Part>
                <PartFields {...{ part, apply, draft, onUnsent }} errors={errorsOf(lacking, [part])} />
              </div>
            ))}
          </Form>
          <SubmitPart
            {...{ commitment: pledge, submission, draft }}
            document="毕业生登记表"
            act="重新提交"
            blocked={
              waiting ??
              (open.length === 0 ? null : (
                <span className={styles.missing}>
                  <span>还差 {open.length} 处：</span>
                  {open.map((part) => (
                    <span key={part}>
                      {missingOf(part)}。
                      <TextButton aria-label={`去填${titles[part]}`} onPress={() => goTo(part)}>
                        去填
                      </TextButton>
                    </span>
                  ))}
                </span>
              ))
            }
          />
          <LockedParts apply={apply} open={[...parts, ...replaceable]} />
        </Stack>
      </WithMargin>
    </>
  );
}
