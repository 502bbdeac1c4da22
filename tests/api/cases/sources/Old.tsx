import * as React from 'react';

/** A component of old. */
export class Old extends React.Component<{ size?: number; name: string }> {
  static defaultProps = { size: 5 };
  render() {
    return <p>{this.props.size}</p>;
  }
}
