import { execFileSync } from 'node:child_process';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  degreeApply,
  degreeDocument,
  registerApply,
  registerDocument,
} from '../../../../../tests/support/apply-samples.ts';
import { pdfPages } from '../../../../../tests/support/pdf-text.ts';
import { degreeFormPdf, registerFormPdf } from './form-pdf.ts';

const info = vi.fn();
const context = {
  clock: { now: () => new Date('2026-11-21T12:14:09Z') },
  log: { info },
} as unknown as Parameters<typeof registerFormPdf>[0];

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#36a' } });
const photo = await picture(480, 640).jpeg().toBuffer();
const signature = await picture(600, 200).png().toBuffer();

async function register(
  changes: Partial<GraduationDocument> = {},
  pictures: { photo: Uint8Array | null; signature: Uint8Array | null } = { photo, signature },
) {
  const document = { ...registerDocument, ...changes };
  // It was submitted as it is printed.
  const apply = { ...registerApply, document };
  return Buffer.from(await registerFormPdf(context, { apply, document, ...pictures }));
}

/** Width and height of each picture in a PDF, by `pdfimages` (poppler). */
const picturesOf = (pdf: Buffer) =>
  execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' })
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => line.trim().split(/\s+/).slice(3, 5).join('×'));

/** The farthest right that a word of a PDF reaches, mm, by `pdftotext` (poppler). */
function rightEdge(pdf: Buffer): number {
  const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  const edges = [...boxes.matchAll(/xMax="([\d.]+)"/g)].map(([, edge]) => Number(edge));
  return (Math.max(...edges) / 72) * 25.4;
}

/** Without what stands between the last line of a text on a page and its next line on the following page. */
const withoutHeads = (text: string) =>
  text.replaceAll(/校验码[0-9A-F]{16}第\d+页，共\d+页打印时间[^）]*）[\d:]{8}自我鉴定（续表）/g, '');

describe('毕业生登记表 as PDF', () => {
  it('says the person, what was typed, and each level that has decided, with photo and signature', async () => {
    const pdf = await register();
    const pages = pdfPages(pdf);
    expect(pages).toHaveLength(2);
    const text = pages.join('');
    for (const words of [
      ...['江澜大学高等教育自学考试毕业生登记表', '姓名吴佳怡', '曾用名无', '性别女', '出生年月1998年10月'],
      ...['身份证号320198199810030620', '准考证号013221200008', '专业会计学（120203K）', '报考层次专升本'],
      ...['婚姻状况未婚', '证书编号139801202006000431', '2017年9月至2020年6月上学江澜财经职业学院学生张建国'],
      ...['2020年7月至今工作', '母亲洪仁玕无', '何时何地受过何种奖励或处分2019年5月获', '成绩82分'],
      ...['本人签名：2026年11月17日', '通过学习期间表现良好，材料齐全。', '审核人：2026年11月18日'],
      ...['审核人：2026年11月20日', '市考办意见（盖章）审核人：年月日', '回执号BY20261116-000008'],
    ])
      expect(text).toContain(words);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('校验码8F3A61C2D90E4B77');
      expect(page).toContain(`第${index + 1}页，共2页`);
      expect(page).not.toContain('草稿');
    }
    expect(picturesOf(pdf)).toEqual(['480×640', '600×200']);
    // A document has no picture of the one before it.
    expect(picturesOf(await register({}, { photo: null, signature: null }))).toEqual([]);
  });

  it.each([4, 5, 6])('a text begins on the page of its title, after a résumé of %i lines', async (count) => {
    const [line] = registerDocument.resume;
    if (line === undefined) throw new Error('the sample has no résumé');
    const resume = Array.from({ length: count }, () => line);
    const pages = pdfPages(await register({ resume }));
    const begun = pages.find((text) => text.includes('自我鉴定')) ?? '';
    const [, after = ''] = begun.split('自我鉴定');
    expect(after.slice(0, 8)).toBe(registerDocument.appraisal.replaceAll(/\s/g, '').slice(0, 8));
  });

  it('goes on over pages with 续表: thirty lines of a résumé and 2,000 characters, nothing cut', async () => {
    const resume = Array.from({ length: 30 }, (_, index) => ({
      ...{ from: `${1990 + index}-07`, to: `${1991 + index}-06`, kind: 'WORK' as const },
      place: `第${index}号${'江澜市清河区文昌路街道社区服务中心综合管理办公室'.repeat(2)}`.slice(0, 60),
      ...{ post: '综合管理办公室副主任', witness: `证明人${index}号` },
    }));
    const sentences = Array.from({ length: 200 }, (_, index) => `第${index + 100}句学习收获。`);
    const paragraphs = Array.from({ length: 20 }, (_, index) => sentences.slice(index * 10, index * 10 + 10));
    const appraisal = paragraphs.map((paragraph) => paragraph.join('')).join('\n');
    expect(appraisal.replaceAll('\n', '')).toHaveLength(2000);
    const pages = pdfPages(await register({ resume, appraisal }));
    expect(pages.length).toBeGreaterThan(3);
    const text = pages.join('');
    for (const words of [...resume.flatMap(({ place, witness }) => [place, witness]), ...sentences])
      expect(withoutHeads(text)).toContain(words);
    expect(text.match(/本人简历（从高中起）/g)?.length).toBe(
      1 + pages.filter((page) => page.includes('本人简历（从高中起）（续表）')).length,
    );
    expect(pages[1]).toContain('本人简历（从高中起）（续表）起止年月类别');
    expect(text).toContain('自我鉴定（续表）');
    expect(pages[0]).not.toContain('续表');
  });

  it('words without a place to break stay in their boxes', async () => {
    const wide = {
      ...{ formerName: 'W'.repeat(20), nativePlace: '—'.repeat(30), politics: '，'.repeat(20) },
      ...{ workUnit: 'W'.repeat(60), awards: 'W'.repeat(500) },
      resume: [{ ...registerDocument.resume[0]!, witness: 'W'.repeat(20), post: '0'.repeat(30) }],
    };
    const pdf = await register(wide);
    expect(rightEdge(pdf)).toBeCloseTo(210 - 18, 2);
    const text = pdfPages(pdf).join('');
    expect(text.match(/W/g)).toHaveLength(20 + 60 + 500 + 20);
  });

  it('prints what looks like markup or a formula as it was typed', async () => {
    const awards = '=SUM(A1:A9)+cmd #set page(fill: red) $x^2$ *粗* `a` <b> \\ @x';
    const text = pdfPages(await register({ awards })).join('');
    expect(text).toContain(awards.replaceAll(' ', ''));
  });

  it('prints rare characters, and names those that the font lacks', async () => {
    const formerName = '洪仁玕䶮𠮷';
    const text = pdfPages(await register({ formerName })).join('');
    expect(text).toContain('洪仁玕〓〓');
    expect(text).toContain('〓代替打印字库没有的字（U+20BB7、U+4DAE）');
    expect(info).toHaveBeenCalledWith(expect.any(String), { document: 'paper-form', count: 2 });
  });

  it('of another document than the submitted one it is fit for a signature by hand: no 草稿, 无 where there is none', async () => {
    const document = { ...registerDocument, formerName: '', awards: '', relations: [] };
    const pdf = Buffer.from(
      await registerFormPdf(context, { apply: registerApply, document, photo, signature }),
    );
    const pages = pdfPages(pdf);
    for (const page of pages) {
      expect(page).toContain('毕业生登记表吴佳怡013221200008');
      expect(page).toContain('在线提交前打印，供本人签字');
      expect(page).not.toMatch(/草稿|8F3A|回执号/);
    }
    expect(pages.join('')).toContain('曾用名无');
    expect(pages.join('')).toContain('本人签名：年月日');
    expect(pages.join('')).toMatch(/何时何地受过何种奖励或处分无(自我鉴定|在线提交前打印)/);
    expect(picturesOf(pdf)).toEqual(['480×640']);
  });

  it('a picture that cannot be drawn, or is too large, leaves its place empty or is made smaller', async () => {
    const pdf = await register({}, { photo: Buffer.from('%PDF-1.7'), signature: photo.subarray(0, 99) });
    expect(picturesOf(pdf)).toEqual([]);
    expect(pdfPages(pdf).join('')).toContain('照片');
    expect(info).toHaveBeenCalledWith('pictures that cannot be drawn', { document: 'paper-form', count: 2 });
    const large = await picture(2400, 3200).jpeg().toBuffer();
    expect(picturesOf(await register({}, { photo: large, signature: null }))).toEqual(['480×640']);
  });
});

describe('学士学位申请表 as PDF', () => {
  const degree = async (apply: typeof degreeApply, document = degreeDocument) =>
    pdfPages(Buffer.from(await degreeFormPdf(context, { apply, document, signature }))).join('');

  it('says degree, average with its terms, thesis, foreign language, address, levels and 公示', async () => {
    const text = await degree(degreeApply);
    for (const words of [
      ...['学士学位申请表', '姓名拼音ZHENGKai', '申请学位工学学士', '毕业日期2026年6月30日'],
      ...['15项成绩合计1086，1086÷15，保留一位小数为72.4，要求不低于70', '成绩74分，中等'],
      ...['基于Web服务的小型仓储管理系统的设计与实现', 'DesignandImplementationofaSmallWarehouse'],
      ...[
        '总文字复制比12.4%',
        '认定方式学士学位英语考试',
        '成绩66分',
        '邮寄地址江澜省江澜市鼓楼区中山北路200号',
      ],
      ...['校学位评定委员会意见', '公示至2026年12月15日（周二）24:00', '学位证书编号授予日期'],
    ])
      expect(text).toContain(words);
  });

  it('says on each page that it is a draft while it is one', async () => {
    const pages = pdfPages(
      Buffer.from(
        await degreeFormPdf(context, {
          ...{ apply: { ...degreeApply, status: 'DRAFT' }, document: degreeDocument, signature },
        }),
      ),
    );
    for (const page of pages) expect(page.match(/草稿/g)).toHaveLength(3);
  });

  it('says a certificate by its number, day and score, and the degree once it is granted', async () => {
    const document = { ...degreeDocument, language: 'CET4' as const, certNo: '261140832001234' };
    const typed = { ...document, certDay: '2026-06-15', certScore: 431 };
    const text = await degree(
      {
        ...{ ...degreeApply, document: typed, status: 'GRANTED', publicityEnd: null },
        certificate: { certNo: '1001442026000009', issueDay: '2026-12-20' },
      },
      typed,
    );
    for (const words of [
      ...['认定方式大学英语四级', '成绩431分', '证书编号261140832001234', '取得日期2026年6月15日'],
      ...['公示期满，授予学位', '学位证书编号1001442026000009授予日期2026年12月20日'],
    ])
      expect(text).toContain(words);
  });
});
