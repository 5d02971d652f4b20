import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';

/** The record in outline while it loads. */
export function AccountSkeleton() {
  return (
    <>
      {['基本信息', '考籍信息', '联系方式'].map((name) => (
        <Section key={name} name={name}>
          <SkeletonLines shares={[0.5, 0.62, 0.44, 0.56]} />
        </Section>
      ))}
    </>
  );
}
