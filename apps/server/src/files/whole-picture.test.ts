import { expect, it } from 'vitest';
import { jpeg } from '../testing/sample-files.ts';
import { bytesInMemory } from './byte-source.ts';
import { checkUpload } from './check-upload.ts';

it('a photo with restarts, several scans and a film behind it is whole', async () => {
  const whole = Buffer.from(jpeg(640, 480, 2_000));
  const scan = Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd0, 0x34, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x56]);
  const film = Buffer.alloc(200_000, 1);
  const photo = Buffer.concat([whole.subarray(0, -2), scan, whole.subarray(-2), film]);
  expect(await checkUpload('EXEMPT_PROOF', 'a.jpg', bytesInMemory(photo))).toMatchObject({
    width: 640,
    height: 480,
  });
});

it('a photo is followed through three hundred segments, and one of thousands is refused unread', async () => {
  const whole = Buffer.from(jpeg(640, 480, 2_000));
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const withScans = (count: number) =>
    Buffer.concat([whole.subarray(0, -2), ...Array<Buffer>(count).fill(scan), whole.subarray(-2)]);
  expect(await checkUpload('EXEMPT_PROOF', 'a.jpg', bytesInMemory(withScans(300)))).toMatchObject({
    width: 640,
  });
  const content = bytesInMemory(withScans(4_900));
  let reads = 0;
  const read: typeof content.read = (...range) => {
    reads += 1;
    return content.read(...range);
  };
  const counted = { ...content, size: content.size, read };
  await expect(checkUpload('EXEMPT_PROOF', 'a.jpg', counted)).rejects.toMatchObject({ code: 1060003 });
  expect(reads).toBeLessThan(1_000);
});
