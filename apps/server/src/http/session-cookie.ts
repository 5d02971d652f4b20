/** The cookie with the id of the session (SESSION-6). It only shows the student's own files, and never stands for a token. */
export const sessionCookieName = 'org_user_session_id';
