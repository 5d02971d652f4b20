import { useState } from 'react';
import { Button } from '../Button/Button.tsx';

export interface TableExportProps {
  label: string;
  onExport: () => void | Promise<void>;
  /** Kept by the caller; else pending until the promise is settled. */
  exporting: boolean | undefined;
}

/** Fetches the list as a file. */
export function TableExport({ label, onExport, exporting }: TableExportProps) {
  const [pending, setPending] = useState(false);
  const settled = () => setPending(false);
  const start = () => {
    const done = onExport();
    if (!done) return;
    setPending(true);
    void done.then(settled, settled);
  };
  return (
    <Button variant="quiet" size="small" icon="download" pending={exporting ?? pending} onPress={start}>
      {label}
    </Button>
  );
}
