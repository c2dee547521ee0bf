/** Where the keys of unanswered acts are stored, so that they survive a reload of this tab. */
export interface StoredKeys {
  readonly read: () => Readonly<Record<string, string>>
  readonly write: (keys: Readonly<Record<string, string>>) => void
}

/** Maximum number of stored keys; beyond it the oldest is dropped. */
const mostKeys = 50

/** 32 random hexadecimal digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * A short hash of a call and its input (FNV-1a, forwards and backwards), so that no patient data is stored. A collision is
 * harmless: the server compares the input itself.
 */
const nameOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** Acts with a secret in their input are remembered in memory only: not even their hash is stored. */
const isSecret = (input: object): boolean => /password|code|token|second/i.test(Object.keys(input).join(' '))

interface Ended {
  readonly status: number
}

/** Whether a reply settles what became of the act; a server that failed with 5xx may have done it. */
const isCertain = ({ status }: Ended): boolean => status < 500

/**
 * Milliseconds after its reply during which a reloaded page still sends the same act under the same key: the page may have
 * closed between receiving the reply and clearing the form.
 */
const settles = 30_000

/** A stored key, and when its act was answered (ms); 0 if it has not been. */
const keptKey = (text: string | undefined) => {
  const [key, at] = (text ?? '').split(' ')
  return key ? { key, answered: Number(at ?? 0) } : null
}

/** The keys of acts that may be repeated. */
const keysIn = (kept: StoredKeys, now: () => number) => {
  /** Keys of acts with a secret, in memory. */
  const secrets = new Map<string, string>()
  /** Acts answered since this page was loaded: repeating one of them here is a new act. */
  const answered = new Set<string>()
  const put = (name: string, text: string): void => {
    const { [name]: _, ...others } = kept.read()
    kept.write(Object.fromEntries([...Object.entries(others).slice(1 - mostKeys), [name, text]]))
  }
  const before = (name: string): string | undefined => {
    if (answered.has(name)) return undefined
    const stored = keptKey(kept.read()[name])
    return secrets.get(name) ?? (stored && (stored.answered === 0 || now() - stored.answered < settles) ? stored.key : undefined)
  }
  return {
    keyFor: (name: string, secret: boolean): string => {
      const key = before(name) ?? newKey()
      answered.delete(name)
      if (secret) secrets.set(name, key)
      else put(name, key)
      return key
    },
    noteAnswered: (name: string): void => {
      answered.add(name)
      if (secrets.delete(name)) return
      const key = keptKey(kept.read()[name])?.key
      if (key) put(name, `${key} ${now()}`)
    },
  }
}

/**
 * Guards acts that must not happen twice. While an act is in flight, repeating it (a key pressed twice) returns the same
 * promise; repeating it after a lost reply sends the same key, for which the server returns its first reply.
 */
export const actsWith = (kept: StoredKeys, now: () => number = Date.now) => {
  const running = new Map<string, Promise<Ended>>()
  const { keyFor, noteAnswered } = keysIn(kept, now)
  return <T extends Ended>(call: string, input: object, send: (key: string) => Promise<T>): Promise<T> => {
    const text = `${call} ${JSON.stringify(input)}`
    const before = running.get(text) as Promise<T> | undefined
    if (before) return before
    const name = nameOf(text)
    const act = send(keyFor(name, isSecret(input)))
      .then(ended => {
        if (isCertain(ended)) noteAnswered(name)
        return ended
      })
      .finally(() => running.delete(text))
    running.set(text, act)
    return act
  }
}
