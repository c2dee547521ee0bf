import { invitePath, phonePath, sharedPath } from '../paths'

/** Open to anyone, and only to those who are not signed in. */
const publicPaths: readonly string[] = ['/home', '/tutorial', '/about', '/login']

/**
 * The redirect for a path: null to stay. A signed-in doctor never sees the public pages; anyone else sees only those. The root
 * leads to the first page of either.
 */
export const guard = (path: string, signedIn: boolean): string | null => {
  if (path === invitePath || path === sharedPath || path === phonePath) return null
  if (signedIn) return path === '/' || publicPaths.includes(path) ? '/patients' : null
  return publicPaths.includes(path) ? null : '/home'
}
