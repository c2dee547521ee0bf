/**
 * The engine of the networks (onnxruntime, from 1.29 on) would keep a name for this machine and send its maker what is run on it. Told so
 * before it is first loaded, in the main thread, it keeps and sends nothing; threads then find it told.
 */
export const engineReportsNothing = (): void => {
  process.env.ORT_DISABLE_TELEMETRY = '1'
}
