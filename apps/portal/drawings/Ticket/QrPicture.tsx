import { qr } from './Ticket.css.ts';

interface QrPictureProps {
  /** Modules on a side, without the quiet zone. */
  modules: number;
  /** The dark modules, one unit each. */
  path: string;
  /** Default 验证二维码. */
  label?: string;
}

/** A QR code from its modules. The paper around it is its quiet zone. */
export function QrPicture({ modules, path, label = '验证二维码' }: QrPictureProps) {
  return (
    <svg
      className={qr}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
