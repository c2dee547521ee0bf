import type { Plugin } from 'vite'

/** What `useEscKeyDown` does during a rendering; what it does once mounted is the same. */
const duringRendering =
  /\n {2}useMemo\(\(\) => \{\s*if \(open\) \{\s*ensure\(\);\s*\} else if \(!open\) \{\s*clear\(\);\s*\}\s*\}, \[open\]\);/

/** The code of `useEscKeyDown` without its work during a rendering; throws if it has none, as after an update. */
const onlyMounted = (code: string): string => {
  if (!duringRendering.test(code))
    throw new Error('useEscKeyDown lists nothing during a rendering any more: see mounted-escape.ts')
  return code.replace(duringRendering, '')
}

/**
 * Lets a window of antd's hear Escape only while it is mounted. antd also lists windows during a rendering: one that React abandons, as when
 * data arrives while a window's code is being loaded, stays listed for ever, and every later Escape on the page runs its `onCancel`,
 * which closes, unasked, whatever is open in its place by then.
 */
export const mountedEscape = (): Plugin => ({
  name: 'mounted-escape',
  apply: 'build',
  transform: {
    filter: { id: /\/@rc-component\/portal\/es\/useEscKeyDown\.js$/ },
    handler: code => ({ code: onlyMounted(code), map: null }),
  },
})
