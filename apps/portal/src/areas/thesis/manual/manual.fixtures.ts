import { getThesisManual, type ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { recordedAnswer } from '../../../shared/client/story-fixture.ts';
import retest from './retest-manual.recorded.json';
import thesis from './thesis-manual.recorded.json';

/** 论文操作手册 of a student who books a defence next. */
export const thesisManual: ThesisManual = recordedAnswer(getThesisManual, thesis);

/** 论文复检操作手册 of a student in 复检. */
export const retestManual: ThesisManual = recordedAnswer(getThesisManual, retest);
