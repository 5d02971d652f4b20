import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import type { Algorithm } from '@qianwei/api/signing/hash';
import { type Environment, flagOf, httpUrl, listOf, variableOf } from './environment.ts';
import { addressList, isLoopback } from './http/network.ts';
import { type MediaLine, readMediaLines } from './media/media-lines.ts';
import { StartProblem } from './problems.ts';
import { serverRoot } from './server-root.ts';

/** Values that the environment decides. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Origins of other hosts whose pages may call (CORS). */
  readonly publicOrigins: readonly string[];
  /** Proxies whose `x-forwarded-for` and `x-forwarded-proto` are believed. */
  readonly trustedProxies: BlockList;
  /** Scheme and host under which browsers know this server; null: as each request says. */
  readonly publicUrl: string | null;
  /** Demo institution, SMS on the terminal and at /api/dev/outbox. */
  readonly demo: boolean;
  /** Captcha answer 0000, /api/dev/clock. */
  readonly testMode: boolean;
  readonly limitsLifted: boolean;
  readonly smsGateway: { readonly url: string; readonly token: string | null } | null;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** 32 bytes as hex; null: kept in the data folder. */
  readonly dataKey: string | null;
  /** Hash of the signatures that portals send (API-4). */
  readonly signatureAlgorithm: Algorithm;
  /** Lines from which browsers fetch the files of lessons, at least one (ADR 20). */
  readonly mediaLines: readonly MediaLine[];
}

function port(env: Environment): number {
  const value = variableOf(env, 'PORT') ?? '8080';
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new StartProblem(`PORT 的值“${value}”不正确，应为 0–65535 的整数`);
  }
  return Number(value);
}

function publicOrigins(env: Environment): string[] {
  return listOf(env, 'PUBLIC_ORIGINS').map((value) => httpUrl('PUBLIC_ORIGINS', value).origin);
}

function trustedProxies(env: Environment): BlockList {
  try {
    return addressList(listOf(env, 'TRUSTED_PROXIES'));
  } catch (error) {
    throw new StartProblem(
      `TRUSTED_PROXIES 的值“${(error as Error).message}”不正确，应为 IP 地址或网段，如 127.0.0.1 或 10.0.0.0/8`,
    );
  }
}

function publicUrl(env: Environment): string | null {
  const value = variableOf(env, 'PUBLIC_URL');
  return value === null ? null : httpUrl('PUBLIC_URL', value).origin;
}

function smsGateway(env: Environment): Settings['smsGateway'] {
  const url = variableOf(env, 'SMS_GATEWAY_URL');
  return url === null
    ? null
    : { url: httpUrl('SMS_GATEWAY_URL', url).href, token: variableOf(env, 'SMS_GATEWAY_TOKEN') };
}

function dataKey(env: Environment): string | null {
  const value = variableOf(env, 'DATA_KEY');
  if (value !== null && !/^[0-9a-f]{64}$/i.test(value))
    throw new StartProblem('DATA_KEY 不正确，应为 64 位十六进制字符（32 字节）');
  return value;
}

function signatureAlgorithm(env: Environment): Algorithm {
  const value = variableOf(env, 'SIGNATURE_ALGORITHM') ?? 'SHA256';
  if (value !== 'SHA256' && value !== 'MD5')
    throw new StartProblem(`SIGNATURE_ALGORITHM 的值“${value}”不正确，应为 SHA256 或 MD5`);
  return value;
}

/**
 * Reads the settings; relative folders are meant from the working directory. Throws a StartProblem on a value that
 * is wrong, and when demo or test mode would be reachable from other machines.
 */
export function readSettings(env: Environment): Settings {
  const databaseUrl = variableOf(env, 'DATABASE_URL');
  const settings: Settings = {
    port: port(env),
    host: variableOf(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(variableOf(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    publicOrigins: publicOrigins(env),
    trustedProxies: trustedProxies(env),
    publicUrl: publicUrl(env),
    demo: flagOf(env, 'DEMO', databaseUrl === null),
    testMode: flagOf(env, 'PORTAL_TEST_MODE', false),
    limitsLifted: flagOf(env, 'PORTAL_TEST_NO_LIMITS', false),
    smsGateway: smsGateway(env),
    portalDir: resolve(variableOf(env, 'PORTAL_DIR') ?? join(serverRoot(), portalFromRoot())),
    dataKey: dataKey(env),
    signatureAlgorithm: signatureAlgorithm(env),
    mediaLines: readMediaLines(env),
  };
  if (settings.limitsLifted && !settings.testMode) {
    throw new StartProblem('PORTAL_TEST_NO_LIMITS=1 只能与 PORTAL_TEST_MODE=1 一起使用');
  }
  if ((settings.demo || settings.testMode) && !isLoopback(settings.host)) {
    const name = settings.testMode ? 'PORTAL_TEST_MODE=1' : 'DEMO=1';
    throw new StartProblem(
      `${name} 只能在本机使用：请把 HOST 改为 127.0.0.1，或设置 ${name.replace('=1', '=0')}`,
    );
  }
  return settings;
}

function portalFromRoot(): string {
  return serverRoot().endsWith('dist') ? '../../portal/dist' : '../portal/dist';
}
