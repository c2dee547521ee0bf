import { invitePath, phonePath, sharedPath } from '../paths'

/** Open to anybody, and only to who is not signed in. */
const publicPaths: readonly string[] = ['/home', '/tutorial', '/about', '/login']

/**
 * Where a path leads: null to stay, else the path to go to. A signed-in doctor never sees the public pages;
 * anybody else sees nothing but them. The root stands for the first page of either.
 */
export const guard = (path: string, signedIn: boolean): string | null => {
  if (path === invitePath || path === sharedPath || path === phonePath) return null
  if (signedIn) return path === '/' || publicPaths.includes(path) ? '/patients' : null
  return publicPaths.includes(path) ? null : '/home'
}
