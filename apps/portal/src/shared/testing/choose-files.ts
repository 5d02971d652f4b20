/** Chooses files in the first file input of the container, as from a file dialog. */
export function chooseFiles(container: HTMLElement, ...files: File[]): void {
  const input = container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new TypeError('No file can be chosen');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
