import { connect, type Socket } from 'node:net';

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One kept-alive HTTP connection with one request at a time: as little work as can be, for the load must not count. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: Waiting | null = null;
  closed = false;

  constructor(url: URL) {
    this.#socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    this.#socket.setEncoding('utf8');
    this.#socket.on('data', (text: string) => this.#read(text));
    this.#socket.on('error', () => this.#end());
    this.#socket.on('close', () => this.#end());
  }

  /** Rejects when the connection breaks first. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.closed) this.#end();
      else this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #end(): void {
    this.closed = true;
    this.#waiting?.reject(new Error('connection closed'));
    this.#waiting = null;
  }

  #read(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1]);
    if (Number.isNaN(length)) throw new Error('an answer without its length');
    const body = this.#received.slice(head + 4);
    // The length is in bytes.
    if (Buffer.byteLength(body) < length) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status, body });
  }
}

/** Connections that are used in turn; more are opened while all are busy, at most `maxConnections`. */
export class Pool {
  readonly #url: URL;
  readonly #maxConnections: number;
  readonly #free: Connection[] = [];
  readonly #queue: ((connection: Connection) => void)[] = [];
  #open = 0;

  constructor(url: string, maxConnections: number) {
    this.#url = new URL(url);
    this.#maxConnections = maxConnections;
  }

  /** How many were opened and live. */
  get size(): number {
    return this.#open;
  }

  /** Sends over a free connection; a kept one that the server has just closed is replaced, as a proxy does. */
  async send(request: string): Promise<Answer> {
    const connection = await this.#take();
    try {
      const answer = await connection.send(request);
      this.#give(connection);
      return answer;
    } catch (error) {
      this.#open -= 1;
      const next = this.#queue.shift();
      if (next !== undefined) next(this.#make());
      throw error;
    }
  }

  close(): void {
    for (const connection of this.#free) connection.close();
  }

  #make(): Connection {
    this.#open += 1;
    return new Connection(this.#url);
  }

  #take(): Connection | Promise<Connection> {
    for (let free = this.#free.shift(); free !== undefined; free = this.#free.shift()) {
      if (!free.closed) return free;
      this.#open -= 1;
    }
    if (this.#open < this.#maxConnections) return this.#make();
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  #give(connection: Connection): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#free.push(connection);
    else next(connection);
  }
}
