import * as v from 'valibot';
import { envelope, errorCode, fieldErrors } from '../contract/envelope.ts';
import type { Schema } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import { badFieldText, badParameterText, malformedText, refusedText, statusText } from './texts.ts';
import { isSuccess, type Reply } from './transport.ts';

type Issues = readonly v.BaseIssue<unknown>[];

function textByField(issues: Issues): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    // Valibot's own messages are English; the contract's are Chinese.
    if (field !== null) texts[field] ??= /\p{Script=Han}/u.test(issue.message) ? issue.message : badFieldText;
  }
  return texts;
}

/** Checks a payload before anything is sent; refuses it as the server would, with 1040001 and the wrong fields. */
export function checkPayload<Payload>(schema: Schema<Payload>, payload: unknown): Payload {
  const result = v.safeParse(schema, payload);
  if (result.success) return result.output;
  throw new ApiError('business', badParameterText, {
    errorCode: errorCode.badParameter,
    fieldErrors: textByField(result.issues),
  });
}

/** The error for an answer that is not what the contract says; `detail` names the call and what is wrong with it. */
export function malformed(path: string, detail: string): ApiError {
  return new ApiError('malformed', malformedText, { detail: `${path} ${detail}` });
}

function driftOf(issues: Issues): string {
  const issue = issues[0];
  return issue === undefined ? '' : `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`;
}

/** `data` of a successful answer; otherwise throws the server's or the transport's error (ERR-3, ERR-5). */
export function readEnvelope(path: string, { status, body }: Reply): unknown {
  if (!isSuccess(status))
    throw new ApiError('http', statusText(status), { status, detail: `${path} status ${status}` });
  const result = v.safeParse(envelope, body);
  if (!result.success) throw malformed(path, `envelope ${driftOf(result.issues)}`);
  const { errorCode: code, errorMsg, data } = result.output;
  if (code === errorCode.success) return data;
  const fields = v.safeParse(fieldErrors, data);
  throw new ApiError('business', errorMsg || refusedText, {
    errorCode: code,
    data,
    fieldErrors: fields.success ? fields.output.fieldErrors : {},
    detail: `${path} ${code}`,
  });
}

/** The checked `data` of an answer. When it differs from the contract, the error names path and field. */
export function readData<Data>(
  { path, data: schema }: { path: string; data: Schema<Data> },
  reply: Reply,
): Data {
  const result = v.safeParse(schema, readEnvelope(path, reply));
  if (result.success) return result.output;
  throw malformed(path, `data.${driftOf(result.issues)}`);
}
