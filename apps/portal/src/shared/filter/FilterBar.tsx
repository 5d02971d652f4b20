import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useState } from 'react';
import { useWide } from '../page/use-wide.ts';
import { full } from '../page/widths.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterDrawerProps } from './FilterDrawer.tsx';
import type { Filter } from './use-filter.ts';

/** Their fields are a good part of a page's code, and each screen has one of them. */
const filterLine = late<Filter>(() => import('./FilterLine.tsx'));
const filterDrawer = late<FilterDrawerProps>(() => import('./FilterDrawer.tsx'));

export interface FilterBarProps extends Omit<FilterDrawerProps, 'onClose'> {
  /** The heading of the list, and what is said beside it. */
  children: ReactNode;
}

/** The heading of a list with its filter: a line of menus below it on a desk, a drawer behind 筛选 on a phone. */
export function FilterBar({ filter, noun, children }: FilterBarProps) {
  const isWide = useWide(full);
  const { fields, texts, count, apply, clear } = filter;
  const plain = { fields, texts, count, apply, clear };
  return (
    <>
      <div className={styles.head}>
        {children}
        {!isWide && <FilterButton filter={plain} noun={noun} />}
      </div>
      {isWide && <LatePiece of={filterLine} fallback={<div className={styles.line} />} {...plain} />}
    </>
  );
}

/** 筛选: how many fields are on, and the drawer to change them. */
function FilterButton(props: Omit<FilterDrawerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const { Component: FilterDrawer, prepare, open } = useLate(filterDrawer);
  const { count } = props.filter;
  return (
    <>
      <TextButton onHoverStart={prepare} onFocus={prepare} onPress={() => open(() => setOpen(true))}>
        {count === 0 ? '筛选' : `筛选（已选 ${count} 项）`}
      </TextButton>
      {FilterDrawer && isOpen && <FilterDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
