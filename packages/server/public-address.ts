type Environment = Readonly<Record<string, string | undefined>>

/** The public origin of Sella according to SELLA_ADDRESS, "https://sella.clinic.example"; null where it is not set. */
export const publicAddress = (env: Environment): URL | null => {
  const text = env.SELLA_ADDRESS
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  if (!url || !safe || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new Error('SELLA_ADDRESS must be https://host or https://host:port, as doctors open it')
  return url
}

/**
 * What passkeys are bound to: the host in SELLA_ADDRESS, or its parent domain named by SELLA_PASSKEY_DOMAIN. Without an address
 * they work on this machine only (http://localhost), the only place where browsers allow them without TLS.
 */
export const passkeysAt = (env: Environment): { readonly domain: string; readonly origin: string | null } => {
  const url = publicAddress(env)
  const domain = env.SELLA_PASSKEY_DOMAIN || url?.hostname || 'localhost'
  if (url && url.hostname !== domain && !url.hostname.endsWith(`.${domain}`))
    throw new Error('SELLA_PASSKEY_DOMAIN must be the host of SELLA_ADDRESS or a domain it lies in')
  if (!url && domain !== 'localhost') throw new Error('SELLA_PASSKEY_DOMAIN needs SELLA_ADDRESS')
  return { domain, origin: url?.origin ?? null }
}
