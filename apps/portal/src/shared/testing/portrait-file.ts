/** A photo with colours and grain, of more than 20 KB, as a file that was chosen on this device. */
export async function portraitFile(width = 480, height = 640, name = '证件照.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('The browser does not draw');
  const picture = context.createImageData(width, height);
  picture.data.forEach((_, at) => {
    picture.data[at] = at % 4 === 3 ? 255 : 180 + ((at * 7919) % 61) - (at % 4 === 2 ? 30 : 0);
  });
  context.putImageData(picture, 0, 0);
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return new File([content], name, { type: 'image/jpeg' });
}
