import { Refusal } from '../http/refusal'

/** A service that another machine offers by HTTP, with the name and password that open it. */
export interface ServiceAt {
  readonly url: string
  readonly user: string
  readonly password: string
}

/** Milliseconds a machine may take for an answer. */
const patience = 60_000

/** Asks a machine; the answer's status is for the caller to judge. Throws MACHINE_AWAY where nobody answers. */
export const askMachine = async (
  { url, user, password }: ServiceAt,
  path: string,
  { signal, headers, ...init }: RequestInit = {},
): Promise<Response> => {
  const ending = AbortSignal.timeout(patience)
  const sign: Record<string, string> =
    user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  try {
    return await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers: { ...sign, ...(headers as Record<string, string> | undefined) },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, ending]) : ending,
    })
  } catch (error) {
    throw new Refusal('MACHINE_AWAY', {}, error)
  }
}
