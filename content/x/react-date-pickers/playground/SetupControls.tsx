import { ControlGroup } from './ControlGroup';
import type { Composition } from './composition';
import { OptionSelect } from './OptionSelect';
import { families, variantsByChoice } from './pickerNames';
import { libraries, locales, type Settings, timezones } from './settings';

interface SetupControlsProps {
  settings: Settings;
  composition: Composition;
  onChoose: (name: string, option: string) => void;
}

const choices = [
  ['component', 'Component', families],
  ['variants', 'Variants', Object.keys(variantsByChoice)],
  ['adapter', 'Date library', Object.keys(libraries)],
  ['locale', 'Locale', locales],
] as const;

export function SetupControls(props: SetupControlsProps) {
  const { settings, composition, onChoose } = props;

  return (
    <ControlGroup title="Component and provider">
      {choices.map(([name, label, options]) => {
        const [first = '', ...others] = options;
        const chosen = others.find((option) => option === settings[name]);
        return (
          <OptionSelect
            key={name}
            label={label}
            unset={first}
            options={others}
            chosen={chosen ?? ''}
            onChoose={(option) => onChoose(name, option)}
          />
        );
      })}
      {composition.library.hasZones && (
        <OptionSelect
          label="timezone"
          unset="not set"
          options={timezones}
          chosen={composition.timezone}
          onChoose={(option) => onChoose('timezone', option)}
        />
      )}
    </ControlGroup>
  );
}
