import type { Composition } from './composition';
import { OptionChecks } from './OptionChecks';
import { OptionSelect } from './OptionSelect';
import { viewsOf } from './pickerNames';

interface ViewControlsProps {
  composition: Composition;
  onChoose: (name: string, option: string) => void;
}

/** A range always shows days, and has no views to choose. */
export function ViewControls({ composition, onChoose }: ViewControlsProps) {
  const { family, views, openTo } = composition;
  if (family === 'DateRange') return null;

  return (
    <>
      <OptionChecks
        required
        label="views"
        options={viewsOf(family)}
        chosen={views}
        onChoose={(options) => onChoose('views', options.join())}
      />
      <OptionSelect
        label="openTo"
        unset="not set"
        options={views}
        chosen={openTo}
        onChoose={(option) => onChoose('openTo', option)}
      />
    </>
  );
}
