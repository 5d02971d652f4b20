import type { ServiceAddress } from './service-address.ts';

/** Props that the parts of the catalogue share. */
export interface CatalogueProps {
  filter: ServiceAddress;
  /** How often was searched; a new one moves focus to the result. 0 before the first. */
  round: number;
  hrefOf: (change: Partial<ServiceAddress>) => string;
  onSearch: (keyword: string) => void;
  onChange: (change: Partial<ServiceAddress>) => void;
}
