import { ApiError, noAnswerText } from '../errors.ts';
import type { WireRequest } from './request.ts';
import { parseBody, type Reply } from './transport.ts';

/**
 * Sends a file form by XMLHttpRequest, the only API that reports the progress of an upload. `onProgress` gets
 * fractions from 0 to 1. Rejects with an `ApiError` when no answer came, and with the signal's reason when it aborts.
 */
export function sendByXhr(
  { method, url, headers, body }: WireRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress?(fraction: number): void },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    xhr.onload = () => {
      onProgress?.(1);
      const header = (name: string) => xhr.getResponseHeader(name);
      resolve({ status: xhr.status, header, body: parseBody(xhr.responseText) });
    };
    xhr.onerror = () => reject(new ApiError('network', noAnswerText));
    xhr.onabort = () => reject(signal.reason as unknown);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    xhr.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}
