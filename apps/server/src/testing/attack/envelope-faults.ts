/** Text that no answer or log line may contain. */
const insides = /at \S+ \(|node_modules|\.ts:\d|postgres|drizzle|select .* from|insert into|syntax error/i;

const demandedHeaders = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cache-control': /no-store/,
  'content-security-policy': /default-src 'none'/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
};
const forbiddenHeaders = ['server', 'x-powered-by'];

/** Faults of a call's answer, whatever was asked: status, headers, envelope, words. */
export async function envelopeFaults(response: Response): Promise<string[]> {
  const faults: string[] = [];
  if (response.status >= 500) faults.push(`状态码 ${response.status}`);
  for (const [name, pattern] of Object.entries(demandedHeaders))
    if (!pattern.test(response.headers.get(name) ?? '')) faults.push(`响应头 ${name}`);
  for (const name of forbiddenHeaders) if (response.headers.has(name)) faults.push(`响应头 ${name}`);
  const type = response.headers.get('content-type') ?? '';
  // An export answers with a file.
  if (!type.startsWith('application/json')) return faults;
  const text = await response.text();
  if (insides.test(text)) faults.push('泄露内部信息');
  const body = JSON.parse(text) as { errorCode?: unknown; errorMsg?: unknown };
  if (typeof body.errorCode !== 'number' || typeof body.errorMsg !== 'string') return [...faults, '不是信封'];
  if (body.errorCode !== 0 && !/\p{Script=Han}/u.test(body.errorMsg)) faults.push('没有中文提示');
  return faults;
}
