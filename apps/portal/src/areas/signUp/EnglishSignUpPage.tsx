import { englishExam } from './english-exam.ts';
import { SignUpPage } from './SignUpPage.tsx';

/** 学士学位英语考试报名. */
export default function EnglishSignUpPage() {
  return <SignUpPage exam={englishExam} />;
}
