import { Refusal } from '../http/refusal'

/** An HTTP service of another machine, with the user name and password for it. */
export interface ServiceAt {
  readonly url: string
  readonly user: string
  readonly password: string
}

/** Milliseconds within which a machine must begin to reply. */
const usualPatience = 60_000

interface Asked extends RequestInit {
  readonly patience?: number
}

/**
 * Sends a request to a machine; judging the reply's status is up to the caller. Throws MACHINE_AWAY where no reply begins. The reply itself
 * may take as long as something comes: a large film on a slow line takes minutes.
 */
export const askMachine = async (
  { url, user, password }: ServiceAt,
  path: string,
  { signal, headers, patience = usualPatience, ...init }: Asked = {},
): Promise<Response> => {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Error(`no reply within ${patience} ms`)), patience)
  const sign: Record<string, string> =
    user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  try {
    return await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers: { ...sign, ...(headers as Record<string, string> | undefined) },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
    })
  } catch (error) {
    throw new Refusal('MACHINE_AWAY', {}, error)
  } finally {
    clearTimeout(timer)
  }
}
