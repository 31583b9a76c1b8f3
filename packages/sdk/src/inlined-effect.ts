// What the client uses of Effect, as a file of its own in the package: see `effectFirst` in parts-apart.ts.
export { Reference } from "effect/Context";
export {
  callback,
  catchCause,
  fail,
  failCause,
  flatMap,
  runFork,
  runForkWith,
  succeed,
  void,
  withFiber,
} from "effect/Effect";
