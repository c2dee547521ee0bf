import { Refusal } from '../http/refusal'

/** An HTTP service of another machine, with the user name and password for it. */
export interface ServiceAt {
  readonly url: string
  readonly user: string
  readonly password: string
}

/** Milliseconds a machine may take to reply. */
const patience = 60_000

/** Sends a request to a machine; judging the reply's status is up to the caller. Throws MACHINE_AWAY where there is no reply. */
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
