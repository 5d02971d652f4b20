import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import {
  type DegreeApply,
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import { emptyDegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import {
  type GraduationApply,
  getGraduation,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import { emptyGraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import type { Endpoint } from '@qianwei/api/endpoint';
import { idOf } from '../exam/paper.ts';
import { callOf, type GrowthCall } from './growth-call.ts';
import type { Side } from './side.ts';

/** A call of the contract with its name in the list, whatever it is given. */
interface Calling<Data> {
  readonly name: string;
  run(side: Side, student: number, payload: object): Promise<Data>;
}

const calling = <Payload, Data>(endpoint: Endpoint<Payload, Data>): Calling<Data> => ({
  name: endpoint.path.replace(/^.*\//, ''),
  run: (side, student, payload) => callOf(side, endpoint, payload, student),
});

/** The calls of one page. */
interface ApplyPage {
  readonly type: ApplyType;
  readonly read: Calling<GraduationApply | DegreeApply>;
  readonly save: Calling<{ readonly revision: number }>;
  readonly submit: Calling<unknown>;
  readonly withdraw: Calling<unknown>;
  /** A document in which the returned part is mended. */
  readonly mended: object;
}

/** The payload that saves a document over the draft that is there. */
const over = ({ batch, draft }: GraduationApply | DegreeApply, document: object) => ({
  batchId: batch?.batchId,
  revision: draft?.revision ?? 0,
  document,
});

/** The calls of a page: its answer, a draft that is kept, what is mended and submitted again, and what is taken back. */
const callsOf = ({ type, read, save, submit, withdraw, mended }: ApplyPage): GrowthCall[] => [
  { name: read.name, prepare: async (side, student) => () => read.run(side, student, {}) },
  {
    name: save.name,
    async prepare(side, student) {
      const apply = await read.run(side, student, {});
      if (apply.status !== 'DRAFT' || apply.editableParts.length === 0) return null;
      return () => save.run(side, student, over(apply, apply.draft?.document ?? apply.initial));
    },
  },
  {
    name: submit.name,
    async prepare(side, student) {
      const apply = await read.run(side, student, {});
      if (apply.status !== 'RETURNED' || apply.editableParts.length === 0) return null;
      const { revision } = await save.run(side, student, over(apply, mended));
      const { batch, applyId, rules } = apply;
      const signatureFileId = idOf(`${type}-signature`, student * 10 + 1);
      const seen = { batchId: batch?.batchId, applyId, revision, rulesVersion: rules?.version };
      return () => submit.run(side, student, { ...seen, signatureFileId, agree: true });
    },
  },
  {
    name: withdraw.name,
    async prepare(side, student) {
      const { applyId, withdrawable } = await read.run(side, student, {});
      return withdrawable ? () => withdraw.run(side, student, { applyId, reason: '要改' }) : null;
    },
  },
];

/** Every call of 毕业材料提交 and 学位申请, without their papers. */
export const applyCalls: readonly GrowthCall[] = [
  ...callsOf({
    type: 'GRADUATION',
    read: calling(getGraduation),
    save: calling(saveGraduation),
    submit: calling(submitGraduation),
    withdraw: calling(withdrawGraduation),
    mended: { ...emptyGraduationDocument, collectWay: 'SELF' },
  }),
  ...callsOf({
    type: 'DEGREE',
    read: calling(getDegreeApply),
    save: calling(saveDegreeApply),
    submit: calling(submitDegreeApply),
    withdraw: calling(withdrawDegreeApply),
    mended: { ...emptyDegreeDocument, namePinyin: 'WANG Xiaoming' },
  }),
];
