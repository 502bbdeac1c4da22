import * as React from 'react';

export interface KiteProps {
  /** In metres. */
  span?: number;
  colours?: readonly string[];
}

function KiteBase(props: KiteProps) {
  const { span = 2, colours = ['red'] } = props;
  return <p>{span + colours.length}</p>;
}

/** A kite. */
export const Kite = React.memo(KiteBase);
