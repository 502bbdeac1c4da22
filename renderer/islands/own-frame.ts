/**
 * Puts the document in which a demo runs by itself into `host`, as high as its content unless the demo has a height.
 * Resolves once it has loaded.
 */
export async function mountOwnPage(host: HTMLElement, url: string, title: string): Promise<() => void> {
  const frame = document.createElement('iframe');
  frame.className = 'demo-own-page';
  frame.title = title;
  frame.src = url;
  const fixed = host.parentElement?.style.height ?? '';
  frame.style.height = fixed;
  host.append(frame);
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
  const stage = frame.contentDocument?.querySelector('.demo-stage');
  const observer = new ResizeObserver(([entry]) => {
    frame.style.height = `${Math.ceil(entry?.contentRect.height ?? 0)}px`;
  });
  if (fixed === '' && stage) observer.observe(stage);
  // Preferences reach it through the storage that it shares with the page.
  return () => observer.disconnect();
}
