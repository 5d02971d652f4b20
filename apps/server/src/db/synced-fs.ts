import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StartOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's node file system that PGlite leaves without `fsync`. */
interface NodeFileSystem {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** PGlite's folder on disk, with the flush that it lacks: a commit is on disk before it is answered. */
export class SyncedFs extends NodeFS {
  readonly #flush: (fd: number) => void;

  /** `flush` is replaced by tests that count. */
  constructor(folder: string, flush: (fd: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  override async init(database: PGlite, options: StartOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const addFlush = (module: object) => {
      (module as NodeFileSystem).NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#flush(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } };
  }
}

/** Without `-F`, and by `fsync`: the WebAssembly build's `fdatasync` does nothing. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((part) => part !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
