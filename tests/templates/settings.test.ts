// @vitest-environment document
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, renderSettings } from '../../templates/index.ts';
import { sampleView } from './sample-view.ts';

const html = renderPage(sampleView);
const controls = renderSettings(sampleView);
const root = document.documentElement;
let drawer: HTMLElement;

const control = (name: string, value?: string) => {
  const found = [...drawer.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const one = found.find((each) => value === undefined || each.value === value);
  if (one === undefined) throw new Error(`There is no control ${name} ${value ?? ''}`);
  return one;
};

/** What a reader does to a control. */
function pick(name: string, value: string): void {
  const input = control(name);
  if (input.type === 'radio') control(name, value).click();
  else {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const press = (setting: string) => drawer.querySelector<HTMLElement>(`[data-setting="${setting}"]`)?.click();

/** Values of the radios that are chosen, by the name of their group. */
const chosen = () =>
  Object.fromEntries(
    [...drawer.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].map(({ name, value }) => [
      name,
      value,
    ]),
  );

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  for (const name of ['codeVariant', 'codeStyling', 'paletteColors'])
    Object.assign(document, { cookie: `${name}=;path=/;max-age=0` });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  drawer = document.querySelector('#site--settings') as HTMLElement;
  drawer.insertAdjacentHTML('beforeend', controls);
  const { startSettings } = await import('../../templates/browser/settings.ts');
  await startSettings(drawer);
});

const untouched = {
  mode: 'system',
  direction: 'ltr',
  density: 'comfortable',
  codeVariant: 'TS',
  codeStyling: 'MUI System',
  color: '',
};

test('the controls show what is in force', () => {
  expect(chosen()).toMatchObject({ ...untouched, color: expect.anything() });
  expect(control('spacing').value).toBe('8');
});

test.each([
  ['mode', 'dark', 'mui-mode', 'dark'],
  ['direction', 'rtl', 'mui-direction', 'rtl'],
  ['density', 'dense', 'mui-density', 'dense'],
  ['spacing', '12', 'mui-spacing', '12'],
])('%s %s is kept', (name, value, key, stored) => {
  pick(name, value);
  expect(localStorage.getItem(key)).toBe(stored);
});

test.each([
  ['codeVariant', 'JS', 'codeVariant=JS'],
  ['codeStyling', 'Tailwind', 'codeStyling=Tailwind'],
])('%s %s is kept in a cookie', (name, value, cookie) => {
  pick(name, value);
  expect(document.cookie).toContain(cookie);
});

test('a spacing out of range is put back into it, one that is no number changes nothing', () => {
  pick('spacing', '99');
  expect(control('spacing').value).toBe('32');
  pick('spacing', '-4');
  expect(control('spacing').value).toBe('1');
  pick('spacing', '');
  expect(control('spacing').value).toBe('1');
});

test('the spacing changes by one a press, and back by its button, together with the density', () => {
  press('more');
  expect(control('spacing').value).toBe('9');
  press('less');
  press('less');
  expect(control('spacing').value).toBe('7');
  pick('density', 'dense');
  press('resetDensity');
  expect([control('spacing').value, chosen().density]).toEqual(['8', 'comfortable']);
});

test('a colour is the primary one, offered or free, while it is looked for as well; and can be given up', () => {
  const custom = control('customColor');
  const first = custom.value;
  custom.value = '#123457';
  custom.dispatchEvent(new Event('input', { bubbles: true }));
  expect(root.dataset).toMatchObject({ primary: '' });
  expect(root.dataset.secondary).toBeUndefined();
  expect(decodeURIComponent(document.cookie)).toContain('paletteColors={"primary":{"main":"#123457"}}');
  // None of those that are offered.
  expect(drawer.querySelector('[data-custom]')?.hasAttribute('data-chosen')).toBe(true);
  press('resetColors');
  expect(root.dataset.primary).toBeUndefined();
  expect(document.cookie).not.toContain('paletteColors');
  expect(custom.value).toBe(first);
});

test('everything goes back to what it was', () => {
  const before = chosen();
  pick('mode', 'dark');
  pick('direction', 'rtl');
  pick('density', 'dense');
  pick('spacing', '3');
  pick('customColor', '#123457');
  pick('codeVariant', 'JS');
  pick('codeStyling', 'CSS');
  expect(chosen()).not.toEqual(before);
  press('resetAll');
  expect(chosen()).toEqual(before);
  expect(control('spacing').value).toBe('8');
  expect([root.dir, root.dataset.mode, root.dataset.primary]).toEqual(['ltr', 'system', undefined]);
});

test('what was chosen elsewhere shows on the controls', async () => {
  const { choose } = await import('../../renderer/preferences/store.ts');
  choose({ mode: 'light', codeVariant: 'JS' });
  expect(chosen()).toMatchObject({ mode: 'light', codeVariant: 'JS' });
});
