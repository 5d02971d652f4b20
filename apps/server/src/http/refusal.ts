import { type ErrorCode, errorCode } from '@qianwei/api/contract/envelope';

/** Business code and Chinese text that a student reads instead of an answer (API-1). Throw it from a handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly data: unknown;

  /** `text` is Chinese and says what happened, what it means and what to do; `data` becomes the envelope's data. */
  constructor(code: ErrorCode, text: string, data: unknown = null) {
    super(text);
    this.code = code;
    this.data = data;
  }
}

/** 1040001 with one Chinese text for each wrong field (FORM-3). */
export function fieldRefusal(fieldErrors: Record<string, string>): Refusal {
  return new Refusal(errorCode.badParameter, '提交内容有误，请检查后重试', { fieldErrors });
}

/** 1050005: not found or not yours, in the same words. */
export function notFound(): Refusal {
  return new Refusal(errorCode.notFound, '未找到相关记录');
}
