import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Section } from '@qianwei/ui/Section';
import { institution } from '../../institution/institution.ts';
import { type FactsInput, unanswered, versionFacts } from './facts.ts';

/** The versions of both sides and the difference of their clocks; while the server has not answered, it says so. */
export function FactsSection({ isLoading, ...input }: FactsInput & { isLoading: boolean }) {
  const facts = versionFacts(input);
  return (
    <Section name="版本">
      <DescriptionList busy={isLoading}>
        {facts.map(([term, value]) => (
          <Description key={term} label={term}>
            {isLoading && value === unanswered ? '正在读取…' : value}
          </Description>
        ))}
        <Description label="备案号">{institution.icp}</Description>
        <Description label="服务电话">
          {institution.service.phone}，{institution.service.hours}
        </Description>
      </DescriptionList>
    </Section>
  );
}
