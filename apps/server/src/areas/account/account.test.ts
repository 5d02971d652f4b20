import {
  applyCorrection,
  chooseMajor,
  getLoginLogList,
  getStudentDetail,
  kickOtherSession,
  updateStudentDetail,
} from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { file } from '../../db/schema/file.ts';
import { auditLog } from '../../db/schema/operation.ts';
import { correction, student, studentMajor } from '../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

onPostgres('account', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  async function addFile(studentId: string, scene: string) {
    const id = app.deps.random.id();
    const content = { name: 'a.png', size: 1, mime: 'image/png', sha256: '00', path: '00' };
    await open()
      .db.insert(file)
      .values({ id, studentId, scene, ...content, storedAt: app.clock.now() });
    return id;
  }

  it('SESSION-8 getUserInfo answers headUrl, schoolLogo, schoolName and platform (API-12)', async () => {
    const { token } = await app.login('黄磊');
    const { data } = await app.call(getUserInfo, {}, { token });
    const words = { headUrl: '', schoolLogo: '', schoolName: '江澜大学', platform: '10002' };
    expect(data).toEqual({ ...words, idleSeconds: 3600 });
  });

  describe('getStudentDetail', () => {
    it('API-12 answers the whole record of the student', async () => {
      const { token } = await app.login('周子墨');
      const { data } = await app.call(getStudentDetail, {}, { token });
      expect(data).toMatchObject({
        name: '周子墨',
        gender: 'MALE',
        idCard: '320198199809170335',
        birthday: '1998-09-17',
        mobile: '15400000002',
        emergencyMobile: '15400001002',
        examineeNo: '013224200002',
        majorCode: '080901',
        planVersion: '2026-05',
        examStatus: 'NORMAL',
        preEducation: { checkStatus: 'PASSED' },
        corrections: [],
      });
      expect(data.majorInfoList).toHaveLength(1);
      expect(data.editableFields).not.toContain('idCard');
    });

    it('keeps identity and phone numbers encrypted in the database', async () => {
      const rows = JSON.stringify(await open().db.select().from(student));
      expect(rows).not.toContain('320198199809170335');
      expect(rows).not.toContain('15400001002');
    });

    it('answers the other record of the same student, and nobody else’s', async () => {
      const { token, majorInfoList } = await app.login('何静');
      const junior = majorInfoList.find(({ applyExamLevel }) => applyExamLevel === 'JUNIOR')!;
      const own = await app.call(getStudentDetail, { majorId: junior.majorId }, { token });
      expect(own.data).toMatchObject({
        majorName: '电子商务',
        examStatus: 'GRADUATED',
        examineeNo: '013221100110',
      });
      const other = (await app.login('周子墨')).majorInfoList[0]!;
      for (const majorId of [other.majorId, 'no-such-record', "' or 1=1 --"]) {
        const foreign = await app.call(getStudentDetail, { majorId }, { token });
        expect([foreign.errorCode, foreign.errorMsg]).toEqual([errorCode.notFound, '未找到相关记录']);
      }
    });
  });

  describe('updateStudentDetail', () => {
    it('saves what was sent, leaves the rest, and raises the revision', async () => {
      const { token } = await app.login('陈思远');
      const before = (await app.call(getStudentDetail, {}, { token })).data;
      const changes = {
        email: 'chen@jianglan.example',
        emergencyMobile: '15400009999',
        revision: before.revision,
      };
      const saved = await app.call(updateStudentDetail, changes, { token });
      expect(saved.data.revision).toBe(before.revision + 1);
      const after = (await app.call(getStudentDetail, {}, { token })).data;
      expect(after).toEqual({ ...before, ...changes, revision: before.revision + 1 });
    });

    it('empties an emergency number', async () => {
      const { token } = await app.login('陈思远');
      await app.call(updateStudentDetail, { emergencyMobile: '' }, { token });
      expect((await app.call(getStudentDetail, {}, { token })).data.emergencyMobile).toBe('');
    });

    it('refuses an older revision with 1040006, also when two arrive together', async () => {
      const { token } = await app.login('陈思远');
      const { revision } = (await app.call(getStudentDetail, {}, { token })).data;
      const both = await Promise.all(
        ['云川省江澜市学府路 1 号', '云川省江澜市学府路 2 号'].map((address) =>
          app.call(updateStudentDetail, { address, revision }, { token }),
        ),
      );
      expect(both.map((answer) => answer.errorCode).sort()).toEqual([0, errorCode.conflict]);
    });

    it('takes an own avatar, not someone else’s and not a file of another kind', async () => {
      const { token, id } = await app.login('陈思远');
      const own = await addFile(id, 'AVATAR');
      expect((await app.call(updateStudentDetail, { headFileId: own }, { token })).data.headUrl).toContain(
        own,
      );
      expect((await app.call(getUserInfo, {}, { token })).data.headUrl).toContain(own);
      const foreign = await addFile((await app.login('周子墨')).id, 'AVATAR');
      const proof = await addFile(id, 'QA_FILE');
      for (const headFileId of [foreign, proof, 'none']) {
        const answer = await app.call(updateStudentDetail, { headFileId }, { token });
        expect(answer.data).toMatchObject({ fieldErrors: { headFileId: '未找到该头像，请重新上传' } });
      }
    });

    it.each([
      ['name', '周大墨'],
      ['idCard', '320198199603050151'],
      ['studentId', 'x'],
    ])('passes over %s, which only the office may change', async (field, value) => {
      const { token } = await app.login('周子墨');
      await app.call(updateStudentDetail, { [field]: value, zipCode: '215998' }, { token });
      expect((await app.call(getStudentDetail, {}, { token })).data).toMatchObject({
        name: '周子墨',
        idCard: '320198199809170335',
      });
    });

    it.each([
      ['email', 'not-an-address', '邮箱格式不正确'],
      ['zipCode', '12', '邮政编码应为 6 位数字'],
      ['emergencyMobile', '110', '手机号格式不正确'],
      ['address', '路'.repeat(121), '内容不能超过 120 个字'],
      ['address', 'abc', '请写明省、市、街道和门牌号'],
    ])('FORM-3 says at %s what is wrong', async (field, value, text) => {
      const { token } = await app.login('周子墨');
      const answer = await app.call(updateStudentDetail, { [field]: value }, { token });
      expect(answer.data).toEqual({ fieldErrors: { [field]: text } });
    });
  });

  describe('applyCorrection', () => {
    it('takes one open request, of ten that arrive together too', async () => {
      const { token, id } = await app.login('王雨桐');
      const fileIds = [await addFile(id, 'QA_FILE')];
      const payload = { field: 'name', newValue: '王雨彤', reason: '登记时写错', fileIds };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => app.call(applyCorrection, payload, { token })),
      );
      expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
      const refused = answers.find((answer) => answer.errorCode !== 0)!;
      expect([refused.errorCode, refused.errorMsg]).toEqual([
        errorCode.stateForbids,
        '已有一项更正申请在审核中，请等待结果后再提交',
      ]);
      const { corrections } = (await app.call(getStudentDetail, {}, { token })).data;
      expect(corrections).toMatchObject([{ oldValue: '王雨桐', newValue: '王雨彤', status: 'PENDING' }]);
    });

    it('keeps an identity number encrypted, also the wanted one', async () => {
      const { token, id } = await app.login('李明轩');
      const fileIds = [await addFile(id, 'QA_FILE')];
      const newValue = '320198199603050151';
      const payload = { field: 'idCard', newValue, reason: '登记有误', fileIds };
      expect((await app.call(applyCorrection, payload, { token })).errorCode).toBe(0);
      expect(JSON.stringify(await open().db.select().from(correction))).not.toContain(newValue);
    });

    it('FORM-1 refuses an identity number that is not one', async () => {
      const { token, id } = await app.login('赵婉清');
      const fileIds = [await addFile(id, 'QA_FILE')];
      const correction = { field: 'idCard', newValue: '320198199603050152', reason: '登记有误', fileIds };
      const answer = await app.call(applyCorrection, correction, { token });
      expect(answer.data).toEqual({ fieldErrors: { newValue: '身份证号校验位不正确，请核对最后一位' } });
    });

    it.each([
      ['2019-02-30', '没有这一天，请核对日期'],
      ['1997-2-14', '日期应为 2018-12-31 这样的格式'],
    ])('refuses %s as a birthday: %s', async (newValue, text) => {
      const { token, id } = await app.login('赵婉清');
      const payload = {
        field: 'birthday',
        newValue,
        reason: '登记有误',
        fileIds: [await addFile(id, 'QA_FILE')],
      };
      const answer = await app.call(applyCorrection, payload, { token });
      expect(answer.data).toEqual({ fieldErrors: { newValue: text } });
    });

    it('refuses proof that belongs to someone else', async () => {
      const { token } = await app.login('赵婉清');
      const foreign = await addFile((await app.login('周子墨')).id, 'QA_FILE');
      const payload = { field: 'name', newValue: '赵清婉', reason: '登记有误', fileIds: [foreign] };
      const answer = await app.call(applyCorrection, payload, { token });
      expect(answer.data).toEqual({ fieldErrors: { fileIds: '未找到证明材料，请重新上传' } });
    });
  });

  describe('logins and sessions', () => {
    it('lists the own logins, newest first, and marks the one of this session', async () => {
      const { token } = await app.login('孙浩然', { ip: '198.51.100.7' });
      const { data } = await app.call(getLoginLogList, { pageSize: 3 }, { token });
      expect(data.total).toBe(3);
      expect(data.list.map(({ ip, result, current }) => [ip, result, current])).toEqual([
        ['198.51.100.*', 'SUCCESS', true],
        ['203.0.113.*', 'SUCCESS', false],
        ['203.0.113.*', 'FAILED', false],
      ]);
    });

    it('API-13 exports them as CSV with a Chinese name, and no cell is a formula', async () => {
      const { token } = await app.login('孙浩然', { headers: { 'user-agent': '=cmd("x")' } });
      const response = await app.send(getLoginLogList, { export: true }, { token });
      const name =
        /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
      expect(decodeURIComponent(name)).toMatch(/^登录记录_\d{4}-\d\d-\d\d\.csv$/);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      expect(bytes.toString()).toContain(`"'=cmd(""x"")"`);
    });

    it('ends the other sessions and no other account’s: their next call answers 1030003', async () => {
      const [first, own, stranger] = [
        await app.login('吴佳怡'),
        await app.login('吴佳怡'),
        await app.login('郑凯'),
      ];
      expect((await app.call(kickOtherSession, {}, { token: own.token })).data).toEqual({ kicked: 1 });
      const codes = [];
      for (const { token } of [first, own, stranger])
        codes.push((await app.call(getUserInfo, {}, { token })).errorCode);
      expect(codes).toEqual([errorCode.loggedInElsewhere, 0, 0]);
    });
  });

  describe('chooseMajor', () => {
    it('works in the chosen record from then on, and after later logins when it is the default', async () => {
      const { token, majorInfoList } = await app.login('何静');
      const [junior, topUp] = majorInfoList.map(({ majorId }) => majorId);
      const chosen = await app.call(chooseMajor, { majorId: topUp }, { token });
      expect(chosen.data).toMatchObject({ majorName: '会计学', applyExamLevel: 'TOP_UP', platform: '10001' });
      expect((await app.call(getStudentDetail, {}, { token })).data.majorCode).toBe('120203K');
      expect((await app.login('何静')).needChooseMajor).toBe(true);

      for (const majorId of [junior, topUp])
        await app.call(chooseMajor, { majorId, asDefault: true }, { token });
      const later = await app.login('何静');
      expect([later.needChooseMajor, later.majorName]).toEqual([false, '会计学']);
      expect(later.majorInfoList.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    });

    it('refuses someone else’s record and one that was struck off', async () => {
      const { token } = await app.login('何静');
      const other = (await app.login('周子墨')).majorInfoList[0]!;
      expect((await app.call(chooseMajor, { majorId: other.majorId }, { token })).errorCode).toBe(
        errorCode.notFound,
      );
      await open()
        .db.update(studentMajor)
        .set({ status: 'CANCELLED' })
        .where(eq(studentMajor.examineeNo, '013221100110'));
      const struck = (await app.login('何静')).majorInfoList.find(({ status }) => status === 'CANCELLED')!;
      const refused = await app.call(chooseMajor, { majorId: struck.majorId }, { token });
      expect([refused.errorCode, refused.errorMsg]).toEqual([errorCode.stateForbids, '该专业考籍已注销']);
    });
  });

  it('records each change, and the database refuses to change a record', async () => {
    const rows = await open().db.select().from(auditLog);
    expect(new Set(rows.map(({ action }) => action))).toContain('UPDATE_DETAIL');
    await expect(open().db.update(auditLog).set({ action: 'X' })).rejects.toThrow();
    await expect(open().db.delete(auditLog)).rejects.toThrow();
  });

  it.each([getUserInfo, getStudentDetail, kickOtherSession, getLoginLogList])(
    '$path needs a token',
    async (endpoint) => {
      for (const token of [undefined, 'made-up', 'x'.repeat(5000)]) {
        const answer = await app.call<unknown, unknown>(endpoint, {}, { token });
        expect(answer.errorCode).toBe(errorCode.sessionInvalid);
      }
    },
  );
});
