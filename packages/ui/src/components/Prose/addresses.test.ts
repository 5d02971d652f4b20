import { describe, expect, it } from 'vitest';
import { linkAddress, pathWithin, pictureAddress } from './addresses.ts';

describe('addresses in a text', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
  ])('leads nowhere for %j', (address) => {
    expect(linkAddress(address)).toBeUndefined();
    expect(pictureAddress(address)).toBeUndefined();
  });

  it.each(['https://example.com/a', '/home/notice', '#top', '?page=2', 'files/a.pdf', '//example.com/a'])(
    'keeps %s',
    (address) => {
      expect(linkAddress(address)).toBe(address);
      expect(pictureAddress(address)).toBe(address);
    },
  );

  it('mails and telephones by a link, and shows a picture that is part of the text', () => {
    expect(linkAddress('mailto:a@example.com')).toBe('mailto:a@example.com');
    expect(linkAddress('tel:025-0000-0000')).toBe('tel:025-0000-0000');
    expect(pictureAddress('mailto:a@example.com')).toBeUndefined();
    expect(pictureAddress('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(pictureAddress('  ')).toBeUndefined();
  });

  it('knows its own site', () => {
    expect(pathWithin('https://a.example/x?y#z', 'https://a.example')).toBe('/x?y#z');
    expect(pathWithin('/x', 'https://a.example')).toBe('/x');
    expect(pathWithin('//b.example/x', 'https://a.example')).toBeNull();
    expect(pathWithin('https://a.example.evil/x', 'https://a.example')).toBeNull();
    expect(pathWithin('mailto:a@example.com', 'https://a.example')).toBeNull();
    expect(pathWithin('https://[', 'https://a.example')).toBeNull();
    expect(pathWithin('/x', '')).toBe('/x');
    expect(pathWithin('//b.example', '')).toBeNull();
  });
});
