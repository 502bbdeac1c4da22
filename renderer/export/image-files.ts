import type { ExportFile } from './export-request.ts';

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function imageFile(name: string, url: string): Promise<ExportFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (name.endsWith('.svg')) return { name, code: await response.text() };
  const address = await toDataUrl(await response.blob());
  return { name: `${name}.js`, code: `export default ${JSON.stringify(address)};\n` };
}

/**
 * Images of a demo, by path, as files of a project. A form carries text only, so a binary image becomes a module with
 * its data, which the same import finds.
 */
export const imageFiles = (images: Readonly<Record<string, string>>): Promise<ExportFile[]> =>
  Promise.all(Object.entries(images).map(([name, url]) => imageFile(name, url)));
