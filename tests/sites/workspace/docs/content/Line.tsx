import { Reel, WindGauge } from 'kite-ui';

export default function Line() {
  return (
    <>
      <Reel length={60} />
      <WindGauge speed={24} />
    </>
  );
}
