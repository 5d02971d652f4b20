import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import type { SignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import type { FormStep } from '../../shared/application/StepForm.tsx';
import type { SignUpStep } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';

interface Progress {
  readonly batch: SignUpBatch;
  readonly holder: OpenedSignUp['holder'];
  readonly document: SignUpDocument;
  readonly record: OpenedSignUp['record'];
  readonly current: SignUpStep;
}

/** The four steps in words; `progress` null before the person is proven. */
export function formStepsOf(exam: SignUpExam, progress: Progress | null): FormStep[] {
  const { choice } = exam;
  const isPast = progress !== null && progress.current !== 'choice';
  return [
    {
      id: 'identity',
      label: '身份',
      note: progress === null ? '短信核验' : `${progress.holder.name}，${progress.holder.mobile}`,
    },
    {
      id: 'choice',
      label: choice.label,
      note: isPast ? choice.note(progress.document, progress.batch, progress.record) : choice.hint,
    },
    { id: 'photo', label: '照片', note: `${photoPixels.width} × ${photoPixels.height} JPG` },
    { id: 'confirm', label: '确认', note: '核对后提交' },
  ];
}
