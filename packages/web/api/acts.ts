/** Where the keys of unanswered acts are kept, so that they outlive a reload of this tab. */
export interface StoredKeys {
  readonly read: () => Readonly<Record<string, string>>
  readonly write: (keys: Readonly<Record<string, string>>) => void
}

/** Acts that wait for a reply at most; with more of them the oldest is given up. */
const mostKeys = 50

/** 32 random hexadecimal digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** A short name of a text, by FNV-1a in two halves: patients are not written down. Two texts of one name are still two to the server. */
const nameOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** Secrets do not even leave the trace of their name. */
const isSecret = (input: object): boolean => /password|code|token|second/i.test(Object.keys(input).join(' '))

interface Ended {
  readonly status: number
}

/** Whether a reply says for certain what became of the act; a server that failed may have done it. */
const isCertain = ({ status }: Ended): boolean => status < 500

/**
 * Milliseconds for which a page that is loaded anew still takes the same act for the one that was answered: the reply may have come, and
 * the page have ended, before the form that asked was forgotten.
 */
const settles = 30_000

/** A kept key, and when it was answered; 0 while it is not. */
const keptKey = (text: string | undefined) => {
  const [key, at] = (text ?? '').split(' ')
  return key ? { key, answered: Number(at ?? 0) } : null
}

/** The keys of acts that may still be asked again. */
const keysIn = (kept: StoredKeys, now: () => number) => {
  /** Of acts that hold a secret. */
  const secrets = new Map<string, string>()
  /** Answered while this page stands: whoever asks the same here again means another act. */
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
 * Acts that must not happen twice. The same one asked while it is on its way is on its way already, as where a key is pressed twice; asked
 * again after its reply was lost, it goes under the same key, by which the server gives the reply of the first time.
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
