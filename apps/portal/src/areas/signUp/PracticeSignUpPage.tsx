import { practiceExam } from './practice-exam.ts';
import { SignUpPage } from './SignUpPage.tsx';

/** 实践考核报名. */
export default function PracticeSignUpPage() {
  return <SignUpPage exam={practiceExam} />;
}
