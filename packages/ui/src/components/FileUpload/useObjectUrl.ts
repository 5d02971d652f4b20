import { useEffect, useState } from 'react';

/** An address for a file of this device; given back as soon as it is no longer shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => {
      URL.revokeObjectURL(fresh);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
