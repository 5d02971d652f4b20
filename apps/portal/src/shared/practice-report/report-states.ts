/** How a submitted report stands, in a word with its mark. */
export const reportStates = {
  SUBMITTED: { shape: 'half', tone: 'warning', word: '待批阅' },
  RETURNED: { shape: 'triangle', tone: 'danger', word: '退回，待修改' },
  GRADED: { shape: 'check', tone: 'success', word: '已批阅' },
} as const;
