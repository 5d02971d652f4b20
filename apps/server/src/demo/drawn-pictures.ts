import sharp from 'sharp';

const drawn = (width: number, height: number, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    ),
  );

const face = (cloth: string) =>
  `<rect width="480" height="640" fill="#d3e4f5"/><path d="M60 640c0-130 80-190 180-190s180 60 180 190z" fill="${cloth}"/><path d="M176 462l64 90 64-90-24-18h-80z" fill="#4d7fc0"/><rect x="200" y="380" width="80" height="110" fill="#e6b894"/><ellipse cx="240" cy="290" rx="112" ry="140" fill="#f2cba8"/><path d="M122 290c-10-130 50-180 118-180s128 50 118 180c-20-90-50-110-118-110s-98 20-118 110z" fill="#24272e"/>`;

const asPhoto = { quality: 100, chromaSubsampling: '4:4:4' } as const;

/** A drawn portrait of 480×640 pixels, since the demo has no photos of people. */
export const drawnPortrait = (cloth: string): Promise<Buffer> =>
  drawn(480, 640, face(cloth)).jpeg(asPhoto).toBuffer();

/** The portrait as it is after the wrong export: of 413×626 pixels. */
export const smallPortrait = (cloth: string): Promise<Buffer> =>
  drawn(480, 640, face(cloth)).resize(413, 626, { fit: 'cover' }).jpeg(asPhoto).toBuffer();

/** A drawn sheet with a seal, in the place of a scanned one; `tint` tells one from another. */
export const drawnSheet = (tint: string): Promise<Buffer> =>
  drawn(
    1240,
    1754,
    `<rect width="1240" height="1754" fill="#fdfdfb"/><rect x="90" y="90" width="1060" height="1574" fill="none" stroke="${tint}" stroke-width="6"/>${Array.from(
      { length: 14 },
      (_, index) =>
        `<rect x="170" y="${330 + index * 84}" width="${880 - (index % 4) * 90}" height="10" fill="#8a8d94"/>`,
    ).join(
      '',
    )}<rect x="370" y="180" width="500" height="44" fill="${tint}"/><circle cx="930" cy="1460" r="120" fill="none" stroke="#b23a2e" stroke-width="12"/>`,
  )
    .jpeg({ quality: 82 })
    .toBuffer();

/** A drawn side of a card, in the place of a scanned one. */
export const drawnCard = (tint: string): Promise<Buffer> =>
  drawn(
    1284,
    810,
    `<rect width="1284" height="810" rx="44" fill="#f3f5f7"/><rect x="70" y="110" width="520" height="34" fill="${tint}"/><rect x="70" y="230" width="640" height="24" fill="#8a8d94"/><rect x="70" y="310" width="560" height="24" fill="#8a8d94"/><rect x="70" y="640" width="900" height="34" fill="#44474e"/><rect x="880" y="120" width="320" height="420" fill="${tint}" opacity="0.4"/>`,
  )
    .jpeg({ quality: 82 })
    .toBuffer();

/** A drawn signature on a transparent ground. */
export const drawnSignature = (): Promise<Buffer> =>
  drawn(
    480,
    180,
    '<path d="M40 60q60-30 90 10t-60 70q-40 10-20-30t150-40q60 0 20 60t-30 30q60-100 130-90t-10 60q-20 30 20 20t90-60" fill="none" stroke="#1d2430" stroke-width="7" stroke-linecap="round"/>',
  )
    .png()
    .toBuffer();
