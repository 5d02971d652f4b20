import { describe, expect, it } from 'vitest';
import { StartProblem } from './problems.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('serves a demo on 127.0.0.1:8080 when nothing is said', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      testMode: false,
    });
  });

  it('is no demo on PostgreSQL unless asked', () => {
    const databaseUrl = 'postgres://u@localhost/db';
    expect(readSettings({ DATABASE_URL: databaseUrl }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: databaseUrl, DEMO: '1' }).demo).toBe(true);
  });

  it('reads the list of origins without their paths', () => {
    const { publicOrigins } = readSettings({ PUBLIC_ORIGINS: 'https://a.example/x, http://b.example:81' });
    expect(publicOrigins).toEqual(['https://a.example', 'http://b.example:81']);
  });

  const refusals: [string, Record<string, string>, RegExp][] = [
    ['a port that is no number', { PORT: 'http' }, /PORT.*0–65535/],
    ['a port above 65535', { PORT: '70000' }, /PORT.*0–65535/],
    ['a switch that is neither 0 nor 1', { DEMO: 'yes' }, /DEMO.*0 或 1/],
    ['an origin that is no address', { PUBLIC_ORIGINS: 'example.org' }, /PUBLIC_ORIGINS/],
    ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /TRUSTED_PROXIES.*proxy/],
    ['a network of too many bits', { TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
    ['a public address that is none', { PUBLIC_URL: 'portal.example' }, /PUBLIC_URL.*https/],
    [
      'a demo under a name that only begins like this machine',
      { HOST: '127.evil.example' },
      /DEMO=1 只能在本机使用/,
    ],
    ['a data key of the wrong length', { DATA_KEY: 'abc' }, /DATA_KEY.*64/],
    [
      'a hash that no portal signs with',
      { SIGNATURE_ALGORITHM: 'SHA1' },
      /SIGNATURE_ALGORITHM.*SHA256 或 MD5/,
    ],
    ['a gateway that is no address', { SMS_GATEWAY_URL: 'sms' }, /SMS_GATEWAY_URL/],
    ['a demo that others could reach', { HOST: '0.0.0.0' }, /DEMO=1 只能在本机使用/],
    [
      'test mode that others could reach',
      { HOST: '0.0.0.0', DEMO: '0', PORTAL_TEST_MODE: '1' },
      /PORTAL_TEST_MODE=1/,
    ],
    ['limits lifted without test mode', { PORTAL_TEST_NO_LIMITS: '1' }, /PORTAL_TEST_NO_LIMITS/],
  ];
  it.each(refusals)('refuses %s in one Chinese line', (_, env, text) => {
    const read = () => readSettings(env);
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(text);
  });

  it('lets others reach a server that is neither demo nor test', () => {
    expect(readSettings({ HOST: '0.0.0.0', DEMO: '0' }).host).toBe('0.0.0.0');
  });
});
