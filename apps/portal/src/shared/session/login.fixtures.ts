import { type LoginSucceeded, loginManyWay, loginSucceeded } from '@qianwei/api/contract/login';
import { recordedAnswer } from '../client/story-fixture.ts';
import login from './login.recorded.json';

/** 周子墨's login as the server answers it. */
export const loggedIn: LoginSucceeded = recordedAnswer({ ...loginManyWay, data: loginSucceeded }, login);
