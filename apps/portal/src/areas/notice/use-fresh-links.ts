import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The links of files work for ten minutes; a page that stays open asks for new ones a minute before. */
const renewAfter = 9 * 60_000;

/** Asks again before the file links of an answer run out. */
export function useFreshLinks({
  dataUpdatedAt,
  refetch,
}: Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>): void {
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    const left = Math.max(0, dataUpdatedAt + renewAfter - Date.now());
    const timer = setTimeout(() => void refetch(), left);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, refetch]);
}
