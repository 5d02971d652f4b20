import {
  cancelThesisTopic,
  checkThesisTitle,
  getThesisTopicList,
  saveThesisTopic,
  submitThesisTopic,
  waitForThesisTopic,
} from '@qianwei/api/contract/thesis/topic';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { checkTitle } from './check-title.ts';
import { submitTopic } from './submit-topic.workflow.ts';
import { cancelTopic, saveTopic } from './topic-draft.ts';
import { listTopics } from './topic-list.ts';
import { waitForTopic } from './wait-for-topic.ts';

/** 论文选题. */
export const topicRoutes: readonly Implementation[] = [
  implementForStudent(getThesisTopicList, listTopics),
  implementForStudent(checkThesisTitle, checkTitle),
  implementForStudent(saveThesisTopic, saveTopic, { repeatable: true }),
  implementForStudent(submitThesisTopic, submitTopic),
  implementForStudent(cancelThesisTopic, cancelTopic),
  implementForStudent(waitForThesisTopic, waitForTopic),
];
