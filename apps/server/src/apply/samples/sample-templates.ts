import type { MaterialSample } from '@qianwei/api/contract/graduation/apply';
import { filledRegisterForm } from './filled-register-form.ts';
import { blankMoralForm } from './moral-form.ts';

/** A file that a student makes a material with. */
export interface SampleTemplate extends Pick<NonNullable<MaterialSample['template']>, 'kind' | 'fileName'> {
  /** MIME type. */
  readonly type: string;
  content(): Buffer | Promise<Buffer>;
}

/** The templates, by their materials. */
export const sampleTemplates = {
  REGISTER_FORM: {
    kind: 'FILLED',
    fileName: '毕业生登记表填写样例.pdf',
    type: 'application/pdf',
    content: filledRegisterForm,
  },
  MORAL_FORM: {
    kind: 'BLANK',
    fileName: '思想品德鉴定表.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: blankMoralForm,
  },
} as const satisfies Record<string, SampleTemplate>;
