import { getThesisDirectory, withdrawThesisDoc } from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion } from '@qianwei/api/contract/thesis/document';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { readThesisDirectory } from './read-directory.ts';
import { readThesisVersion } from './read-version.ts';
import { withdrawDoc } from './withdraw-doc.workflow.ts';

/** 论文任务: the desk of a thesis, a version that was handed in, and taking it back. */
export const directoryRoutes: readonly Implementation[] = [
  implementForStudent(getThesisDirectory, readThesisDirectory),
  implementForStudent(getThesisVersion, readThesisVersion),
  implementForStudent(withdrawThesisDoc, withdrawDoc),
];
