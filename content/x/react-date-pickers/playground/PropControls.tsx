import { ControlGroup } from './ControlGroup';
import type { Composition } from './composition';
import { optionOf } from './control';
import { OptionChecks } from './OptionChecks';
import { OptionSelect } from './OptionSelect';
import { allActions, type Settings } from './settings';
import { ViewControls } from './ViewControls';

interface PropControlsProps {
  settings: Settings;
  composition: Composition;
  onChoose: (name: string, option: string) => void;
}

const groups = ['Views', 'State', 'Validation', 'Slots'] as const;

export function PropControls(props: PropControlsProps) {
  const { settings, composition, onChoose } = props;
  const { actions } = composition;

  const ofSlots = (
    <OptionChecks
      label="slotProps.actionBar.actions (none: not set)"
      options={allActions}
      chosen={actions}
      onChoose={(options) => onChoose('actions', options.join())}
    />
  );

  return groups.map((group) => (
    <ControlGroup key={group} title={group}>
      {group === 'Views' && <ViewControls {...props} />}
      {composition.controls
        .filter((control) => control.group === group)
        .map((control) => (
          <OptionSelect
            key={control.path}
            label={control.path}
            unset="not set"
            options={control.options}
            chosen={optionOf(control, settings)}
            onChoose={(option) => onChoose(control.path, option)}
          />
        ))}
      {group === 'Slots' && ofSlots}
    </ControlGroup>
  ));
}
