import axe from 'axe-core';
import { spoken } from './spoken.ts';

/** The only rules that a theme can break; the rest has been answered in light and need not be asked again. */
const aboutColour = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds in the story as it stands. `region` is left out because a story of one component is no page;
 * the portal's own pages are checked whole in the portal itself.
 */
export async function violationsIn(theme: string): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: [[spoken]] },
    {
      resultTypes: ['violations'],
      ...(theme === 'light' ? { rules: { region: { enabled: false } } } : { runOnly: aboutColour }),
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
}
