import { implementations } from '../../apps/server/src/app.ts';
import { samplePayloads } from '../../apps/server/src/testing/attack/sample-payload.ts';
import { sign } from '../../packages/api/src/signing/signature.ts';

/** A request that is made to keep the server busy. */
export interface HostileRequest {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const json = { 'content-type': 'application/json' };
const kb = 1024;
const mb = 1024 * kb;

/** Text that is costly to normalise, to match, to trim, to escape or to search. */
const costlyTexts: Readonly<Record<string, (bytes: number) => string>> = {
  连字: (bytes) => 'ﷺ'.repeat(bytes / 3),
  空白: (bytes) => `a${' '.repeat(bytes - 2)}a`,
  邮箱: (bytes) => `${'a.'.repeat(bytes / 2)}@`,
  转义: (bytes) => '\\"'.repeat(bytes / 4),
  组合字符: (bytes) => `a${'\u0301\u0316'.repeat(bytes / 4)}`,
  横线: (bytes) => '-'.repeat(bytes),
};

function signed(payload: Record<string, unknown>): string {
  return JSON.stringify({ ...payload, ...sign(payload, Date.now()) });
}

/** Every text of every call in its turn, as long as the call's body may be. */
function longFields(token: string): HostileRequest[] {
  return implementations
    .filter(({ endpoint }) => endpoint.method === 'POST' && !endpoint.multipart)
    .flatMap(({ endpoint }) =>
      samplePayloads(endpoint.payload).flatMap((sample) =>
        Object.entries(sample)
          .filter(([, value]) => typeof value === 'string')
          .flatMap(([field]) =>
            Object.entries(costlyTexts).map(([kind, text]) => ({
              name: `${endpoint.path} ${field}：${kind}`,
              path: endpoint.path,
              headers: { ...json, token },
              body: signed({ ...sample, [field]: text(Math.floor(endpoint.maxBytes * 0.9)) }),
            })),
          ),
      ),
    );
}

/** Structures of as many values, or levels, as fit into a body. */
function structures(token: string): HostileRequest[] {
  const login = '/v1/loginManyWay';
  const save = '/v1/saveAnswer';
  const bodies: [string, string, string][] = [
    ['数组套数组', login, `{"account":${'['.repeat(30 * kb)}${']'.repeat(30 * kb)}}`],
    ['对象套对象', login, `${'{"a":'.repeat(10 * kb)}1${'}'.repeat(10 * kb)}`],
    ['逗号', login, `{"account":[${'1,'.repeat(32 * kb - 20)}1]}`],
    ['键名', login, `{${Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join()}}`],
    ['未闭合', login, '['.repeat(64 * kb - 1)],
    ['长数字', login, `{"account":${'9'.repeat(60 * kb)}}`],
    ['一兆逗号', save, `{"answers":[${'1,'.repeat(512 * kb - 20)}1]}`],
    ['一兆嵌套', save, `{"answers":${'['.repeat(500 * kb)}`],
    ['一兆文字', save, `{"answers":"${'汉'.repeat(340 * kb)}"}`],
    ['一兆转义', save, `{"answers":"${'\\u0041'.repeat(170 * kb)}"}`],
    ['一万个值', save, `{"answers":[${'{"a":"b"},'.repeat(4990)}1]}`],
  ];
  return bodies.map(([name, path, body]) => ({ name, path, headers: { ...json, token }, body }));
}

/** Bodies that are no JSON, from a visitor without a session. */
function forms(): HostileRequest[] {
  const upload = `/v1/upload?sig=x&t=${Date.now()}`;
  const part = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n';
  return [
    {
      name: '34MB urlencoded（未登录）',
      path: upload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '%x=1&'.repeat((34 * mb) / 5),
    },
    {
      name: '34MB 表单（未登录）',
      path: upload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: part.repeat((34 * mb) / part.length),
    },
    { name: '30MB JSON（未登录）', path: '/v1/loginManyWay', headers: json, body: '['.repeat(30 * mb) },
  ];
}

/** Files that are costly to look into, from a student. */
function files(token: string): HostileRequest[] {
  const upload = () => `/v1/upload?sig=x&t=${Date.now()}`;
  const head = (scene: string, name: string) =>
    `--b\r\ncontent-disposition: form-data; name="scene"\r\n\r\n${scene}\r\n` +
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const form = (scene: string, name: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(head(scene, name)), content, Buffer.from('\r\n--b--\r\n')]);
  const filled = (bytes: number, start: readonly number[]) => {
    const content = Buffer.alloc(bytes);
    content.set(start);
    return content;
  };
  const part = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n';
  const contents: [string, Uint8Array][] = [
    ['10MB 无帧 JPEG', form('QA_FILE', 'a.jpg', filled(10 * mb - 1, [0xff, 0xd8, 0xff, 0xe0]))],
    [
      '30MB 旧版 PPT',
      form('DEFENCE_PPT', 'a.ppt', filled(30 * mb - 1, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
    ],
    ['20MB 空目录 ZIP', form('PRACTICE_REPORT', 'a.zip', filled(20 * mb - 1, [0x50, 0x4b, 3, 4]))],
    ['34MB 表单字段', Buffer.from(part.repeat((34 * mb) / part.length))],
  ];
  return contents.map(([name, body]) => ({
    name,
    path: upload(),
    headers: { 'content-type': 'multipart/form-data; boundary=b', token },
    body,
  }));
}

/** All that is thrown at the server while its event loop is watched. */
export const hostileRequests = (token: string): HostileRequest[] => [
  ...forms(),
  ...structures(token),
  ...files(token),
  ...longFields(token),
];
