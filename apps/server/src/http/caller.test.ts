import { describe, expect, it } from 'vitest';
import { identify, namesTwoHosts } from './caller.ts';
import { addressList, isLoopback, networkOf } from './network.ts';

function caller(
  headers: Record<string, string>,
  {
    peer = '10.0.0.7',
    proxies = ['10.0.0.0/24'],
    publicUrl = null as string | null,
    host = 'portal.example',
  } = {},
) {
  const request = new Request(`http://${host}/api/health`, { headers });
  const bindings = { incoming: { socket: { remoteAddress: peer }, rawHeaders: [] } } as never;
  return identify(request, bindings, { trustedProxies: addressList(proxies), publicUrl }, () => 'id');
}

describe('who calls', () => {
  it.each([
    ['the client of a trusted proxy', '203.0.113.9', '10.0.0.7', '203.0.113.9'],
    ['the client of two trusted proxies', '203.0.113.9, 10.0.0.5', '10.0.0.7', '203.0.113.9'],
    ['what the proxy saw, not what its client invented', '1.2.3.4, 203.0.113.9', '10.0.0.7', '203.0.113.9'],
    ['IPv4 inside IPv6', '::ffff:203.0.113.9', '::ffff:10.0.0.7', '203.0.113.9'],
    ['the peer itself when nobody trusts it', '1.2.3.4', '198.51.100.1', '198.51.100.1'],
    ['the peer when the proxy names nobody', '', '10.0.0.7', '10.0.0.7'],
    ['the peer when the proxy names nonsense', 'x"><script>', '10.0.0.7', '10.0.0.7'],
  ])('F12 is %s', (_, forwarded, peer, ip) => {
    expect(caller(forwarded === '' ? {} : { 'x-forwarded-for': forwarded }, { peer }).ip).toBe(ip);
  });

  it('F12 nobody on this machine is believed unless the operator says so', () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' };
    expect(caller(headers, { peer: '127.0.0.1', proxies: [] })).toMatchObject({
      ip: '127.0.0.1',
      secure: false,
    });
  });

  it('F12 PUBLIC_URL names the origin of file addresses, and makes cookies secure', () => {
    const seen = { origin: 'https://portal.school.example', secure: true };
    const publicUrl = 'https://portal.school.example';
    expect(caller({}, { host: '127.0.0.1:8080', publicUrl })).toMatchObject(seen);
  });

  it('counts an IPv6 line as one, whatever address it takes', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2::ffff'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.0.1', true],
    ['[::1]', true],
    ['localhost', true],
    ['127.evil.example', false],
    ['localhost.evil.example', false],
    ['0.0.0.0', false],
  ])('F23 %s is this machine alone: %j', (host, own) => {
    expect(isLoopback(host)).toBe(own);
  });

  it('F11 is local only without a proxy and by a name of this machine', () => {
    const local = { peer: '127.0.0.1', host: '127.0.0.1:8080' };
    expect(caller({}, local).local).toBe(true);
    expect(caller({ 'x-forwarded-for': '203.0.113.9' }, local).local).toBe(false);
    expect(caller({ via: '1.1 proxy' }, local).local).toBe(false);
    expect(caller({}, { ...local, host: 'portal.school.example' }).local).toBe(false);
    expect(caller({}, { ...local, peer: '10.0.0.7' }).local).toBe(false);
  });

  it('F23 names the request that has two hosts', () => {
    const twice = { incoming: { rawHeaders: ['Host', 'a', 'X', 'Host', 'host', 'b'] } } as never;
    const once = { incoming: { rawHeaders: ['Host', 'a', 'X', 'Host'] } } as never;
    expect([namesTwoHosts(twice), namesTwoHosts(once), namesTwoHosts(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
