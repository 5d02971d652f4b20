import { upload } from '@qianwei/api/contract/upload';
import { ApiError, isCancelled } from '@qianwei/api/errors';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../shared/client.tsx';
import { proofProblem } from './file-checks.ts';

/** How many files prove a correction at most. */
export const proofLimit = 3;

/** One file of the proof: on its way, sent, or refused. */
export interface ProofFile {
  key: number;
  name: string;
  /** 0 to 1. */
  fraction: number;
  /** Known once it is sent. */
  fileId: string | null;
  /** The first characters of its SHA-256, for the student's own record. */
  checksum: string;
  problem: string;
}

/** Files that are sent as soon as they are chosen; leaving the dialog or removing one cancels its upload. */
export function useProofFiles() {
  const client = useClient();
  const [files, setFiles] = useState<readonly ProofFile[]>([]);
  const [refusal, setRefusal] = useState('');
  const controllers = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, what: Partial<ProofFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...what } : file)));

  const send = async (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const controller = new AbortController();
    controllers.current.set(key, controller);
    setFiles((all) => [
      ...all,
      { key, name: file.name, fraction: 0, fileId: null, checksum: '', problem: '' },
    ]);
    try {
      const options = {
        signal: controller.signal,
        onProgress: (fraction: number) => change(key, { fraction }),
      };
      const sent = await client.upload(upload, { file, scene: 'QA_FILE' }, options);
      change(key, { fileId: sent.fileId, fraction: 1, checksum: sent.sha256.slice(0, 8).toUpperCase() });
    } catch (error) {
      if (isCancelled(error)) return;
      change(key, { problem: error instanceof ApiError ? error.message : '上传失败，请移除后重试' });
    } finally {
      controllers.current.delete(key);
    }
  };

  return {
    files,
    refusal,
    fileIds: files.flatMap(({ fileId }) => fileId ?? []),
    isSending: files.some(({ fileId, problem }) => fileId === null && problem === ''),
    /** Takes what was chosen, up to the limit; says what is wrong with the first file that does not fit. */
    add(chosen: readonly File[]) {
      const problem = chosen.map(proofProblem).find((text) => text !== null);
      const tooMany = files.length + chosen.length > proofLimit ? '最多上传 3 个附件' : undefined;
      setRefusal(problem ?? tooMany ?? '');
      if (problem !== undefined || tooMany !== undefined) return;
      for (const file of chosen) void send(file);
    },
    remove(key: number) {
      controllers.current.get(key)?.abort();
      setRefusal('');
      setFiles((all) => all.filter((file) => file.key !== key));
    },
  };
}
