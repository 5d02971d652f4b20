/** The address of a drawn portrait, in stories and tests: the portal has no photos of people. */
export function drawnPhoto(width = 480, height = 640): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="${width}" height="${height}" preserveAspectRatio="none"><rect width="480" height="640" fill="#eceae2"/><ellipse cx="240" cy="270" rx="110" ry="140" fill="#fbf7ec" stroke="#777"/><path d="M60 640q20-210 180-210t180 210z" fill="#6d6a62"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
