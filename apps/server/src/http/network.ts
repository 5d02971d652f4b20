import { BlockList, isIP } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address as Node names it, without the prefix of IPv4 inside IPv6; empty when it is none. */
export function plainAddress(text: string): string {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address.toLowerCase();
}

/** Addresses and networks (CIDR) as a list to ask. Throws a RangeError that names the entry which is neither. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const plain = plainAddress(address);
    const maxBits = family(plain) === 'ipv6' ? 128 : 32;
    if (plain === '' || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > maxBits)))
      throw new RangeError(entry);
    list.addSubnet(plain, bits === undefined ? maxBits : Number(bits), family(plain));
  }
  return list;
}

/** True when the list holds the address. */
export const listed = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, family(address));

/** True when the address, or the name `localhost`, is of this machine and of no other. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const address = plainAddress(name);
  return name === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** The eight groups of an IPv6 address. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/** Subject of limits for an address: IPv4 whole, of IPv6 the /64 that one household or school line is given. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}
