import { errorCode } from '@qianwei/api/contract/envelope';
import type { Endpoint } from '@qianwei/api/endpoint';
import { secretOf } from '../exam/paper.ts';
import type { Side } from './side.ts';

/** A call that is measured; what it needs to know is asked for before. */
export interface GrowthCall {
  readonly name: string;
  /** Asks for what the call needs, and answers the call; null where this student has nothing to do with it. */
  prepare(side: Side, student: number): Promise<(() => Promise<unknown>) | null>;
}

/**
 * Makes a call of a student from an address of their own and answers what it brought. Throws when it is refused; where the server
 * failed, with the error of its log.
 */
export async function callOf<Payload, Data>(
  { app }: Side,
  endpoint: Endpoint<Payload, Data>,
  payload: object,
  student: number,
): Promise<Data> {
  const ip = `10.${[16, 8, 0].map((bits) => (student >> bits) & 255).join('.')}`;
  const answer = await app.call(endpoint, payload, { token: secretOf('session', student), ip });
  if (answer.errorCode === errorCode.serverBusy)
    throw new Error(
      `${endpoint.path} of ${student} failed: ${app.logged.findLast((line) => line.includes('"error"'))}`,
    );
  if (answer.errorCode !== 0) throw new Error(`${endpoint.path} of ${student}: ${answer.errorMsg}`);
  return answer.data;
}

/** A call that needs nothing. */
export function plain<Payload, Data>(endpoint: Endpoint<Payload, Data>, payload: object): GrowthCall {
  return {
    name: endpoint.path.replace(/^.*\//, ''),
    prepare: async (side, student) => () => callOf(side, endpoint, payload, student),
  };
}
