import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

/** Why a device did not answer. */
export class PasskeyTrouble extends Error {
  constructor(
    readonly kind: 'cancelled' | 'elsewhere' | 'unable' | 'registered',
    /** Where passkeys of this installation work. */
    readonly domain = '',
  ) {
    super(kind)
  }
}

/** Whether this page can ask for passkeys at all: browsers do so only on a host with a name, and with TLS or on this machine. */
export const passkeysHere = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** What went wrong with a passkey, in words. */
export const usePasskeyText = (): ((error: unknown) => string) => {
  const { t, lang } = useWords()
  return error => (error instanceof PasskeyTrouble ? t(`passkey.${error.kind}`, { domain: error.domain }) : textOf(error, lang))
}
