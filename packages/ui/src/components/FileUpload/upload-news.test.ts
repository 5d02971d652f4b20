import { expect, it } from 'vitest';
import { fileUploadTexts } from './FileUpload.texts.ts';
import type { UploadFile, UploadState } from './upload-file.ts';
import { hearUploads, type UploadNews } from './upload-news.ts';

const file = (id: string, state: UploadState, fraction = 0): UploadFile => ({
  ...{ id, name: id, size: 1, type: '', state, fraction, canRetry: true },
  error: state === 'failed' ? '网络超时' : '',
});

it('says once that files begin and once how they ended, and nothing in between', () => {
  const announced: string[] = [];
  let news: UploadNews = { files: [], batch: [], words: '' };
  for (const files of [
    [file('a', 'waiting'), file('b', 'waiting')],
    [file('a', 'checking'), file('b', 'waiting')],
    [file('a', 'uploading', 0.3), file('b', 'uploading')],
    [file('a', 'done', 1), file('b', 'uploading')],
    [file('a', 'done', 1), file('b', 'failed')],
    [file('a', 'done', 1), file('b', 'waiting')],
    [file('a', 'done', 1), file('b', 'done')],
    [file('a', 'done', 1)],
  ]) {
    const next = hearUploads(news, files, fileUploadTexts);
    if (next.words !== news.words) announced.push(next.words);
    news = next;
  }
  expect(announced).toEqual([
    '开始上传 2 个文件',
    '1 个文件上传完成，1 个文件没有上传成功：网络超时',
    '开始上传 1 个文件',
    '1 个文件上传完成',
  ]);
});

it('says nothing about files that were there from the beginning', () => {
  expect(hearUploads({ files: [], batch: [], words: '' }, [file('a', 'done')], fileUploadTexts).words).toBe(
    '',
  );
});

it('says nothing more of files that were handed in with a form', () => {
  const news = { files: [file('a', 'done')], batch: [], words: '1 个文件上传完成' };
  expect(hearUploads(news, [], fileUploadTexts).words).toBe('');
});
