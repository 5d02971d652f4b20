/** A portrait of a kind, drawn here: a figure before a light ground, with a red corner that shows how it is turned. */
export function samplePicture(width: number, height: number, type = 'image/png'): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    const unit = Math.min(width, height);
    const disc = (x: number, y: number, radius: number, colour: string) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    };
    context.fillStyle = '#dfe7ee';
    context.fillRect(0, 0, width, height);
    disc(width / 2, height / 2 + unit * 0.45, unit * 0.38, '#3f5a86');
    disc(width / 2, height / 2 - unit * 0.08, unit * 0.18, '#d9b08c');
    context.fillStyle = '#c0392b';
    context.fillRect(0, 0, unit * 0.12, unit * 0.12);
  }
  const [, data = ''] = canvas.toDataURL(type).split(',');
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], 'photo.png', { type });
}
