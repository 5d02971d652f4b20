// Preloaded by a server under attack: reports, when asked, for how long its event loop was blocked, and its memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.({ maxDelayMs: delay.max / 1e6, residentBytes: process.memoryUsage.rss() });
  delay.reset();
});
// Asking must not keep the server alive.
process.channel?.unref();
