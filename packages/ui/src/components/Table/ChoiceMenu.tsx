import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Menu } from '../Menu/Menu.tsx';

export interface ChoiceMenuProps {
  label: string;
  icon: IconName;
  choices: readonly { id: string; label: string }[];
  /** The id of the choice in force; a list of ids where several may be ticked at once. */
  chosen: string | readonly string[];
  /** Called with the choice that was pressed. */
  onChoose: (id: string) => void;
}

/** A small button with a menu whose entries are ticked: which columns, which order. */
export function ChoiceMenu({ label, icon, choices, chosen, onChoose }: ChoiceMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={icon}>
          {label}
        </Button>
      }
      selected={chosen}
      items={choices.map((choice) => ({ ...choice, onAction: () => onChoose(choice.id) }))}
    />
  );
}
