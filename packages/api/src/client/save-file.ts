/** Keeps a received file under a name. */
export type SaveFile = (file: Blob, name: string) => void;

/** Lets the browser download a file, as a click on a link would. */
export const saveFile: SaveFile = (file, name) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
