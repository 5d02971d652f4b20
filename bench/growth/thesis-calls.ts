import { getCommitment } from '@qianwei/api/contract/thesis/commitment';
import { getThesisDirectory, type ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion } from '@qianwei/api/contract/thesis/document';
import { getThesisManual } from '@qianwei/api/contract/thesis/manual';
import { getThesisMessage, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { getThesisRule } from '@qianwei/api/contract/thesis/rule';
import { getThesisList, type ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { getThesisTopicList, submitThesisTopic } from '@qianwei/api/contract/thesis/topic';
import type { Endpoint } from '@qianwei/api/endpoint';
import { callOf, type GrowthCall, plain } from './growth-call.ts';
import type { Side } from './side.ts';

/** A call about the thesis of a student, with the payload that it has; null where the student has nothing to do with it. */
const onThesis = <Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  payloadOf: (thesis: ListedThesis, side: Side, student: number) => object | null | Promise<object | null>,
): GrowthCall => ({
  name: endpoint.path.replace(/^.*\//, ''),
  async prepare(side, student) {
    const { list } = await callOf(side, getThesisList, {}, student);
    const [thesis] = list;
    const payload = thesis === undefined ? null : await payloadOf(thesis, side, student);
    return payload && (() => callOf(side, endpoint, payload, student));
  },
});

/** The desk of a thesis. */
const directoryOf = (
  side: Side,
  student: number,
  { studentPlanId }: ListedThesis,
): Promise<ThesisDirectory> => callOf(side, getThesisDirectory, { studentPlanId }, student);

/** The topic list's payload, and that of the first wish that has a place. */
const wishPayload = async ({ studentPlanId, planId }: ListedThesis, side: Side, student: number) => {
  const { obstacle, list, draft } = await callOf(
    side,
    getThesisTopicList,
    { studentPlanId, planId },
    student,
  );
  const free = list.find(({ left }) => left > 0);
  if (obstacle !== null || free === undefined) return null;
  const chosen = { thesisType: 'DEGREE', wishes: [free.topicId], revision: draft?.revision ?? null };
  return { studentPlanId, planId, ...chosen };
};

/** The pages of a thesis, and what is submitted there. */
export const thesisCalls: readonly GrowthCall[] = [
  plain(getThesisList, {}),
  plain(getThesisManual, { manualType: 'THESIS' }),
  onThesis(getThesisDirectory, ({ studentPlanId }) => ({ studentPlanId })),
  onThesis(getThesisTopicList, ({ studentPlanId, planId }) => ({ studentPlanId, planId })),
  onThesis(getThesisMessage, ({ studentPlanId }) => ({ studentPlanId })),
  onThesis(getCommitment, ({ studentPlanId }) => ({ studentPlanId })),
  onThesis(getThesisRule, ({ planId }) => ({ planId, ruleType: 'MANAGE' })),
  onThesis(getThesisVersion, async (thesis, side, student) => {
    const { stages } = await directoryOf(side, student, thesis);
    const versionId = stages.flatMap(({ docs }) => docs)[0]?.versionId;
    return versionId === undefined ? null : { versionId };
  }),
  onThesis(sendThesisMessage, ({ studentPlanId, advisor }) =>
    advisor === null ? null : { studentPlanId, content: '老师好', fileIds: [] },
  ),
  onThesis(submitThesisTopic, wishPayload),
];
