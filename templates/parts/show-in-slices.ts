import { usualHeights } from './usual-heights.ts';

/** Elements that a slow machine lays out in about 30 ms; a demo may have twice as many. */
const slice = 150;

/**
 * Stands before the text and runs once the styles have arrived. It leaves out what is probably below the first view as
 * the text arrives, and shows it in slices, one after each frame: laid out at once, a long page would not answer for a
 * tenth of a second. All is shown as soon as the reader clicks or presses a key, which may lead far down. A reader who
 * returns or goes to a section gets all at once, because places depend on all heights.
 *
 * It is a constant, so that a content security policy can name its hash.
 */
export const showInSlices = `if (!location.hash && !document.hidden && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
const far = [];
let height = ${usualHeights.head};
const take = (block) => {
if (height > innerHeight) {
block.dataset.far = '';
far.push(block);
}
height += block.matches('.demo') ? ${usualHeights.demo} : ${usualHeights.other};
};
const observer = new MutationObserver((records) => {
for (const { target, addedNodes } of records) for (const node of addedNodes) {
if (node.nodeType !== 1) continue;
if (target.matches('.prose') || node.matches('.page-foot')) take(node);
else if (node.matches('.prose')) {
[...node.children].forEach(take);
observer.observe(node, { childList: true });
}
}
});
observer.observe(document.currentScript.parentNode, { childList: true });
const ends = ['click', 'keydown', 'beforeprint'];
let isEnded = false;
const show = (most) => {
let count = 0;
while (far.length > 0) {
const own = 1 + far[0].getElementsByTagName('*').length;
if (count > 0 && count + own > most) return;
count += own;
far.shift().removeAttribute('data-far');
}
};
const end = () => {
isEnded = true;
observer.disconnect();
show(Infinity);
for (const type of ends) removeEventListener(type, end, true);
};
for (const type of ends) addEventListener(type, end, true);
const next = () => {
show(${slice});
if (far.length === 0 && document.readyState !== 'loading') end();
if (!isEnded) requestAnimationFrame(() => setTimeout(next));
};
next();
}`;
