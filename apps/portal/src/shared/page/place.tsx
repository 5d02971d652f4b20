import { createContext, use, useLayoutEffect } from 'react';

/** The place of a page when its route alone does not say it: a test may belong to a course or to a batch. */
export interface MenuPlace {
  /** Path of the menu entry that it belongs to, which is marked and leads the breadcrumb. */
  readonly menu: string;
  /** Its own name at the end of the breadcrumb; default the route's. */
  readonly title?: string;
  /** Its name in the top bar of a phone; default that of `above`, then its own. */
  readonly phoneTitle?: string;
  /** The page between the menu entry and this one, such as the course of a lesson; on a phone 返回上一级 names it and leads to it. */
  readonly above?: { readonly title: string; readonly path: string };
}

/** Receives the place of the page that is shown, null once it is left: the frame marks the menu by it. */
export const PlaceContext = createContext<(place: MenuPlace | null) => void>(() => {});

/** Says where the page stands, for as long as it is shown; null leaves that to its route. */
export function usePlace(place: MenuPlace | null): void {
  const setPlace = use(PlaceContext);
  // Another object with the same place is the same place.
  const words = JSON.stringify(place);
  // Before the browser paints, so that the menu is not seen at the place of the route first.
  useLayoutEffect(() => {
    setPlace(JSON.parse(words));
    return () => setPlace(null);
  }, [words, setPlace]);
}
