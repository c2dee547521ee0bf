import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mountedEscape } from './mounted-escape'

const read = () => readFileSync(new URL('../../node_modules/@rc-component/portal/es/useEscKeyDown.js', import.meta.url), 'utf8')

const { transform } = mountedEscape()
const handler = transform && typeof transform === 'object' ? transform.handler : transform
const onlyMounted = (code: string): string => (handler as unknown as (code: string) => { code: string })(code).code

describe('the windows that hear Escape', () => {
  it('are listed by the effect of a mounted one alone, which also takes them off the list', () => {
    const hook = onlyMounted(read()).split('export default function useEscKeyDown')[1] ?? ''
    expect(hook.match(/ensure\(\);/g)).toHaveLength(1)
    expect(hook).toMatch(/useEffect\(\(\) => \{\s*if \(open\) \{\s*ensure\(\);[\s\S]*return \(\) => \{\s*clear\(\);/)
    expect(hook).not.toContain('useMemo(')
  })

  it('are not left as they are when the library changes', () => {
    expect(() => onlyMounted(onlyMounted(read()))).toThrow('mounted-escape.ts')
  })
})
