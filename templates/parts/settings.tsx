import {
  codeStylings,
  type Direction,
  type Mode,
  preferenceTable,
  spacingRange,
} from '../../renderer/preferences/model.ts';
import type { CodeVariant } from '../../renderer/view/demo.ts';
import type { LanguageView, PageView } from '../../renderer/view/page.ts';
import { Icon, type IconName } from './icon.tsx';
import { message } from './message.ts';
import { closes, opens, popover } from './popover.ts';
import { swatches } from './swatches.ts';

const id = 'site--settings';
const titleId = 'site--settings-title';

// On opening, the popover itself gets the focus.
const focused = { tabIndex: -1, autoFocus: true };

interface Props {
  readonly view: LanguageView;
}

export function SettingsButton({ view }: Props) {
  return (
    <button
      type="button"
      className="icon-button settings-button needs-js"
      aria-haspopup="dialog"
      {...opens(id)}
    >
      <Icon name="settings" />
      <span className="sr">{message(view, 'settings.title')}</span>
    </button>
  );
}

interface Option {
  readonly value: string;
  readonly text: string;
  readonly icon?: IconName;
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly describedBy?: string;
}

function Choice({ legend, name, options, describedBy }: ChoiceProps) {
  return (
    <fieldset className="setting" aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className="segments">
        {options.map(({ value, text, icon }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} />
            {icon !== undefined && <Icon name={icon} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ResetProps extends Props {
  readonly setting: string;
  readonly text: string;
}

function Reset({ view, setting, text }: ResetProps) {
  return (
    <button
      type="button"
      className="setting-reset"
      data-setting={setting}
      data-said={message(view, 'settings.wasReset')}
    >
      {message(view, text)}
    </button>
  );
}

function Step({ view, setting, text, sign }: ResetProps & { readonly sign: string }) {
  return (
    <button
      type="button"
      data-setting={setting}
      data-said={message(view, 'settings.spacingIs')}
      aria-label={message(view, text)}
    >
      {sign}
    </button>
  );
}

function Spacing({ view }: Props) {
  return (
    <div className="setting setting-row">
      <label htmlFor="site--settings-spacing">{message(view, 'settings.spacing')}</label>
      <div className="stepper">
        <Step view={view} setting="less" text="settings.less" sign="−" />
        <input
          id="site--settings-spacing"
          type="number"
          name="spacing"
          inputMode="numeric"
          step="1"
          {...spacingRange}
        />
        <Step view={view} setting="more" text="settings.more" sign="+" />
      </div>
    </div>
  );
}

function Colors({ view }: Props) {
  return (
    <fieldset className="setting" aria-describedby="site--settings-color-note">
      <legend>{message(view, 'settings.color')}</legend>
      <div className="swatches">
        {swatches.map(({ name, color }) => (
          <label
            key={name}
            style={color === '' ? undefined : { color }}
            title={message(view, `color.${name}`)}
          >
            <input type="radio" name="color" value={color} aria-label={message(view, `color.${name}`)} />
          </label>
        ))}
        <label className="swatch-custom" data-custom="" title={message(view, 'color.custom')}>
          <input
            type="color"
            name="customColor"
            defaultValue="#7a4a12"
            aria-label={message(view, 'color.custom')}
          />
        </label>
      </div>
      <p className="setting-note" id="site--settings-color-note">
        {message(view, 'settings.colorNote')}
      </p>
    </fieldset>
  );
}

const options = (
  view: LanguageView,
  values: readonly string[],
  icons: Readonly<Record<string, IconName>> = {},
) => values.map((value): Option => ({ value, text: message(view, `settings.${value}`), icon: icons[value] }));

const modeIcons: Readonly<Record<Mode, IconName>> = { light: 'sun', system: 'system', dark: 'moon' };
const directionIcons: Readonly<Record<Direction, IconName>> = { ltr: 'ltr', rtl: 'rtl' };
const languages: Readonly<Record<CodeVariant, string>> = { JS: 'JavaScript', TS: 'TypeScript' };

const itself = (value: string): Option => ({ value, text: value });

/** The same on all pages of a language, which fetch it when a reader is about to open the drawer. */
export function SettingsControls({ view }: Props) {
  return (
    <div className="settings-body">
      <Choice
        legend={message(view, 'settings.mode')}
        name="mode"
        options={options(view, Object.keys(modeIcons), modeIcons)}
      />
      <Choice
        legend={message(view, 'settings.direction')}
        name="direction"
        options={options(view, Object.keys(directionIcons), directionIcons)}
      />
      <Colors view={view} />
      <Reset view={view} setting="resetColors" text="settings.resetColors" />
      <Choice
        legend={message(view, 'settings.density')}
        name="density"
        options={options(view, Object.keys(preferenceTable.dense.values))}
      />
      <Spacing view={view} />
      <Reset view={view} setting="resetDensity" text="settings.resetDensity" />
      <Choice
        legend={message(view, 'settings.code')}
        name="codeVariant"
        options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
      />
      <Choice
        legend={message(view, 'settings.codeTypes')}
        name="codeTypes"
        options={options(view, ['on', 'off'])}
      />
      <Choice
        legend={message(view, 'settings.styling')}
        name="codeStyling"
        options={codeStylings.map(itself)}
        describedBy="site--settings-styling-note"
      />
      <p className="setting-note" id="site--settings-styling-note">
        {message(view, 'settings.stylingNote')}
      </p>
      {view.site.helpPath !== null && (
        <a className="settings-help" href={view.site.helpPath}>
          {message(view, 'settings.help')}
        </a>
      )}
    </div>
  );
}

/** Beside the page, which stays visible and usable: changes show at once. */
export function SettingsDrawer({ view }: { readonly view: PageView }) {
  return (
    <div
      className="settings"
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      data-href={view.head.settings ?? undefined}
      {...popover}
      {...focused}
    >
      <div className="settings-head">
        <h2 id={titleId}>{message(view, 'settings.title')}</h2>
        <Reset view={view} setting="resetAll" text="settings.resetAll" />
        <button type="button" className="icon-button" {...closes(id)}>
          <Icon name="close" />
          <span className="sr">{message(view, 'settings.close')}</span>
        </button>
      </div>
    </div>
  );
}
