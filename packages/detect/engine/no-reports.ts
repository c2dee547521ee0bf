/**
 * By default the engine of the networks (onnxruntime, from 1.29 on) stores an identifier of this machine and reports what is run
 * on it to its vendor. This setting, made before it is first loaded in the main thread, disables both; threads inherit it.
 */
export const engineReportsNothing = (): void => {
  process.env.ORT_DISABLE_TELEMETRY = '1'
}
