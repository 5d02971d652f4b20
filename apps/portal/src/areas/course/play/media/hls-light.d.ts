/** The build without subtitles and alternate audio, of the same types; the package declares none for it. */
declare module 'hls.js/dist/hls.light.mjs' {
  export { default } from 'hls.js';
}
