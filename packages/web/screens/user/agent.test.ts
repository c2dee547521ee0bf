import { expect, it } from 'vitest'
import { agentWords } from './agent'

it('tells a browser and its machine by what the browser calls itself', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  expect([windows, `${windows} Edg/140.0.0.0`, iphone, 'curl/8', ''].map(agentWords)).toEqual([
    'Chrome · Windows',
    'Edge · Windows',
    'Safari · iPhone',
    null,
    null,
  ])
})
