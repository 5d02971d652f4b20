/** From here on question and answer sheet stand beside each other; the shell changes at the same width. */
export const wide = '(min-width: 992px)';
/** Below it the sheet is a drawer under the thumb. */
export const narrow = '(max-width: 991px)';
