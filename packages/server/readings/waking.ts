import type { CallName } from '@sella/contract/calls/index'
import type { Asking, DoctorAsking, Handlers } from '../http/handlers'

/**
 * Calls after which a value may be out of date: they change a tracing, its film, what the doctor measures, how accurately she
 * places points, or what the films of a case say of each other's scales.
 */
const touching: ReadonlySet<CallName> = new Set([
  'timebarUpdate',
  'timebarDelete',
  'timebarRestore',
  'patientUpdate',
  'overconfigUpdate',
  'imageUpload',
  'imageMove',
  'imageChoose',
  'imageTakeBack',
  'imageDelete',
  'imageEdit',
  'imageRestore',
  'waitingPlace',
  'settingSave',
  'rereadAdd',
  'rereadDetected',
  'rereadDelete',
  'rereadDraftClose',
])

type AnyHandler = (input: unknown, asking: Asking | DoctorAsking) => Promise<unknown>

/** Wraps the handlers so that the values they affect are measured again right after. */
export const waking = (handlers: Handlers, wake: (doctor: string) => void): Handlers =>
  Object.fromEntries(
    (Object.entries(handlers) as [CallName, AnyHandler][]).map(([name, handler]) => [
      name,
      touching.has(name)
        ? async (input: unknown, asking: Asking | DoctorAsking) => {
            const output = await handler(input, asking)
            if ('doctor' in asking) wake(asking.doctor)
            return output
          }
        : handler,
    ]),
  ) as unknown as Handlers
