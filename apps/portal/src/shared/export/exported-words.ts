/** What a toast says of a saved file, and where it is: only browsers know their folder. */
export const exportedWords = (fileName: string): string => `已导出“${fileName}”，在浏览器的“下载”里`;
