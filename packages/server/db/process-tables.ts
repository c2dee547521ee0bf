/** Secrets of the installation, shared by all its processes. They are not part of any backup. */
export interface SecretTable {
  name: string
  /** 32 bytes in base64url. */
  value: string
}

/** An original that a process is taking in: nobody may remove its content before `until`. */
export interface FileHoldTable {
  uuid: string
  hash: string
  until: string
}

/** An original to be removed because no row refers to it any more. */
export interface FileRemovalTable {
  hash: string
  wanted_at: string
  /** Until then one process is removing it, and anyone taking in the same content waits; empty while nobody is. */
  until: string
}

/** Progress of the round over all originals: a single row. */
export interface ScrubTable {
  id: number
  /** The original read last; empty at the start of a round. */
  last_path: string
  round_began_at: string
}

/** An original that was missing, or did not match its name, when last read. */
export interface BrokenOriginalTable {
  path: string
  kind: 'missing' | 'damaged'
  seen_at: string
}

/** A call that must not happen twice, by a hash of whose it is, what it asks and the key its sender chose. */
export interface ActTable {
  name: string
  /** Sealed with the sender's key; null while the call is at work. */
  reply: string | null
  at: string
}
