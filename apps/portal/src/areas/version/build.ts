/** What the build wrote into the bundle; words stand in where a development server has none. */
export const build = {
  version: import.meta.env.VITE_VERSION || '开发版',
  time: import.meta.env.VITE_BUILD_TIME || '未构建',
  commit: import.meta.env.VITE_BUILD_COMMIT || '无提交号',
} as const satisfies Record<string, string>;
