import axe from 'axe-core';
import { type StoryView, spoken } from './views.ts';

/** The only rules that a theme can break; the others are checked in light. */
const aboutColour = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/**
 * The findings of axe in the current story. `region` is left out because a story of one component is no page; the
 * portal's own pages are checked whole in the portal itself.
 */
export async function violationsIn(asked: StoryView['axe']): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: [[spoken]] },
    {
      resultTypes: ['violations'],
      ...(asked === 'every rule' ? { rules: { region: { enabled: false } } } : { runOnly: aboutColour }),
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
}
