import { late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import type { FilterProps } from './FilterLine.tsx';
import { countChoices } from './grade-filter.ts';

const filterDrawer = late<FilterProps & { onClose: () => void }>(() => import('./FilterDrawer.tsx'));

/** 筛选 on a phone: how many choices are on, and the drawer to change them. */
export function FilterButton({ filter, periods, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: FilterDrawer, prepare, open } = useLate(filterDrawer);
  const count = countChoices(filter);
  const close = () => setOpen(false);
  return (
    <>
      <TextButton onHoverStart={prepare} onFocus={prepare} onPress={() => open(() => setOpen(true))}>
        {count === 0 ? '筛选' : `筛选（已选 ${count} 项）`}
      </TextButton>
      {FilterDrawer && isOpen && (
        <FilterDrawer
          filter={filter}
          periods={periods}
          onChange={(change) => {
            onChange(change);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
