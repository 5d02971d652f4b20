import {
  cancelThesisTopic,
  getThesisTopicList,
  saveThesisTopic,
  submitThesisTopic,
  type ThesisTopics,
  type TopicDraft,
  waitForThesisTopic,
} from '@qianwei/api/contract/thesis/topic';
import type { DemoApp } from './demo-app.ts';
import { type Chooser, choosingPlan } from './topic-choosers.ts';

/** An own title that lacks nothing; its reason and content have 120 characters each. */
export const ownTopic = {
  title: '基于微信小程序的社区图书漂流平台设计与实现',
  direction: '移动应用',
  reason: '社区图书室'.repeat(24),
  content: '借还与漂流'.repeat(24),
  advisorId: 'adv-01',
} as const;

/** A draft of these wishes. */
export const draftOf = (wishes: readonly string[]): TopicDraft => ({
  mode: 'BANK',
  thesisType: 'DEGREE',
  wishes: [...wishes],
  custom: { title: '', direction: '', reason: '', content: '', advisorId: '' },
});

/** The calls of a student who chooses a topic. */
export function topicVisit(app: DemoApp, { token, studentPlanId }: Pick<Chooser, 'token' | 'studentPlanId'>) {
  const of = { studentPlanId };
  const list = async (): Promise<ThesisTopics> => {
    const { data } = await app.call(getThesisTopicList, { ...of, planId: choosingPlan }, { token });
    return data;
  };
  const submit = (wishes: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
    app.call(
      submitThesisTopic,
      { ...of, planId: choosingPlan, thesisType: 'DEGREE', wishes, revision: null, ...more },
      { token },
    );
  return {
    list,
    submit,
    save: (document: TopicDraft, revision = 0) =>
      app.call(saveThesisTopic, { ...of, document, revision }, { token }),
    /** Submits with the draft that the server has. */
    async submitDraft(wishes: readonly string[], more: Readonly<Record<string, unknown>> = {}) {
      const { draft } = await list();
      return submit(wishes, { revision: draft?.revision ?? null, ...more });
    },
    cancel: () => app.call(cancelThesisTopic, of, { token }),
    wait: (topicId: string, waits = true) =>
      app.call(waitForThesisTopic, { ...of, topicId, waits }, { token }),
  };
}
