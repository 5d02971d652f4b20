import katex from 'katex';
import 'katex/dist/katex.min.css';

/** KaTeX with its styles: one piece of code, loaded when a text has a formula. */
export const typesetter = katex;
