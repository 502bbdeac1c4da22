import type { ApiComponent } from '../model/api-component.ts';
import type { ApiProp } from '../model/api-entry.ts';
import type { ApiReference } from '../model/reference.ts';

/** A prop of which the reference prints a default. */
export interface PrintedDefault {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  readonly component: ApiComponent;
  readonly prop: ApiProp;
  readonly printed: string;
}

/** The defaults of the props of all components. */
export const printedDefaults = ({ components }: Pick<ApiReference, 'components'>): PrintedDefault[] =>
  components.flatMap((component) =>
    component.props.flatMap((prop) =>
      prop.default === undefined
        ? []
        : [
            {
              of: `${component.product} ${component.name} prop ${prop.name}`,
              component,
              prop,
              printed: prop.default,
            },
          ],
    ),
  );
