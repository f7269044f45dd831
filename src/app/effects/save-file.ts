/** Hands a text over to the person as a file among their downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds the data by now; browsers start it in the same turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
