import { errorCode } from '@qianwei/api/contract/envelope';
import type { Refusal } from './refusal.ts';

/** Every answer of a call (API-1). */
export interface Envelope {
  readonly errorCode: number;
  /** Chinese, meant for the student; empty on success. */
  readonly errorMsg: string;
  readonly data: unknown;
}

/** errorCode 0 with the answer's data. */
export const succeeded = (data: unknown): Envelope => ({
  errorCode: errorCode.success,
  errorMsg: '',
  data: data ?? null,
});

/** Envelope that a student reads instead of an answer. */
export const refused = (refusal: Refusal): Envelope => ({
  errorCode: refusal.code,
  errorMsg: refusal.message,
  data: refusal.data,
});

/** 1090000, for what should not happen; the log knows more, under the same correlation id. */
export const crashed: Envelope = {
  errorCode: errorCode.serverBusy,
  errorMsg: '系统繁忙，请稍后再试',
  data: null,
};

/** An address that no call has. */
export const unknownPath: Envelope = {
  errorCode: errorCode.notFound,
  errorMsg: '请求的接口不存在',
  data: null,
};

/** A request that no browser sends. */
export const malformedRequest: Envelope = {
  errorCode: errorCode.badParameter,
  errorMsg: '请求格式不正确',
  data: null,
};

/** The answer to a page of another site that makes a visitor's browser call. */
export const foreignPage: Envelope = {
  errorCode: errorCode.badParameter,
  errorMsg: '请求来自其他网站，已拒绝，请从学生门户进入',
  data: null,
};

/** The envelope as an HTTP answer; never cached. */
export function answer(envelope: Envelope, status = 200): Response {
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
