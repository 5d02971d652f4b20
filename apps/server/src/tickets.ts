import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { examTicket } from './areas/academic/registration/ticket.ts';
import { signUpTicket } from './areas/signUp/ticket/sign-up-ticket.ts';
import { type Implementation, implementForStudent } from './http/implement.ts';
import { requireAcademic } from './student/academic-access.ts';

/** The one call that two areas answer: a student's ticket, by the exam. */
export const ticketRoutes: readonly Implementation[] = [
  implementForStudent(getTicket, async (context, payload) => {
    if (payload.ticketType !== 'EXAM') {
      const { ticket } = await signUpTicket(
        context,
        context.session.studentId,
        { type: payload.ticketType, batchId: payload.bizId },
        async (fileId) => context.fileUrl(fileId),
      );
      return ticket;
    }
    await requireAcademic(context);
    return examTicket(context, payload);
  }),
];
