import { useEffect } from 'react';
import { productTitle } from '../../institution/institution.ts';

/** The document's title: page title, then product title; without a page title the product title alone (PAGE-2). */
export function documentTitle(pageTitle: string | undefined, platform?: string): string {
  const product = productTitle(platform);
  return pageTitle ? `${pageTitle} - ${product}` : product;
}

/** Sets the document's title for the page that is shown (PAGE-2). */
export function useTitle(pageTitle: string | undefined, platform?: string): void {
  const title = documentTitle(pageTitle, platform);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
