import { expect, test } from 'vitest'
import { inGb18030 } from './gb18030'

const decoder = new TextDecoder('gb18030')

test('every character of the basic plane that text can hold comes back, and rare ones beyond it', () => {
  const lost: string[] = []
  for (let code = 0x20; code <= 0x2ffff; code += code < 0x10000 ? 1 : 97) {
    if (code >= 0xd800 && code <= 0xf8ff) continue
    const character = String.fromCodePoint(code)
    if (decoder.decode(inGb18030(character)) !== character) lost.push(code.toString(16))
  }
  // What the decoder itself knows by no code of its own.
  expect(lost.filter(code => Number.parseInt(code, 16) < 0xfe00 || Number.parseInt(code, 16) > 0xffff)).toEqual([])
})

test('a name as machines in China write it', () => {
  expect(inGb18030('WANG^XIAODONG=王^小东').toString('hex')).toBe(
    Buffer.concat([Buffer.from('WANG^XIAODONG='), Buffer.from('cdf55ed0a1b6ab', 'hex')]).toString('hex'),
  )
})
