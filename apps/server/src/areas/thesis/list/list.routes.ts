import { getThesisList } from '@qianwei/api/contract/thesis/thesis';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { readThesisList } from './read-list.ts';

/** 论文管理. */
export const listRoutes: Implementation[] = [implementForStudent(getThesisList, readThesisList)];
