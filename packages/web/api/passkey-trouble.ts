import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

/** Why a device did not respond. */
export class PasskeyTrouble extends Error {
  constructor(
    readonly kind: 'cancelled' | 'elsewhere' | 'unable' | 'registered',
    /** The domain on which passkeys of this installation work. */
    readonly domain = '',
  ) {
    super(kind)
  }
}

/** Whether this page can use passkeys at all: browsers require a host name, and TLS unless the host is this machine. */
export const passkeysHere = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** The explanation of a passkey error. */
export const usePasskeyText = (): ((error: unknown) => string) => {
  const { t, lang } = useWords()
  return error => (error instanceof PasskeyTrouble ? t(`passkey.${error.kind}`, { domain: error.domain }) : textOf(error, lang))
}
