import { type CardType, cardTypeTitles } from '@qianwei/api/contract/card-type';
import { Select } from '@qianwei/ui/Select';

const options = Object.entries(cardTypeTitles).map(([id, label]) => ({ id, label }));
const isCardType = (id: string): id is CardType => id in cardTypeTitles;

export interface CardTypeFieldProps {
  value: CardType;
  onChange: (value: CardType) => void;
}

/** 证件类型 in a form, under the name `cardType`. */
export function CardTypeField({ value, onChange }: CardTypeFieldProps) {
  return (
    <Select
      name="cardType"
      label="证件类型"
      options={options}
      value={value}
      onChange={(id) => isCardType(id) && onChange(id)}
    />
  );
}
