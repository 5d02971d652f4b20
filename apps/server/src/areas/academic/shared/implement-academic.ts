import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { requireAcademic } from '../../../student/academic-access.ts';

/** Answers a call of this area, on the platforms and hosts whose menu has it. Throws 1050002 on others. */
export const implementAcademic: typeof implementForStudent = (endpoint, handler, running): Implementation =>
  implementForStudent(
    endpoint,
    async (context, payload) => {
      await requireAcademic(context);
      return handler(context, payload);
    },
    running,
  );
