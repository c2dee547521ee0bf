/** Secrets of the installation, alike for all its processes. They are in no backup. */
export interface SecretTable {
  name: string
  /** 32 bytes in base64url. */
  value: string
}

/** An original that is arriving somewhere: until then nobody may remove its content. */
export interface FileHoldTable {
  uuid: string
  hash: string
  until: string
}

/** An original that no row names any more and that is to be removed. */
export interface FileRemovalTable {
  hash: string
  wanted_at: string
  /** Until then one process is removing it, and who takes the same content in waits; empty while nobody is. */
  until: string
}

/** How far the round over all originals has come: one row. */
export interface ScrubTable {
  id: number
  /** The original read last; empty at the beginning of a round. */
  last_path: string
  round_began_at: string
}

/** An original that was not there, or not what its name says, when it was read last. */
export interface BrokenOriginalTable {
  path: string
  kind: 'missing' | 'damaged'
  seen_at: string
}
