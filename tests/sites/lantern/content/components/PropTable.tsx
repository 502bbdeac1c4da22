import props from './props.json';

interface Props {
  /** Name of a component of the library. */
  readonly of: keyof typeof props;
}

/** Part of the text, not a demo: it has no script in the browser. */
export default function PropTable({ of }: Props) {
  return (
    <dl className="props">
      {Object.entries(props[of]).map(([name, text]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
