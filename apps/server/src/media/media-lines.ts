import { AwsClient } from 'aws4fetch';
import { type Environment, httpUrl, listOf, variableOf } from '../environment.ts';
import { StartProblem } from '../problems.ts';

/** A bucket of an S3-compatible store; its objects are named as the files, at `endpoint`/`bucket`/. */
interface Bucket {
  readonly kind: 'bucket';
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/**
 * A place that browsers fetch the files of lessons from (线路): this server, a public address that holds copies of
 * `apps/server/media`, or a bucket with the same, by presigned addresses.
 */
export type MediaLine =
  | { readonly kind: 'own' }
  /** `base` ends without a slash. */
  | { readonly kind: 'public'; readonly base: string }
  | Bucket;

const maxLines = 9;

function publicLine(value: string): MediaLine {
  const { origin, pathname, search, hash, username } = httpUrl('MEDIA_URL', value);
  if (search + hash + username !== '') {
    throw new StartProblem(`MEDIA_URL 的值“${value}”不正确，地址里不能有用户名、? 或 #`);
  }
  return { kind: 'public', base: origin + pathname.replace(/\/+$/, '') };
}

const bucketVariables = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const;

function bucketLine(env: Environment): MediaLine | null {
  const missing = bucketVariables.filter((name) => variableOf(env, name) === null);
  if (missing.length === bucketVariables.length) return null;
  if (missing.length > 0) {
    throw new StartProblem(`${bucketVariables.join('、')} 应一起设置，还缺 ${missing.join('、')}`);
  }
  const [endpoint = '', bucket = '', key = '', secret = ''] = bucketVariables.map((name) =>
    variableOf(env, name),
  ) as string[];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new StartProblem(`MEDIA_S3_BUCKET 的值“${bucket}”不正确，应为 3–63 个小写字母、数字、点或连字符`);
  }
  const { origin, pathname } = httpUrl('MEDIA_S3_ENDPOINT', endpoint);
  const region = variableOf(env, 'MEDIA_S3_REGION') ?? 'us-east-1';
  return {
    kind: 'bucket',
    endpoint: origin + pathname.replace(/\/+$/, ''),
    bucket,
    region,
    key,
    secret,
  };
}

/**
 * The lines of MEDIA_URL in their order, then that of MEDIA_S3_*; without either, this server as two lines, so that a
 * player always has another one to change to. Throws a StartProblem on a value that is wrong.
 */
export function readMediaLines(env: Environment): readonly MediaLine[] {
  const bucket = bucketLine(env);
  const lines = [...listOf(env, 'MEDIA_URL').map(publicLine), ...(bucket === null ? [] : [bucket])];
  if (lines.length > maxLines) throw new StartProblem(`MEDIA_URL 的地址太多，线路最多 ${maxLines} 条`);
  return lines.length === 0 ? [{ kind: 'own' }, { kind: 'own' }] : lines;
}

/** The origins besides this server that a page must be allowed to fetch from. */
export const mediaOrigins = (lines: readonly MediaLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap((line) => {
      if (line.kind === 'own') return [];
      return [new URL(line.kind === 'public' ? line.base : line.endpoint).origin];
    }),
  ),
];

async function presigned({ endpoint, bucket, region, key, secret }: Bucket, file: string, times: Times) {
  const url = new URL(`${endpoint}/${bucket}/${file}`);
  const seconds = Math.ceil((times.expires.getTime() - times.now.getTime()) / 1000);
  url.searchParams.set('X-Amz-Expires', String(Math.max(1, seconds)));
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region });
  const datetime = times.now.toISOString().replace(/[:-]|\.\d{3}/g, '');
  return (await client.sign(url.href, { aws: { signQuery: true, datetime } })).url;
}

/** When an address is made, and until when it must work. */
interface Times {
  readonly now: Date;
  readonly expires: Date;
}

/** The address of a file as a playlist of this line names it: on this server relative, beside the playlist itself. */
export async function lineFileUrl(line: MediaLine, file: string, times: Times): Promise<string> {
  if (line.kind === 'own') return file;
  return line.kind === 'public' ? `${line.base}/${file}` : presigned(line, file, times);
}
