import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog, logout } from '@qianwei/api/contract/login';
import {
  getSignUpRecordNLog,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, saveSignUpDraftNLog } from '@qianwei/api/contract/sign-up/submit';
import { upload } from '@qianwei/api/contract/upload';
import { uploadTexts } from '@qianwei/api/contract/upload-scenes';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { file } from '../../db/schema/file.ts';
import { signUp } from '../../db/schema/sign-up.ts';
import { student } from '../../db/schema/student.ts';
import { idCardHash } from '../../student/personal.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { archive } from '../../testing/sample-files.ts';
import {
  freshAddress,
  identityOf,
  ofVisit,
  portraitFile,
  proveGuest,
  provenVisit,
  type SignUpVisit,
  submit,
  uploadPhoto,
  visitSignUp,
} from '../../testing/sign-up-visit.ts';
import { onPostgres } from '../../testing/test-database.ts';

const minute = 60_000;
const codeKey = 'any';

onPostgres('who signs up without a login', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
  }, 60_000);
  beforeEach(() => app.wait(2 * minute));

  describe('the identity', () => {
    /** Runs something while 周子墨 is enrolled otherwise. */
    async function enrolledAs(values: Partial<typeof student.$inferInsert>, run: () => Promise<void>) {
      const { db } = open();
      const [before] = await db.select().from(student).where(eq(student.name, '周子墨'));
      const { id, ...columns } = before!;
      await db.update(student).set(values).where(eq(student.id, id));
      await run().finally(() => db.update(student).set(columns).where(eq(student.id, id)));
    }
    const start = async (visit: SignUpVisit, identity: object, smsCode = '000000') =>
      app.call(startSignUpNLog, { ...ofVisit(visit), codeKey, smsCode, ...identity });

    it.each([
      ['a wrong check digit', { idCard: '320198200102030335' }, '身份证号校验位不正确'],
      ['31 February', { idCard: '320198200102310330' }, '身份证号中的出生日期不正确'],
      ['a child of nine', { idCard: '320198201801010335' }, '身份证号中的出生日期不正确'],
      ['17 digits', { idCard: '32019820010203033' }, '身份证号应为 18 位'],
      ['a permit with the number of an ID card', { cardType: 'HK_MACAO_PERMIT' }, '通行证号应为 H 或 M'],
      ['a name in letters', { name: '<script>' }, '姓名应为 2–20 个汉字'],
      ['a name of 21 characters', { name: '周'.repeat(21) }, '姓名应为 2–20 个汉字'],
    ])('FORM-1 %s is refused at its field', async (_, wrong, text) => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const { errorCode: code, data } = await start(visit, { ...identityOf('周子墨'), ...wrong });
      expect(code).toBe(errorCode.badParameter);
      expect(JSON.stringify(data)).toContain(text);
    });

    it.each(['𠮷野', '䶮一'])(
      '%s, typed with full-width digits, spaces and a small x, is who is enrolled so',
      async (name) => {
        const hash = idCardHash(app.deps.secrets, '32019820010203006X');
        await enrolledAs({ name, idCardHash: hash }, async () => {
          const visit = await visitSignUp(app, 'PRACTICE');
          const person = identityOf('周子墨');
          const smsCode = await app.smsCode(person.mobile, 'PRACTICE_SIGNUP');
          const opened = await start(
            visit,
            { ...person, name, idCard: ' ３２０１９８ 20010203 006x ' },
            smsCode,
          );
          expect([opened.errorCode, opened.errorMsg]).toEqual([0, '']);
          expect(opened.data.holder.name).toBe(`${[...name][0]}*`);
        });
      },
    );

    it('another kind of card is found by its own number, and not as another kind', async () => {
      const hash = idCardHash(app.deps.secrets, 'E12345678');
      await enrolledAs({ cardType: 'PASSPORT', idCardHash: hash }, async () => {
        const visit = await visitSignUp(app, 'PRACTICE');
        const person = { ...identityOf('周子墨'), cardType: 'PASSPORT', idCard: 'e1234 5678' };
        const smsCode = await app.smsCode(person.mobile, 'PRACTICE_SIGNUP');
        const asPermit = { ...person, cardType: 'TAIWAN_PERMIT', idCard: '12345678' };
        expect((await start(visit, asPermit, smsCode)).errorCode).toBe(errorCode.notFound);
        expect((await start(visit, person, smsCode)).errorCode).toBe(0);
      });
    });
  });

  describe('FORM-2 the code', () => {
    const { mobile, ...person } = identityOf('周子墨');
    const start = async (visit: SignUpVisit, smsCode: string) =>
      app.call(startSignUpNLog, { ...ofVisit(visit), codeKey, smsCode, mobile, ...person });

    it('an older one is never accepted, and a used one not again', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const older = await app.smsCode(mobile, 'PRACTICE_SIGNUP');
      app.wait(2 * minute);
      const newer = await app.smsCode(mobile, 'PRACTICE_SIGNUP');
      if (older !== newer) expect((await start(visit, older)).errorCode).toBe(errorCode.smsCodeWrong);
      expect((await start(visit, newer)).errorCode).toBe(0);
      expect((await start(visit, newer)).errorCode).toBe(errorCode.smsCodeWrong);
    });

    it('an older one is never accepted, though each was asked for with a captcha of its own', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const ask = async (key: string) => {
        await app.call(getSmsCodeNLog, { mobile, scene: 'PRACTICE_SIGNUP', code: '0000', codeKey: key });
        const [message] = await app.outbox(mobile);
        return { ...ofVisit(visit), smsCode: message!.code, codeKey: key, mobile, ...person };
      };
      const older = await ask('first');
      app.wait(2 * minute);
      const newer = await ask('second');
      expect((await app.call(startSignUpNLog, older)).errorMsg).toBe('短信验证码已失效，请重新获取');
      expect((await app.call(startSignUpNLog, newer)).errorCode).toBe(0);
    });

    it('one for the other exam is none for this', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const other = await app.smsCode(mobile, 'ENGLISH_SIGNUP');
      expect((await start(visit, other)).errorCode).toBe(errorCode.smsCodeWrong);
    });

    it('five wrong tries end it', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const right = await app.smsCode(mobile, 'PRACTICE_SIGNUP');
      const wrong = right === '111111' ? '222222' : '111111';
      const texts: string[] = [];
      for (let count = 0; count < 5; count += 1) texts.push((await start(visit, wrong)).errorMsg);
      expect([texts[0], texts[4]]).toEqual([
        '短信验证码错误（还可尝试 4 次）',
        '短信验证码已失效，请重新获取',
      ]);
      expect((await start(visit, right)).errorMsg).toBe('短信验证码已失效，请重新获取');
    });

    it('a number that nobody has is answered alike, and nothing is sent', async () => {
      const ask = (to: string) =>
        app.call(getSmsCodeNLog, { mobile: to, scene: 'PRACTICE_SIGNUP', code: '0000', codeKey });
      const [own, strange] = [await ask(mobile), await ask('15499999999')];
      expect([strange.errorCode, Object.keys(strange.data)]).toEqual([0, Object.keys(own.data)]);
      expect(await app.outbox('15499999999')).toEqual([]);
      const visit = await visitSignUp(app, 'PRACTICE');
      const record = await app.call(getSignUpRecordNLog, {
        ...{ ...ofVisit(visit), mobile: '15499999999', smsCode: '123456', codeKey },
      });
      expect(record.errorCode).toBe(errorCode.smsCodeWrong);
    });

    it.each(['PRACTICE_SIGNUP', 'ENGLISH_SIGNUP'] as const)(
      '%s: one a minute and five an hour to a number, which a stranger elsewhere does not use up',
      async (scene) => {
        const limited = await createDemoApp(open());
        const to = scene === 'PRACTICE_SIGNUP' ? '15498765432' : '15498765431';
        const [stranger, own] = [freshAddress(), freshAddress()];
        const ask = async (ip: string) => {
          const asked = { mobile: to, scene, code: '0000', codeKey };
          return (await limited.call(getSmsCodeNLog, asked, { ip })).errorCode;
        };
        expect([await ask(stranger), await ask(own)]).toEqual([0, errorCode.tooFrequent]);
        for (let count = 2; count <= 5; count += 1) {
          limited.wait(61_000);
          expect(await ask(stranger)).toBe(0);
        }
        limited.wait(61_000);
        // A refused one does not count as the one of this minute.
        expect(await ask(stranger)).toBe(errorCode.tooFrequent);
        for (let count = 1; count <= 5; count += 1) {
          expect(await ask(own)).toBe(0);
          limited.wait(61_000);
        }
        // A first request in an hour is not kept out by all others.
        expect([await ask(own), await ask(freshAddress())]).toEqual([errorCode.tooFrequent, 0]);
      },
    );
  });

  describe('the proof', () => {
    it('the ticket of the notices stands for nobody: the proof issues another one, as old as that', async () => {
      const visit = await visitSignUp(app, 'PRACTICE');
      const { guestTicket: issued } = visit;
      await proveGuest(app, 'PRACTICE', visit, '周子墨');
      expect(visit.guestTicket).not.toBe(issued);
      const refresh = (guestTicket: string) =>
        app.call(refreshSignUpNLog, { ...ofVisit(visit), guestTicket });
      expect((await refresh(issued)).errorCode).toBe(errorCode.smsCodeWrong);
      expect((await refresh(visit.guestTicket)).data.guestTicket).toBe(visit.guestTicket);
      app.wait(24 * 60 * minute);
      await expect(proveGuest(app, 'PRACTICE', visit, '周子墨')).rejects.toThrow('页面已打开太久');
    });

    it('SESSION-7 one that a session has made ends with it', async () => {
      const { token } = await app.login('周子墨', { ip: freshAddress() });
      const visit = await visitSignUp(app, 'PRACTICE');
      const { data } = await app.call(startSignUp, ofVisit(visit), { token });
      visit.guestTicket = data.guestTicket;
      const refresh = async (options?: { token: string }) =>
        (await app.call(refreshSignUpNLog, ofVisit(visit), options)).errorCode;
      expect([await refresh({ token }), await refresh()]).toEqual([0, errorCode.smsCodeWrong]);
      expect((await app.call(logout, {}, { token })).errorCode).toBe(0);
      expect([await refresh({ token }), await refresh()]).toEqual([
        errorCode.smsCodeWrong,
        errorCode.smsCodeWrong,
      ]);
    });

    it('a guest’s calls that change something take turns, as those of a student', async () => {
      const visit = await provenVisit(app);
      const saves = await Promise.all(
        Array.from({ length: 40 }, () =>
          app.call(saveSignUpDraftNLog, { ...ofVisit(visit), document: emptySignUpDocument, revision: 0 }),
        ),
      );
      expect(saves.filter(({ errorCode: code }) => code === errorCode.tooFrequent)).not.toEqual([]);
    });

    it('submits thirty times an hour and takes back ten times at most', async () => {
      const limited = await createDemoApp(open());
      const visit = await provenVisit(limited, '李明轩');
      const cancel = () =>
        limited.call(cancelSignUpNLog, {
          type: 'PRACTICE',
          guestTicket: visit.guestTicket,
          signUpId: 'none',
        });
      const send = () => submit(limited, 'PRACTICE', visit, { photoFileId: 'none' });
      for (let count = 0; count < 10; count += 1) expect((await cancel()).errorCode).toBe(errorCode.notFound);
      for (let count = 0; count < 30; count += 1)
        expect((await send()).errorCode).not.toBe(errorCode.tooFrequent);
      expect([(await cancel()).errorCode, (await send()).errorCode]).toEqual([
        errorCode.tooFrequent,
        errorCode.tooFrequent,
      ]);
    });
  });

  describe('FORM-3 the photo', () => {
    const photo = (bytes: Uint8Array, name = '照片.jpg') =>
      new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
    const send = async (guestTicket: string | null, sent: File, scene = 'SIGNUP_PHOTO') =>
      app.call(
        upload,
        { scene, file: sent, ...(guestTicket !== null && { guestTicket }) },
        guestTicket === null ? {} : { headers: { 'guest-ticket': guestTicket } },
      );
    const jpeg = (width: number, height: number, quality = 70) =>
      portraitFile(width, height).then(async (drawn) =>
        sharp(await drawn.arrayBuffer())
          .jpeg({ quality })
          .toBuffer(),
      );
    const padded = async (length: number) => {
      const bytes = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#eee' } })
        .jpeg()
        .toBuffer();
      return Buffer.concat([bytes.subarray(0, 2), ...comments(length - bytes.length), bytes.subarray(2)]);
    };
    /** Comment segments of a JPEG that together have this length. */
    function comments(length: number): Buffer[] {
      const parts: Buffer[] = [];
      for (let left = length; left > 0; ) {
        const size = Math.min(left, 60_000);
        const segment = Buffer.alloc(size, 0x20);
        segment.set([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 0xff]);
        parts.push(segment);
        left -= size;
      }
      return parts;
    }

    it('other sizes, colours and files are refused with what to do', async () => {
      const { guestTicket } = await provenVisit(app);
      const cmyk = await sharp(await jpeg(480, 640))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer();
      const results = [
        await send(guestTicket, photo(await jpeg(479, 640))),
        await send(guestTicket, photo(cmyk)),
        await send(guestTicket, photo(await padded(19 * 1024))),
        await send(guestTicket, photo(await padded(501 * 1024))),
        await send(
          guestTicket,
          photo(
            await sharp(await jpeg(480, 640))
              .png({ compressionLevel: 9, palette: true, colours: 16 })
              .toBuffer(),
          ),
        ),
        await send(guestTicket, photo(Buffer.alloc(31 * 1024 * 1024, 1))),
      ].map(({ errorCode: code, errorMsg }) => [code, errorMsg]);
      expect(results).toEqual([
        [errorCode.fileContent, '照片须为 480×640 像素的 JPG，当前为 479×640'],
        [errorCode.fileContent, '照片须为 RGB 彩色的 JPG，请用看图软件另存为 RGB 后再上传'],
        [errorCode.fileSize, '照片大小应在 20KB–500KB'],
        [errorCode.fileSize, '照片大小应在 20KB–500KB'],
        [errorCode.fileContent, uploadTexts.mismatch],
        [errorCode.fileSize, '照片大小应在 20KB–500KB'],
      ]);
    });

    it('an archive that unpacks to a lot, and a picture that says it is huge, are refused unopened', async () => {
      const { guestTicket } = await provenVisit(app);
      const zeros = { name: 'a.jpg', content: Buffer.alloc(64 * 1024 * 1024), deflate: true };
      const bomb = await send(guestTicket, photo(archive([zeros])));
      expect([bomb.errorCode, bomb.errorMsg]).toEqual([errorCode.fileContent, uploadTexts.mismatch]);
      const huge = await jpeg(480, 640);
      const frame = huge.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(huge[at + 1] ?? 0));
      huge.writeUInt16BE(65_500, frame + 5);
      huge.writeUInt16BE(65_500, frame + 7);
      const lie = await send(guestTicket, photo(huge));
      expect([lie.errorCode, lie.errorMsg]).toEqual([
        errorCode.fileContent,
        '图片像素过大，请缩小后重新上传',
      ]);
    });

    it('where it was taken is gone from what is kept', async () => {
      const { guestTicket } = await provenVisit(app);
      const tagged = await sharp(await jpeg(480, 640))
        .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '32/1 3/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg({ quality: 70 })
        .toBuffer();
      expect((await sharp(tagged).metadata()).exif).toBeDefined();
      const { data } = await send(guestTicket, photo(tagged));
      const [row] = await open().db.select().from(file).where(eq(file.id, data.fileId));
      const kept = await app.deps.files.open(row!.path);
      const bytes = Buffer.from(await new Response(kept!.body).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 640, format: 'jpeg' });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Phone')).toBe(false);
    });

    it('without a ticket, with one that is over or made up, and for another purpose it is refused', async () => {
      const { guestTicket } = await provenVisit(app);
      const right = await portraitFile();
      expect((await send(null, right)).errorCode).toBe(errorCode.sessionInvalid);
      expect((await send('made-up', right)).errorCode).toBe(errorCode.smsCodeWrong);
      expect((await send(guestTicket, right, 'AVATAR')).errorCode).toBe(errorCode.sessionInvalid);
      app.wait(20 * minute);
      expect((await send(guestTicket, right)).errorCode).toBe(errorCode.smsCodeWrong);
    });

    it('another’s photo and another’s sign-up are as if they were none', async () => {
      const [own, other] = [await provenVisit(app, '周子墨'), await provenVisit(app, '钱文博')];
      const foreign = await uploadPhoto(app, other.guestTicket);
      const { data } = await submit(app, 'PRACTICE', own, {
        courseCodes: ['13014'],
        fee: 6_000,
        photoFileId: foreign,
      });
      expect(data).toEqual({ fieldErrors: { photoFileId: '未找到照片，请重新上传' } });
      const [theirs] = await open().db.select().from(signUp).where(like(signUp.signUpNo, 'SJ%-900001'));
      const cancel = (signUpId: string) =>
        app.call(cancelSignUpNLog, { type: 'PRACTICE', guestTicket: own.guestTicket, signUpId });
      expect(await cancel(theirs!.id)).toEqual(await cancel('nobody’s'));
      expect((await cancel(theirs!.id)).errorCode).toBe(errorCode.notFound);
      const asEnglish = await app.call(refreshSignUpNLog, { ...ofVisit(own), type: 'ENGLISH' });
      expect(asEnglish.errorCode).toBe(errorCode.smsCodeWrong);
    });
  });
});
