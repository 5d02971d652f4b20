import { useEffect, useState } from 'react';

/** The text of a cue without its marks: `<v 教师>` and the like. */
const textOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';

const linesOf = (track: TextTrack): string[] =>
  [...(track.activeCues ?? [])].flatMap((cue) => textOf(cue).split('\n')).filter((line) => line !== '');

/**
 * The lines that are being said. The browser reads the `<track>` with this language and draws nothing itself (mode `hidden`), so
 * that the lines look as the page does in every browser.
 *
 * @param lang of the track; null shows none, and the browser fetches none.
 */
export function useSubtitles(video: HTMLVideoElement | null, lang: string | null): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const tracks = [...(video?.textTracks ?? [])];
    const chosen = lang === null ? undefined : tracks.find(({ language }) => language === lang);
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled';
    if (chosen === undefined) return;
    const show = () => setLines(linesOf(chosen));
    show();
    chosen.addEventListener('cuechange', show);
    return () => {
      chosen.removeEventListener('cuechange', show);
      setLines([]);
    };
  }, [video, lang]);
  return lines;
}
