/** An answer that the contract does not know. */
export const malformedText = '服务器返回的内容无法识别，请稍后再试';

/** A payload that is refused before it is sent; as 1040001 of the server. */
export const badParameterText = '提交内容有误，请检查后重试';

/** A field whose check has no Chinese text of its own. */
export const badFieldText = '内容不正确，请核对';

/** A refusal of the server without a text. */
export const refusedText = '系统繁忙，请稍后再试';

const statusTexts: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请重新登录',
  403: '拒绝访问',
  404: '请求出错',
  408: '请求超时',
  500: '服务器错误',
  501: '服务未实现',
  502: '网络错误',
  503: '服务不可用',
  504: '网络超时',
  505: 'HTTP版本不受支持',
};

/** Text for a student when the answer's status is not 200–299 (ERR-3). */
export function statusText(status: number): string {
  return `${statusTexts[status] ?? '连接出错'}(${status})，请检查网络或联系管理员！`;
}
